/** What came of somebody's work, for the top of the page: of a fact only what can stand alone, and no duty. */
import { measureOf } from '../../matching/proofs.ts';
import { verbOf } from '../../vocabulary/verbs.ts';
import { anyOf } from '../../vocabulary/word-patterns.ts';
import { fold } from '../../vocabulary/words.ts';
import { withArticle } from '../../writing/letter/telling/article.ts';
import { firstWord, opensWithPast } from '../../writing/letter/telling/deed.ts';
import { PREPOSITION } from '../../writing/letter/telling/words.ts';
import { capitalised } from '../../writing/letter/templates.ts';
import { isInBrackets, losesLimit, withoutDangling, withoutFullStop } from '../../writing/shorten.ts';
import words from './result-words.json' with { type: 'json' };

/** Words for the person have no place in a summary. */
export const PRONOUN =
  /\b(?:I|I['’](?:m|ve|d|ll)|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Oo]ur|[Uu]s|[Hh]e|[Ss]he|[Hh]is|[Hh]er|[Hh]im)\b/;
export const PRONOUN_ABROAD =
  /(?<!\p{L})(?:ich|mein\p{L}*|wir|unser\p{L}*|je|j['’]\p{L}+|mon|mes|nous|notre|yo|mis?|nuestr\p{L}+)(?!\p{L})/iu;
/** Points to what stands before it, which is not there. */
const POINTS_BACK = /\b(?:this|these|those|such|that (?!the|a)\p{L}+)\b/iu;
/** The same, where the beginning is left out. */
const POINTS_TO_BEGINNING = /\b(?:it|its|they|them|their)\b/iu;

/** Where a statement may begin, and where it may end. */
const BEGINS = /[;:]\s+|\.\s+(?=\p{Lu})|\s[–—-]\s|,?\sand\s(?=\p{Ll})/gu;
/** At a comma only where a whole clause follows, not the next thing of a list; and where it goes on to how and when. */
const ENDS =
  /\s?[;:](?=\s)|\.\s(?=\p{Lu})|\s[–—-]\s|,?\s(?=\()|,\s(?=with(?:out)?\s)|,\s(?!of which|of whom|(?:[^\s,;.]+\s){1,6}(?:and|or)\s)(?=(?:[^\s,;.]+\s){4}[^\s,;.]+)|(?<!, of),?\s(?=(?:by [\p{L}-]+ing|including|because|so that|when|after|while|mainly|mostly|which|who)(?!\p{L}))|[.]?$/gu;
/** "From $164K (2023) to $88K": what stands before the brackets is half of it. */
const GOES_ON = /^,?\s\([^()]*\)\s+\p{L}/u;
/** How it came about is told below. */
const HOW = /,?\s(?:by [\p{L}-]+ing|including|because|so that|mainly|mostly|which|who)(?!\p{L})|,\swith(?:out)?\s/u;
/** What is said with a verb of its own has its own periods. */
const OWN_CLAUSE = /^(?:\s?:|,?\s(?:after|because|so that|while|when|which|who)\s|,\s[\p{L}-]+ing\s)/u;
/** The same, and the next deed. */
function opensClause(rest: string): boolean {
  const form = verbOf(/^,\s([\p{L}-]+)\s/u.exec(rest)?.[1] ?? '')?.form;
  return OWN_CLAUSE.test(rest) || form === 'past';
}

/** Another thing did it: "Started a list, no-show rate went from 11% to 6%", "Documented compliance rose". */
const OF_A_THING = /\s(?:rose|fell|went|grew|dropped|climbed|was|were)\s/u;
/** "Staff turnover went from 38% (2022) to 17%", "tickets fell by 58%" are whole sentences. */
const THING_CHANGED =
  /^(?:[^\s,;:]+ ){1,10}(?:rose|fell|went|came|grew|dropped|climbed|lifted|improved|increased|decreased|declined|reduced) (?:(?:up|down) )?(?:from|by) (?:[^,;:]|,(?=\p{Nd}))+$/u;
/** "47 of 52 appeals in 2024 were granted": a share that was reached is a whole sentence, too. */
const SHARE = /^\p{Nd}+ of \p{Nd}+ (?:[^\s,;:]+ ){2,}[^,;:]+$/u;
/** "Zero sickness absence in 3 years", "Acting manager for 8 months" */
const RECORD = /^(?:zero|no|acting|interim) \p{L}/iu;
/** Notes: "unit cost -23%", "sales +6.8%", "24% → 19%", "tests w/ users", "tenders: 14 won". */
const NOTES = /\s[-–+]\p{Nd}|→|[-=]>|\bw\/|;\s|:\s(?!\p{Nd})|\.\s/u;
const MIN_CHARACTERS = 20;
const MIN_WORDS = 3;
/** Whoever writes more in one statement is not read to its end. */
const MOST_CLAUSES = 12;

const DUTIES = new Set(words.duties.split(' '));
/** Who helped says himself that it was another's. */
const SHARED = new Set(words.shared.split(' '));
/** The same in other languages, wherever it stands. */
const SHARED_ABROAD =
  /(?<!\p{L})(?:mitgemacht|mitgewirkt|mitgeholfen|mitgearbeitet|mitarbeit|mithilfe|unterst[uü]tzung|beteiligt|participation|participé|aidé|colaboración|colaboré|participación|apoyo)(?!\p{L})/iu;
const REPEATS = anyOf(words.repeats);
/** "4-5 patients": what is done again and again has no exact size. */
const SPAN = /\p{Nd}\s?[-–]\s?\p{Nd}/u;

export interface Result {
  /** Of the part of a fact. */
  text: string;
  /** It says what changed. */
  isChange: boolean;
  /** It opens with a verb in the past, of which the person is the subject. */
  isDeed: boolean;
}

/** What can stand alone and says what came of it: with what was done for it, where that is short, and without. */
export function resultsOf(fact: string, limit: number, lang: string): Result[] {
  const begins = lang === 'en' ? outside(fact, BEGINS).slice(0, MOST_CLAUSES) : [];
  const starts = [0, ...begins.map(({ index, 0: mark }) => index + mark.length)];
  const parts = starts.flatMap((start) =>
    partsFrom(fact, start, limit)
      .filter((text) => canStandAlone(text) && (lang === 'en' ? isResult(text, start > 0) : isOwnChange(text)))
      .map((text) => ({ text, start, isChange: isChange(text), figures: figuresIn(text) })),
  );
  // A figure that is cut off may be the one that counts.
  const [best] = parts.toSorted(
    (a, b) =>
      Number(b.isChange) - Number(a.isChange) ||
      a.start - b.start ||
      Number(HOW.test(a.text)) - Number(HOW.test(b.text)) ||
      b.figures - a.figures ||
      a.text.length - b.text.length,
  );
  const whole = lang === 'en' ? deedWithResult(fact) : null;
  const results: Result[] = whole === null ? [] : [{ text: whole, isChange: true, isDeed: false }];
  if (best === undefined) return results;
  const text = capitalised(best.text);
  const isDeed = lang === 'en' && !isOfThing(text);
  return [...results, { text: isDeed ? withArticle(text) : text, isChange: best.isChange, isDeed }];
}

const MAX_DEED_WITH_RESULT = 170;
/** "A.5, 41,000": a figure's own point or comma parts nothing. */
const WORDS = '(?:[^;:.,]|[.,](?=\\p{Nd}))';
const DEED_WITH_RESULT = new RegExp(
  `^((?:[^;:.]|\\.(?=\\p{Nd}))+); (${WORDS}+? (?:from|by) ${WORDS}+?)(,? (?:after|by|because|when) .*|[;,.] .*|\\.?)$`,
  'u',
);

/** "Revised the call list; read-back rose from 88% to 99%": a deed and the thing that it changed are one sentence. */
function deedWithResult(fact: string): string | null {
  const [, said, thing, rest] = DEED_WITH_RESULT.exec(fact) ?? [];
  if (said === undefined || thing === undefined) return null;
  const isLong = said.length + thing.length > MAX_DEED_WITH_RESULT;
  const deed = isLong ? said.replace(/\s\([^()]*\)/g, '') : said;
  if (deed.length + thing.length > MAX_DEED_WITH_RESULT) return null;
  const isTold =
    opensWithPast(deed) &&
    !SHARED.has(verbOf(firstWord(deed))?.base ?? '') &&
    THING_CHANGED.test(thing) &&
    isChange(thing) &&
    !REPEATS.test(fold(rest ?? '')) &&
    [deed, thing].every(canStandAlone);
  return isTold ? `${capitalised(deed)}; ${thing}` : null;
}

/** Money and shares measure, and need not have changed. */
const isChange = (text: string): boolean => SHARE.test(text) || measureOf(text.replace(/[$€£%]/g, '')) === 'change';

const isOwnChange = (text: string): boolean => isChange(text) && !SHARED_ABROAD.test(text);

const isOfThing = (text: string): boolean => [THING_CHANGED, SHARE, RECORD].some((form) => form.test(text));

/** "Schedule a team of 7 when the manager is away" is not done every day. */
const WHEN = /^,?\s(?:when|whenever|while)\s/u;

/** "Manage a caseload of about 140 open matters": what there was to do, where it is counted, and nothing came of it that is told. */
export function scopeOf(fact: string, limit: number, isCurrent: boolean): Result | null {
  const verb = verbOf(firstWord(fact));
  const isTold = verb === null ? isCurrent : verb.form === 'past' || (isCurrent && verb.form === 'base');
  // "Fan bearings kept failing every 4 months", "Temperatures 3x a day, was paper": what was wrong, or how it came about.
  const isOfAThing = verb === null && fact.split(/[^\p{L}'’-]+/u).some((word) => verbOf(word)?.form === 'past');
  if (!isTold || isOfAThing || SHARED.has(verb?.base ?? '')) return null;
  const [shortest] = partsFrom(fact, 0, limit)
    .filter(
      (text) =>
        canStandAlone(text) &&
        figuresIn(counted(text)) > 0 &&
        measureOf(counted(text)) !== 'none' &&
        (verb !== null || !(isChange(text) || text.includes(':'))),
    )
    .filter((text) => verb?.form === 'past' || !WHEN.test(fact.slice(text.length)))
    .toSorted((a, b) => a.length - b.length);
  return shortest === undefined ? null : { text: withArticle(capitalised(shortest)), isChange: false, isDeed: false };
}

/** "The HACCP plan for our smoked meats": on a page that speaks of nobody it is "the". */
const OF_US =
  /(?<=\s(?:at|by|for|from|in|of|on|to|with)\s)(?:my|our)(?=\s(?!own))|(?<=^\S+\s)(?:my|our)(?=\s(?!own))/gu;
/** "Kept the log of 118 requests, chased late answers" */
const BEFORE_WORD = /,\s(?=[\p{L}-]+\s)/gu;

/** "Rebuilt the tracking as a SQL Server database, cutting …": what a deed begins with, as far as it can stand alone; longest first. */
export function leadsOf(fact: string, limit: number): string[] {
  if (!opensWithPast(capitalised(fact)) || SHARED.has(verbOf(firstWord(fact))?.base ?? '')) return [];
  const text = fact.replace(/\s\([^()]*\)/g, (remark) => (losesLimit(remark) ? remark : '')).replace(OF_US, 'the');
  const next = outside(text, BEFORE_WORD).filter(({ index }) => index <= limit && opensClause(text.slice(index)));
  const parts = partsFrom(text, 0, limit, [...outside(text, ENDS), ...next]);
  return [...new Set(parts)]
    .filter((part) => canStandAlone(part) && !OF_A_THING.test(part))
    .toSorted((a, b) => b.length - a.length)
    .map((part) => withArticle(capitalised(part)));
}

const figuresIn = (text: string): number => text.match(/\p{Nd}[\p{Nd}.,]*/gu)?.length ?? 0;

/** "Cut costs by 9%", "Trained 11 technicians"; not "Managed a budget of $70K", which says what there was to do. */
function isResult(text: string, isInside: boolean): boolean {
  if (SHARE.test(text)) return isInside;
  if (RECORD.test(text)) return !isInside && isChange(text);
  if (THING_CHANGED.test(text)) return /^\p{Lu}/u.test(text) && isChange(text);
  if (OF_A_THING.test(text) || !opensWithPast(capitalised(text)) || SHARED.has(verbOf(firstWord(text))?.base ?? ''))
    return false;
  if (!isInside) return isChange(text) || (measureOf(counted(text)) !== 'none' && !isDuty(text));
  // "Built a library; used by 3 teams"
  const [, next = ''] = text.split(' ', 2);
  return isChange(text) && !PREPOSITION.test(next) && !POINTS_TO_BEGINNING.test(text);
}

function isDuty(text: string): boolean {
  const verb = verbOf(firstWord(text));
  return (verb !== null && DUTIES.has(verb.base)) || SPAN.test(text) || REPEATS.test(fold(text));
}

/** "Year 7 and 8", "Civil 3D", "S/4HANA", "(n = 212)" count nothing. */
const counted = (text: string): string =>
  withoutBrackets(text).replace(
    /(?<=\s\p{Lu}\p{L}* )\p{Nd}[\p{Nd}\p{L}.]*(?:(?:, | and )\p{Nd}+)*|\S*[\p{L}/]\p{Nd}\S*/gu,
    '',
  );

const withoutBrackets = (text: string): string => text.replace(/\([^()]*\)/g, ' ');

function outside(text: string, breaks: RegExp): RegExpExecArray[] {
  return [...text.matchAll(breaks)].filter(({ index }) => !isInBrackets(text, index - 1));
}

/** From one place to any end of a clause; what limits it stays. */
function partsFrom(text: string, start: number, limit: number, ends = outside(text, ENDS)): string[] {
  return ends
    .filter(
      ({ index }) =>
        index > start &&
        index - start <= limit &&
        !losesLimit(text.slice(index)) &&
        !GOES_ON.test(text.slice(index)) &&
        // "From 84% to 95% by a monthly scorecard": the period belongs to the figure, as far as can be told.
        (opensClause(text.slice(index)) || !REPEATS.test(fold(text.slice(index).split(/[;.]\s/, 1)[0]!))),
    )
    .map(({ index }) => withoutFullStop(withoutDangling(withoutFullStop(text.slice(start, index)))));
}

function canStandAlone(part: string): boolean {
  const said = withoutBrackets(part).trim().split(/\s+/);
  return (
    part.length >= MIN_CHARACTERS &&
    said.length >= MIN_WORDS &&
    ![PRONOUN, PRONOUN_ABROAD, POINTS_BACK, NOTES].some((pattern) => pattern.test(part))
  );
}
