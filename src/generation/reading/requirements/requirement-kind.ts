/** What kind of thing a line of the posting asks for. Hard kinds go before skills: they are matched strictly. */
import { credentialsIn, speaksOfCredential } from '../../vocabulary/credentials.ts';
import { lowestDegreeIn } from '../../vocabulary/degrees.ts';
import { asksForAnyLanguage, languagesIn, speaksOfLanguage } from '../../vocabulary/known-languages.ts';
import { isFunctionWord, isPostingWord } from '../../vocabulary/vocabulary.ts';
import data from '../../vocabulary/word-lists/requirement-words.json' with { type: 'json' };
import { anyOf } from '../../vocabulary/word-patterns.ts';
import { fold, stem, wordsOf } from '../../vocabulary/words.ts';
import type { PartKind } from '../sections.ts';
import { yearsIn } from './years.ts';

export type RequirementKind =
  | 'degree'
  | 'licence'
  | 'certificate'
  | 'membership'
  | 'years'
  | 'language'
  | 'clearance'
  | 'skill'
  | 'duty'
  | 'other';

const CLEARANCE = anyOf(data.clearance);
const AVAILABILITY = anyOf(data.availability);
/** The right to work, checks and tests: only a paper of the person can show them. */
const ELIGIBILITY = data.eligibility.map(anyOf);
/** Who has experience of arranging travel need not travel. */
const TELLS_OF_PAST = anyOf(data.tellsOfPast);
/** Standing "most of a shift" asks for no shift work. */
const LENGTH_OF_SHIFT = /(?<!\p{L})(?:of|per|whole|entire|full|long)(?: a| the)? shifts?(?!\p{L})/gu;
/** Said of everything: they show nothing. */
const VAGUE = new Set(data.vagueAvailability.split('; ').map(fold));
/** A line with more words of its own than these is about something else than the languages it names. */
const MAX_WORDS_BESIDE_LANGUAGES = 2;
const MAX_WORDS_OF_ANY_LANGUAGE = 5;
/** Beside more words than these a certificate's name is only mentioned: "coordinate contact hours for our BLS courses". */
const MAX_WORDS_BESIDE_CREDENTIAL = 6;

export function isHard(kind: RequirementKind): boolean {
  return kind !== 'skill' && kind !== 'duty' && kind !== 'other';
}

export function kindOf(text: string, part: PartKind): RequirementKind {
  if (part === 'duties') return 'duty';
  if (lowestDegreeIn(text) !== null) return 'degree';
  if (yearsIn(text) !== null) return 'years';
  if (CLEARANCE.test(fold(text))) return 'clearance';
  if (asksForLanguage(text)) return 'language';
  if (eligibilityIn(text) !== null) return 'other';
  return credentialKind(text) ?? (AVAILABILITY.test(fold(text)) && !speaksOfPast(text) ? 'other' : 'skill');
}

/** "Experience of …", "knowledge of …". */
export const speaksOfPast = (text: string): boolean => TELLS_OF_PAST.test(fold(text));

/** Which of the rights and checks the text speaks of; null where it speaks of none. */
export function eligibilityIn(text: string): number | null {
  const found = ELIGIBILITY.findIndex((one) => one.test(fold(text)));
  return found === -1 ? null : found;
}

/** Each word of travel, shifts and the like in a text, in one form. */
export function availabilityIn(text: string): string[] {
  const found = fold(text).replace(LENGTH_OF_SHIFT, '').match(new RegExp(AVAILABILITY, 'gu')) ?? [];
  return [...new Set(found.filter((word) => !VAGUE.has(word)).map((word) => stem(word.split(/[- ]/)[0]!)))];
}

function asksForLanguage(text: string): boolean {
  const named = languagesIn(text);
  if (named.length === 0) return asksForAnyLanguage(text) && tellingWords(text).length <= MAX_WORDS_OF_ANY_LANGUAGE;
  if (speaksOfLanguage(text)) return true;
  const clause = text.split(/[;.(]/)[0]!;
  const beside = tellingWords(clause).filter((word) => languagesIn(word).length === 0);
  return languagesIn(clause).length > 0 && beside.length <= MAX_WORDS_BESIDE_LANGUAGES;
}

function credentialKind(text: string): RequirementKind | null {
  const named = credentialsIn(text);
  const speaks = speaksOfCredential(text);
  if (named.length > 0) {
    const inNames = named.reduce((sum, { from, to }) => sum + to - from, 0);
    if (speaks || tellingWords(text).length - inNames <= MAX_WORDS_BESIDE_CREDENTIAL) return named[0]!.credential.kind;
  }
  if (!speaks) return null;
  const folded = fold(text);
  if (/licen|zulassung|lizenz|schein/.test(folded)) return 'licence';
  return /registr|member|mitglied|chartered|colegia/.test(folded) ? 'membership' : 'certificate';
}

function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => !isFunctionWord(word) && !isPostingWord(word));
}
