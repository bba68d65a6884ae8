/** What came of somebody's work, for the top of the page: of a fact only what can stand alone. */
import { measureOf } from '../../matching/proofs.ts';
import { verbOf } from '../../vocabulary/verbs.ts';
import { isInBrackets, losesLimit, withoutDangling, withoutFullStop } from '../../writing/shorten.ts';

/** Words for the person have no place in a summary. */
export const PRONOUN =
  /\b(?:I|I['’](?:m|ve|d|ll)|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Oo]ur|[Uu]s|[Hh]e|[Ss]he|[Hh]is|[Hh]er|[Hh]im)\b/;
export const PRONOUN_ABROAD =
  /(?<!\p{L})(?:ich|mein\p{L}*|wir|unser\p{L}*|je|j['’]\p{L}+|mon|mes|nous|notre|yo|mis?|nuestr\p{L}+)(?!\p{L})/iu;
/** Points to what stands before it, which is not there. */
const POINTS_BACK = /\b(?:this|these|those|such|that (?!the|a)\p{L}+)\b/iu;

/** Where a statement may begin, and where it may end. */
const BEGINS = /[;:]\s+|\.\s+(?=\p{Lu})|\s[–—-]\s/gu;
/** At a comma only where a whole clause follows, not the next thing of a list. */
const ENDS = /\s?[;:](?=\s)|\.\s(?=\p{Lu})|\s[–—-]\s|,?\s(?=\()|,\s(?=(?:[^\s,;.]+\s){4}[^\s,;.]+)|[.]?$/gu;
const MIN_CHARACTERS = 20;
const MIN_WORDS = 3;

/** What a text is worth beside its weight for the posting: a change that is measured, and the fact's own beginning. */
const CHANGE = 0.5;
const BEGINNING = 0.7;
/** Two short ones say more than one long one. */
const LENGTH = 0.5;
/** What says so much of what the posting asks for needs no figure. */
const HEAVY = 4;
/** Of what the whole fact says of it; what says less leaves out what matters. */
const LEAST_SHARE = 0.3;
/** Whoever writes more in one statement is not read to its end. */
const MOST_CLAUSES = 12;

/** `weigh`: what a text says of what the posting asks for. Null where nothing can stand alone. */
export function resultOf(text: string, limit: number, lang: string, weigh: (part: string) => number): string | null {
  const whole = Math.max(1e-9, weigh(text));
  const worth = (part: string): number =>
    weigh(part) / whole +
    (measureOf(part) === 'change' ? CHANGE : 0) +
    (text.startsWith(part.slice(0, MIN_CHARACTERS)) ? BEGINNING : 0) -
    (LENGTH * part.length) / limit;
  const beginnings = partsFrom(text, 0, limit).filter(canStandAlone);
  const starts = lang === 'en' ? outside(text, BEGINS).map((one) => one.index + one[0].length) : [];
  const changes = starts
    .slice(0, MOST_CLAUSES)
    .flatMap((start) => partsFrom(text, start, limit))
    .filter((part) => canStandAlone(part) && namesChange(part) && weigh(part) > 0);
  const joined = beginnings
    .filter((part) => measureOf(part) !== 'change')
    .flatMap((part) => changes.filter((change) => !part.includes(change)).map((change) => `${part}; ${change}`));
  const told = beginnings.filter(
    (part) => weigh(part) >= HEAVY || (measureOf(part) !== 'none' && weigh(part) >= LEAST_SHARE * whole),
  );
  const parts = [...told, ...changes, ...joined.filter((part) => part.length <= limit)];
  const weighed = parts.map((part) => ({ part, worth: worth(part) }));
  return weighed.toSorted((a, b) => b.worth - a.worth || a.part.length - b.part.length)[0]?.part ?? null;
}

function outside(text: string, breaks: RegExp): RegExpExecArray[] {
  return [...text.matchAll(breaks)].filter(({ index }) => !isInBrackets(text, index - 1));
}

/** From one place to any end of a clause; what limits it stays. */
function partsFrom(text: string, start: number, limit: number): string[] {
  return outside(text, ENDS)
    .filter(({ index }) => index > start && index - start <= limit && !losesLimit(text.slice(index)))
    .map(({ index }) => withoutFullStop(withoutDangling(withoutFullStop(text.slice(start, index)))));
}

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
    !SUBORDINATE.test(part) &&
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
    /^\p{L}/u.test(part) &&
    (verbOf(first)?.form !== 'past' || RISES.test(part)) &&
    !BEGINS_NO_STATEMENT.test(part) &&
    !/\b(?:it|they|them)\b/i.test(part)
  );
}
