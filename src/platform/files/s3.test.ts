/** What a store does to us that a good one never does. test/engines/s3.test.ts runs the driver on a real one. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, test } from 'node:test';
import { createS3Store } from './s3.ts';
import type { S3Times } from './s3-requests.ts';
import { StorageError } from './storage-error.ts';
import type { FileStore } from './store.ts';
import { textOf } from './try-store.ts';

const KEY = 'documents/ab/one.pdf';
const SECRET = 'the-secret-of-this-test';
const BYTES = new TextEncoder().encode('hello');

const opened: { close(): unknown }[] = [];
describe('files in S3-compatible storage', () => {
  afterEach(async () => {
    for (const { close } of opened.splice(0).reverse()) await close();
  });

  interface Broken {
    store: FileStore;
    address: string;
    /** The methods of the requests that came. */
    asked: string[];
    logged: string[];
  }

  async function storeThat(handler: http.RequestListener, times: Partial<S3Times> = {}): Promise<Broken> {
    const asked: string[] = [];
    const logged: string[] = [];
    const server = http.createServer((request, response) => {
      asked.push(request.method!);
      request.resume();
      handler(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    opened.push({ close: () => server.close().closeAllConnections() });
    const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const store = storeAt(address, logged, times);
    return { store, address, asked, logged };
  }

  function storeAt(address: string, logged: string[], times: Partial<S3Times>): FileStore {
    const settings = { bucket: 'pages', region: 'us-east-1', accessKeyId: 'WHO-IS-IT', secretAccessKey: SECRET };
    const store = createS3Store(
      { ...settings, endpoint: `http://${address}` },
      { log: (line) => logged.push(line), times },
    );
    opened.push(store);
    return store;
  }

  const tells =
    (size: number): http.RequestListener =>
    (_request, response) =>
      void response.writeHead(200, { 'content-length': size, etag: '"one"' }).end();

  /** An error in the words of a store, which repeats what it was told. */
  const errs =
    (status: number, code: string): http.RequestListener =>
    (request, response) =>
      void response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code><AWSAccessKeyId>WHO-IS-IT</AWSAccessKeyId>${request.headers.host}</Error>`);

  async function problemOf(work: Promise<unknown>): Promise<StorageError> {
    const error = await work.then(
      () => assert.fail('it did not fail'),
      (thrown: unknown) => thrown,
    );
    assert.ok(error instanceof StorageError, String(error));
    return error;
  }

  function assertPlain(
    { message, reason }: StorageError,
    { address, logged }: Pick<Broken, 'address' | 'logged'>,
  ): void {
    assert.equal(message, 'The file storage does not answer as it should. Please try again later.');
    for (const text of [reason, ...logged]) {
      for (const secret of ['<', 'WHO-IS-IT', SECRET, address, '127.0.0.1']) assert.ok(!text.includes(secret), text);
    }
  }

  test('what fails for a moment is tried again', async () => {
    let count = 0;
    const { store, asked } = await storeThat((request, response) => {
      count += 1;
      if (count === 1) return errs(503, 'SlowDown')(request, response);
      if (count === 2) return void request.socket.destroy();
      return tells(request.method === 'PUT' ? 0 : BYTES.length)(request, response);
    });
    await store.put(KEY, BYTES);
    assert.deepEqual(asked, ['PUT', 'PUT', 'PUT', 'HEAD']);
  });

  test('three times and no more; the error is about storage and repeats nothing of it', async () => {
    const broken = await storeThat(errs(500, 'InternalError'));
    const { open, put, remove } = broken.store;
    for (const error of await Promise.all([open(KEY), put(KEY, BYTES), remove(KEY)].map(problemOf))) {
      assertPlain(error, broken);
    }
    assert.deepEqual(broken.asked.sort(), ['DELETE', 'DELETE', 'DELETE', 'HEAD', 'HEAD', 'HEAD', 'PUT', 'PUT', 'PUT']);
    assert.equal(broken.logged.length, 9);
  });

  test('who is refused for good is told what to check, at once', async () => {
    const wrong = await storeThat(errs(403, 'SignatureDoesNotMatch'));
    const refused = await problemOf(wrong.store.put(KEY, BYTES));
    assertPlain(refused, wrong);
    assert.match(refused.reason, /403 SignatureDoesNotMatch: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/);
    assert.equal(wrong.asked.length, 1);

    const bare = await storeThat(errs(404, 'NoSuchBucket'));
    assert.match((await problemOf(bare.store.put(KEY, BYTES))).reason, /check S3_BUCKET/);
    assert.match((await problemOf(bare.store.remove(KEY))).reason, /check S3_BUCKET/);

    const elsewhere = await storeThat((_request, response) => {
      response.writeHead(307, { location: 'http://127.0.0.1:9/pages' }).end();
    });
    assert.match((await problemOf(elsewhere.store.open(KEY))).reason, /check S3_ENDPOINT and S3_REGION/);
  });

  test('a store that is not there is told as such', async () => {
    const server = http.createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.close();
    const logged: string[] = [];
    const refused = await problemOf(storeAt(address, logged, {}).open(KEY));
    assertPlain(refused, { address, logged });
    assert.equal(refused.reason, 'it refuses connections');
  });

  test('a store that never answers is given up', async () => {
    const times = { firstByteMs: 50, exchangeMs: 5_000, retryMs: 0 };
    const silent = await storeThat(() => {}, times);
    const { open, put, remove } = silent.store;
    for (const slow of await Promise.all([open(KEY), put(KEY, BYTES), remove(KEY)].map(problemOf))) {
      assertPlain(slow, silent);
      assert.equal(slow.reason, 'it does not answer in time');
    }
  });

  test('a download that never begins is given up', async () => {
    const silent = await storeThat(
      (request, response) => (request.method === 'HEAD' ? tells(10)(request, response) : undefined),
      { firstByteMs: 50, retryMs: 0 },
    );
    const slow = await problemOf(textOf((await silent.store.open(KEY))!));
    assert.equal(slow.reason, 'it does not answer in time');
  });

  test('a store that takes the bytes and never more of them is given up', async () => {
    const deaf = await storeThat((request) => void request.pause(), { exchangeMs: 200, retryMs: 0 });
    const slow = await problemOf(deaf.store.put(KEY, new Uint8Array(32 * 2 ** 20)));
    assert.equal(slow.reason, 'it does not answer in time');
  });

  test('a put counts only when the whole file is there', async () => {
    const short = await storeThat((request, response) =>
      tells(request.method === 'PUT' ? 0 : BYTES.length - 1)(request, response),
    );
    assert.match((await problemOf(short.store.put(KEY, BYTES))).reason, /not there whole/);
    const forgetful = await storeThat((request, response) =>
      request.method === 'PUT' ? tells(0)(request, response) : errs(404, 'NoSuchKey')(request, response),
    );
    assert.match((await problemOf(forgetful.store.put(KEY, BYTES))).reason, /not there whole/);
  });

  /** Tells of a file of `size` bytes and sends it as `send` does. */
  function serving(size: number, send: (response: http.ServerResponse) => void): http.RequestListener {
    return (request, response) => {
      response.writeHead(200, { 'content-length': size, etag: '"one"' });
      if (request.method === 'HEAD') response.end();
      else send(response);
    };
  }

  test('a download that breaks or stands still ends with an error about storage', async () => {
    const cut = await storeThat(serving(1000, (response) => response.write('half', () => response.destroy())));
    assertPlain(await problemOf(textOf((await cut.store.open(KEY))!)), cut);

    const still = await storeThat(
      serving(1000, (response) => response.write('half')),
      { idleMs: 50 },
    );
    const idle = await problemOf(textOf((await still.store.open(KEY))!));
    assertPlain(idle, still);
    assert.equal(idle.reason, 'it stopped in the middle of an answer');
  });

  test('a file that changed its size between the look and the read is not sent', async () => {
    const changing = await storeThat((request, response) =>
      tells(request.method === 'HEAD' ? 10 : 0)(request, response),
    );
    assert.match((await problemOf(textOf((await changing.store.open(KEY))!))).reason, /not the size/);
  });

  test('a reader that goes away ends the reading from the store, before and while bytes come', async () => {
    for (const send of [() => {}, (response: http.ServerResponse) => response.write('half')]) {
      const ended = Promise.withResolvers<void>();
      const begun = Promise.withResolvers<void>();
      const { store } = await storeThat(
        serving(1000, (response) => {
          response.once('close', ended.resolve);
          response.flushHeaders();
          send(response);
          begun.resolve();
        }),
      );
      const stream = (await store.open(KEY))!.read();
      await begun.promise;
      stream.destroy();
      await ended.promise;
    }
  });

  test('a slow reader is not overtaken: the file is never held whole', async () => {
    const size = 256 * 2 ** 20;
    const part = Buffer.alloc(2 ** 20);
    let sent = 0;
    const { store } = await storeThat(
      serving(size, (response) => {
        const more = () => {
          while (!response.destroyed && sent < size) {
            sent += part.length;
            if (!response.write(part)) return void response.once('drain', more);
          }
        };
        more();
      }),
    );
    const stream = (await store.open(KEY))!.read();
    await once(stream, 'readable');
    let before = -1;
    while (sent !== before) {
      before = sent;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    stream.destroy();
    // The rest is in the buffers of the two ends of a connection.
    assert.ok(sent < 32 * 2 ** 20, `${sent} bytes were sent to a reader that took none`);
  });
});
