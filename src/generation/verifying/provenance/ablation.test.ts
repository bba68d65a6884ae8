import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NO_FIELDS } from '../../../base/documents/document-request.ts';
import type { Profile } from '../../../base/profile.ts';
import { degree, employer, profile, skills } from '../../testing/profiles.ts';
import { type Claim, provenanceOf, type Refusal } from './provenance.ts';
import type { Rule } from './rules/rule.ts';
import { RULES } from './rules.ts';
import { REQUEST } from './sources.ts';
import table from './table.json' with { type: 'json' };

/** A sentence that one rule alone refuses, and an honest one of its kind, told by a person with these facts. */
interface Proof {
  place?: Claim['place'];
  facts: string[];
  position?: string;
  email?: string;
  skills?: string[];
  certificates?: string[];
  /** Language and level. */
  languages?: [string, string][];
  posting?: { text: string; title: string; company: string };
  /** What the account holder wants said. */
  notes?: string;
  /** With what it was in. */
  degree?: [string, string];
  lie: string;
  /** What the rule names. */
  words: string[];
  honest: string;
}

/** Why a language has no such sentence. */
interface NoProof {
  reason: string;
}

const LANGUAGES = ['en', 'de', 'fr', 'es'];
const TABLE = table as unknown as Record<string, Record<string, Proof | NoProof>>;

function personOf({ facts, position, email, ...proof }: Proof): Profile {
  const work = [
    employer({ name: 'Tessaly Group', position: 'Fitter', start: '2019-06', end: '2021-02', highlights: [] }),
    employer({
      name: 'Corvane Mills',
      position: position ?? 'Fitter',
      start: '2016-03',
      end: '2019-05',
      highlights: facts,
    }),
  ];
  return profile(
    {
      work,
      education: proof.degree === undefined ? [] : [degree('degree', ...proof.degree)],
      skills: skills(...(proof.skills ?? [])),
      certificates: (proof.certificates ?? []).map((name, at) => ({
        id: `certificate-${at}`,
        name,
        issuer: null,
        date: null,
        url: null,
        extra: {},
      })),
      languages: (proof.languages ?? []).map(([language, fluency], at) => ({
        id: `language-${at}`,
        language,
        fluency,
        extra: {},
      })),
    },
    email === undefined ? {} : { email },
  );
}

function refusalsOf(proof: Proof, lang: string, text: string, rules: readonly Rule[]): Refusal[] {
  const person = personOf(proof);
  const { posting = { text: '', title: null, company: null }, place = 'bullet', notes } = proof;
  const fields = notes === undefined ? null : { ...NO_FIELDS, additionalContext: notes };
  const letter = place === 'letter' ? { posting, company: null, fields } : null;
  const check = provenanceOf({ profile: person, lang, now: '2026-11-01T00:00:00Z', letter }, rules);
  const facts = notes === undefined ? person.work[1]!.roles[0]!.highlights.map(({ id }) => id) : [REQUEST];
  return check({ text, facts, place });
}

describe('each rule alone refuses a lie that passes without it', () => {
  test('and has one in every language, or a reason', () => {
    assert.deepEqual(Object.keys(TABLE).toSorted(), RULES.map(({ id }) => id).toSorted());
    for (const [id, proofs] of Object.entries(TABLE)) assert.deepEqual(Object.keys(proofs), LANGUAGES, id);
  });

  for (const [id, proofs] of Object.entries(TABLE))
    for (const [lang, proof] of Object.entries(proofs)) {
      if ('reason' in proof) continue;
      test(`${id} (${lang}): ${proof.lie}`, () => {
        assert.deepEqual(refusalsOf(proof, lang, proof.lie, RULES), [{ rule: id, words: proof.words }]);
        const others = RULES.filter((rule) => rule.id !== id);
        assert.deepEqual(refusalsOf(proof, lang, proof.lie, others), [], 'another rule refuses it too');
        assert.deepEqual(refusalsOf(proof, lang, proof.honest, RULES), [], proof.honest);
      });
    }
});
