/** Languages are met by their level: B1 is not B2. */
import type { Profile } from '../../../base/profile.ts';
import {
  asksForAnyLanguage,
  fluencyLevel,
  languagesIn,
  levelName,
  type SpokenLanguage,
} from '../../vocabulary/known-languages.ts';
import { allOf, bestOf, gap, type Judgement, met, partly } from './judgement.ts';

const OR = /(?:^|[\s,])(?:or|oder|ou|o)\s|\//iu;
/** "Bilingual English/Spanish": the stroke leaves no choice. */
const BOTH = /(?<!\p{L})(?:bilingual|zweisprachig|bilingue|bilingüe)(?!\p{L})/iu;
/** Who is asked for a language, and for no level, should be able to talk. */
const CONVERSATION = 3;
const BASIC = 2;
const NATIVE = 7;

export function languageMatch(profile: Profile, text: string): Judgement {
  const judged = languagesIn(text).map((asked) => judge(profile, asked));
  if (judged.length === 0) return asksForAnyLanguage(text) ? anyOther(profile) : gap();
  return OR.test(text) && !BOTH.test(text) ? bestOf(judged) : allOf(judged);
}

/** Beside the one that somebody grew up with, or names first. */
function anyOther({ languages }: Profile): Judgement {
  const level = (fluency: string | null): number | null => fluencyLevel(fluency ?? '');
  const own = languages.find(({ fluency }) => level(fluency) === NATIVE) ?? languages[0];
  const others = languages.filter((item) => item !== own && (level(item.fluency) ?? CONVERSATION) >= BASIC);
  return others.length === 0 ? gap('One language is in the profile') : met(others.map(({ id }) => id));
}

function judge(profile: Profile, asked: SpokenLanguage): Judgement {
  const spoken = profile.languages.find((item) => languagesIn(item.language ?? '')[0]?.name === asked.name);
  if (spoken === undefined) return gap(`${capital(asked.name)} is not in the profile`);
  const level = fluencyLevel(`${spoken.fluency ?? ''} ${spoken.language ?? ''}`);
  const needed = Math.min(asked.level ?? CONVERSATION, 6);
  if (level === null || level >= needed) return met([spoken.id]);
  const name = `${capital(asked.name)}: ${spoken.fluency ?? levelName(level)}`;
  return partly([spoken.id], asked.level === null ? `${name} only` : `${name}, not ${levelName(needed)}`);
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
