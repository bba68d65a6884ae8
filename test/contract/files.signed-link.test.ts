import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Answer } from '../support/call.ts';
import type { TestAccount } from '../support/service.ts';
import { CREATE_RESUME } from './support/endpoints.ts';
import { pathOfLink, untilFinished } from './support/jobs.ts';
import { runningService } from './support/running-service.ts';

const TITLE = 'Analyst “Zürich” 2026/27';

/** The link to a finished PDF. */
describe('a signed link', () => {
  const running = runningService({ workers: true });
  let owner: TestAccount;
  let id: string;
  let other: string;

  const make = async (title: string): Promise<string> => {
    const body = { title, job_description: 'Contoso needs an analyst.' };
    const created = await running.ask(CREATE_RESUME.path, { key: owner.key, body });
    await untilFinished(running, `/v1/resume/${created.json.data.id}`, owner.key);
    return created.json.data.id;
  };
  const freshLink = async (of = id): Promise<string> =>
    pathOfLink((await running.ask(`/v1/resume/${of}`, { key: owner.key })).json.data.pdf_url);

  before(async () => {
    owner = await running.account();
    id = await make(TITLE);
    other = await make('Another');
  });

  function assertRefused(answer: Answer): void {
    assert.equal(answer.status, 403);
    assert.equal(answer.text, 'Forbidden\n');
  }

  test('needs no API key, lies outside /v1 and is not counted', async () => {
    const link = await freshLink();
    assert.doesNotMatch(link, /^\/v1/);
    const from = '127.7.0.1';
    for (let time = 1; time <= 70; time++) {
      const { status, headers } = await running.askNow(link, { from });
      assert.equal(status, 200);
      assert.equal(headers['x-ratelimit-remaining'], undefined);
    }
    const counted = await running.askNow(`/v1/resume/${id}`, { from });
    assert.equal(counted.headers['x-ratelimit-remaining'], '59');
    assert.equal(counted.status, 401);
  });

  test('serves the whole PDF as application/pdf, named after the title', async () => {
    const { status, headers, bytes } = await running.askNow(await freshLink());
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'application/pdf');
    assert.equal(headers['content-length'], String(bytes.length));
    assert.equal(headers['accept-ranges'], 'bytes');
    assert.equal(bytes.subarray(0, 5).toString(), '%PDF-');
    assert.match(bytes.subarray(-10).toString(), /%%EOF\s*$/);
    const name = headers['content-disposition'] ?? '';
    assert.match(name, /filename="[\x20-\x21\x23-\x7e]+\.pdf"/);
    const encoded = /filename\*=UTF-8''([^;]+)$/.exec(name)?.[1] ?? '';
    assert.equal(decodeURIComponent(encoded), 'Analyst “Zürich” 2026 27.pdf');
  });

  test('answers HEAD without a body', async () => {
    const link = await freshLink();
    const whole = await running.askNow(link);
    const { status, headers, bytes } = await running.askNow(link, { method: 'HEAD' });
    assert.equal(status, 200);
    assert.equal(bytes.length, 0);
    assert.equal(headers['content-length'], String(whole.bytes.length));
    assert.equal(headers['content-type'], 'application/pdf');
  });

  test('serves ranges', async () => {
    const link = await freshLink();
    const { bytes: whole } = await running.askNow(link);
    const size = whole.length;
    const ranges: [string, number, number][] = [
      ['bytes=0-4', 0, 4],
      ['bytes=100-199', 100, 199],
      ['bytes=1000-', 1000, size - 1],
      ['bytes=-6', size - 6, size - 1],
      [`bytes=${size - 1}-${size + 500}`, size - 1, size - 1],
    ];
    for (const [range, start, end] of ranges) {
      const { status, headers, bytes } = await running.askNow(link, { headers: { range } });
      assert.equal(status, 206, range);
      assert.equal(headers['content-range'], `bytes ${start}-${end}/${size}`);
      assert.deepEqual(bytes, whole.subarray(start, end + 1));
    }
    const beyond = await running.askNow(link, { headers: { range: `bytes=${size}-` } });
    assert.equal(beyond.status, 416);
    assert.equal(beyond.headers['content-range'], `bytes */${size}`);
    for (const range of ['bytes=5-1', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,3-4', 'bytes=-']) {
      assert.equal((await running.askNow(link, { headers: { range } })).status, 200, range);
    }
  });

  test('is valid for one hour and then refused without detail', async () => {
    const link = await freshLink();
    running.clock.advance(3_599_999);
    assert.equal((await running.askNow(link)).status, 200);
    running.clock.advance(1);
    assertRefused(await running.askNow(link));
    assertRefused(await running.askNow(link, { headers: { range: 'bytes=0-4' } }));
    assert.equal((await running.askNow(link, { method: 'HEAD' })).status, 403);
  });

  test('is refused without detail when any part of it was changed', async () => {
    const link = await freshLink();
    const changed = [
      link.replace(id, other),
      link.replace(id, '7c9e6679-7425-40de-944b-e07fc1f90ae7'),
      link.replace(/expires=(\d+)/, (_all, expires) => `expires=${Number(expires) + 3600}`),
      link.replace(/expires=\d+/, 'expires=99999999999'),
      link.replace(/expires=\d+/, 'expires=-1'),
      link.replace(/expires=\d+&/, ''),
      link.replace(/key=\w+/, 'key=00000000'),
      link.replace(/signature=./, (found) => (found.endsWith('A') ? 'signature=B' : 'signature=A')),
      link.replace(/signature=.*/, 'signature='),
      link.replace(/&signature=.*/, ''),
      `${link}&signature=x`,
      `${link}&expires=99999999999`,
      link.split('?')[0]!,
      '/files/x.pdf?expires=1&key=2&signature=3',
      '/files/..%2F..%2Fetc%2Fpasswd?expires=1&key=2&signature=3',
    ];
    for (const wrong of changed) {
      assert.notEqual(wrong, link);
      assertRefused(await running.askNow(wrong));
    }
  });

  test('of a suspended account is refused without detail, until it is restored', async () => {
    const link = await freshLink();
    await running.rows('update accounts set suspended_at = now() where id = $1', [owner.id]);
    assertRefused(await running.askNow(link));
    assertRefused(await running.askNow(link, { headers: { range: 'bytes=0-4' } }));
    await running.rows('update accounts set suspended_at = null where id = $1', [owner.id]);
    assert.equal((await running.askNow(link)).status, 200);
  });

  test('is kept by no cache and named to no other site; nor is an answer that carries it', async () => {
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_resume', arguments: { resume_id: id } },
    };
    const status = await running.ask(`/v1/resume/${id}`, { key: owner.key });
    const tool = await running.ask('/v1/mcp', { key: owner.key, body: message });
    assert.match(tool.text, /signature=/);
    for (const { headers } of [status, tool, await running.askNow(pathOfLink(status.json.data.pdf_url))]) {
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['referrer-policy'], 'no-referrer');
    }
  });

  test('an API key opens no link that is not valid', async () => {
    assertRefused(await running.ask(`/files/${id}.pdf`, { key: owner.key }));
  });

  test('of a document that was deleted finds nothing', async () => {
    const doomed = await make('Doomed');
    const link = await freshLink(doomed);
    await running.rows('delete from documents where id = $1', [doomed]);
    assert.equal((await running.askNow(link)).status, 404);
  });
});
