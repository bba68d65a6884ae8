import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Measured, measure } from '../../bench/support/provenance-sets.ts';

const MAX_HONEST_REFUSED = 0.05;

const told = ({ text, refusals }: Measured): string =>
  [text, ...refusals.map(({ rule, words }) => `  ${rule}: ${words.join(', ')}`)].join('\n');

test('no lie of the set passes', async () => {
  const lies = await measure('lies');
  assert.ok(lies.length >= 400);
  assert.deepEqual(
    lies.filter(({ refusals }) => refusals.length === 0).map(({ text }) => text),
    [],
  );
});

test('where no facts are named, at most one lie in fifty is taken for another fact', async (context) => {
  const lies = await measure('lies', false);
  const passed = lies.filter(({ refusals }) => refusals.length === 0);
  context.diagnostic(`${passed.length} of ${lies.length} lies pass`);
  assert.ok(passed.length <= lies.length / 50, passed.map(told).join('\n'));
});

test('of the honest rewordings at most one in twenty is refused', async (context) => {
  const honest = await measure('honest');
  assert.ok(honest.length >= 150);
  const refused = honest.filter(({ refusals }) => refusals.length > 0);
  context.diagnostic(`${refused.length} of ${honest.length} honest sentences are refused`);
  for (const one of refused) context.diagnostic(told(one));
  assert.ok(refused.length <= MAX_HONEST_REFUSED * honest.length, refused.map(told).join('\n'));
});
