/** What came of somebody's work, for the top of the page: of a fact only what can stand alone. */
import { measureOf } from '../../matching/proofs.ts';
import { looksPast, verbOf } from '../../vocabulary/verbs.ts';
import { withoutDutyPhrase } from '../../writing/duty-phrase.ts';
import { ROLE } from '../../writing/letter/telling/words.ts';
import { isInBrackets, losesLimit, withoutDangling, withoutFullStop } from '../../writing/shorten.ts';

/** Words for the person have no place in a summary. */
export const PRONOUN =
  /\b(?:I|I['’](?:m|ve|d|ll)|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Oo]ur|[Uu]s|[Hh]e|[Ss]he|[Hh]is|[Hh]er|[Hh]im)\b/;
export const PRONOUN_ABROAD =
  /(?<!\p{L})(?:ich|mein\p{L}*|wir|unser\p{L}*|je|j['’]\p{L}+|mon|mes|nous|notre|yo|mis?|nuestr\p{L}+)(?!\p{L})/iu;
/** Points to what stands before it, which is not there. */
const POINTS_BACK = /\b(?:this|these|those|such|that (?!the|a)\p{L}+)\b/iu;

/** Where a statement may begin, and where it may end. */
const BEGINS = /[;:]\s+|\.\s+(?=\p{Lu}|\p{Nd}+-\p{L})|\s[–—-]\s|,?\sand\s(?=\p{Ll})/gu;
/** At a comma only where a whole clause follows, not the next thing of a list; and where it goes on to how and when. */
const ENDS =
  /\s?[;:](?=\s)|\.\s(?=\p{Lu})|\s[–—-]\s|,?\s(?=\()|,\s(?!of which|of whom|(?:[^\s,;.]+\s){1,6}(?:and|or)\s)(?=(?:[^\s,;.]+\s){4}[^\s,;.]+)|(?<!, of),?\s(?=(?:by [\p{L}-]+ing|including|because|so that|when|after|while|mainly|mostly|which|who)(?!\p{L}))|[.]?$/gu;
const MIN_CHARACTERS = 20;
const MIN_WORDS = 3;

/** What a text is worth beside its weight for the posting: what it measures, and the fact's own beginning. */
const CHANGE = 0.7;
const BEGINNING = 0.4;
/** Two short ones say more than one long one. */
const LENGTH = 0.9;
/** Without what changed, what was done is half of it. */
const LOSS = 0.6;
const COMFORTABLE = 120;
/** What says so much of what the posting asks for needs no figure. */
const HEAVY = 4;
/** Whoever writes more in one statement is not read to its end. */
const MOST_CLAUSES = 12;

interface Result {
  /** Of the part of a fact. */
  text: string;
  /** It says what changed. */
  isChange: boolean;
}

/** `weigh`: what a text says of what the posting asks for; `current`: the post is still held. Null where nothing can stand alone. */
export function resultOf(
  fact: string,
  limit: number,
  { lang, current }: { lang: string; current: boolean },
  weigh: (part: string) => number,
): Result | null {
  const text = lang === 'en' ? withoutDutyPhrase(fact, current) : fact;
  const whole = Math.max(1e-9, weigh(text));
  const isChange = measureOf(text) === 'change';
  const worth = (part: string): number =>
    weigh(part) / whole +
    (measureOf(part) === 'change' ? CHANGE : isChange ? -LOSS : 0) +
    (text.startsWith(part.slice(0, MIN_CHARACTERS)) ? BEGINNING : 0) -
    LENGTH * (part.length / COMFORTABLE);
  const beginnings = partsFrom(text, 0, limit).filter(
    (part) => canStandAlone(part) && (lang !== 'en' || isDeed(part) || ROLE.test(part)),
  );
  const starts = lang === 'en' ? outside(text, BEGINS).slice(0, MOST_CLAUSES) : [];
  const changes = starts.flatMap(({ index, 0: before }) =>
    partsFrom(text, index + before.length, limit).filter(
      (part) => canStandAlone(part) && (bringsChange(part) || (!/\p{L}/u.test(before) && namesChange(part))),
    ),
  );
  const joined = beginnings
    .filter((part) => measureOf(part) !== 'change')
    .flatMap((part) => changes.filter((change) => !part.includes(change)).map((change) => `${part}; ${change}`));
  const told = beginnings.filter((part) => weigh(part) >= HEAVY || measureOf(part) !== 'none');
  // "Order supplies; cut spend by 2%": what is done every day introduces nobody.
  const parts = [...told, ...changes, ...joined.filter((part) => part.length <= limit)].filter(
    (part) => !part.includes('; ') || opensPast(part),
  );
  const weighed = parts.map((part) => ({ part, worth: worth(part) }));
  const best = weighed.toSorted((a, b) => b.worth - a.worth || a.part.length - b.part.length)[0]?.part;
  return best === undefined ? null : { text: best, isChange: measureOf(best) === 'change' };
}

/** "Oxygen in the can: 85 ppb down to 28" says what changed. */
const LABEL = /^[^:.;,()\p{Nd}]{2,40}:\s(?!(?:from )?[$€£~]?\p{Nd})/u;

/** "Counted the stock", also "Counts fell by 3%"; not "Stock: counted every week". */
function isDeed(part: string): boolean {
  const [first = ''] = part.replace(AS, '').split(/[\s,]/, 1);
  const verb = verbOf(first);
  const opens = verb === null ? looksPast(first) : verb.form === 'past' || verb.form === 'base';
  return (opens && !LABEL.test(part)) || namesChange(part);
}

function opensPast(part: string): boolean {
  const [first = ''] = part.split(/[\s,]/, 1);
  return verbOf(first)?.form !== 'base' || ROLE.test(part);
}

/** "… and brought the cost down from 24% to 19%" */
function bringsChange(part: string): boolean {
  const [first = ''] = part.split(/[\s,]/, 1);
  return verbOf(first)?.form === 'past' && measureOf(part) === 'change' && !/\b(?:it|they|them)\b/i.test(part);
}

function outside(text: string, breaks: RegExp): RegExpExecArray[] {
  return [...text.matchAll(breaks)].filter(({ index }) => !isInBrackets(text, index - 1));
}

/** "From $164K (2023) to $88K": what stands before the brackets is half of it. */
const GOES_ON = /^,?\s\([^()]*\)\s+(?:to|and|of|in|for|by)(?!\p{L})/u;

/** From one place to any end of a clause; what limits it stays. */
function partsFrom(text: string, start: number, limit: number): string[] {
  return outside(text, ENDS)
    .filter(
      ({ index }) =>
        index > start && index - start <= limit && !losesLimit(text.slice(index)) && !GOES_ON.test(text.slice(index)),
    )
    .map(({ index }) => withoutFullStop(withoutDangling(withoutFullStop(text.slice(start, index)))));
}

/** "As shift lead, ran the floor" is a deed. */
const AS = /^As [^,]{3,50}, /;

/** "When the home was rated …" waits for the rest. */
const SUBORDINATE = /^(?:when|while|after|before|since|because|although|though|if|once|as)(?!\p{L})/iu;

function canStandAlone(part: string): boolean {
  const words = part
    .replace(/\([^()]*\)/g, ' ')
    .trim()
    .split(/\s+/);
  return (
    part.length >= MIN_CHARACTERS &&
    words.length >= MIN_WORDS &&
    !SUBORDINATE.test(part.replace(AS, '')) &&
    ![PRONOUN, PRONOUN_ABROAD, POINTS_BACK].some((pattern) => pattern.test(part))
  );
}

const BEGINS_NO_STATEMENT =
  /^(?:and|or|but|so|then|also|all|both|each|every|most|none|its|their|that|which|who|where|when|while|with|of|for|in|on|at|by|to|from|as|after|before|since|until|plus|about|later|now|still|incl\p{L}*|e\.g)(?!\p{L})/iu;
const CHANGES = /→|\b(?:from|up|down|fell|rose|grew|dropped|went|by)\b/i;

/** Behind these the first word is no deed: "completed applications rose". */
const RISES = /\b(?:fell|rose|grew|dropped|went)\b/i;

/** "Detention charges fell by 37%", unlike "Done 3 weeks early" or "The bank refunded $1.1M". */
function namesChange(part: string): boolean {
  const [first = ''] = part.split(/[\s,]/, 1);
  return (
    measureOf(part) === 'change' &&
    CHANGES.test(part) &&
    /^(?:\p{Nd}+-)?\p{L}/u.test(part) &&
    !/\.\s/.test(part) &&
    (verbOf(first)?.form !== 'past' || RISES.test(part)) &&
    !BEGINS_NO_STATEMENT.test(part) &&
    !/\b(?:it|they|them)\b/i.test(part)
  );
}
