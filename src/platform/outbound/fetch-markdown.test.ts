import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { fetchMarkdown } from './fetch-markdown.ts';

const PAGE = '# Errors\n';
const ANSWERS: Record<string, [status: number, type: string | null, body: string]> = {
  '/errors.md': [200, 'text/markdown; charset=utf-8', PAGE],
  '/old.md': [200, 'Text/X-Markdown', PAGE],
  '/plain.md': [200, 'text/plain', PAGE],
  '/page.md': [200, 'text/html; charset=utf-8', '<!doctype html><title>Not found</title>'],
  '/json.md': [200, 'application/json', '{}'],
  '/untyped.md': [200, null, PAGE],
  '/missing.md': [404, 'text/markdown', PAGE],
  '/long.md': [200, 'text/markdown', 'x'.repeat(1_000_001)],
  '/longest.md': [200, 'text/markdown', 'x'.repeat(1_000_000)],
};

let site: Server;
let address: string;

before(async () => {
  site = createServer((request, response) => {
    if (request.url === '/endless.md') {
      response.writeHead(404).write('x');
      site.emit('endless', response);
      return;
    }
    const [status, type, body] = ANSWERS[request.url!]!;
    response.writeHead(status, type === null ? {} : { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

after(() => {
  site.closeAllConnections();
  site.close();
});

test('Markdown and plain text are read', async () => {
  for (const path of ['/errors.md', '/old.md', '/plain.md']) assert.equal(await fetchMarkdown(address + path), PAGE);
});

test('what is refused is not read to its end', async () => {
  const answered = once(site, 'endless') as Promise<[ServerResponse]>;
  const refused = assert.rejects(fetchMarkdown(`${address}/endless.md`), /answered 404$/);
  const [response] = await answered;
  const closed = once(response, 'close', { signal: AbortSignal.timeout(2_000) });
  await refused;
  await closed;
});

test('a page may have a million characters', async () => {
  assert.equal((await fetchMarkdown(`${address}/longest.md`)).length, 1_000_000);
});

const REFUSED: [path: string, problem: string][] = [
  ['/page.md', 'is text/html, not Markdown or plain text'],
  ['/json.md', 'is application/json, not Markdown or plain text'],
  ['/untyped.md', 'is of no type, not Markdown or plain text'],
  ['/missing.md', 'answered 404'],
  ['/long.md', 'is too long'],
];

for (const [path, problem] of REFUSED) {
  test(`${path} is refused because it ${problem}`, () =>
    assert.rejects(fetchMarkdown(address + path), { message: `${address}${path} ${problem}` }));
}
