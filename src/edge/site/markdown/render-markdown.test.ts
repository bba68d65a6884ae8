import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headingId } from './headings.ts';
import { renderFirstTabs, renderMarkdown } from './render-markdown.ts';
import { siteAddress } from './site-address.ts';

const html = (markdown: string) => renderMarkdown(markdown, 'resume/create', '/docs').html;

test('raw HTML in a page is shown as text, never as markup', () => {
  assert.equal(html('<script>alert(1)</script>\n'), '&lt;script&gt;alert(1)&lt;/script&gt;\n');
  assert.equal(html('a <b onclick="x">c</b>'), '<p>a &lt;b onclick=&quot;x&quot;&gt;c&lt;/b&gt;</p>\n');
});

test('text, code, tables and headings are escaped', () => {
  assert.match(html('`<API_KEY>`'), /<code>&lt;API_KEY&gt;<\/code>/);
  assert.match(html('```json output\n{ "a": "<img src=x>" }\n```'), /&lt;img src=x&gt;/);
  assert.match(html('```text\n<script>\n```'), /<code>&lt;script&gt;<\/code>/);
  assert.doesNotMatch(html('| <i> |\n|---|\n| <u> |'), /<i>|<u>/);
  assert.doesNotMatch(html('## A "<b>" c'), /<b>/);
});

test('links to other schemes and images are not made', () => {
  assert.equal(html('[x](javascript:alert(1))'), '<p>x</p>\n');
  assert.equal(html('[x](data:text/html,hi)'), '<p>x</p>\n');
  assert.equal(html('![x](http://example.com/x.png)'), '<p>x</p>\n');
});

test('links between files become links between pages, with their anchors', () => {
  assert.equal(siteAddress('get-status.md', 'resume/create', '/docs'), '/docs/resume/get-status');
  assert.equal(siteAddress('../errors.md#all-codes', 'resume/create', '/docs'), '/docs/errors#all-codes');
  assert.equal(siteAddress('resume/create.md', 'overview', '/prefix/docs'), '/prefix/docs/resume/create');
  assert.equal(siteAddress('#response', 'overview', '/docs'), '#response');
  assert.equal(siteAddress('https://example.com/', 'overview', '/docs'), 'https://example.com/');
});

test('files of the repository that are pages are linked as pages, from wherever they stand; other files are not', () => {
  assert.equal(siteAddress('../docs/errors.md', 'client', '/docs'), '/docs/errors');
  assert.equal(siteAddress('../client/README.md#errors', 'quickstart', '/docs'), '/docs/client#errors');
  assert.equal(siteAddress('docs/mcp.md', 'changelog', '/docs'), '/docs/mcp');
  assert.equal(siteAddress('SECURITY.md', 'changelog', '/docs'), null);
});

const IN_TWO_LANGUAGES = 'Text.\n\n```bash\ncurl x\n```\n\n```ts\nfetch(1)\n```\n';

test('samples in several languages that follow each other are one group, each with its caption', () => {
  const shown = html(IN_TWO_LANGUAGES);
  const [group] = /<div class="tabs">[\s\S]*<\/div>/.exec(shown)!;
  assert.deepEqual(
    [...group.matchAll(/<figcaption>(.*?)<\/figcaption>/g)].map((match) => match[1]),
    ['curl', 'TypeScript'],
  );
  assert.match(renderFirstTabs(`# A\n\n${IN_TWO_LANGUAGES}`), /^<div class="tabs">\n<figure class="sample">/);
});

test('samples of one language, or with text between them, are no group', () => {
  assert.doesNotMatch(html('```bash\na\n```\n\n```bash\nb\n```'), /class="tabs"/);
  assert.doesNotMatch(html('```bash\na\n```\n\nThen:\n\n```ts\nb\n```'), /class="tabs"/);
  assert.doesNotMatch(html('```bash\na\n```\n\n```json output\n{}\n```'), /class="tabs"/);
  assert.throws(() => renderFirstTabs('# A\n'), /no samples/);
});

test('the text of each section is kept for the search, and of its samples the language', () => {
  const { sections } = renderMarkdown(
    '# T\n\nOne `two`.\n\n## Next\n\n- three\n\n```bash\nfour\n```\n\n| five |\n|---|\n| six |',
    'overview',
    '/docs',
  );
  assert.deepEqual(sections, [
    { id: '', heading: 'T', text: 'One two.' },
    { id: 'next', heading: 'Next', text: 'three five six', samples: 'curl' },
  ]);
});

test('anchors are stable, and equal headings get different ones', () => {
  assert.equal(headingId('Tool endpoint (MCP)'), 'tool-endpoint-mcp');
  assert.equal(headingId('400 BAD_REQUEST'), '400-bad_request');
  const { headings } = renderMarkdown('# T\n\n## Same\n\n## Same\n\n## With `code`\n', 'overview', '/docs');
  assert.deepEqual(
    headings.map(({ id }) => id),
    ['t', 'same', 'same-1', 'with-code'],
  );
});

test('a wide table carries its labels for small screens', () => {
  const table = html('| A | `b` | C |\n|---|---|---|\n| 1 | 2 | 3 |');
  assert.match(table, /class="table wide"/);
  assert.match(table, /<td data-label="b">2<\/td>/);
  assert.match(html('| A | B |\n|---|---|\n| 1 | 2 |'), /class="table"/);
});

test('samples are coloured without changing their text', () => {
  const source = 'const a = `x`; // <c>\nawait f(1_000, "q");';
  const shown = html(`\`\`\`ts\n${source}\n\`\`\``);
  const text = shown
    .replace(/<figcaption>.*?<\/figcaption>/, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'");
  assert.equal(text.trimEnd(), source);
  assert.match(shown, /<span class="tok-keyword">await<\/span>/);
});
