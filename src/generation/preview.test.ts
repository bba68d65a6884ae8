import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preview } from './preview.ts';
import { accountant } from './testing/profiles.ts';

test('a preview has letters and no paper, with which a second page would cover the first', async () => {
  const svg = await preview({
    kind: 'resume',
    profile: accountant(),
    request: { title: 'Preview', jobDescription: '', companyUrl: null, letter: null },
    companyPage: null,
    now: '2026-03-04T10:00:00Z',
  });
  assert.match(svg, /^<svg[^>]*viewBox/);
  assert.ok(svg.includes('<use '));
  assert.doesNotMatch(svg, /<(?:foreignObject|a|style|script)\b/, 'what is for web pages is drawn over the letters');
  assert.ok(!svg.includes('fill="#ffffff"'));
});
