import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { employer, profile } from '../../../testing/profiles.ts';
import { provenanceOf } from '../provenance.ts';

const NOW = '2026-11-01T00:00:00Z';
const FACT = 'Repaired 40 pumps and trained 6 mechanics';
const POSTINGS = {
  en: {
    text: 'Mechanic\nNorwick Works\nOur plant has machines for injection molding in 3 halls.',
    title: 'Mechanic',
    company: 'Norwick',
  },
  de: { text: 'Mechanikerin\nNorwick Werke\nUnser Werk macht Spritzguss.', title: 'Mechanikerin', company: 'Norwick' },
  fr: { text: 'Mécanicien\nNorwick\nNotre usine fait du moulage.', title: 'Mécanicien', company: 'Norwick' },
  es: { text: 'Mecánico\nNorwick\nNuestra planta hace moldeo.', title: 'Mecánico', company: 'Norwick' },
};

const person = profile({
  work: [employer({ name: 'Corvane Mills', position: 'Fitter', start: '2016-03', end: null, highlights: [FACT] })],
});
const id = person.work[0]!.roles[0]!.highlights[0]!.id;

const passes = (lang: keyof typeof POSTINGS, text: string): boolean =>
  provenanceOf({
    profile: person,
    lang,
    now: NOW,
    letter: { posting: POSTINGS[lang], company: null, fields: null },
  })({ text, facts: [id], place: 'letter' }).length === 0;

const FREE: [keyof typeof POSTINGS, string][] = [
  ['en', 'I would be glad to see the plant and hear which machines cost you the most hours.'],
  ['en', 'Injection molding would be new to me.'],
  ['de', 'Gern höre ich, was im Werk am meisten stört.'],
  ['de', 'Spritzguss wäre für mich neu.'],
  ['fr', 'J’aimerais savoir ce qui tombe en panne le plus souvent.'],
  ['fr', 'Le moulage serait nouveau pour moi.'],
  ['es', 'Me gustaría saber qué cuesta más en la planta.'],
  ['es', 'El moldeo sería nuevo para mí.'],
];

const CLAIMED: [keyof typeof POSTINGS, string][] = [
  ['en', 'I would be glad to see the awards.'],
  ['en', 'I would be glad to see the plant, trusted by surgeons.'],
  ['en', 'I would be glad to see the plant as a surgeon.'],
  ['en', 'I would like to see how the Siemens turbines run.'],
  ['en', 'I would like to see all 12 halls.'],
  ['en', 'I would like to see the plant, and at Corvane Mills I repaired 90 pumps.'],
  ['en', 'Losing a customer would be new to me.'],
  ['en', 'Pumps would be new to me.'],
  ['en', 'Injection molding would be new to me, but robots are not.'],
  ['de', 'Gern höre ich, wie meine Preise ankommen.'],
  ['de', 'Gern höre ich, was im Werk stört, promoviert und geschätzt.'],
  ['de', 'Verlust wäre für mich neu.'],
  ['fr', 'J’aimerais voir le moulage, docteur en physique.'],
  ['fr', 'Une erreur serait nouvelle pour moi.'],
  ['es', 'Me gustaría saber qué dicen de mis premios.'],
  ['es', 'Un fallo sería nuevo para mí.'],
];

describe('what claims nothing needs no source', () => {
  for (const [lang, text] of FREE) test(text, () => assert.ok(passes(lang, text)));
});

describe('what speaks of the writer, of names or of numbers does', () => {
  for (const [lang, text] of CLAIMED) test(text, () => assert.ok(!passes(lang, text)));
});
