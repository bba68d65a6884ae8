import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { isSaidIn } from '../../../verifying/notes.ts';
import { readContext } from './context.ts';
import de from './testing/de.json' with { type: 'json' };
import en from './testing/en.json' with { type: 'json' };
import es from './testing/es.json' with { type: 'json' };
import fr from './testing/fr.json' with { type: 'json' };

const cases = z.array(
  z.strictObject({
    context: z.string(),
    profile: z.string().default(''),
    posting: z.string().default(''),
    names: z.string().default(''),
    /** What the letter has to say, and what it must not, in any case of letters. */
    say: z.array(z.string()),
    never: z.array(z.string()),
    /** The sentences to the letter. */
    text: z.array(z.string()).optional(),
  }),
);

const MIN_SAID = 0.9;
const MIN_EXACT = 50;

const all = Object.entries({ en, de, fr, es }).flatMap(([lang, data]) =>
  cases.parse(data).map((one) => ({
    ...one,
    lang,
    printed: readContext(one.context, { ...one, lang }).sentences.map(({ text }) => text),
  })),
);

function isIn(sign: string, printed: readonly string[]): boolean {
  return fold(printed.join(' ')).includes(fold(sign));
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}

test('nothing that was meant for us is printed', () => {
  const leaks = all.flatMap(({ never, printed }) => never.filter((sign) => isIn(sign, printed)));
  assert.deepEqual(leaks, []);
});

test('nine in ten of the things to say are said', () => {
  const signs = all.flatMap(({ say, printed }) => say.map((sign) => ({ sign, isSaid: isIn(sign, printed) })));
  const missing = signs.filter(({ isSaid }) => !isSaid).map(({ sign }) => sign);
  assert.ok(1 - missing.length / signs.length >= MIN_SAID, `not said: ${missing.join(', ')}`);
});

test('what is printed are clean sentences', () => {
  const exact = all.filter(({ text }) => text !== undefined);
  assert.ok(exact.length >= MIN_EXACT, `${exact.length} texts`);
  for (const { context, text, printed } of exact) assert.deepEqual(printed, text, context);
  for (const sentence of all.flatMap(({ printed }) => printed))
    assert.match(sentence, /^[\p{Lu}\d][^&<>]*[^\s,;:.]\.$/u);
});

test('the verifier takes every sentence as the applicant’s own', () => {
  for (const { context, printed, lang } of all)
    for (const sentence of printed) assert.ok(isSaidIn(sentence, context, lang), `${sentence} (${context})`);
});
