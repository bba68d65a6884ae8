import { PassThrough, type Readable } from 'node:stream';
import { checkKey } from './key.ts';
import { type Listing, parseListing } from './s3-listing.ts';
import { createS3Requests, type S3Answer, type S3Settings, type S3Times, storageProblem } from './s3-requests.ts';
import { StorageError } from './storage-error.ts';
import type { FileStore } from './store.ts';

/** As many as a store gives at once. */
const PAGE_SIZE = 1000;
const LISTING_MAX_BYTES = 16 * 2 ** 20;

interface Range {
  start: number;
  end: number;
}

/** Files in a bucket, by path-style addresses. All bytes pass through this process: nobody else is told where they lie. */
export function createS3Store(
  settings: S3Settings,
  { log, times }: { log: (line: string) => void; times?: Partial<S3Times> },
): FileStore {
  const { send, retrying, close } = createS3Requests(settings, log, times);

  /** Size and version of what is stored; null when there is nothing. */
  async function look(key: string): Promise<{ size: number; etag: string } | null> {
    const answer = await send({ method: 'HEAD', key, accepts: [200, 404] });
    await answer.body.dump();
    if (answer.statusCode === 404) return null;
    return { size: sizeOf(answer), etag: String(answer.headers.etag) };
  }

  async function putOnce(key: string, bytes: Uint8Array): Promise<void> {
    const answer = await send({ method: 'PUT', key, body: bytes, accepts: [200] });
    await answer.body.dump();
    const stored = await look(key);
    // Of two who write at once the later one's bytes stand there.
    const isOurs = stored?.etag === String(answer.headers.etag);
    if (!stored || (isOurs && stored.size !== bytes.byteLength)) {
      throw new StorageError('what it says it stored is not there whole', { isPassing: true });
    }
  }

  async function listOnce(after: string | null, pageSize: number): Promise<Listing> {
    const query = {
      'list-type': '2',
      'encoding-type': 'url',
      'max-keys': String(pageSize),
      ...(after !== null && { 'continuation-token': after }),
    };
    const answer = await send({ method: 'GET', key: null, query, accepts: [200] });
    return parseListing(await textUpTo(answer.body, LISTING_MAX_BYTES));
  }

  async function download(key: string, size: number, range: Range | undefined, signal: AbortSignal): Promise<Readable> {
    const headers = range && { range: `bytes=${range.start}-${range.end}` };
    const answer = await send({ method: 'GET', key, headers, accepts: [range ? 206 : 200], signal });
    const expected = range ? range.end - range.start + 1 : size;
    if (sizeOf(answer) === expected) return answer.body;
    answer.body.destroy();
    throw new StorageError('a file has not the size that was told before', { isPassing: false });
  }

  /** Whoever destroys the stream ends the reading from the store, also before it began. */
  function read(key: string, size: number, range?: Range): Readable {
    const gone = new AbortController();
    const out = new PassThrough();
    out.once('close', () => gone.abort());
    retrying('read', () => download(key, size, range, gone.signal), gone.signal).then(
      (body) => {
        body.once('error', (error) => out.destroy(storageProblem(error)));
        body.pipe(out);
      },
      (error) => out.destroy(error),
    );
    return out;
  }

  return {
    async put(key, bytes) {
      checkKey(key);
      await retrying('put', () => putOnce(key, bytes));
    },

    async open(key) {
      checkKey(key);
      const found = await retrying('look', () => look(key));
      return found && { size: found.size, read: (range) => read(key, found.size, range) };
    },

    async remove(key) {
      checkKey(key);
      await retrying('remove', async () => {
        const answer = await send({ method: 'DELETE', key, accepts: [200, 204, 404] });
        await answer.body.dump();
      });
    },

    async *list(pageSize = PAGE_SIZE) {
      for (let after: string | null = null; ; ) {
        const { files, next }: Listing = await retrying('list', () => listOnce(after, pageSize));
        if (files.length > 0) yield files;
        if (next === null) return;
        if (next === after) throw new StorageError('its list of files has no end', { isPassing: false });
        after = next;
      }
    },

    // A put is there whole or not at all.
    async tidy() {},

    close,
  };
}

async function textUpTo(body: Readable, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > most) throw new StorageError('its list of files is too long', { isPassing: false });
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function sizeOf({ headers }: S3Answer): number {
  const size = Number(headers['content-length'] ?? Number.NaN);
  if (Number.isNaN(size)) throw new StorageError('it does not tell the size of a file', { isPassing: false });
  return size;
}
