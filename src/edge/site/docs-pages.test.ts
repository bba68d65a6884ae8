import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ENTRIES } from './contents.ts';
import { renderMarkdown } from './markdown/render-markdown.ts';

const DOCS_DIR = fileURLToPath(new URL('../../../docs', import.meta.url));

const PAGES = [
  'overview',
  'quickstart',
  'mcp',
  'authentication',
  'pricing',
  'rate-limiting',
  'errors',
  'resume/create',
  'resume/get-status',
  'cover-letter/create',
  'cover-letter/get-status',
];

const markdown = new Map<string, string>();
for (const page of PAGES) markdown.set(page, await readFile(`${DOCS_DIR}/${page}.md`, 'utf8'));

test('docs/ holds the eleven pages of the contract and no other', async () => {
  const files = await readdir(DOCS_DIR, { recursive: true, withFileTypes: true });
  const names = files
    .filter((file) => file.isFile())
    .map((file) => posix.join(file.parentPath.slice(DOCS_DIR.length + 1), file.name));
  assert.deepEqual(names.sort(), PAGES.map((page) => `${page}.md`).sort());
});

test('the navigation lists every page once, in reading order, and then the reference', () => {
  assert.deepEqual(
    ENTRIES.map(({ page }) => page),
    [...PAGES, 'reference', 'client', 'capacity', 'changelog'],
  );
});

test('every page has one title, and it stands first', () => {
  for (const [page, text] of markdown) {
    const { headings } = renderMarkdown(text, page, '/docs');
    assert.match(text, /^# /, page);
    assert.equal(headings.filter(({ depth }) => depth === 1).length, 1, page);
  }
});

test('every link between pages leads to a page, and every anchor to a heading', () => {
  const anchors = new Map<string, Set<string>>();
  for (const [page, text] of markdown) {
    const { headings } = renderMarkdown(text, page, '/docs');
    anchors.set(`/docs/${page}`, new Set(headings.map(({ id }) => id)));
  }
  let links = 0;
  for (const [page, text] of markdown) {
    for (const [, href] of renderMarkdown(text, page, '/docs').html.matchAll(/href="([^"]*)"/g)) {
      const [target, anchor] = href!.split('#') as [string, string | undefined];
      const known = anchors.get(target === '' ? `/docs/${page}` : target);
      assert.ok(known, `${page} links to ${href}`);
      assert.ok(anchor === undefined || known.has(anchor), `${page} links to ${href}`);
      links++;
    }
  }
  assert.ok(links > 50, 'links were found at all');
});

/** Sentences of the contract, each on the page where a reader looks for it. */
const PINS: [page: string, ...texts: string[]][] = [
  [
    'overview',
    '| `create_resume` | `POST /v1/resume/create` | 5 |',
    '| `create_cover_letter` | `POST /v1/cover-letter/create` | 3 |',
    'about one minute',
    'about 30 seconds',
    'one hour',
    'five seconds',
    'resumes cannot be uploaded through the API',
  ],
  ['quickstart', 'HTTP 202', 'Wait five seconds between reads', 'works for one hour', '5 credits', '3 credits'],
  [
    'mcp',
    '(currently 5)',
    '600 requests per 60 seconds',
    '`WWW-Authenticate: Bearer`',
    '"code": -32001',
    '`page` (default `mcp`)',
    '`pdf_url_expires_at`',
    'Allow: POST, OPTIONS',
    'isError',
    'Too many requests. Please try again later.',
    '2025-11-25',
    '2026-07-28',
  ],
  ['authentication', '`lp_`', 'missing, invalid, expired or revoked', 'WWW-Authenticate: Bearer', '"code": -32001'],
  [
    'pricing',
    '| Resume | **5** |',
    '| Cover letter | **3** |',
    '25 in total, never refreshed',
    '1,000 per month',
    'reset to 1,000',
    'do not carry over',
    'never expire',
    'only after all included credits are used',
    'gives its credits back',
  ],
  [
    'rate-limiting',
    '| IP address | 60 requests | 60 requests | 60 seconds |',
    '| API key | 10 requests | 20 requests | 60 seconds |',
    '| Account | 60 requests | 60 requests | 60 seconds |',
    '| IP address | 600 requests | 60 seconds |',
    '| API key | 600 requests | 60 seconds |',
    'Too many requests. Please try again later.',
    '"retry_after": 42',
    'every five seconds',
    '`X-RateLimit-Remaining`',
    '`X-RateLimit-Reset`',
    '`Retry-After`',
  ],
  [
    'errors',
    ...['BAD_REQUEST', 'VALIDATION_ERROR', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMIT_EXCEEDED'],
    ...['INTERNAL_ERROR', 'INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'],
    'joined with `; `',
    'over 255 characters',
    '500 characters',
    'Too many requests. Please try again later.',
  ],
  [
    'resume/create',
    'Resume creation job has been successfully registered.',
    '1 to 255 characters',
    'at most 500 characters',
    '**5 credits**',
    'the bad ports of the Fetch standard',
    'Within 24 hours',
  ],
  ['resume/get-status', 'Resume status retrieved successfully', '**one hour**', 'five seconds', '**no credits**'],
  [
    'cover-letter/create',
    'Cover letter creation job has been successfully registered.',
    '1 to 255 characters',
    'at most 500 characters',
    '**3 credits**',
    '`YYYY-MM-DD`',
    ...['hiring_manager_name', 'company_street_address', 'company_city', 'company_state', 'company_zip'],
    ...['hiring_manager_email', 'date', 'additional_context'],
  ],
  [
    'cover-letter/get-status',
    'Cover letter status retrieved successfully',
    '**one hour**',
    'five seconds',
    '**no credits**',
  ],
];

test('every page states the facts of the contract that belong on it', () => {
  assert.deepEqual(
    PINS.map(([page]) => page),
    PAGES,
  );
  for (const [page, ...texts] of PINS) {
    for (const text of texts) assert.ok(markdown.get(page)!.includes(text), `${page}: ${text}`);
  }
});

/** A number beside a unit must be one that the contract knows (or stand in a worked example, listed here). */
const KNOWN_QUANTITIES: [pattern: RegExp, known: string[]][] = [
  [/\b(\d[\d,]*) (?:included )?credits\b/g, ['3', '5', '25', '1,000', '2']],
  [/\b(\d+) requests\b/g, ['10', '20', '60', '600']],
  [/\b(\d+) characters\b/g, ['255', '500']],
  [/\b(\d+) seconds\b/g, ['5', '30', '60']],
  [/\b(\d+) hours?\b/g, ['24']],
];

test('no page gives a limit, a price or a time that the contract does not', () => {
  for (const [pattern, known] of KNOWN_QUANTITIES) {
    const found = new Set(
      [...markdown.values()].flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!)),
    );
    assert.ok(found.size > 0, `${pattern} finds something`);
    for (const quantity of found) assert.ok(known.includes(quantity), `${quantity} matches ${pattern}`);
  }
});

test('the pages name the address of the service only by its placeholder', () => {
  for (const [page, text] of markdown) {
    const hosts = [...text.matchAll(/https?:\/\/([^/\s"'`)]+)/g)].map((match) => match[1]!);
    for (const host of hosts) assert.match(host, /^(www\.example\.com|127\.0\.0\.1)$/, page);
  }
});
