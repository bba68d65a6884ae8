import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { after, before, describe, test } from 'node:test';
import { fakeInternet } from '../../src/platform/outbound/testing/fake-internet.ts';
import type { Answer } from '../support/call.ts';
import { until } from '../support/until.ts';
import { CREATES, JOB } from './support/endpoints.ts';
import { assertFailure } from './support/envelope.ts';
import { runningService } from './support/running-service.ts';
import { failureOf, useTool } from './support/tools.ts';
import { assertNothingHappened } from './support/traces.ts';

let hanging = 0;

/** The path says what the website does: `/status/404`, `/to/<address>`, `/hops/3`. */
const website = http.createServer((request, response) => {
  const [, what = '', ...rest] = request.url!.split('/');
  const argument = decodeURIComponent(rest.join('/'));
  if (what === 'status') return response.writeHead(Number(argument)).end();
  if (what === 'hang') return void hanging++;
  if (what === 'to') return response.writeHead(302, { location: argument }).end();
  if (what === 'hops') {
    const location = argument === '1' ? '/' : `/hops/${Number(argument) - 1}`;
    return response.writeHead(302, { location }).end();
  }
  return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Contoso makes maps.</p>');
});
const unplugged = http.createServer();

/** docs/resume/create.md. */
describe('company_url', () => {
  const internet = fakeInternet(
    {
      'contoso.example': ['93.184.215.14'],
      'private.example': ['10.0.0.7'],
      'loopback.example': ['127.0.0.1'],
      'mixed.example': ['93.184.215.14', '192.168.0.1'],
      'mapped.example': ['::ffff:127.0.0.1'],
    },
    { 80: website, 8000: website, 443: unplugged },
  );
  before(async () => {
    website.listen(0, '127.0.0.1');
    unplugged.listen(0, '127.0.0.1');
    await Promise.all([once(website, 'listening'), once(unplugged, 'listening')]);
  });
  after(() => {
    website.closeAllConnections();
    website.close();
    unplugged.closeAllConnections();
    unplugged.close();
  });
  const running = runningService({ network: internet });

  const [resume, letter] = CREATES;
  const create = (key: string, company_url: string, path = resume!.path): Promise<Answer> =>
    running.ask(path, { key, body: { ...JOB, company_url } });

  function assertRefused(answer: Answer): void {
    assert.match(assertFailure(answer, 400, 'VALIDATION_ERROR'), /company_url/);
  }

  for (const { operation, path } of CREATES) {
    test(`${operation} keeps the page of a reachable public website with the document`, async () => {
      const { key } = await running.account();
      const answer = await create(key, 'http://contoso.example/about', path);
      assert.equal(answer.status, 202, answer.text);
      const [row] = await running.rows<{ company_page: Record<string, unknown>; url: string }>(
        "select company_page, request ->> 'companyUrl' as url from documents where id = $1",
        [answer.json.data.id],
      );
      assert.equal(row!.company_page.url, 'http://contoso.example/about');
      assert.equal(row!.company_page.status, 200);
      assert.equal(row!.company_page.fetchedAt, running.clock.now().toISOString());
      assert.match(String(row!.company_page.body), /Contoso makes maps\./);
      assert.equal(row!.url, 'http://contoso.example/about');
    });
  }

  test('any answer below 500 is reachable', async () => {
    const { key } = await running.account({ credits: 100 });
    for (const status of [200, 204, 400, 401, 403, 404, 405, 429, 499]) {
      const answer = await create(key, `http://contoso.example/status/${status}`);
      assert.equal(answer.status, 202, `${status}: ${answer.text}`);
    }
  });

  test('an answer of 500 and more is not', async () => {
    const { id, key } = await running.account();
    for (const status of [500, 502, 503, 599])
      assertRefused(await create(key, `http://contoso.example/status/${status}`));
    await assertNothingHappened(running, id);
  });

  test('a bare hostname is prefixed with https://', async () => {
    const { key } = await running.account();
    const dialled = internet.dialled.length;
    // Port 443 of this internet speaks no TLS, so the attempt itself is what can be seen.
    assertRefused(await create(key, 'contoso.example'));
    assert.deepEqual(internet.dialled.slice(dialled), ['93.184.215.14:443']);
  });

  test('private network addresses and local names are refused without a connection', async () => {
    const { id, key } = await running.account();
    const dialled = internet.dialled.length;
    const refused = [
      ...['http://127.0.0.1', 'http://localhost', 'localhost', '127.0.0.1', 'http://[::1]', 'http://0', 'http://127.1'],
      ...['http://10.0.0.1', 'http://172.16.0.1', 'http://192.168.1.1', 'http://169.254.169.254/latest/meta-data/'],
      ...[
        'http://2130706433',
        'http://0x7f000001',
        'http://[::ffff:127.0.0.1]',
        'http://[fd00::1]',
        'http://100.64.0.1',
      ],
      ...['http://private.example', 'http://loopback.example', 'http://mixed.example', 'http://mapped.example'],
      ...['http://printer.local', 'http://db.internal', 'http://intranet'],
    ];
    for (const url of refused) assertRefused(await create(key, url));
    assert.deepEqual(internet.dialled.slice(dialled), []);
    await assertNothingHappened(running, id);
  });

  test('what is no web address is refused', async () => {
    const { id, key } = await running.account();
    const refused = [
      ...[
        'ftp://contoso.example',
        'file:///etc/passwd',
        'javascript:alert(1)',
        'mailto:a@contoso.example',
        'gopher://x',
      ],
      ...[
        'http://',
        'https://',
        'not a url',
        'http://contoso..example',
        'http://con toso.example',
        '//contoso.example',
      ],
      ...['http://user:secret@contoso.example', 'http://user@contoso.example', 'http://contoso.example:22', 'x'],
      ...['http://contoso.example:6667', 'http://contoso.example:99999'],
    ];
    for (const url of refused) assertRefused(await create(key, url));
    await assertNothingHappened(running, id);
  });

  test('a name that does not exist is unreachable', async () => {
    const { key } = await running.account();
    assertRefused(await create(key, 'http://nowhere.example'));
  });

  test('at most 500 characters, else VALIDATION_ERROR', async () => {
    const { key } = await running.account();
    const url = (length: number): string => 'http://contoso.example/'.padEnd(length, 'a');
    assert.equal((await create(key, url(500))).status, 202);
    assertRefused(await create(key, url(501)));
    assertRefused(await create(key, url(5000)));
  });

  test('five redirects are followed, the sixth is not', async () => {
    const { key } = await running.account();
    assert.equal((await create(key, 'http://contoso.example/hops/5')).status, 202);
    assertRefused(await create(key, 'http://contoso.example/hops/6'));
  });

  test('a redirect is checked anew: to a private address, another scheme or port it is refused', async () => {
    const { id, key } = await running.account();
    const dialled = internet.dialled.length;
    const targets = ['http://127.0.0.1/', 'http://private.example/', 'http://[::1]/', 'file:///etc/passwd'];
    for (const target of [...targets, 'http://contoso.example:22/', 'http://169.254.169.254/']) {
      assertRefused(await create(key, `http://contoso.example/to/${encodeURIComponent(target)}`));
    }
    const reached = internet.dialled.slice(dialled);
    assert.deepEqual([...new Set(reached)], ['93.184.215.14:80']);
    await assertNothingHappened(running, id);
  });

  test('for an account without credits no website is asked', async () => {
    const { key } = await running.account();
    for (let made = 1; made <= 5; made++) await running.ask(resume!.path, { key, body: JOB });
    const asked = internet.asked.length;
    assertFailure(await create(key, 'http://contoso.example/about'), 403, 'FORBIDDEN');
    assert.equal(internet.asked.length, asked);
    assertRefused(await create(key, 'http://10.0.0.1/'));
  });

  test('websites that do not answer keep an account waiting, and nobody else', async () => {
    const greedy = await running.account({ plan: 'pro' });
    const waiting = Array.from({ length: 12 }, () =>
      running.askNow(resume!.path, {
        key: greedy.key,
        body: { ...JOB, company_url: 'http://contoso.example/hang' },
      }),
    );
    let refused = 0;
    for (const answer of waiting) void answer.then(({ status }) => status === 503 && refused++);
    await until(async () => hanging === 5 && refused === 7);
    const { key } = await running.account();
    assert.equal((await create(key, 'http://contoso.example/')).status, 202);
    website.closeAllConnections();
    const statuses = (await Promise.all(waiting)).map(({ status }) => status).toSorted();
    assert.deepEqual(statuses, [...Array(5).fill(400), ...Array(7).fill(503)]);
  });

  test('the tools have the same rules', async () => {
    const { key } = await running.account();
    const createByTool = (company_url: string) => useTool(running, key, 'create_cover_letter', { ...JOB, company_url });
    assert.equal((await createByTool('http://contoso.example:8000/')).structuredContent.status, 'QUEUED');
    for (const url of ['http://127.0.0.1', 'http://contoso.example/status/500', 'x'.repeat(501)]) {
      assert.equal(failureOf(await createByTool(url)).error_code, 'VALIDATION_ERROR');
    }
    assert.equal((await running.ask(letter!.path, { key, body: JOB })).status, 202);
  });
});
