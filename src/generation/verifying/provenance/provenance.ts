/**
 * A sentence may say only what its sources say. Every word of it comes from the facts that it names, from the entry that
 * they stand in, from the posting where it speaks of the posting, or from a closed list of plain words; and what binds
 * them (who did what to what, how much, when, for whom) is bound as the sources bind it.
 */
import type { Profile } from '../../../base/profile.ts';
import { type LetterSources, letterTexts } from '../pages/letter-texts.ts';
import { lexiconOf } from './lexicon.ts';
import { type Index, indexOf } from './reading/licences.ts';
import { type Claim, isWholeFact, quotedPlaces, type Reading, readClaim } from './reading.ts';
import type { Rule } from './rules/rule.ts';
import { RULES } from './rules.ts';
import { materialOf, type Statement } from './sources.ts';

export type { Claim } from './reading.ts';

export interface Refusal {
  rule: string;
  words: string[];
}

export interface ProvenanceSources {
  profile: Profile;
  lang: string;
  /** ISO. */
  now: string;
  letter: LetterSources | null;
}

export type Provenance = (claim: Claim) => Refusal[];

export function provenanceOf(
  { profile, lang, now, letter }: ProvenanceSources,
  rules: readonly Rule[] = RULES,
): Provenance {
  const index = indexOf(materialOf({ profile, now, letter: letter && letterTexts(letter) }, lexiconOf(lang)));
  return (claim) => refusalsOf(claim, index, citedBy(claim, index), rules);
}

/** The facts that the claim names, or else those that it seems to tell. */
function citedBy(claim: Claim, index: Index): Statement[] {
  const { facts } = claim;
  const { statements } = index.material;
  if (facts === null) return toldBy(readClaim(claim, index, statements));
  return statements.filter(({ id }) => facts.includes(id));
}

/** A fact of which a sentence has but one word is not what it tells. */
const MIN_SHARED = 2;

/** The fewest facts that say the most of a sentence. */
function toldBy({ words, content, cites }: Reading): Statement[] {
  const open = new Set([...content, ...words.flatMap(({ isNumber }, at) => (isNumber ? [at] : []))]);
  const told: Statement[] = [];
  for (;;) {
    const shares = Map.groupBy(
      [...open].flatMap((at) => [...new Set(cites[at]!.map(({ statement }) => statement))].map((one) => ({ one, at }))),
      ({ one }) => one,
    );
    const [best] = [...shares].toSorted(([, a], [, b]) => b.length - a.length);
    if (best === undefined || (told.length > 0 && best[1].length < MIN_SHARED)) return told;
    told.push(best[0]);
    for (const { at } of best[1]) open.delete(at);
  }
}

function refusalsOf(claim: Claim, index: Index, cited: readonly Statement[], rules: readonly Rule[]): Refusal[] {
  const reading = readClaim(claim, index, cited);
  if (isWholeFact(reading)) return [];
  const quoted = quotedPlaces(reading);
  return rules.flatMap(({ id, check, isAboutOrder }): Refusal[] => {
    const found = new Set(check(reading).filter((at) => !(isAboutOrder && quoted.has(at))));
    return found.size === 0 ? [] : [{ rule: id, words: Array.from(found, (at) => reading.words[at]!.raw) }];
  });
}
