/** What of a profile can prove something: every statement, and every role with its employer's name. */
import type { Profile } from '../../base/profile.ts';
import { kindsOf } from '../vocabulary/instances.ts';
import { relatedCues } from '../vocabulary/related-terms.ts';
import { verbOf } from '../vocabulary/verbs.ts';
import { keyOf, phrasesOf } from '../vocabulary/vocabulary.ts';
import { fold, joinedNumbers, stem, wordsOf } from '../vocabulary/words.ts';
import type { Weighed } from './match.ts';
import { measureOf } from './proofs.ts';
import { formOf, type WordForm } from './word-forms.ts';

export interface Source {
  id: string;
  text: string;
  /** Keys of its phrases, and of the kinds that they are instances of. */
  keys: ReadonlySet<string>;
  groups: ReadonlySet<number>;
  /** Words as they stand there, for names whose capitals count. */
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  forms: readonly WordForm[];
  /** The posting's relevance of it, by which facts of one proof are ordered. */
  score: number;
  /** Whether it speaks with the employer's name, too: "Code Porch" writes no code. */
  isPlace?: true;
}

const MAX_PHRASE_WORDS = 4;

export function sourceOf(id: string, said: string, score: number): Source {
  const text = joinedNumbers(said);
  const phrases = phrasesOf(text, MAX_PHRASE_WORDS);
  const words = [...wordsOf(text).flatMap((word) => [word, ...word.split(/[/.-]/)]), ...initialsIn(text)];
  const stems = new Set(words.flatMap((word) => [stem(fold(word)), ...baseOf(word)]));
  const improved = measureOf(text) === 'change' ? IMPROVEMENT : [];
  return {
    id,
    text,
    keys: new Set([...phrases.flatMap((phrase) => [phrase.key, ...kindsOf(phrase)]), ...improved]),
    groups: new Set(relatedCues(phrases).flatMap((cue) => cue.groups)),
    words: new Set(words),
    stems,
    forms: [...stems].map(formOf),
    score,
  };
}

/** A measured change is the improvement that is asked for, whatever was improved. */
const IMPROVEMENT = ['quality improvement', 'process improvement', 'continuous improvement', 'improvement'].map(keyOf);

/** "Bluetooth Low Energy" is BLE. */
export function initialsIn(text: string): string[] {
  const names = text.match(/(?<!\p{L})\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){2,4}(?!\p{L})/gu) ?? [];
  return names.map((name) => name.match(/\p{Lu}/gu)!.join(''));
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
  const placesOf = (employers: Profile['work'], kind: string | null): Source[] =>
    employers.flatMap((employer) =>
      employer.roles.map((role) => {
        const named = [employer.name, role.position, employer.description, kind].filter(Boolean).join(', ');
        return { ...sourceOf(role.id, named, scores.get(role.id) ?? 0), isPlace: true as const };
      }),
    );
  return [...statements, ...placesOf(profile.work, null), ...placesOf(profile.volunteer, 'volunteer')];
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
