/**
 * A fact as a letter tells it, in the profile's own words: "I cut …" where it opens with its verb; behind a colon where
 * it first says of what it speaks; as it stands where it is a sentence already; with a verb that adds nothing where it has none.
 */
import type { Place, Proof } from '../../../matching/proofs.ts';
import { isPlainVerb, verbOf } from '../../../vocabulary/verbs.ts';
import { fold } from '../../../vocabulary/words.ts';
import { withoutDutyPhrase } from '../../duty-phrase.ts';
import { sentencesOf } from '../../sentences.ts';
import { isInBrackets, losesLimit } from '../../shorten.ts';
import { capitalised, filled, placeIn, type Templates } from '../templates.ts';
import { asAction } from './action.ts';
import { withSubjectArticle } from './article.ts';
import { briefly } from './brief.ts';
import { hasFiniteVerb, inSentences, isDeedBehind, isOfAThing } from './clauses.ts';
import { asDeed, firstWord, inSentence, lowered, opensWithPast } from './deed.ts';
import { asAbsence, asBest, asMeasure, asWork } from './nominal.ts';
import { withTails } from './tails.ts';
import {
  ALWAYS_VERB,
  BEFORE_THING,
  COUNTED_ACTIVES,
  FINITE,
  INTRANSITIVE,
  LED_TO_I,
  NO_OBJECT,
  OF_THINGS,
  ROLE,
} from './words.ts';

export interface Telling {
  /** `deed` goes after "I"; `whole` stands by itself, and so does `work`, which says what a job was. */
  kind: 'deed' | 'whole' | 'work';
  text: string;
}

/** The fact in its own words, with a full stop. */
export function quoted(text: string, templates: Templates, posting = ''): string {
  const brief = briefly(text, templates, posting);
  return capitalised(/[.!?]$/.test(brief) ? brief : `${brief}.`);
}

/** Null where there is no sentence in it, or letters of this language tell nothing in sentences. */
export function tellingOf(
  { text, place }: Pick<Proof, 'text' | 'place'>,
  templates: Templates,
  posting = '',
): Telling | null {
  if (templates.telling === null || place.kind === 'item') return null;
  const isTyped = ARROW.test(text);
  if (OF_ANOTHER.test(text) || isShouted(text)) return null;
  const [first, ...others] = sentencesOf(
    quoted(withoutDutyPhrase(withoutTime(text, place), place.current, true), templates, posting),
  ).flatMap((sentence) => inSentences(sentence, isTyped));
  if (first === undefined) return null;
  const rest = others.map((sentence) => furtherOf(sentence, place));
  if (others.some((sentence, at) => rest[at] === null && losesLimit(sentence))) return null;
  const told = rest.filter((sentence) => sentence !== null);
  const opening = openingOf(first, place, templates);
  if (opening !== null) return { ...opening, text: [opening.text, ...told].join(' ') };
  // "On call 1 week in 7. I rewrote the runbooks.": of two, the deed.
  return isDropped(first, told) ? { kind: 'deed', text: [told[0]!.slice(2), ...told.slice(1)].join(' ') } : null;
}

/** "Also", and "Currently" of a post that is held. */
function withoutTime(text: string, { current }: Pick<Place, 'current'>): string {
  return text.replace(current ? /^(?:Also|Currently) (?=\p{L})/u : /^Also (?=\p{L})/u, '');
}

/** "Did the analysis, was soft foot": the foot was. */
const saysOfAThing = (sentence: string): boolean =>
  /, (?:was|were) (?!\p{L}+ed(?!\p{L}))/u.test(sentence) && !hasFiniteVerb(sentence);

function openingOf(first: string, place: Place, templates: Templates): Telling | null {
  const isLabel = ROLE.test(first) && /^[^:]*: /.test(first) && behindLabel(first, place) !== null;
  if (saysOfAThing(first)) return null;
  const deed = isLabel || isOfAThing(first) ? null : (asDeed(first, place) ?? asBest(first));
  if (deed !== null) return { kind: 'deed', text: joined(withTails(deed)) };
  const absence = asAbsence(first, place);
  if (absence?.startsWith('I ')) return { kind: 'deed', text: withTails(absence.slice(2)) };
  const whole =
    absence ??
    behindLabel(first, place) ??
    (isWhole(first) && !/^(?:It|They) /.test(first) ? withSubjectArticle(first) : asMeasure(first, place));
  if (whole !== null) return { kind: 'whole', text: withTails(whole) };
  const action = asAction(first, place);
  if (action !== null) return { kind: 'deed', text: withTails(action) };
  const work = asWork(first, place, templates);
  return work === null ? null : { kind: 'work', text: withTails(work) };
}

/** With a verb and a subject of its own. */
function isWhole(sentence: string): boolean {
  const hasOwn =
    /^(?:My|Our) /.test(sentence) &&
    sentence
      .split(/[,;]\s/, 1)[0]!
      .split(' ')
      .some((word) => verbOf(word)?.form === 'past');
  return (
    hasFiniteVerb(sentence) ||
    isCounted(sentence) ||
    /^(?:I|We|It|They|What (?:I|we)) \p{Ll}/u.test(sentence) ||
    LED_TO_I.test(sentence) ||
    hasOwn
  );
}

/** "18 of 27 moved out of the range": what so many of them did. */
function isCounted(sentence: string): boolean {
  const words = sentence.split(/[,;:]/u, 1)[0]!.split(' ').slice(0, MAX_WORDS_BEFORE_DEED);
  return /^\p{Nd}+ /u.test(sentence) && words.some((word) => COUNTED_ACTIVES.has(word));
}

const MAX_WORDS_BEFORE_DEED = 6;

/** Null for what has no verb, and for what goes on with another's: "Titrates inotropes, cares for …" has no subject. */
function furtherOf(sentence: string, place: Place): string | null {
  const isOfIt = IS_OF_IT.test(sentence) || saysOfAThing(sentence);
  if (verbOf(firstWord(sentence))?.form === 'third' || isScrap(sentence) || isOfIt) return null;
  // "Inventory came down": no verb, but what came down.
  const isSubject = FINITE.has(sentence.split(' ')[1] ?? '');
  const isPresent = place.current && verbOf(firstWord(sentence))?.form === 'base' && !isSubject;
  const isPast =
    opensWithPast(sentence) && !hasFiniteVerb(sentence) && !NO_OBJECT.test(sentence) && !OF_THINGS.test(sentence);
  const isDeed = isDeedBehind(sentence);
  const deed = isDeed || isPast || isPresent ? (asDeed(sentence, place) ?? (isDeed ? lowered(sentence) : null)) : null;
  if (deed !== null) return `I ${joined(withTails(deed))}`;
  if (isWhole(sentence)) return withTails(withSubjectArticle(sentence));
  return asMeasure(sentence, place) ?? asAbsence(sentence, place);
}

const MAX_WORDS_OF_FRAGMENT = 8;

/** A few words without a verb before a deed, which limit nothing. */
function isDropped(first: string, rest: readonly string[]): boolean {
  const deed = /^I (?=\p{Ll})/u.test(rest[0] ?? '') ? rest[0]!.slice(2) : '';
  const pointsBack = /(?<!\p{L})(?:it|its|them|this|that|these|those|there)(?!\p{L})/iu.test(deed);
  const isShort = first.split(' ').length <= MAX_WORDS_OF_FRAGMENT;
  return opensWithPast(capitalised(deed)) && isShort && !pointsBack && !losesLimit(first);
}

/** "6 still there.", "Hood, floor, walk-in." */
function isScrap(sentence: string): boolean {
  const isShort = sentence.split(' ').length <= MAX_WORDS_OF_SCRAP && verbOf(firstWord(sentence)) === null;
  const says = /[%$€£]|(?<!\p{L})(?:no|none|zero|nothing|never)(?!\p{L})/iu.test(sentence);
  return isShort && !says && !hasFiniteVerb(sentence);
}

const MAX_WORDS_OF_SCRAP = 4;

/** "…; was day 13 when I started": of what stands before it, not of the person. */
const IS_OF_IT = /^(?:I )?(?:was|were|is|are|has been) (?!\p{L}+ed\b)/iu;

/** "LEADING HAND FOR CREW OF 8 FITTERS": what is written in capitals is no sentence of a letter. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => /\p{Lu}/u.test(letter)).length > letters.length / 2;
}

const ARROW = /→|[-–=]>/u;

/** Who writes of himself as of another cannot be quoted in a letter of his own. */
const OF_ANOTHER = /^(?:He|She|His|Her) |\. (?:He|She) /u;

/** "At Acme I cut costs by 10%."; null where the fact does not open with a verb that "I" can stand before. */
export function told(proof: Pick<Proof, 'text' | 'place'>, templates: Templates): string | null {
  const telling = tellingOf(proof, templates);
  return telling?.kind === 'deed' ? toldAt(proof.place, telling.text, templates) : null;
}

/** The deed with where it was done. */
export function toldAt({ name, kind }: Place, achievement: string, templates: Templates): string {
  const { telling } = templates;
  if (telling === null || name === null || kind === 'item') return achievement;
  return filled(telling[kind], { name, place: placeIn(templates, name), achievement });
}

const MAX_WORDS_OF_LABEL = 12;
/** Adverbs and participles. */
const NO_THING = /(?<!^(?:dai|week|month|year|quarter|ear|fami|assemb|supp)(?=ly$))ly$|ed,?$/i;

/** A thing in a few words: "Banded, wrapped" and "Also" are none, nor what has parts or an aside of its own. */
function isLabel(label: string): boolean {
  const words = label.split(' ');
  const isShort = words.length > 1 && words.length <= MAX_WORDS_OF_LABEL && !/[,;:()](?:\s|$)/.test(label);
  return (
    isShort &&
    !words.some((word) => /^(?:past|gerund)$/.test(verbOf(word.replace(/,$/, ''))?.form ?? '') || NO_THING.test(word))
  );
}

/** "Lookback review: read 4,200 files" → "Lookback review: I read 4,200 files". */
function behindLabel(sentence: string, place: Place): string | null {
  for (const { index, 0: separator } of sentence.matchAll(/[:,;]\s|\s–\s/gu)) {
    const label = sentence.slice(0, index);
    const rest = sentence.slice(index + separator.length);
    // "Payroll: run biweekly payroll" needs no label.
    const again = separator === ': ' && fold(rest).includes(fold(label)) ? asDeed(capitalised(rest), place) : null;
    if (again !== null) return `I ${joined(again)}`;
    if (isInBrackets(sentence, index) || !isLabel(label)) continue;
    if (/^I \p{Ll}/u.test(rest)) return sentence;
    const isPresent = separator === ': ' && place.current && verbOf(firstWord(rest))?.form === 'base';
    const deed = isDeedBehind(rest) || isPresent ? asDeed(capitalised(rest), place) : null;
    if (deed !== null && /^As /.test(label)) return `${label} I ${joined(deed)}`;
    if (deed !== null && ROLE.test(`${label}: `)) return `As ${inSentence(label)} I ${joined(deed)}`;
    if (deed !== null) return `${label}: I ${joined(deed)}`;
  }
  return null;
}

/** "Read, cleared and filed", "answered phones, checked patients in and scheduled them": a row has its "and". */
function isRow(before: string, last: string): boolean {
  const isSingle = /(?:^|, )\S+$/.test(before);
  const joinsLater = [...last.matchAll(/ and ([\p{L}-]+)/gu)].some(
    ({ index, 1: word }) => verbOf(word!)?.form === 'past' && last.indexOf(' ') !== index,
  );
  return isSingle || joinsLater;
}

/** "read 4,200 files, found that …": the last of two deeds has its "and". */
function joined(deeds: string): string {
  const isPresent = verbOf(firstWord(deeds))?.form === 'base';
  const places = [...deeds.matchAll(/[,:] /g)].map(({ index }) => index).filter((place) => !isInBrackets(deeds, place));
  const at = places.findLast((place) => isDeedToo(deeds.slice(place + 2), place === places.at(-1), isPresent));
  if (at === undefined || isRow(deeds.slice(0, at), deeds.slice(at + 2))) return deeds;
  return `${deeds.slice(0, at)} and ${deeds.slice(at + 2)}`;
}

/** "Covering repairs, planned works, IT": before more of a row, a thing must follow it at once. */
function isDeedToo(rest: string, isLast: boolean, isPresent: boolean): boolean {
  const isSure =
    isLast || (BEFORE_THING.test(rest.split(' ')[1] ?? '') && !/, (?:and )?(?:\p{Ll}+ed|and) /u.test(rest));
  // "Write care plans, reviewed every month": the plans are.
  const isPast = !isPresent && opensWithPast(capitalised(rest)) && (!NO_OBJECT.test(rest) || INTRANSITIVE.test(rest));
  const isVerb = isPlainVerb(firstWord(rest)) || (isLast && BEFORE_THING.test(rest.split(' ')[1] ?? ''));
  const isNow = isPresent && verbOf(firstWord(rest))?.form === 'base' && isVerb && !hasVerbToo(rest);
  return (isSure && isPast) || (isNow && (isLast || ALWAYS_VERB.test(rest)));
}

/** "Verify and enter": with what follows it is a row that has its "and". */
const hasVerbToo = (rest: string): boolean =>
  [...rest.matchAll(/(?: and|,) ([\p{L}-]+)/gu)].some(([, word]) => verbOf(word!)?.form === 'base');
