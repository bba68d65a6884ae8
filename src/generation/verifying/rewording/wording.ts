/**
 * A line in the person's own words. The wording is theirs; what can be held against them is not: numbers with what they
 * count, names, skills and tools, qualifications, rank, reach and results need a source in the profile, a deed that the
 * profile makes smaller stays as small, and the line must still speak of the fact that it stands for.
 */
import { addresses } from './addresses.ts';
import type { Backing } from './backing.ts';
import { type Case, caseOf, type WordingObjection } from './case.ts';
import { numbers } from './counts.ts';
import { disguises, plainBacking, plainly } from './disguises.ts';
import { names, strangers, terms, things } from './names.ts';
import { hedges, ranks } from './ranks.ts';
import { additions, results, unrelated } from './results.ts';
import { claims } from './standing.ts';

/** Empty where the line may be printed as it is. */
export function objectionsToWording(written: string, backing: Backing, lang: string): WordingObjection[] {
  const text = plainly(written);
  const one = caseOf(text, plainBacking(backing));
  const ofLines = lang === 'en' ? [...things(one), ...additions(one)] : [];
  return [...untrue(text, one, lang), ...ofLines, ...unrelated(one)];
}

/** What a sentence of a letter may not say either. Whether it has to do with anything is for its paragraph to show. */
export function objectionsToSentence(written: string, backing: Backing, lang: string): WordingObjection[] {
  const text = plainly(written);
  return untrue(text, caseOf(text, plainBacking(backing)), lang);
}

function untrue(text: string, one: Case, lang: string): WordingObjection[] {
  const anywhere = [...disguises(text, one), ...addresses(text, one.backing), ...numbers(text, one)];
  if (lang !== 'en') return [...anywhere, ...strangers(one)];
  return [
    ...anywhere,
    ...names(text, one),
    ...terms(text, one),
    ...claims(one),
    ...ranks(one),
    ...hedges(one),
    ...results(one),
  ];
}
