import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { employer, profile } from '../../testing/profiles.ts';
import { provenanceOf } from './provenance.ts';

/** Lies that use nothing but the words of the facts: each binds them in another way. */
const PEOPLE: Record<string, { facts: string[]; lies: string[] }> = {
  en: {
    facts: [
      'Helped the chief engineer repair 40 pumps at the Laurel mill in 2018',
      'Cut idle time from 40 to 25 minutes by moving the spare parts; the owner bought two cranes',
      'Trained 6 fitters; none of them left',
      'Wrote the safety manual with two colleagues',
      'A proven record of meeting deadlines',
    ],
    lies: [
      'I proved the record.',
      'I repaired 40 pumps at the Laurel mill.',
      'The chief engineer and I cut idle time by 40 minutes.',
      'I bought two cranes.',
      'I trained the chief engineer.',
      'I cut idle time to 40 minutes.',
      'I trained 6 fitters, two of whom left.',
      'I wrote the safety manual for 6 fitters.',
      'I moved 40 pumps.',
      'I repaired two cranes.',
      'I was chief engineer at the Laurel mill.',
      'As chief engineer I trained 6 fitters.',
      'Since 2018 I have repaired pumps.',
      'I cut the spare parts.',
      'I trained 40 fitters.',
      'I cut idle time by moving pumps.',
      'I led 6 fitters.',
      'I trained 6 fitters at the Laurel mill.',
      'I have trained fitters for two years.',
      'I trained 6 engineers.',
      'I moved the mill.',
      'Repaired pumps for the owner',
      'Trained 6 fitters in 2018',
      'Cut idle time by 25 minutes',
      'Idle time fell by 40 minutes',
      'The fitters I trained repaired 40 pumps.',
      'I repaired 6 pumps a day.',
      'I made the owner two cranes.',
      'I do the safety of the mill.',
      'I have the trust of the owner.',
    ],
  },
  de: {
    facts: [
      'Half dem Chefingenieur bei der Reparatur von 40 Pumpen im Werk Laurel',
      'Senkte den Stillstand von 40 auf 25 Minuten durch Umlagern der Ersatzteile; der Eigentümer kaufte zwei Kräne',
      'Schulte 6 Schlosser; keiner von ihnen ging',
      'Schrieb das Handbuch mit zwei Kollegen',
    ],
    lies: [
      'Ich habe 40 Pumpen im Werk Laurel repariert.',
      'Ich kaufte zwei Kräne.',
      'Ich habe zwei Kräne gekauft.',
      'Ich schulte den Chefingenieur.',
      'Ich habe den Chefingenieur geschult.',
      'Ich senkte den Stillstand um 40 Minuten.',
      'Ich habe den Stillstand auf 40 Minuten gesenkt.',
      'Ich habe 40 Schlosser geschult.',
      'Als Chefingenieur schulte ich 6 Schlosser.',
      'Ich habe zwei Kräne repariert.',
      'Ich leitete 6 Schlosser.',
      'Ich schulte 6 Schlosser im Werk Laurel.',
      'Ich habe das Handbuch für 6 Schlosser geschrieben.',
      'Reparatur von 40 Pumpen',
      'Ich war Chefingenieur im Werk Laurel.',
      'Ich schulte 6 Kollegen.',
    ],
  },
  fr: {
    facts: [
      "Aide à l'ingénieur en chef pour la réparation de 40 pompes à l'usine Laurel",
      "A réduit l'arrêt de 40 à 25 minutes; le propriétaire a acheté deux grues",
      "A formé 6 monteurs; aucun n'est parti",
      'A rédigé le manuel avec deux collègues',
    ],
    lies: [
      "J'ai réparé 40 pompes à l'usine Laurel.",
      "J'ai acheté deux grues.",
      "J'ai formé l'ingénieur en chef.",
      "J'ai réduit l'arrêt de 40 minutes.",
      "J'ai réduit l'arrêt à 40 minutes.",
      "J'ai formé 40 monteurs.",
      "En tant qu'ingénieur en chef, j'ai formé 6 monteurs.",
      "J'ai réparé deux grues.",
      "J'ai rédigé le manuel pour 6 monteurs.",
      "J'ai dirigé 6 monteurs.",
      "J'étais ingénieur en chef à l'usine Laurel.",
      "J'ai formé 6 collègues.",
      "J'ai formé 6 monteurs à l'usine Laurel.",
      'Réparation de 40 pompes',
      "J'ai réduit les pompes.",
    ],
  },
  es: {
    facts: [
      'Ayuda al ingeniero jefe en la reparación de 40 bombas en la fábrica Laurel',
      'Reduje la parada de 40 a 25 minutos; el propietario compró dos grúas',
      'Formé a 6 montadores; ninguno se fue',
      'Redacté el manual con dos compañeros',
    ],
    lies: [
      'Reparé 40 bombas en la fábrica Laurel.',
      'Compré dos grúas.',
      'Formé al ingeniero jefe.',
      'Reduje la parada en 40 minutos.',
      'Reduje la parada a 40 minutos.',
      'Formé a 40 montadores.',
      'Como ingeniero jefe formé a 6 montadores.',
      'Reparé dos grúas.',
      'Redacté el manual para 6 montadores.',
      'Dirigí a 6 montadores.',
      'Fui ingeniero jefe en la fábrica Laurel.',
      'Formé a 6 compañeros.',
      'Formé a 6 montadores en la fábrica Laurel.',
      'Reparación de 40 bombas',
      'Reduje las bombas.',
    ],
  },
};

for (const [lang, { facts, lies }] of Object.entries(PEOPLE))
  describe(`words of the facts, bound in another way (${lang})`, () => {
    const work = [
      employer({ name: 'Corvane Mills', position: 'Fitter', start: '2016-03', end: '2019-05', highlights: facts }),
    ];
    const posting = { text: 'Fitter\nNorwick', title: 'Fitter', company: 'Norwick' };
    const check = provenanceOf({
      profile: profile({ work }),
      lang,
      now: '2026-11-01T00:00:00Z',
      letter: { posting, company: null, fields: null },
    });
    const ids = work[0]!.roles[0]!.highlights.map(({ id }) => id);

    for (const lie of lies)
      test(`are refused: ${lie}`, () => {
        assert.notDeepEqual(check({ text: lie, facts: ids, place: 'letter' }), []);
      });
  });
