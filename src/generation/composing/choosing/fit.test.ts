import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contextOf, ICU_FACTS, nurse, WARD } from '../../testing/nurse.ts';
import { employer } from '../../testing/profiles.ts';
import { candidateSections } from './candidates.ts';
import { fitOf } from './fit.ts';

const SHOP = 'Moved the web shop to Shopify in 3 weeks';

/** A nurse who looks after the web shop of her hospital beside her work. */
function withShop() {
  const highlights = [...ICU_FACTS, SHOP];
  const icu = employer({
    name: 'St. Anne Hospital',
    position: 'Intensive Care Nurse',
    start: '2018-01',
    end: null,
    highlights,
  });
  return contextOf(nurse({ work: [WARD, icu] }));
}

test('what answers nothing, is of another field and shares no word is foreign, however well it is measured', () => {
  const { profile, fit } = withShop();
  const facts = profile.work.flatMap(({ roles }) => roles.flatMap(({ highlights }) => highlights));
  const foreign = facts.filter(({ id }) => fit.isForeign(id)).map(({ text }) => text);
  assert.deepEqual(foreign, [SHOP]);
});

test('what answers some line, or says as much as the best facts, is not foreign whatever its field', () => {
  const { profile, matches } = withShop();
  const { id } = profile.work.flatMap(({ roles }) => roles.flatMap(({ highlights }) => highlights)).at(-1)!;
  const answered = matches.requirements.map((support) => ({ ...support, state: 'met' as const, facts: [id] }));
  assert.ok(!fitOf(profile, { ...matches, requirements: answered }, 'en').isForeign(id));
  const said = { score: 0.1, terms: [], reasons: [{ kind: 'near' as const, what: '', share: 0.9 }] };
  const of = (one: string) => (one === id ? said : matches.of(one));
  assert.ok(!fitOf(profile, { ...matches, of }, 'en').isForeign(id));
  assert.ok(fitOf(profile, matches, 'en').isForeign(id));
});

test('a foreign fact is filler where it is not among the best', () => {
  const rankOf = (isForeign: boolean) => {
    const context = withShop();
    const fit = isForeign ? context.fit : { ...context.fit, isForeign: () => false };
    const sections = candidateSections({ ...context, fit });
    const experience = sections.find(({ name }) => name === 'experience');
    const lines = experience?.kind === 'entries' ? experience.entries.flatMap(({ roles }) => roles[0]!.bullets) : [];
    return context.ranks.of(lines.find(({ text }) => text.startsWith('Moved the web shop'))!);
  };
  assert.equal(rankOf(true).tier, 'filler');
  assert.equal(rankOf(false).tier, 'fitting');
});
