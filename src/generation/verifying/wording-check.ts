/**
 * Lines and paragraphs in the person's own words. They say what the profile says, as it was when the document was made or
 * as it is today; what they say beyond is named, so that the person can add it.
 */
import type { Fact, Profile } from '../../base/profile.ts';
import { spelledOut } from '../typesetting/clean.ts';
import { withoutShorthand } from '../vocabulary/shorthand.ts';
import { homoglyphsIn, plainly } from './homoglyphs.ts';
import { lazily } from './lazily.ts';
import { type Claim, type ProvenanceSources, provenanceOf, type Refusal } from './provenance/provenance.ts';
import { sentencesIn } from './quoting/sentences.ts';

export interface WordingSources extends ProvenanceSources {
  /** The profile of today, where it is another. */
  newer: Profile | null;
}

/** A sentence, or a line as a whole, with what it says without a source. */
export interface Unsourced {
  sentence: string;
  refusals: Refusal[];
}

/** Empty where the words may be printed. */
export interface WordingCheck {
  /** Null for what is no statement: it is dropped or swapped, and reworded in the profile. */
  line(factId: string, text: string): Unsourced[] | null;
  passage(text: string): Unsourced[];
}

/** The rule that no addition to the profile answers. */
export const DISGUISE = 'disguise';

export function wordingCheck({ newer, ...sources }: WordingSources): WordingCheck {
  const then = checkAgainst(sources);
  if (newer === null) return then;
  const today = checkAgainst({ ...sources, profile: newer });
  return {
    line(factId, text) {
      const unsourced = then.line(factId, text);
      return unsourced === null || unsourced.length === 0 ? unsourced : (today.line(factId, text) ?? unsourced);
    },
    passage: (text) => then.passage(text).flatMap(({ sentence }) => today.passage(sentence)),
  };
}

function checkAgainst(sources: ProvenanceSources): WordingCheck {
  const { profile } = sources;
  const statements = statementsOf(profile);
  const refusalsOf = refuser(
    sources,
    statements.map(({ fact }) => fact.id),
  );
  const sentences = (text: string, place: Claim['place'], quoted: ReadonlySet<string>): Unsourced[] =>
    sentencesIn(text).flatMap((sentence) => refusalsOf({ text: sentence, facts: null, place }, quoted));
  const everything = lazily(() => new Set(statements.flatMap(({ fact }) => quotable(fact.text, sources.lang))));
  return {
    line(factId, text) {
      const own = statements.find(({ fact }) => fact.id === factId);
      if (own === undefined) return null;
      const quoted = new Set(quotable(own.fact.text, sources.lang));
      if (own.owner === SUMMARY) return sentences(text, 'summary', quoted);
      return refusalsOf({ text, facts: [factId], place: 'bullet' }, quoted);
    },
    passage: (text) => sentences(text, 'letter', everything()),
  };
}

type Refuser = (claim: Claim, quoted: ReadonlySet<string>) => Unsourced[];

function refuser(sources: ProvenanceSources, factIds: readonly string[]): Refuser {
  const known = lazily(() => ({
    provenance: provenanceOf(sources),
    written: plainly(JSON.stringify([sources.profile, sources.letter])),
  }));
  return (claim, quoted) => {
    const text = plainly(claim.text);
    const disguises = homoglyphsIn(text, known().written);
    if (disguises.length > 0) return [{ sentence: claim.text, refusals: [{ rule: DISGUISE, words: disguises }] }];
    const refusals = quoted.has(asRead(text, sources.lang)) ? [] : known().provenance({ ...claim, text });
    if (refusals.length === 0) return [];
    // Told of all facts at once, a sentence is refused for what none of them says.
    const ofAll = claim.facts === null ? known().provenance({ ...claim, text, facts: factIds }) : [];
    const isPlainer = ofAll.length > 0 && countWords(ofAll) < countWords(refusals);
    return [{ sentence: claim.text, refusals: isPlainer ? ofAll : refusals }];
  };
}

const countWords = (refusals: readonly Refusal[]): number => refusals.flatMap(({ words }) => words).length;

const asRead = (text: string, lang: string): string =>
  withoutShorthand(spelledOut(plainly(text)), lang)
    .replace(/\s+/g, ' ')
    .trim();

/** What stands in the profile may be printed as it stands there: a fact, or a sentence of it. */
const quotable = (text: string, lang: string): string[] => [text, ...sentencesIn(text)].map((one) => asRead(one, lang));

const SUMMARY = 'basics';

export interface OwnedStatement {
  fact: Fact;
  /** The employer, school or project; what the verifier calls the owner of an entry. */
  owner: string;
}

export function statementsOf(profile: Profile): OwnedStatement[] {
  const of = (owner: string, ...facts: (Fact | null)[]): OwnedStatement[] =>
    facts.flatMap((fact) => (fact === null ? [] : [{ fact, owner }]));
  return [
    ...of(SUMMARY, profile.basics.summary),
    ...[...profile.work, ...profile.volunteer].flatMap((employer) =>
      employer.roles.flatMap((role) => of(employer.id, role.summary, ...role.highlights)),
    ),
    ...profile.education.flatMap((item) => of(item.id, ...item.highlights)),
    ...profile.projects.flatMap((item) => of(item.id, item.description, ...item.highlights)),
  ];
}
