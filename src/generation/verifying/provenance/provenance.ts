/**
 * A sentence may say only what its sources say. Every word of it comes from the facts that it names, from the entry that
 * they stand in, from the posting where it speaks of the posting, or from a closed list of plain words; and what binds
 * them (who did what to what, how much, when, for whom) is bound as the sources bind it.
 */
import type { Profile } from '../../../base/profile.ts';
import { type LetterSources, letterTexts } from '../letter-texts.ts';
import { lexiconOf } from './lexicon.ts';
import { type Index, indexOf } from './reading/licences.ts';
import { type Claim, isWholeFact, quotedPlaces, readClaim } from './reading.ts';
import type { Rule } from './rules/rule.ts';
import { RULES } from './rules.ts';
import { type Material, materialOf, type Statement } from './sources.ts';

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
  return (claim) => {
    const sets = citedBy(claim, index.material);
    let fewest: Refusal[] | null = null;
    for (const cited of sets) {
      const refusals = refusalsOf(claim, index, cited, rules);
      if (refusals.length === 0) return [];
      if (fewest === null || refusals.length < fewest.length) fewest = refusals;
    }
    return fewest ?? [];
  };
}

/** What the claim may tell: the facts that it names, or those of any one employer. */
function citedBy({ facts }: Claim, { statements }: Material): Statement[][] {
  if (facts !== null) return [statements.filter(({ id }) => facts.includes(id))];
  const general = statements.filter(({ entry }) => entry === null);
  const owned = Map.groupBy(
    statements.filter(({ entry }) => entry !== null),
    ({ entry }) => entry!.owner,
  );
  return [general, ...[...owned.values()].map((own) => [...own, ...general]), statements];
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
