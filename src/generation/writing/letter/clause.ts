/** A bullet as a clause that can follow "I", or nothing where it would not read as one. */
import { isPlainVerb, looksPast, verbOf } from '../../vocabulary/verbs.ts';
import { isPostingWord, spellingOf } from '../../vocabulary/vocabulary.ts';
import type { TidyBullet } from '../bullet.ts';
import { lowerFirst } from '../deed.ts';
import { shortenAtClause } from '../shorten.ts';
import type { Tense } from '../tense.ts';
import { withArticles } from './articles.ts';
import { isBroken } from './fluency.ts';
import { runsOn } from './run-on.ts';

const MAX_CHARACTERS = 150;
/** Longer ones lose a last clause that only says what for. */
const EASY_CHARACTERS = 105;
const MIN_WORDS = 2;
const MAX_COMMAS = 4;
/** Marks of notes rather than sentences. */
const NOTE_LIKE =
  /[:;\\|<>{}[\]=®™“”"]|\betc\b|\.\s|\b[A-Z]{6,}\b|\(|\bi\.e|\be\.g|\d{1,2}\/\d{2,4}|\s\/|\/\s|\s-\s|,,|\bw\/|#|\band\/or\b|\b(?:Accomplishments|Responsibilities|Duties|Skills)\b/;
/** Ways of speaking of a list, not of a deed. */
const LIST_LIKE =
  /\bincluding but not limited to\b|\bthe following\b|\bas follows\b|\bas applicable\b|\bthat includes\b|\bin in\b|\bfor and\b/i;
/** Verbs that notes use of themselves; after "I" they say something odd. */
const ODD_AFTER_I =
  /^(?:involved|located|based|included|related|dedicated|experienced|skilled|certified|required|scheduled to|motivated in|used to|possess(?:ed)?|ensured? that all|age-|strived)\b|\b(?:communication|interpersonal|organizational|verbal|leadership) skills\b/;
/** Participles that may follow a comma; other gerunds there are items of a list. */
const PARTICIPLE =
  /^(?:ensuring|resulting|including|using|following|reaching|exceeding|saving|reducing|increasing|allowing|enabling|helping|making|leading|achieving|improving|providing|working|maintaining|generating|raising|cutting|growing|bringing)$/;

const OBJECT =
  /^(?:the|a|an|all|any|each|them|it|its|their|various|new|appropriate|annual|daily|weekly|monthly|regular|other)$/;
/** Adjectives whose third person can only be a verb. */
const ADJECTIVES = new Set(['complete', 'correct', 'clear', 'clean', 'secure', 'open', 'lower', 'separate']);

/** Of customers and of what is sold, hardly ever of what one does. */
const MOSTLY_NOUNS = /^(?:prospects?|merchandise)$/;

export interface Clause {
  text: string;
  /** Without its last clause, where that only says what for or how; null where there is none. */
  brief: string | null;
  /** Whether a part of the statement was left out. */
  cut: boolean;
}

export function clauseOf(bullet: TidyBullet): Clause | null {
  if (bullet.tense === 'other') return null;
  const short = shortenAtClause(bullet.text, MAX_CHARACTERS);
  if (short === null) return null;
  const text = inSentence(short, bullet.tense);
  if (text === null) return null;
  const brief = without(PURPOSE, text);
  const cut = short.length < bullet.text.length;
  // A clause that is hard to read aloud is told briefly or not at all.
  if (text.length > EASY_CHARACTERS && brief !== null) return { text: brief, brief: null, cut: true };
  return { text, brief: brief ?? without(MANNER, text), cut };
}

function inSentence(statement: string, tense: Tense): string | null {
  const plain = statement
    .replace(/[\s,.;]+$/, '')
    .replace(/ & /g, ' and ')
    .replace(/\s\/\s/g, '/')
    .replace(/\b(in|among) top (?=\d)/, '$1 the top ')
    .replace(/\bin face of\b/, 'in the face of')
    .replace(/\b(over|more than) (\d[\d,]*)\+/, '$1 $2')
    .replace(
      /\b(on|in) (?=(?:daily|weekly|monthly|regular|timely|consistent|annual|yearly|professional) (?:basis|manner|fashion)\b)/,
      '$1 a ',
    );
  const isNote = NOTE_LIKE.test(plain) || LIST_LIKE.test(plain) || hasOddCapitals(plain);
  if (isNote || plain.split(' ').length < MIN_WORDS) return null;
  const text = withArticles(withLastJoint(calmCapitals(lowerFirst(plain))));
  return isSound(text, tense) && !runsOn(text) && !isBroken(text) && !ODD_AFTER_I.test(text) ? text : null;
}

/** "assisted in preparations, prepared billings": two deeds want their "and". */
function withLastJoint(text: string): string {
  const [one = '', other, ...more] = text.split(', ');
  if (other === undefined || more.length > 0 || one.split(' ').length < 3) return text;
  return !other.includes(' and ') && verbOf(other.split(' ', 1)[0]!)?.form === 'past' ? `${one} and ${other}` : text;
}

const PURPOSE =
  /,? (?:(?:in order )?to (?:ensure|determine|provide|increase|improve|enhance|assist|help|meet|complete|facilitate|achieve|support|maintain|create|make|protect|reinforce|drive|reach|implement|resolve|develop|identify)|while|as well as|such as|including|ensuring|resulting in)\b[^\d]*$/;
const MIN_BRIEF_WORDS = 5;

/** How it was done, or what is said of a thing: "by planting hedges", "the shed which holds the tools". */
const MANNER =
  / (?:by \p{Ll}+ing|through the use of)\b[^\d]*$|(?<= (?:the|a|an|all|each|any|new|several|multiple) (?:[\p{L}-]+ ){1,4})(?:which|that) \p{Ll}+ [^\d]*$/u;

/** A number is never given up for ease. */
function without(part: RegExp, text: string): string | null {
  const brief = text.replace(part, '').replace(/[\s,]+$/, '');
  const last = brief.slice(brief.lastIndexOf(' ') + 1);
  // "and continued" waits for what was cut off.
  const isFinished = !looksPast(last) && verbOf(last)?.form !== 'gerund' && !/, (?!.*\b(?:and|or)\b)/.test(brief);
  return brief !== text && isFinished && !isBroken(brief) && brief.split(' ').length >= MIN_BRIEF_WORDS ? brief : null;
}

/** All its verbs in one tense, its lists lists of one kind. */
function isSound(text: string, tense: Tense): boolean {
  const words = text.split(' ');
  if (words.filter((word) => word.endsWith(',')).length > MAX_COMMAS) return false;
  // "created customize reports" lost a word somewhere.
  const second = words[1] ?? '';
  const isSecondVerb = verbOf(second)?.form === 'base' && isPlainVerb(second) && !MOSTLY_NOUNS.test(second);
  if (isSecondVerb && !/^help/.test(words[0]!)) return false;
  return words.every((word, at) => at === 0 || fitsIn(words, at, word, tense));
}

function fitsIn(words: readonly string[], at: number, word: string, tense: Tense): boolean {
  const before = words[at - 1]!;
  const isListed = before.endsWith(',');
  if (!isListed && before !== 'and' && before !== 'or') return true;
  const core = word.replace(/[^\p{L}-]+$/u, '');
  const verb = MOSTLY_NOUNS.test(core) ? null : verbOf(core);
  if (verb === null) return true;
  const next = words[at + 1] ?? '';
  if (verb.form === 'gerund')
    return followsGerund(words, at) || (isListed ? PARTICIPLE.test(core) : !OBJECT.test(next));
  if (verb.form === 'third') return !isPlainVerb(verb.base) && !ADJECTIVES.has(verb.base) && !OBJECT.test(next);
  if (verb.form !== 'base' || tense !== 'past') return true;
  const isVerb =
    isPlainVerb(verb.base) ||
    OBJECT.test(next) ||
    /^\p{Lu}/u.test(next) ||
    (!isListed && /^(?:with|to|for)$/.test(next));
  return !isVerb || isInInfinitive(words, at);
}

/** "by cleaning, lubricating and adjusting": another gerund stands before it. */
function followsGerund(words: readonly string[], at: number): boolean {
  return words.slice(1, at).some((word) => verbOf(word.replace(/,$/, ''))?.form === 'gerund');
}

function isInInfinitive(words: readonly string[], at: number): boolean {
  return words.slice(0, at).some((word, before) => {
    if (word === 'to') return verbOf(words[before + 1] ?? '')?.form === 'base';
    return /^(?:help|helped)$/.test(word);
  });
}

/** "assisted Customers", "mailed Newsletters": more than one of something ordinary. */
const EVERYDAY_PLURAL =
  /\p{Ll}{2}(?:ers|ors|ians|ists|ants|ents|ees|ies|tions|ments|ings|ories|ages|ports|reps)$|^Reps$/u;

/** "provided Support to clients": an everyday word that stands alone loses its capital inside a sentence. */
function calmCapitals(text: string): string {
  const words = text.split(' ');
  const isCapital = (word: string | undefined): boolean => /^\p{Lu}/u.test(word ?? '');
  const calmed = words.map((word, at) => {
    const alone =
      /^\p{Lu}\p{Ll}+[,.]?$/u.test(word) && !isCapital(words[at - 1]) && !/^[\p{Lu}\d]/u.test(words[at + 1] ?? '');
    const bare = word.replace(/[,.]$/, '');
    const isName = spellingOf(bare) === bare || /^(?:of|at)$/.test(words[at + 1] ?? '');
    const everyday =
      !isName && (isPostingWord(bare) || verbOf(bare) !== null || looksPast(bare) || EVERYDAY_PLURAL.test(bare));
    return at > 0 && alone && everyday ? word.toLowerCase() : word;
  });
  return calmed.join(' ');
}

/** Headline-style Capitals In Every Word do not read as a sentence. */
function hasOddCapitals(text: string): boolean {
  const words = text.split(' ').slice(1);
  const capitals = words.filter((word) => /^[A-Z][a-z]/.test(word)).length;
  return words.length > 0 && capitals / words.length > 0.4;
}
