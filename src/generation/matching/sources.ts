/** What of a profile can prove something: every statement, and every role with its employer's name. */
import type { Profile } from '../../base/profile.ts';
import { kindsOf } from '../vocabulary/instances.ts';
import { kinCues } from '../vocabulary/kin.ts';
import { type Phrase, phrasesOf } from '../vocabulary/vocabulary.ts';
import { fold, stem, wordsOf } from '../vocabulary/words.ts';
import { rolesOf } from '../worked.ts';
import type { Weighed } from './match.ts';

export interface Source {
  id: string;
  text: string;
  /** Keys of its phrases, and of the kinds that they are instances of. */
  keys: ReadonlySet<string>;
  kins: ReadonlySet<number>;
  /** Words as they stand there, for names whose capitals count. */
  words: ReadonlySet<string>;
  stems: readonly string[];
  /** The posting's relevance of it, by which facts of one proof are ordered. */
  score: number;
}

const MAX_PHRASE_WORDS = 4;

export function sourceOf(id: string, text: string, score: number): Source {
  const phrases = phrasesOf(text, MAX_PHRASE_WORDS);
  const words = wordsOf(text).flatMap((word) => [word, ...word.split(/[/-]/)]);
  return {
    id,
    text,
    keys: new Set(phrases.flatMap((phrase) => [phrase.key, ...kindsNamedBy(phrase)])),
    kins: new Set(kinCues(phrases).flatMap((cue) => cue.kins)),
    words: new Set(words),
    stems: [...new Set(words.map((word) => stem(fold(word))))],
    score,
  };
}

/** Epic with a capital is a health record, "an epic week" is none. */
function kindsNamedBy({ key, surface, words }: Phrase): Iterable<string> {
  const isEveryday = words === 1 && surface === surface.toLowerCase() && /^[a-z]+$/.test(key) && isNameOnly(surface);
  return isEveryday ? [] : kindsOf(key);
}

const NAMES_THAT_ARE_WORDS = new Set(
  'epic square toast opera clover arena rise lever chef puppet deputy monday access word sage go r spark workable looker sketch stata square express oracle'.split(
    ' ',
  ),
);

function isNameOnly(word: string): boolean {
  return NAMES_THAT_ARE_WORDS.has(word);
}

export function sourcesOf(profile: Profile, weighed: readonly Weighed[]): Source[] {
  const statements = weighed.map(({ statement, score }) => sourceOf(statement.id, statement.text, score));
  const scores = new Map(weighed.map(({ statement, score }) => [statement.id, score]));
  const employers = [...profile.work, ...profile.volunteer].flatMap((employer) =>
    employer.roles.map((role) =>
      sourceOf(
        role.id,
        [employer.name, role.position, employer.description].filter(Boolean).join(', '),
        scores.get(role.id) ?? 0,
      ),
    ),
  );
  return [...statements, ...employers];
}

/** Each role as one text: what it was called, where, and all that was done there. */
export function roleSourcesOf(profile: Profile, weighed: readonly Weighed[]): Map<string, Source> {
  const scores = new Map(weighed.map(({ statement, score }) => [statement.id, score]));
  const employerOf = new Map(profile.work.flatMap((employer) => employer.roles.map((role) => [role.id, employer])));
  return new Map(
    rolesOf(profile).map((role) => {
      const employer = employerOf.get(role.id);
      const texts = [
        role.position,
        employer?.name,
        employer?.description,
        role.summary?.text,
        ...role.highlights.map((fact) => fact.text),
      ];
      const best = Math.max(
        0,
        ...[role.id, ...role.highlights.map((fact) => fact.id)].map((id) => scores.get(id) ?? 0),
      );
      return [role.id, sourceOf(role.id, texts.filter(Boolean).join('\n'), best)];
    }),
  );
}
