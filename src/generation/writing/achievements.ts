/** The statements that a letter can retell: real bullets that make a sentence after "I". */
import type { Profile, Role } from '../../base/profile.ts';
import type { Matches } from '../matching/match.ts';
import { verbOf } from '../vocabulary/verbs.ts';
import { isPostingWord, keyOf, spellingOf } from '../vocabulary/vocabulary.ts';
import { tidyBullets } from './bullet.ts';
import { lowerFirst } from './deed.ts';
import { shortenAtClause } from './shorten.ts';
import { asGerund } from './tense.ts';

export interface Achievement {
  /** Follows "I": "entered all payables for the 7 franchise locations". */
  clause: string;
  /** "entering all payables …"; null when there is no such form. */
  gerund: string | null;
  tense: 'past' | 'present';
  employer: string | null;
  position: string | null;
  current: boolean;
  /** Employer and role together. */
  place: string;
  /** 0 is the newest role. */
  rank: number;
  terms: string[];
  score: number;
  ids: string[];
}

const MAX_CLAUSE_CHARACTERS = 165;
const MIN_WORDS = 5;
const MAX_ROLES = 8;
/** Marks of notes rather than sentences. */
const NOTE_LIKE = /[:;/\\|<>{}[\]=]|\betc\b|\.\s|\b[A-Z]{5,}\b|\(|&|\bi\.e|\be\.g|“|"|\d{1,2}\/\d{2,4}/;

export function achievementsOf(profile: Profile, matches: Matches): Achievement[] {
  const found: Achievement[] = [];
  let rank = 0;
  for (const employer of profile.work) {
    for (const role of employer.roles) {
      if (rank >= MAX_ROLES) break;
      found.push(...fromRole(role, employer.name, employer.id, rank, matches));
      rank++;
    }
  }
  return withoutDoubles(found.toSorted((a, b) => b.score - a.score));
}

function fromRole(
  role: Role,
  employer: string | null,
  employerId: string,
  rank: number,
  matches: Matches,
): Achievement[] {
  const facts = [...role.highlights, ...(role.summary ? [role.summary] : [])];
  return facts.flatMap((fact) => {
    const match = matches.of(fact.id);
    const bullets = tidyBullets(fact.text, role.current).slice(0, 2);
    return bullets.flatMap((bullet): Achievement[] => {
      if (bullet.tense === 'other') return [];
      const text = shortenAtClause(bullet.text, MAX_CLAUSE_CHARACTERS)?.replace(/[\s,.;]+$/, '') ?? '';
      if (NOTE_LIKE.test(text) || text.split(' ').length < MIN_WORDS || hasOddCapitals(text)) return [];
      const clause = calmCapitals(lowerFirst(text));
      return [
        {
          clause,
          gerund: asGerund(clause),
          tense: bullet.tense,
          employer,
          position: role.position && calmTitle(role.position),
          current: role.current,
          place: `${employerId}/${role.id}`,
          rank,
          terms: match.terms,
          score:
            match.score + (/\d/.test(text) ? 0.15 : 0) - 0.03 * rank - (text.length < bullet.text.length ? 0.1 : 0),
          ids: [fact.id, role.id, employerId],
        },
      ];
    });
  });
}

/** "provided Support to clients": an everyday word that stands alone loses its capital inside a sentence. */
function calmCapitals(text: string): string {
  const words = text.split(' ');
  const isCapital = (word: string | undefined): boolean => /^\p{Lu}/u.test(word ?? '');
  const calmed = words.map((word, at) => {
    const alone =
      /^\p{Lu}\p{Ll}+[,.]?$/u.test(word) && !isCapital(words[at - 1]) && !/^[\p{Lu}\d]/u.test(words[at + 1] ?? '');
    const bare = word.replace(/[,.]$/, '');
    const isName = spellingOf(bare) === bare;
    const everyday = !isName && (isPostingWord(bare) || verbOf(bare) !== null);
    return at > 0 && alone && everyday ? word.toLowerCase() : word;
  });
  return calmed.join(' ');
}

/** A shouted title is spoken in a sentence; abbreviations of up to three letters stay. */
function calmTitle(title: string): string {
  if (title !== title.toUpperCase() || !/\p{Lu}{5}/u.test(title)) return title;
  return title.replace(/\p{Lu}{4,}/gu, (word) => word[0] + word.slice(1).toLowerCase());
}

/** Headline-style Capitals In Every Word do not read as a sentence. */
function hasOddCapitals(text: string): boolean {
  const words = text.split(' ').slice(1);
  const capitals = words.filter((word) => /^[A-Z][a-z]/.test(word)).length;
  return words.length > 0 && capitals / words.length > 0.4;
}

function withoutDoubles(found: readonly Achievement[]): Achievement[] {
  const seen = new Set<string>();
  return found.filter((one) => {
    // The same duty is often copied from role to role in another tense.
    const opening = keyOf(one.clause.split(' ').slice(0, 6).join(' '));
    const isNew = !seen.has(opening);
    seen.add(opening);
    return isNew;
  });
}
