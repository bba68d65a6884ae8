import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Answer, call } from '../support/call.ts';
import { type Service, startService } from '../support/service.ts';
import { rows } from './routes.ts';

let service: Service;
const seen: string[] = [];

before(async () => {
  service = await startService({
    workers: false,
    onRoute: (route) => seen.push(...[route.method].flat().map((method) => `${method} ${route.url}`)),
  });
});
after(() => service.close());

test('the list names every route of the service, and no other', () => {
  assert.deepEqual(seen.sort(), rows.map(({ method, url }) => `${method} ${url}`).sort());
});

const EXPECTED: Record<string, (answer: Answer) => void> = {
  key: (answer) => assert.equal(answer.status, 401),
  signature: (answer) => assert.equal(answer.status, 403),
  person: (answer) => assert.equal(answer.status, 401),
  missing: (answer) => assert.equal(answer.status, 404),
  origin: (answer) => assert.equal(answer.status, 403),
  open: (answer) => assert.ok(answer.status < 400, `status ${answer.status}`),
};

const REMAINING: Record<string, string | undefined> = { '60 an IP': '59', '600 an IP': '599', none: undefined };

for (const { method, url, guard, limit } of rows) {
  test(`${method} ${url} is guarded by ${guard} and limited to ${limit}`, async () => {
    const path = url
      .replace('/docs/*', '/docs/overview')
      .replace('/site/*', '/site/site.css')
      .replace('/dashboard/*', '/dashboard/keys')
      .replace(/:\w+/g, '11111111-1111-4111-8111-111111111111');
    const headers = guard === 'origin' ? { origin: 'https://elsewhere.example' } : undefined;
    const answer = await call(service.baseUrl + path, { method, headers });
    EXPECTED[guard]!(answer);
    assert.equal(answer.headers['x-ratelimit-remaining'], REMAINING[limit]);
    assert.ok(answer.headers['referrer-policy']);
    if (guard !== 'open') assert.equal(answer.headers['cache-control'], 'no-store');
  });
}
