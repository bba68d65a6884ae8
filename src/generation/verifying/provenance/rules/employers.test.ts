import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accountant, employer, profile } from '../../../testing/profiles.ts';
import { type Provenance, provenanceOf, type Refusal } from '../provenance.ts';

/** Who applies to Summit Outfitters, sold to it, and trained people for Halvorsen. */
const PEOPLE: Record<string, { facts: string[]; atAddressee: string[]; atClient: string[]; honest: string[] }> = {
  en: {
    facts: [
      'Sold 40 tents to Summit Outfitters',
      'Trained 6 guides for Halvorsen Paper',
      'Ran 2 fairs with Lumen staff',
    ],
    atAddressee: [
      'I sold 40 tents at Summit Outfitters.',
      'I sold 40 tents for Summit Outfitters.',
      'During my years at Summit Outfitters I sold 40 tents.',
      'Working at Summit Outfitters, I sold 40 tents.',
      'I worked for Summit Outfitters, where I sold 40 tents.',
      'I joined Summit Outfitters and sold 40 tents.',
      'I was a clerk at Summit Outfitters.',
      'I was with Summit Outfitters.',
      'At your company I sold 40 tents.',
      'At Summit Outfitters I sold 40 tents, and I would sell tents again.',
    ],
    atClient: [
      'I worked for Halvorsen Paper.',
      'I was a clerk for Halvorsen Paper.',
      'My employer Halvorsen Paper had 6 guides.',
      'In my role with Halvorsen Paper I trained 6 guides.',
    ],
    honest: [
      'I would like to join you and sell tents at Summit Outfitters.',
      'I am applying for the position of clerk at Summit Outfitters.',
      'I sold 40 tents, and I could do the same at your company.',
      'As a clerk at Pine and Sons I trained 6 guides for Halvorsen Paper.',
      'I worked with Halvorsen Paper and trained 6 guides.',
      'I ran 2 fairs with Lumen staff.',
    ],
  },
  de: {
    facts: ['Verkaufte 40 Zelte an Summit Outfitters', 'Schulte 6 Kräfte für Halvorsen Papier', 'Beriet Kunden'],
    atAddressee: [
      'Ich habe bei Summit Outfitters 40 Zelte verkauft.',
      'Während meiner Zeit bei Summit Outfitters habe ich 40 Zelte verkauft.',
      'Ich war bei Summit Outfitters tätig.',
      'Bei Summit Outfitters habe ich gearbeitet.',
      'In Ihrem Haus habe ich 40 Zelte verkauft.',
    ],
    atClient: ['Ich arbeitete für Halvorsen Papier.', 'In meiner Zeit für Halvorsen Papier schulte ich 6 Kräfte.'],
    honest: [
      'Ich bewerbe mich auf die Stelle als Clerk bei Summit Outfitters.',
      'Für Halvorsen Papier schulte ich 6 Kräfte.',
      'Ich habe für Kunden gearbeitet.',
    ],
  },
  fr: {
    facts: ['A vendu 40 tentes à Summit Outfitters', 'A formé 6 guides pour Halvorsen Papier'],
    atAddressee: [
      "J'ai vendu 40 tentes chez Summit Outfitters.",
      "J'étais Clerk chez Summit Outfitters.",
      "J'ai travaillé pour Summit Outfitters.",
      "Dans votre entreprise, j'ai vendu 40 tentes.",
    ],
    atClient: ["J'ai travaillé pour Halvorsen Papier."],
    honest: ["J'ai formé 6 guides et je souhaite travailler chez Summit Outfitters."],
  },
  es: {
    facts: [
      'Vendí 40 tiendas a Summit Outfitters',
      'Formé a 6 guías para Halvorsen Papel',
      'Organicé 2 ferias en Sevilla',
    ],
    atAddressee: [
      'Vendí 40 tiendas en Summit Outfitters.',
      'En mi etapa en Summit Outfitters vendí 40 tiendas.',
      'Trabajé para Summit Outfitters.',
      'Estuve en Summit Outfitters.',
    ],
    atClient: ['Trabajé en Halvorsen Papel.', 'Trabajé para Halvorsen Papel.'],
    honest: [
      'Vendí 40 tiendas y me gustaría trabajar en Summit Outfitters.',
      'Trabajé en Sevilla y organicé 2 ferias.',
    ],
  },
};

function checkOf(lang: string, employers: string[]): Provenance {
  const work = employers.map((name) =>
    employer({ name, position: 'Clerk', start: '2019-01', end: '2021-01', highlights: PEOPLE[lang]!.facts }),
  );
  const posting = { text: 'Clerk\nSummit Outfitters', title: 'Clerk', company: 'Summit Outfitters' };
  return provenanceOf({
    profile: profile({ work, education: accountant().education }),
    lang,
    now: '2026-11-01T00:00:00Z',
    letter: { posting, company: null, fields: null },
  });
}

const refusals = (check: Provenance, text: string): Refusal[] => check({ text, facts: null, place: 'letter' });
const rulesOf = (found: readonly Refusal[]): string[] => found.map(({ rule }) => rule);

for (const [lang, { atAddressee, atClient, honest }] of Object.entries(PEOPLE))
  describe(`who employed somebody (${lang})`, () => {
    const check = checkOf(lang, ['Pine and Sons']);

    for (const lie of [...atAddressee, ...atClient])
      test(`is no customer: ${lie}`, () => {
        const rules = rulesOf(refusals(check, lie));
        assert.ok(rules.includes('employed') || rules.includes('addressee'), `${rules}`);
      });

    for (const text of honest) test(`is not said by: ${text}`, () => assert.deepEqual(refusals(check, text), []));

    test('may be the company that is written to, of somebody who worked there before', () => {
      const before = checkOf(lang, ['Summit Outfitters']);
      for (const text of atAddressee.filter((one) => one.includes('Summit')))
        assert.deepEqual(refusals(before, text), [], text);
    });
  });

test('a school taught its student, and employed nobody', () => {
  const check = checkOf('en', ['Pine and Sons']);
  assert.deepEqual(rulesOf(refusals(check, 'I worked at Front Range University.')), ['employed']);
  assert.deepEqual(rulesOf(refusals(check, 'As a clerk at Front Range University I trained 6 guides.')), [
    'owner',
    'title',
    'employed',
  ]);
  assert.deepEqual(rulesOf(refusals(check, 'My job at Front Range University')), ['employed']);
  assert.deepEqual(refusals(check, 'My years at Front Range University'), []);
  assert.deepEqual(refusals(check, 'I was at Front Range University.'), []);
});
