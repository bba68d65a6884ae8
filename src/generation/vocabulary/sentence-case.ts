/**
 * What somebody typed in capitals, as a sentence: a word that might be an acronym or a name keeps its capitals. And the capitals that a
 * hasty note lacks.
 */
import { relatedCues } from './related-terms.ts';
import { EVERYDAY_WORDS } from './stop-words.ts';
import { verbOf } from './verbs.ts';
import { isAlsoWord, isFunctionWord, isKnownTerm, isPostingWord, keyOf, phrasesOf, spellingOf } from './vocabulary.ts';
import capitals from './word-lists/capitals.json' with { type: 'json' };
import plain from './word-lists/plain-words.json' with { type: 'json' };
import { stem } from './words.ts';

/** Fewer may be a name: "SAP PM", "CAT 789". */
const MIN_WORDS = 4;
/** Of the words; where fewer are known, it is a list of names. */
const MOSTLY = 0.6;
/** "US" and "IT" are words only in a sentence that nobody shouts. */
const SHORT_FORMS: ReadonlySet<string> = new Set(['it', 'us', 'am', 'pm', 'et', 'al', 'la', 'le', 'de', 'el']);
const MIN_LETTERS_BY_ENDING = 6;
const ENDING = /(?:ing|ed|ly|tions?|ments?|ity|ness|able|ible|ical)$/u;

const WORD = /\p{L}+(?:['’]\p{L}+)?/gu;
const PLAIN: ReadonlySet<string> = new Set(plain.en.split(' '));
const everyday: ReadonlySet<string> = new Set(EVERYDAY_WORDS.map(stem));

/** `spellings`: how the person writes his words elsewhere, by their small letters. */
export function withoutCapitals(text: string, spellings: ReadonlyMap<string, string>): string {
  const words = text.match(WORD) ?? [];
  if (words.length < MIN_WORDS || /\p{Ll}/u.test(text)) return text;
  const written = (word: string): string | null =>
    spellings.get(word.toLowerCase()) ??
    (isPlain(word.toLowerCase()) ? word.toLowerCase() : spellingOf(word)) ??
    (isKnown(word.toLowerCase()) ? word.toLowerCase() : null);
  if (words.filter((word) => written(word) !== null).length < MOSTLY * words.length) return text;
  const sentence = text.replace(WORD, (word) => written(word) ?? word.replace(/(?<=['’])S$/u, 's'));
  return sentence.replace(/^\P{L}*\p{L}/u, (start) => start.toUpperCase());
}

function isPlain(word: string): boolean {
  if (SHORT_FORMS.has(word)) return false;
  const isCommon = isFunctionWord(word) || isPostingWord(word) || PLAIN.has(word) || everyday.has(stem(word));
  return isCommon || verbOf(word) !== null;
}

function isKnown(word: string): boolean {
  if (SHORT_FORMS.has(word) || word.length < 2) return false;
  const isTerm = isKnownTerm(keyOf(word)) || relatedCues(phrasesOf(word)).length > 0;
  return isTerm || (word.length >= MIN_LETTERS_BY_ENDING && ENDING.test(word));
}

/** Of the words in texts that are not all capitals; the first of a sentence has its capital from its place. */
export function spellingsIn(texts: readonly string[]): Map<string, string> {
  const mixed = texts.filter((text) => /\p{Ll}/u.test(text));
  const words = mixed.flatMap((text) =>
    [...text.matchAll(/(?<=[^.!?:•\s]\s|[(,/-])\p{L}{2,}(?!\p{L})/gu)].map(([word]) => word),
  );
  return new Map(words.map((word) => [word.toLowerCase(), word]));
}

/** A sentence behind another; not behind a short form, nor "iOS". */
const BEGINS_SMALL =
  /(?<=(?:\p{L}{3}|\p{Nd})[.!?] )(?<!(?<!\p{L})(?:approx|dept|govt|corp|prof|assoc|resp|etc|incl)\. )\p{Ll}(?!\p{Lu})/gu;
const DAY = /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})/gu;
/** "May" and "march" are words, too. */
const MONTH =
  /(?<!\p{L})(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?=\.? (?:19|20)\p{Nd}\p{Nd}(?!\p{Nd}))/gu;

const NAMES: ReadonlySet<string> = new Set(capitals.names.split(' '));
const ALL_CAPITALS: ReadonlySet<string> = new Set(capitals.shortForms.split(' '));
/** Of what is also a word nobody knows whether it is a name. */
const ALSO_WORDS: ReadonlySet<string> = new Set(capitals.words.split(' '));
const SMALL_WORD = /(?<![\p{L}\p{Nd}.@/_-])\p{Ll}{2,}(?![\p{L}\p{Nd}@/_-]|\.\p{L})/gu;

function asName(word: string): string {
  if (ALL_CAPITALS.has(word))
    return word.endsWith('s') && ALL_CAPITALS.has(word.slice(0, -1))
      ? `${word.slice(0, -1).toUpperCase()}s`
      : word.toUpperCase();
  if (NAMES.has(word)) return word[0]!.toUpperCase() + word.slice(1);
  const known = spellingOf(word);
  const isName = known !== null && /^\p{Lu}\p{Ll}{3,}$|\p{Ll}\p{Lu}/u.test(known) && known.toLowerCase() === word;
  return isName && !ALSO_WORDS.has(word) && !isAlsoWord(known) && !isPlain(word) ? known : word;
}

/** "On a saturday in aug 2023. batch sheets", "wrote python for sql" */
export function withCapitals(text: string): string {
  const cased = [BEGINS_SMALL, DAY, MONTH].reduce(
    (said, found) => said.replace(found, (word) => word[0]!.toUpperCase() + word.slice(1)),
    text,
  );
  return cased.replace(SMALL_WORD, asName);
}

const SMALL_IN_NAMES =
  /^(?:de|del|della|da|das|di|dos|du|der|den|van|von|zu|la|le|las|les|bin|ibn|al|el|y|e|ten|ter|ap|ab|of|on|upon|the|and|sur|en|am|an|im|bei|und)$/u;

/** "darren mistry" and "west yorkshire", of whoever hardly meant it; "van" and "de" stay small. */
export function withNameCapitals(name: string): string {
  if (/\p{Lu}|[^\p{Script=Latin}\p{M}\p{Nd}\s.,'’-]/u.test(name)) return name;
  return name.replace(/(?<=^|[\s'’-])\p{Ll}+/gu, (word, at: number) =>
    at > 0 && SMALL_IN_NAMES.test(word) ? word : word[0]!.toUpperCase() + word.slice(1),
  );
}
