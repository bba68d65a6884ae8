/** Tells the sentences that say what the person will do, or must be able to do, from all else that a posting says. */
import { verbOf } from '../../vocabulary/verbs.ts';
import { wordsOf } from '../../vocabulary/words.ts';
import type { PartKind } from '../sections.ts';

const MIN_WORDS = 2;
/** Outside of a list of duties a short line is a heading, a place or a wage. */
const MIN_WORDS_IN_BODY = 6;

const OF_THE_PERSON =
  /\b(?:you(?:'|’)ll|you (?:will|would|must|should|need|can|have|are)|your (?:role|tasks?|work|duties|responsibilities)|responsib\w+|post ?-?holder|job ?-?holder|(?:successful|ideal) (?:candidate|applicant|person)|(?:the|this) (?:role|job|position|post|employee|incumbent)|(?:must|should) (?:be|have)|able to|ability to|experience (?:of|in|with|as)|knowledge of|duties (?:include|are)|sie (?:werden|sind|haben|übernehmen)|du (?:wirst|bist|hast|übernimmst)|ihre aufgaben|vous (?:serez|assurez|participez|aurez|êtes)|serás|tendrás|te encargarás|usted)\b/iu;
/** How to apply, and whom to ask. */
const OF_APPLYING =
  /^(?:please|for (?:an informal|further|more|any)|to apply|successful applicants will|interviews? (?:will|are)|if you (?:are|feel|would|have any)|your base will|bitte|haben wir|veuillez|pour postuler|por favor|si te interesa)\b|\bplease contact\b/iu;
const TO_THE_PERSON = /^(?:as \S+(?: \S+){0,5} )?(?:you|du|sie|vous|tú|usted)\s+\p{Ll}/iu;
/** Who the employer is, what it hopes and how it hires. */
const OF_THE_EMPLOYER =
  /^(?:we(?:'|’)?(?:re|ve|ll)?|our|us|the (?:trust|city|county|company|council|university|college|school|department|team|organi[sz]ation|hospital|board)|it is|there (?:is|are)|this is|all|any|applicants?|candidates?|for (?:further|more)|please|if you (?:are|have|would|want|need|feel)|in (?:order|return|addition)|as an? (?:employer|organi[sz]ation)|failure to|specifications|class specifications)\b|\bwe (?:are|have|offer|empower|believe|aim|want|value)\b/iu;

export function isDutySentence(text: string, part: PartKind): boolean {
  const words = wordsOf(text);
  if (words.length < MIN_WORDS || isNoSentence(text, part)) return false;
  if (isName(text) && !opensWithVerb(words)) return false;
  if (isRoutine(text) || OF_APPLYING.test(text) || OF_THE_EMPLOYER.test(text)) return false;
  if (part !== 'body') return part === 'duties';
  if (words.length < MIN_WORDS_IN_BODY) return false;
  return OF_THE_PERSON.test(text) || TO_THE_PERSON.test(text) || opensWithVerb(words);
}

export function isOfTheEmployer(text: string): boolean {
  return OF_THE_EMPLOYER.test(text);
}

/** Questions, headings, and facts such as "Hours per week - 37.5". */
function isNoSentence(text: string, part: PartKind): boolean {
  const isShouted = text === text.toUpperCase() && /\p{Lu}{3}/u.test(text);
  const mark = part === 'duties' ? '[-–]' : '[-–:]';
  const isLabelled =
    new RegExp(`^[\\p{L} /]{2,30}\\s*${mark}\\s+[\\p{Lu}\\d£$€]`, 'u').test(text) && !/[.;]$/.test(text);
  return /[?:]$|@|\d{5}/.test(text) || isShouted || isLabelled || /^[£$€]\s?\d/.test(text);
}

/** "Head of Technical Services", "Nora Quill, Director of Care": somebody; in German every noun has a capital. */
function isName(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/(?:^|\s)(?!and\b|the\b|for\b)\p{Ll}{3,}/u.test(text);
}

/** Whom the job reports to, and where it sits: nothing that a profile could answer. */
const OF_THE_PLACE =
  /^you(?:(?:'|’)ll| will)?\s+(?:report|be reporting|sit|join|not)\b|^(?:du|sie) bericht\w+ an\b|^vous (?:serez )?rattach|^reportarás/iu;

/** What every posting ends its list with. */
function isRoutine(text: string): boolean {
  return (
    OF_THE_PLACE.test(text) ||
    /\b(?:(?:other|related) (?:\w+ )?(?:duties|work|tasks) (?:as|when)\b|as assigned|as required\.?$|not intended to|duties of (?:this|the) (?:class|position|job))/i.test(
      text,
    )
  );
}

function opensWithVerb(words: readonly string[]): boolean {
  const verb = verbOf(words[0] === 'to' || words[0] === 'To' ? (words[1] ?? '') : (words[0] ?? ''));
  return verb !== null && verb.form !== 'past' && words[1] !== 'of';
}

export function isOfApplying(text: string): boolean {
  return OF_APPLYING.test(text);
}
