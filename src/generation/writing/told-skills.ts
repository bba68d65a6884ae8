/** Tools and standards that the posting names and the work tells of, though no list of skills has them. */
import type { Fact, Profile } from '../../base/profile.ts';
import type { Matches } from '../matching/match.ts';
import { type AskedWord, askedIn } from '../matching/requirements/asked-words.ts';
import { isNamedInstance } from '../vocabulary/instances.ts';
import { namesTold } from '../vocabulary/told-names.ts';
import { isAlsoWord, isSoftTerm, nameOf } from '../vocabulary/vocabulary.ts';
import { wordsOf } from '../vocabulary/words.ts';

const MAX_TOLD = 6;
/** What is asked of somebody's skills; papers and studies have sections of their own. */
const OF_SKILLS: ReadonlySet<string> = new Set(['skill']);

/** In the posting's order, in the profile's words, each with the best of the facts that tell of it; what a list of the source had was left out by hand. */
export function toldSkills(profile: Profile, matches: Matches, source: Profile): Fact[] {
  const told = factsOf(profile)
    .map((fact) => ({ id: fact.id, names: namesTold(fact.text), score: matches.of(fact.id).score }))
    .toSorted((a, b) => b.score - a.score);
  const listed = new Set(
    listedIn(source).flatMap((text) => [...namesTold(text).keys(), ...wordsOf(text).flatMap(parts)]),
  );
  const found = new Map<string, Fact>();
  for (const { key, surface } of namesAsked(matches)) {
    const one = told.find(({ names }) => names.has(key));
    const text = one?.names.get(key) ?? '';
    if (one === undefined || listed.has(key) || listed.has(surface) || !isKnownName({ key, surface: text })) continue;
    found.set(key, { id: one.id, text });
  }
  return [...found.values()].slice(0, MAX_TOLD);
}

const parts = (word: string): string[] => [word, ...word.split(/[-/]/)];

function factsOf({ work, volunteer, projects, education }: Profile): Fact[] {
  const jobs = [...work, ...volunteer].flatMap(({ roles }) => roles);
  const told = [
    ...jobs.flatMap(({ summary, highlights }) => [summary, ...highlights]),
    ...education.flatMap(({ highlights }) => highlights),
    ...projects.flatMap(({ description, highlights, keywords }) => [description, ...highlights, ...keywords]),
  ];
  return told.filter((fact) => fact !== null);
}

function listedIn({ skills, languages }: Profile): string[] {
  const texts = [
    ...skills.flatMap(({ name, keywords }) => [name, ...keywords.map(({ text }) => text)]),
    ...languages.map(({ language }) => language),
  ];
  return texts.filter((text) => text !== null);
}

function namesAsked({ requirements }: Matches): AskedWord[] {
  return requirements
    .filter(({ requirement }) => OF_SKILLS.has(requirement.kind))
    .flatMap(({ requirement }) => {
      const { choices, examples } = askedIn(requirement.text, true);
      return [...choices.flat(2), ...examples];
    })
    .filter(isKnownName);
}

/** "SAP", "ISO 17025"; a single word with a capital is a name only where the vocabulary has it, and no other meaning. */
function isKnownName({ key, surface }: Pick<AskedWord, 'key' | 'surface'>): boolean {
  const name = nameOf(key);
  const isName = name !== null && /\p{Lu}/u.test(name);
  if (isSoftTerm(key) || (!isName && !isNamedInstance(key))) return false;
  const hasShape = /\p{Lu}.*\p{Lu}|\d/u.test(surface) && !/\p{Lu}s$/u.test(surface);
  return hasShape || (name === surface && !isAlsoWord(surface));
}
