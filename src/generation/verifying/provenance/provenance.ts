/** A sentence may say only what its sources say: every number and every name of it stands in them. */
import type { Profile } from '../../../base/profile.ts';
import type { LetterTexts } from '../prose-sources.ts';
import { tokensOf } from '../tokens.ts';

export interface Claim {
  /** One sentence. */
  text: string;
  /** Ids of the profile's facts and entries that it tells; null: any. */
  facts: readonly string[] | null;
  place: 'letter' | 'bullet' | 'summary';
}

export interface Refusal {
  rule: string;
  words: string[];
}

export interface ProvenanceSources {
  profile: Profile;
  lang: string;
  /** ISO. */
  now: string;
  letter: LetterTexts | null;
}

export type Provenance = (claim: Claim) => Refusal[];

export function provenanceOf({ profile, letter }: ProvenanceSources): Provenance {
  const known = new Set(tokensOf(JSON.stringify([profile, letter])).map(({ norm }) => norm));
  return ({ text }) => {
    const strangers = tokensOf(text).filter(
      ({ raw, norm, isNumber, before }) =>
        !known.has(norm) && (isNumber || (before === 'none' && /^\p{Lu}\p{Ll}/u.test(raw))),
    );
    return strangers.length === 0 ? [] : [{ rule: 'no source', words: strangers.map(({ raw }) => raw) }];
  };
}
