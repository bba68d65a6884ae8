import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Proof } from '../../matching/proofs.ts';
import { stem } from '../../vocabulary/words.ts';
import { askedFirst, withoutBanned } from './asked-facts.ts';

const proof = (text: string, score: number, place: Partial<Proof['place']> = {}): Proof => ({
  ...{ id: text, text, score, needs: [] },
  place: { name: 'Acme', position: 'Tester', kind: 'work', current: true, until: null, ...place },
});
const suite = proof('Moved the regression suite to Playwright', 2);
const defect = proof('Found a time zone defect at clinics on the Indiana border', 1);
const first = (asked: string, proofs = [suite, defect]): string => askedFirst(proofs, [asked])[0]!.text;

test('the fact that is asked for comes first', () => {
  assert.equal(first("the bug I'm proudest of is the Indiana time zone one"), defect.text);
  assert.equal(askedFirst([suite, defect], [])[0], suite);
});

test('one word in common names no fact', () => {
  assert.equal(first('mention the border'), suite.text);
  assert.equal(first('mention that I like to work'), suite.text);
});

test('a project is named by its name', () => {
  const poster = proof('Presented a poster', 0.5, { kind: 'project', name: 'Honours thesis: crushed glass' });
  assert.equal(first('the thesis with the glass stuff is the best thing', [suite, poster]), poster.text);
  assert.equal(
    first('the thesis with the glass stuff', [suite, proof('Presented a poster', 0.5, { name: 'Glass thesis' })]),
    suite.text,
  );
});

test('a fact that the applicant does not want named is not told', () => {
  const wire = proof('Incident lead on a case, $212K wire recalled, amount confirmed', 2);
  const left = (...bans: string[][]): string[] =>
    withoutBanned(
      [wire, defect],
      bans.map((ban) => new Set(ban.map(stem))),
    ).map(({ text }) => text);
  assert.deepEqual(left(['victim', 'wire', 'amount']), [defect.text]);
  assert.deepEqual(left(['wire', 'victim']), [wire.text, defect.text], 'one word of several may mean another');
  assert.deepEqual(left(['wire']), [defect.text]);
});
