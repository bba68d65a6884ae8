/**
 * What the check of sources and the verifier of pages make of the sets of sentences: what we promise of them, and the
 * verdicts, frozen. Whoever means to change one looks at the difference, runs `node bench/provenance.ts` and
 * `node bench/fabrications.ts`, and writes it anew with `node --test --test-update-snapshots`.
 */
import assert from 'node:assert/strict';
import { snapshot, test } from 'node:test';
import { type Measured, measure, readOnPages } from '../../bench/support/provenance-sets.ts';

const MAX_HONEST_REFUSED = 0.05;
const MAX_JOINS_REFUSED = 0.2;

snapshot.setDefaultSnapshotSerializers([(lines) => (lines as string[]).join('\n')]);

const told = ({ text, refusals }: Measured): string =>
  [text, ...refusals.map(({ rule, words }) => `  ${rule}: ${words.join(', ')}`)].join('\n');

interface Verdict {
  text: string;
  reasons: string[];
}

const verdict = ({ text, refusals }: Measured): Verdict => ({
  text,
  reasons: refusals.map(({ rule, words }) => `${rule}: ${words.join(', ')}`),
});

/** What is refused, a line each; the number finds the sentence in its set. */
const frozen = (verdicts: readonly Verdict[]): string[] =>
  verdicts.flatMap(({ text, reasons }, at) =>
    reasons.length === 0 ? [] : [`${at + 1} ${text.slice(0, 24)} | ${reasons.join(' | ')}`],
  );

test('no lie of the set passes, and each is refused by its rules for its words', async (context) => {
  const lies = await measure('lies');
  assert.ok(lies.length >= 400);
  assert.deepEqual(
    lies.filter(({ refusals }) => refusals.length === 0).map(({ text }) => text),
    [],
  );
  context.assert.snapshot(frozen(lies.map(verdict)));
});

test('where no facts are named, at most one lie in fifty is taken for another fact', async (context) => {
  const lies = await measure('lies', false);
  const passed = lies.filter(({ refusals }) => refusals.length === 0);
  context.diagnostic(`${passed.length} of ${lies.length} lies pass`);
  assert.ok(passed.length <= lies.length / 50, passed.map(told).join('\n'));
  context.assert.snapshot(frozen(lies.map(verdict)));
});

test('of the honest rewordings at most one in twenty is refused', async (context) => {
  const honest = await measure('honest');
  assert.ok(honest.length >= 150);
  const refused = honest.filter(({ refusals }) => refusals.length > 0);
  context.diagnostic(`${refused.length} of ${honest.length} honest sentences are refused`);
  assert.ok(refused.length <= MAX_HONEST_REFUSED * honest.length, refused.map(told).join('\n'));
  context.assert.snapshot(frozen(honest.map(verdict)));
});

test('of the sentences that only join or weigh at most one in five is refused', async (context) => {
  const joins = await measure('joins');
  assert.ok(joins.length >= 80);
  const refused = joins.filter(({ refusals }) => refusals.length > 0);
  context.diagnostic(`${refused.length} of ${joins.length} joining sentences are refused`);
  assert.ok(refused.length <= MAX_JOINS_REFUSED * joins.length, refused.map(told).join('\n'));
  context.assert.snapshot(frozen(joins.map(verdict)));
});

test('free rewordings are refused by the same rules for the same words', async (context) => {
  context.assert.snapshot(frozen((await measure('free')).map(verdict)));
});

test('the verifier finds the same in the same sentences on a page', async (context) => {
  const read = await readOnPages('lies');
  const verdicts = read.map(({ text, findings }) => ({
    text,
    reasons: findings.map((one) => `${one.kind}: ${one.text.slice(0, 24)}`),
  }));
  context.assert.snapshot(frozen(verdicts));
});
