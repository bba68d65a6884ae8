/** Sentences out of a note: clauses with a verb of their own, and changes of figures, which get theirs. */
import { isPlainVerb, verbOf } from '../../../vocabulary/verbs.ts';
import { isInBrackets } from '../../shorten.ts';
import { capitalised } from '../templates.ts';
import { withSubjectArticle } from './article.ts';
import { firstWord, OF_FIGURES, opensWithPast } from './deed.ts';
import {
  ALWAYS_VERB,
  CHANGED_THINGS,
  CLAUSE_VERB,
  FINITE,
  INTRANSITIVE,
  LED_TO_I,
  NO_OBJECT,
  OF_THINGS,
  OF_TIME,
  SUBORDINATE,
} from './words.ts';

/** "Cut costs; waste fell by 4%; closed the year below plan": what has a verb of its own is a sentence. */
export function inSentences(text: string, isTyped: boolean): string[] {
  const sentences: string[] = [];
  let isTaken = false;
  for (const { clause, joint } of clausesOf(text.replace(/\.$/, ''), isTyped)) {
    if (sentences.length > 0 && OF_FIGURES.test(clause)) continue;
    const said = withVerb(clause, isTyped);
    // "Built a form; replaced a phone line": the form did.
    const isSentence =
      (hasFiniteVerb(said) && !opensWithDeed(clause)) || (isDeedBehind(clause) && !OF_THINGS.test(clause));
    const isShort =
      joint.startsWith(';') && said.split(' ').length <= MAX_WORDS_BEHIND_SEMICOLON && !isDeedBehind(clause);
    const isResult = isSentence && !isShort && sentences.length === 1 && !isDeedBehind(clause) && joint !== '';
    if (isResult && !isTaken && mayTake(sentences[0]!, said)) {
      sentences[0] = withResult(sentences[0]!, said);
      isTaken = true;
    } else if (sentences.length === 0 || (isSentence && !isShort) || /^I \p{Ll}/u.test(clause))
      sentences.push(capitalised(clause));
    else if (isShort && isSentence) sentences[sentences.length - 1] += joint + clause;
    else sentences[sentences.length - 1] += jointBefore(clause, joint, sentences.at(-1)!) + clause;
  }
  return sentences
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .map((sentence) => withVerb(sentence, isTyped));
}

const MAX_WORDS_TOGETHER = 34;
const MAX_WORDS_BEFORE_AND = 14;

/** A deed and what came of it: staccato where each is a sentence of its own. */
function mayTake(deed: string, result: string): boolean {
  const isDeed = verbOf(firstWord(deed)) !== null && !/^\S+:|^(?:\S+ ){1,4}\S+: /.test(deed);
  return isDeed && !/^I /.test(result) && `${deed} ${result}`.split(' ').length <= MAX_WORDS_TOGETHER;
}

/** "I redesigned the form, and the completion rate rose": with "and" behind a short deed. */
function withResult(deed: string, result: string): string {
  const isShort = deed.split(' ').length <= MAX_WORDS_BEFORE_AND && !/[,;:(]| and | – /.test(deed);
  const said = withSubjectArticle(result, true);
  return isShort ? `${deed}, and ${said}` : `${deed}; ${said}`;
}

/** "3 were approved." alone is hasty. */
const MAX_WORDS_BEHIND_SEMICOLON = 4;

/** "Reduced failed runs", unlike "completed applications rose": "runs" may be a thing. */
function opensWithDeed(clause: string): boolean {
  const isOfOthers = /\s(?:is|are|was|were|has|had|went|rose|fell|came|grew|dropped|stayed)\s/.test(clause);
  return verbOf(firstWord(clause))?.form === 'past' && OF_THINGS.test(clause) && !isOfOthers;
}

/** "I kept a budget and finished below it", "I wrote a guide, used by 22 officers": no half sentence behind a semicolon. */
function jointBefore(clause: string, joint: string, before: string): string {
  const verb = verbOf(firstWord(clause));
  const isLoose =
    joint.startsWith(';') &&
    (verb?.form === 'past' ||
      ((ALWAYS_VERB.test(clause) || (verb?.form === 'base' && isPlainVerb(verb.base))) && !/^\S+:/.test(clause)));
  return isLoose ? (NO_OBJECT.test(clause) && !OF_PERSON.test(before) ? ', ' : ' and ') : joint;
}

/** Nothing is named there that the next verb could be said of. */
const OF_PERSON = /^(?:Responsible|Accountable|In charge|Member) /;

/** Each with what parts it from the one before; after a comma only what changed, and is named in more than a word. */
function clausesOf(text: string, isTyped: boolean): { clause: string; joint: string }[] {
  const clauses: { clause: string; joint: string }[] = [];
  const parts = text.split(/(;\s|\s–\s|,\s)/);
  let read = '';
  for (let at = 0; at < parts.length; at += 2) {
    const [joint, clause] = [parts[at - 1] ?? '', parts[at]!];
    const isApart = !joint.startsWith(',') || (/^\S+ \S+ /.test(clause) && withVerb(clause, isTyped) !== clause);
    if (clauses.length === 0 || (isApart && !isInBrackets(text, read.length))) clauses.push({ clause, joint });
    else clauses.at(-1)!.clause += joint + clause;
    read += joint + clause;
  }
  return clauses;
}

const FIGURE = String.raw`(?:(?:about|around|roughly|over|under|nearly|almost) )?[$€£]?\p{Nd}[\p{Nd}.,:]*(?:%|[kKmM]\b)?`;
/** "adherence from 84% to 92%", "calls down 29%", "failure rate 19% to 8%", "variance $612K down to $48K", "attrition 24% vs. 47%". */
const CHANGE = new RegExp(
  `^(?<thing>(?:[^:;.]{3,70}: )?(?!(?:with|without|and|which|from|up|down|in|at|on|of|by|for|all)\\s)[\\p{L}&][^:;.,]{1,60}?(?<! (?:worth|valued|costing|priced|ranging|between|aged))) (?<change>(?:(?:up|down) )?from ${FIGURE} .*?to |(?:up|down) (?:by )?${FIGURE}|(?<figure>(?=[^ ]*[%$€£kKmM])${FIGURE}) (?:down |up )?to (?:under |over )?${FIGURE}|(?<state>${FIGURE} (?:vs\\.?|against) ))`,
  'iu',
);

/** "Average settlement time on claims reduced from 61 days to 44" */
const WAS_CHANGED =
  /^(?<thing>(?!I |was )[^,;:.]{5,80}?) (?:reduced|cut|increased|improved|raised|lifted|lowered|shortened|halved|brought down) (?:(?<span>from \S*\p{Nd}\S* (?:down |up )?to \S*\p{Nd})|from|by|to)/u;

const headOf = (thing: string): string =>
  thing
    .split(/ (?:of|for|on|in|per|to|at) /, 1)[0]!
    .split(' ')
    .at(-1)!
    .toLowerCase();

const MAX_CHARACTERS_OF_FIGURE = 16;
const MEASURED = /[%$€£]|\p{Nd}[.,]\p{Nd}|down to|up to|(?<!\p{L})(?:sec|min|hour|day|week|month|point)/u;

/** "Adherence went from 84% to 92%"; what was typed with an arrow changed, "scaling from 0 to 3 million" says something else. */
function withVerb(clause: string, isTyped: boolean): string {
  const { thing: reduced, span } = WAS_CHANGED.exec(clause)?.groups ?? {};
  const isMeasured = span !== undefined && !isDeed(reduced!) && !hasFiniteVerb(clause);
  if (reduced !== undefined && (isMeasured || CHANGED_THINGS.has(headOf(reduced))))
    return `${reduced} was ${clause.slice(reduced.length + 1)}`;
  const { thing, change, figure, state } = CHANGE.exec(clause)?.groups ?? {};
  if (thing === undefined || hasFiniteVerb(clause) || isDeed(thing)) return clause;
  const figures = clause.slice(thing.length, thing.length + change!.length + MAX_CHARACTERS_OF_FIGURE);
  // "Run crews on jobs from $300K to $2.4M" changes nothing.
  const isSpan = !MEASURED.test(figures) || verbOf(firstWord(thing)) !== null;
  if (change!.startsWith('from') && !isTyped && isSpan) return clause;
  const verb = state !== undefined ? 'was' : figure !== undefined ? 'went from' : 'went';
  return `${thing} ${verb} ${clause.slice(thing.length + 1)}`;
}

/** Somebody does it, or it was done ("vacancies filled"): it needs no further verb. */
function isDeed(thing: string): boolean {
  const words = thing.split(' ');
  const first = verbOf(words[0]!);
  const opens = first !== null && (first.form !== 'base' || isPlainVerb(first.base));
  return (
    opens ||
    words.some((word) => verbOf(word)?.form === 'past') ||
    /(?:ed|cut)$|^(?:of|at|for|with|in|by|from|to|on|over|and)$/.test(words.at(-1)!) ||
    /(?<!\p{L})I \p{Ll}/u.test(thing)
  );
}

/** A verb that we do not know counts only before a number: "unplanned downtime". */
export function isDeedBehind(rest: string): boolean {
  if (OF_FIGURES.test(rest)) return false;
  if (INTRANSITIVE.test(rest)) return !hasFiniteVerb(rest);
  const isKnown = verbOf(firstWord(rest))?.form === 'past' || /^redid |^\S+ \p{Nd}/iu.test(rest);
  return opensWithPast(capitalised(rest)) && isKnown && !NO_OBJECT.test(rest) && !hasFiniteVerb(rest);
}

const MAX_WORDS_BEFORE_VERB = 9;

/** "Spoiled food went down", "Completed applications rose": no deed of a person. */
export function isOfAThing(sentence: string): boolean {
  const form = verbOf(firstWord(sentence))?.form ?? 'past';
  return (
    form === 'past' &&
    !/^I /.test(sentence) &&
    !CLAUSE_VERB.test(sentence) &&
    isClause(sentence.split(/[;:,]\s/, 1)[0]!, true)
  );
}

/** "Hourly turnover went from 88% to 52%", before a comma, or behind a label. */
export function hasFiniteVerb(sentence: string): boolean {
  const [first, second = ''] = sentence.split(/[;:,]\s/, 2);
  return isClause(first!) || (sentence[first!.length] === ':' && isClause(second));
}

/** "Stock takes and ordering", "two trade shows" */
const PLURAL_TOO = /^(?:takes|shows)$/;

/** With a subject of its own: "led 8 reps and took the territory" has none. */
function isClause(clause: string, isStrict = false): boolean {
  const words = clause.split(' ').slice(0, MAX_WORDS_BEFORE_VERB + 1);
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      ((FINITE.has(word) &&
        (!PLURAL_TOO.test(word) || /^(?:that|how|an?|the|\p{Nd}.*)$/u.test(words[place + 1] ?? ''))) ||
        (word === 'I' && place < words.length - 1 && LED_TO_I.test(clause))),
  );
  const isLed = (word: string): boolean =>
    SUBORDINATE.has(word.toLowerCase()) || (isStrict && OF_TIME.has(word.toLowerCase()));
  // "In that group" leads to nothing.
  const isThere = (place: number): boolean =>
    words[place] === 'that' && /^(?:in|of|at|for|on|from)$/.test(words[place - 1] ?? '');
  return at > 0 && words[at - 1] !== 'and' && !words.slice(0, at).some((word, place) => isLed(word) && !isThere(place));
}
