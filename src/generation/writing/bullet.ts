/**
 * Bullets in the profile's own words, without "I" and "responsible for" at their head and short enough for two lines and a half. In
 * other languages than English only the punctuation is tidied.
 */
import { looksPast, verbOf } from '../vocabulary/verbs.ts';
import { withoutDutyPhrase } from './duty-phrase.ts';
import { asAction } from './letter/telling/action.ts';
import { asDuties } from './letter/telling/deed.ts';
import { sentencesOf, stripMarker } from './sentences.ts';
import { shorten, withoutFullStop } from './shorten.ts';
import { statementsOf } from './statements.ts';

export { sentencesOf } from './sentences.ts';

export interface TidyBullet {
  text: string;
  /** Past tense or not, so that a letter can go on from it. */
  tense: 'past' | 'present' | 'other';
}

export const MAX_BULLET_CHARACTERS = 250;
const MAX_PIECES = 8;
/** "This was used for the audit" says nothing without the statement before it. */
const LEANS_ON_ANOTHER = /^(?:This|These|That|Those|It|They|He|She)\b/;
/** What no tidying can take out. */
const FIRST_PERSON = /\b(?:me|myself|mine|us|ourselves)\b|^I\b|\bI['’]\p{Ll}/u;
/** One bullet for what the person wrote as one, as long as it is short enough; else one for each of its statements. */
export function tidyBullets(fact: string, current: boolean, lang = 'en'): TidyBullet[] {
  if (lang !== 'en') return plainBullets(fact, lang);
  const statements = statementsOf(fact).slice(0, MAX_PIECES);
  const isOne = statements.slice(0, -1).every((statement) => /[.!?]$/.test(statement)) && isAllOf(fact, statements);
  const together = isOne ? withinLength(statements) : statements;
  // What a run-on paragraph says of one thing may be said of the next.
  const verbal = statements.length === 1 ? withVerb : (deed: string): string => deed;
  return together.map((statement) => tidy(statement, current, verbal)).filter((bullet) => bullet !== null);
}

/** What can be tidied at the head of a bullet only. */
const STANDS_ALONE = /^I\b|\bresponsible for\b/i;

/** Nothing between them was taken out, such as a heading that ran into them. */
function isAllOf(fact: string, statements: readonly string[]): boolean {
  const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');
  return letters(statements.join('')) === letters(stripMarker(fact));
}

/** Sentences stay together as far as the length of a bullet goes; what cannot be said of oneself goes. */
function withinLength(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const before = joined.at(-1) ?? '';
    const isNext = at > 0 && before.endsWith(sentences[at - 1]!) && !STANDS_ALONE.test(sentence);
    if (!isNext || before.length + sentence.length >= MAX_BULLET_CHARACTERS) joined.push(sentence);
    else if (!isUnfit(sentence)) joined[joined.length - 1] = `${before} ${sentence}`;
  }
  return joined;
}

/** A measured result is worth more than a page without pronouns. */
function isUnfit(text: string): boolean {
  return FIRST_PERSON.test(text) && !/\d/.test(text);
}

/** The fact in its own words, cut to the same length: what is printed when a tidied line is refused. */
export function plainBullet(fact: string, lang = 'en'): string {
  return withoutFullStop(shorten(stripMarker(fact), MAX_BULLET_CHARACTERS, lang));
}

/** We know too little of other languages to say what opens a statement: what is short enough stays whole. */
function plainBullets(fact: string, lang: string): TidyBullet[] {
  const isShort = fact.length <= MAX_BULLET_CHARACTERS;
  const texts = (isShort ? [fact] : sentencesOf(fact).slice(0, MAX_PIECES)).map((text) => plainBullet(text, lang));
  return texts.filter(hasLetters).map((text) => ({ text: capitalised(text), tense: 'other' }));
}

function tidy(statement: string, current: boolean, verbal: typeof withVerb): TidyBullet | null {
  const deed = verbal(withoutDutyPhrase(statement, current), current);
  const text = withoutFullStop(shorten(deed, MAX_BULLET_CHARACTERS)).replace(/(?<!\S)(\p{L}+) \1(?!\S)/giu, '$1');
  if (!hasLetters(text) || LEANS_ON_ANOTHER.test(text)) return null;
  if (isUnfit(text)) return null;
  const tense = tenseOf(text, current);
  return { text: capitalised(text), tense };
}

/** "Supervision of 14 people", "Supervising 14 people" → "Supervise 14 people", of a post that is over "Supervised". */
function withVerb(deed: string, current: boolean): string {
  if (verbOf(/^[\p{L}-]+/u.exec(deed)?.[0] ?? '')?.form === 'gerund') return asDuties(deed, { current }) ?? deed;
  return capitalised(asAction(deed, { current }) ?? deed);
}

/** In a past role a verb that is still in its base form was taken for a noun. */
function tenseOf(text: string, current: boolean): TidyBullet['tense'] {
  const first = /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
  const verb = verbOf(first);
  // "Age-based" is no deed.
  if (verb === null) return looksPast(first) && !/(?<!^co|^re|^pre)-/i.test(first) ? 'past' : 'other';
  if (verb.form === 'past') return 'past';
  return verb.form === 'base' && current ? 'present' : 'other';
}

function hasLetters(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** "nRF52" and "iOS" are spelled so. */
function capitalised(text: string): string {
  return /^\p{Ll}+[\p{Lu}\p{N}]/u.test(text) ? text : text[0]!.toUpperCase() + text.slice(1);
}
