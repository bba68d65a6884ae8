import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Answer, call } from '../support/call.ts';
import type { Service } from '../support/service.ts';
import { PAGES, startServiceAtItsAddress } from './pages.ts';

let service: Service;
before(async () => {
  service = await startServiceAtItsAddress({ workers: false });
});
after(() => service.close());

const MAX_PAGES = 200;
const MAX_REDIRECTS = 5;

/** Addresses that only make sense with a request of their own; the samples and the contract's tests call them. */
const NOT_PAGES = /^\/(v1|files|dashboard\/documents)(\/|$)/;

const isOurs = (url: URL) => url.origin === new URL(service.baseUrl).origin;

/** Follows redirects within the service and gives the page at the end. */
async function open(url: URL): Promise<Answer & { url: URL }> {
  let current = url;
  for (let count = 0; count <= MAX_REDIRECTS; count++) {
    const answer = await call(current.href);
    if (answer.status < 300 || answer.status >= 400) return { ...answer, url: current };
    current = new URL(answer.headers.location!, current);
    assert.ok(isOurs(current), `${url} leads away, to ${current}`);
  }
  return assert.fail(`${url} leads in circles`);
}

/** Every address that a page names: attributes of HTML, links of Markdown, and our own addresses anywhere in the text. */
function addressesIn({ headers, text }: Answer): string[] {
  const type = headers['content-type'] ?? '';
  if (!/^text\/(html|markdown|plain)/.test(type)) return [];
  const isHtml = type.startsWith('text/html');
  const pattern = isHtml ? /\s(?:href|src|action)="([^"]*)"/g : /\]\(([^)\s]+)\)/g;
  const named = [...text.matchAll(pattern)].map((match) => match[1]!.replaceAll('&amp;', '&'));
  const mentioned = [...text.matchAll(/http:\/\/127\.0\.0\.1:[\w./-]*/g)].map(([address]) =>
    address.replace(/\.+$/, ''),
  );
  return [...named, ...mentioned];
}

const hasAnchor = (html: string, anchor: string) => html.includes(`id="${anchor}"`);

function checkAnchor({ headers, text }: Answer, target: URL, from: string): void {
  if (target.hash === '' || !headers['content-type']?.startsWith('text/html')) return;
  assert.ok(hasAnchor(text, decodeURIComponent(target.hash.slice(1))), `${from} links to ${target}: no such heading`);
}

/** All pages in one file: its links are checked by a test of their own. */
const ONE_FILE = '/llms-full.txt';

/** Opens every page that can be reached from `start` by links, and checks each link once. The paths that were opened. */
async function crawl(start: string[]): Promise<Set<string>> {
  const opened = new Map<string, Answer & { url: URL }>();
  const waiting = start.map((path) => ({ target: new URL(path, service.baseUrl), from: 'the test' }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { target, from } = next;
    const address = target.href.replace(/#.*$/, '');
    const known = opened.get(address);
    const answer = known ?? (await open(target));
    assert.equal(answer.status, 200, `${from} links to ${target}`);
    checkAnchor(answer, target, from);
    if (known) continue;
    opened.set(address, answer);
    assert.ok(opened.size <= MAX_PAGES, 'the site ends somewhere');
    if (target.pathname === ONE_FILE) continue;
    for (const named of addressesIn(answer)) {
      const url = new URL(named, answer.url);
      if (isOurs(url) && !NOT_PAGES.test(url.pathname)) waiting.push({ target: url, from: answer.url.href });
    }
  }
  return new Set([...opened.keys()].map((address) => new URL(address).pathname));
}

test('every link of the site and of its Markdown leads to a page, and every anchor to a heading', async () => {
  const paths = await crawl(['/']);
  const expected = [...PAGES, 'client', 'capacity', 'changelog'].flatMap((page) => [
    `/docs/${page}`,
    `/docs/${page}.md`,
  ]);
  for (const path of [
    ...expected,
    '/docs/reference',
    '/docs/search',
    '/llms.txt',
    '/llms-full.txt',
    '/openapi.json',
    '/dashboard',
  ]) {
    assert.ok(paths.has(path), `${path} can be found by following links`);
  }
});

test('every link in llms-full.txt leads to a page from where it stands', async () => {
  const file = await open(new URL(ONE_FILE, service.baseUrl));
  const targets = addressesIn(file).map((named) => new URL(named.replace(/#.*$/, ''), file.url));
  const pages = targets.filter((url) => isOurs(url) && !NOT_PAGES.test(url.pathname)).map((url) => url.href);
  const broken: string[] = [];
  for (const address of new Set(pages)) {
    if ((await open(new URL(address))).status !== 200) broken.push(address);
  }
  assert.deepEqual(broken, []);
});

test('the addresses that people type lead to a page', async () => {
  for (const path of ['/', '/docs', '/docs/', '/dashboard', '/dashboard/', '/favicon.svg', '/robots.txt']) {
    assert.equal((await open(new URL(path, service.baseUrl))).status, 200, path);
  }
});

test('a documentation address that does not exist answers 404 with a page whose links work', async () => {
  const answer = await open(new URL('/docs/nothing', service.baseUrl));
  assert.equal(answer.status, 404);
  assert.match(answer.headers['content-type']!, /^text\/html/);
  for (const named of addressesIn(answer)) {
    const target = await open(new URL(named.replace(/#.*$/, ''), service.baseUrl));
    assert.equal(target.status, 200, named);
  }
});

test('the dashboard_url of an answer leads a person to the dashboard', async () => {
  const { key } = await service.account();
  const body = { title: 'Analyst', job_description: 'Contoso needs an analyst.' };
  const created = await call(`${service.baseUrl}/v1/resume/create`, { key, body });
  const page = await open(new URL(created.json.data.dashboard_url));
  assert.equal(page.status, 200);
  assert.match(page.text, /dashboard/);
});

test('llms.txt names every page once, and llms-full.txt holds each', async () => {
  const list = (await call(`${service.baseUrl}/llms.txt`)).text;
  const full = (await call(`${service.baseUrl}/llms-full.txt`)).text;
  for (const page of PAGES) {
    assert.equal(list.split(`(${service.baseUrl}/docs/${page}.md)`).length - 1, 1, page);
    const title = (await call(`${service.baseUrl}/docs/${page}.md`)).text.split('\n')[0]!;
    assert.equal(full.split('\n').filter((line) => line === title).length, 1, title);
  }
});

test('no page that is served still has the placeholder of the address in it', async () => {
  const served = PAGES.flatMap((page) => [`/docs/${page}`, `/docs/${page}.md`]);
  for (const path of [...served, '/', '/llms.txt', '/llms-full.txt']) {
    const { text } = await call(service.baseUrl + path);
    assert.ok(!text.includes('{base_url}'), path);
  }
});
