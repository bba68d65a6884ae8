/** The S3 driver on a real store: Swift, which judges signatures. Skipped, with the reason, where it is not installed. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { AwsV4Signer } from 'aws4fetch';
import { claimFiles } from '../../src/domain/documents/files/files-identity.ts';
import { verifyDocuments, verifyStoredFiles } from '../../src/domain/documents/files/verify-files.ts';
import type { Db } from '../../src/platform/database/database.ts';
import { createS3Store } from '../../src/platform/files/s3.ts';
import type { S3Settings } from '../../src/platform/files/s3-requests.ts';
import { StorageError } from '../../src/platform/files/storage-error.ts';
import type { FileStore } from '../../src/platform/files/store.ts';
import { tryStore } from '../../src/platform/files/try-store.ts';
import { call } from '../support/call.ts';
import { startService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { filesSuite } from './files-suite.ts';
import { newBucket as makeBucket } from './support/bucket.ts';
import { type Swift, startSwift, swiftMissing } from './support/swift.ts';

const missing = swiftMissing();
const log = () => {};

describe('S3-compatible storage', { skip: missing ?? false }, () => {
  let swift: Swift;
  let count = 0;

  before(async () => {
    swift = await startSwift();
  });
  after(() => swift.close());

  const newBucket = (): Promise<S3Settings> => {
    count += 1;
    return makeBucket(swift, `letterpress-${count}`);
  };

  describe('keeps what every store promises', () => {
    filesSuite(async () => createS3Store(await newBucket(), { log }));
  });

  async function withStore(settings: S3Settings, work: (store: FileStore) => Promise<void>): Promise<void> {
    const store = createS3Store(settings, { log, times: { connectMs: 500, firstByteMs: 500, retryMs: 0 } });
    try {
      await work(store);
    } finally {
      await store.close();
    }
  }

  async function reasonOf(work: Promise<unknown>): Promise<string> {
    const error = await work.catch((thrown: unknown) => thrown);
    assert.ok(error instanceof StorageError, String(error));
    return error.reason;
  }

  test('the probe passes with the right settings, and tells what is wrong with others', async () => {
    const settings = await newBucket();
    await withStore(settings, tryStore);
    await withStore({ ...settings, secretAccessKey: 'another' }, async (store) => {
      assert.match(await reasonOf(tryStore(store)), /403 SignatureDoesNotMatch/);
    });
    await withStore({ ...settings, accessKeyId: 'letterpress:nobody' }, async (store) => {
      assert.match(await reasonOf(tryStore(store)), /403 SignatureDoesNotMatch/);
    });
    await withStore({ ...settings, bucket: 'not-there' }, async (store) => {
      assert.match(await reasonOf(tryStore(store)), /404 NoSuchBucket: check S3_BUCKET/);
    });
    await withStore({ ...settings, region: 'eu-west-9' }, async (store) => {
      assert.match(await reasonOf(tryStore(store)), /400 AuthorizationHeaderMalformed: check S3_REGION/);
    });
  });

  test('a signature that was made for another file is refused: the judge judges', async () => {
    const { endpoint, bucket, ...credentials } = await newBucket();
    const url = `${endpoint}/${bucket}/documents/ab/one.pdf`;
    const signed = await new AwsV4Signer({ method: 'PUT', url, ...credentials, service: 's3' }).sign();
    const put = (target: string) => fetch(target, { method: 'PUT', headers: signed.headers, body: 'forged' });
    assert.equal((await put(url.replace('one', 'two'))).status, 403);
    assert.equal((await put(url)).status, 200);
  });

  test('a store that was stopped works again when it is back, without a new start of ours', async () => {
    await withStore(await newBucket(), async (store) => {
      await store.put('one.txt', new Uint8Array(10));
      await swift.stopProxy();
      try {
        assert.equal(await reasonOf(store.put('two.txt', new Uint8Array(10))), 'it refuses connections');
        assert.equal(await reasonOf(store.open('one.txt')), 'it refuses connections');
      } finally {
        await swift.startProxy();
      }
      await store.put('two.txt', new Uint8Array(10));
      assert.equal((await store.open('one.txt'))?.size, 10);
    });
  });

  test('a store that hangs is given up in time, and used again when it answers', async () => {
    await withStore(await newBucket(), async (store) => {
      await store.put('one.txt', new Uint8Array(10));
      swift.freezeProxy();
      try {
        assert.equal(await reasonOf(store.open('one.txt')), 'it does not answer in time');
        assert.equal(await reasonOf(store.put('two.txt', new Uint8Array(10))), 'it does not answer in time');
      } finally {
        swift.thawProxy();
      }
      assert.equal((await store.open('one.txt'))?.size, 10);
    });
  });

  test('the service keeps its PDFs there: made, linked, read in parts, verified, and refused to others', async () => {
    const service = await startService({ config: { s3: await newBucket() } });
    try {
      const { db } = service.engines.database;
      assert.equal(await claimFiles(db, service.engines.files), true);
      await withStore(await newBucket(), async (other) => assert.equal(await claimFiles(db, other), false));

      const { key } = await service.account();
      const body = { title: 'Analyst', job_description: 'Contoso needs an analyst.' };
      const { id } = (await call(`${service.baseUrl}/v1/resume/create`, { key, body })).json.data;
      await untilFinished(db, id);
      const { pathname, search } = new URL(
        (await call(`${service.baseUrl}/v1/resume/${id}`, { key })).json.data.pdf_url,
      );
      const link = `${service.baseUrl}${pathname}${search}`;
      const whole = await call(link);
      assert.equal(whole.status, 200);
      assert.equal(whole.bytes.subarray(0, 5).toString(), '%PDF-');
      assert.match(whole.bytes.subarray(-10).toString(), /%%EOF\s*$/);
      const size = whole.bytes.length;
      for (const [range, start, end] of [
        ['bytes=0-0', 0, 0],
        ['bytes=-1', size - 1, size - 1],
        ['bytes=100-', 100, size - 1],
        ['bytes=10-19', 10, 19],
      ] as const) {
        const part = await call(link, { headers: { range } });
        assert.equal(part.status, 206, range);
        assert.equal(part.headers['content-range'], `bytes ${start}-${end}/${size}`);
        assert.ok(part.bytes.equals(whole.bytes.subarray(start, end + 1)), range);
      }
      assert.equal((await call(link, { headers: { range: `bytes=${size}-` } })).status, 416);

      const found: unknown[] = [];
      const deps = {
        db,
        clock: service.engines.clock,
        files: service.engines.files,
        onFinding: (it: unknown) => found.push(it),
      };
      assert.equal(await verifyDocuments(deps), 1);
      assert.equal(await verifyStoredFiles(deps, { removesOrphans: true }), 2);
      assert.deepEqual(found, []);
    } finally {
      await service.close();
    }
  });
});

async function untilFinished(db: Db, id: string): Promise<void> {
  await until(async () => {
    const { status } = await db.selectFrom('documents').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    assert.notEqual(status, 'FAILED');
    return status === 'SUCCESS';
  });
}
