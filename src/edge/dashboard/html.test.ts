import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html, type Part } from './html.ts';

test('what is put in is escaped, alone and in lists, in text and in attributes', () => {
  const hostile = `<img src=x onerror="a">&'`;
  const escaped = '&lt;img src=x onerror=&quot;a&quot;&gt;&amp;&#39;';
  assert.equal(html`<p title="${hostile}">${[hostile, 5]}</p>`.text, `<p title="${escaped}">${escaped}5</p>`);
});

test('HTML is put in as it is, and null is nothing', () => {
  assert.equal(
    html`<ul>${[html`<li>a</li>`, null, html`<li>${'&'}</li>`]}</ul>`.text,
    '<ul><li>a</li><li>&amp;</li></ul>',
  );
});

test('something that only looks like HTML from outside is not taken for it', () => {
  const forged = JSON.parse('{"text": "<script>"}') as Part;
  assert.throws(() => html`${forged}`);
});
