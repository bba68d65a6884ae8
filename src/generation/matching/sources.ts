/** What of a profile can prove something: every statement, and every role with its employer's name. */
import type { Profile } from '../../base/profile.ts';
import { kindsOf } from '../vocabulary/instances.ts';
import { kinCues } from '../vocabulary/kin.ts';
import { verbOf } from '../vocabulary/verbs.ts';
import { phrasesOf } from '../vocabulary/vocabulary.ts';
import { fold, stem, wordsOf } from '../vocabulary/words.ts';
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
    keys: new Set(phrases.flatMap((phrase) => [phrase.key, ...kindsOf(phrase)])),
    kins: new Set(kinCues(phrases).flatMap((cue) => cue.kins)),
    words: new Set(words),
    stems: [...new Set(words.flatMap((word) => [stem(fold(word)), ...baseOf(word)]))],
    score,
  };
}

/** "Wrote" is a form of "write" that no ending tells. */
function baseOf(word: string): string[] {
  const verb = verbOf(word);
  return verb === null ? [] : [stem(verb.base)];
}

export function sourcesOf(profile: Profile, weighed: readonly Weighed[]): Source[] {
  // Speaking English is no proof of plain English.
  const spoken = new Set(profile.languages.map((item) => item.id));
  const statements = weighed
    .filter(({ statement }) => !spoken.has(statement.id))
    .map(({ statement, score }) => sourceOf(statement.id, statement.text, score));
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

/** What each role says, statement by statement: what it was called, where, and what was done there. */
export function roleSourcesOf(profile: Profile, weighed: readonly Weighed[]): Map<string, Source[]> {
  const scores = new Map(weighed.map(({ statement, score }) => [statement.id, score]));
  return new Map(
    profile.work.flatMap((employer) =>
      employer.roles.map((role) => {
        const named = [role.position, employer.name, employer.description, role.summary?.text]
          .filter(Boolean)
          .join('\n');
        const facts = role.highlights.map((fact) => sourceOf(fact.id, fact.text, scores.get(fact.id) ?? 0));
        const own = sourceOf(role.id, named, scores.get(role.id) ?? 0);
        return [role.id, [own, ...facts]] as const;
      }),
    ),
  );
}
