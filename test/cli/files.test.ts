import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { freePort } from '../support/free-port.ts';
import { letterpress, temporaryFolder } from '../support/letterpress.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

before(async () => {
  folder = await temporaryFolder();
});
after(() => folder.remove());

test('a start without its file storage ends with 1 and says why, without address and secret', async () => {
  const storagePort = await freePort();
  const { code, stderr } = await letterpress(['serve'], {
    DATA_DIR: `${folder.path}/data`,
    PORT: String(await freePort()),
    S3_ENDPOINT: `http://127.0.0.1:${storagePort}`,
    S3_BUCKET: 'pages',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'who',
    S3_SECRET_ACCESS_KEY: 'hunter2',
  });
  assert.equal(code, 1);
  assert.equal(stderr, 'The file storage (bucket pages) cannot be used: it refuses connections.\n');
});
