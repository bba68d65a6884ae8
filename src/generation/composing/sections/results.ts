/** What came of somebody's work, for the top of the page: of a fact only what can stand alone, and no duty. */
import { measureOf } from '../../matching/proofs.ts';
import { verbOf } from '../../vocabulary/verbs.ts';
import { anyOf } from '../../vocabulary/word-patterns.ts';
import { fold } from '../../vocabulary/words.ts';
import { tidyBullets } from '../../writing/bullet.ts';
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

/** The shortest part that can stand alone and says what came of it. */
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
  if (best === undefined) return [];
  const text = capitalised(best.text);
  const isDeed = lang === 'en' && !isOfThing(text);
  return [{ text: isDeed ? withArticle(text) : text, isChange: best.isChange, isDeed }];
}

export interface WholeFact extends Result {
  /** None of its figures is cut off. */
  isWhole: boolean;
}

/** "$50M", "99%", "12 people": whatever is counted. */
const FIGURE = /\p{Nd}/u;

/**
 * A fact with all that it measures, longest first: whole as the page prints it below, without remarks, and without what follows
 * its last figure. A result is never cut off from what was done for it.
 */
export function wholesOf(fact: string, limit: number, isCurrent: boolean, lang: string): WholeFact[] {
  const [bullet, ...others] = tidyBullets(fact, isCurrent, lang);
  if (bullet === undefined || others.length > 0 || SHARED_ABROAD.test(fact)) return [];
  const plain = bullet.text.replace(REMARK, (remark) => (losesLimit(remark) ? remark : ''));
  const forms = [bullet.text, plain].flatMap((form) => {
    const impersonal = lang === 'en' ? form.replace(OF_US, 'the') : form;
    return [impersonal, ...partsFrom(impersonal, 0, limit)].map((part) => ({
      text: part,
      isWhole: !FIGURE.test(impersonal.slice(part.length)),
    }));
  });
  const standing = forms.filter(
    ({ text }, at) =>
      text.length <= limit &&
      mayStandWhole(text, isCurrent, lang) &&
      forms.findIndex((other) => other.text === text) === at,
  );
  const wholes = standing.filter(({ isWhole }) => isWhole);
  return (wholes.length > 0 ? wholes : standing)
    .toSorted((one, other) => other.text.length - one.text.length)
    .map(({ text, isWhole }) => ({
      isWhole,
      text: lang === 'en' && opensWithPast(text) ? withArticle(text) : text,
      isChange: isChange(text),
      isDeed: lang === 'en' && isOneDeed(text),
    }));
}

const REMARK = /\s[([][^()[\]]*[)\]]/g;

/** Notes are told below, where they stand among others. */
const SHORTHAND_OF_NOTES = /→|[-=]>|\bw\/|\s[-–+](?:\s?\p{Nd})/u;

function mayStandWhole(text: string, isCurrent: boolean, lang: string): boolean {
  if ([PRONOUN, PRONOUN_ABROAD, SHORTHAND_OF_NOTES].some((sign) => sign.test(text))) return false;
  if (text.split(/\s+/).length < MIN_WORDS || POINTS_BACK.test(firstWord(text))) return false;
  if (lang !== 'en') return isChange(text) || FIGURE.test(text);
  const verb = verbOf(firstWord(text));
  if (SHARED.has(verb?.base ?? '')) return false;
  if (opensWithPast(text)) return true;
  if (verb?.form === 'base') return isCurrent && measureOf(counted(text)) !== 'none';
  // "Ticket queue: 3 sites, budget of $7,500" is a note.
  const isList = /:\s/.test(text);
  const measure = measureOf(counted(isList ? text.replace(/[$€£]/g, '') : text));
  return verb === null && (measure === 'change' || (measure === 'size' && isCurrent && !isList));
}

/** Of one verb, so that another deed can be joined to it. */
const isOneDeed = (text: string): boolean =>
  opensWithPast(text) && !/[;:.]\s|\s[–—-]\s/u.test(text) && !OF_A_THING.test(text);

/** Money and shares measure, and need not have changed. */
const isChange = (text: string): boolean => SHARE.test(text) || measureOf(text.replace(/[$€£%]/g, '')) === 'change';

const isOwnChange = (text: string): boolean => isChange(text) && !SHARED_ABROAD.test(text);

const isOfThing = (text: string): boolean => [THING_CHANGED, SHARE, RECORD].some((form) => form.test(text));

/** "The HACCP plan for our smoked meats": on a page that speaks of nobody it is "the". */
const OF_US =
  /(?<=\s(?:at|by|for|from|in|of|on|to|with)\s)(?:my|our)(?=\s(?!own))|(?<=^\S+\s)(?:my|our)(?=\s(?!own))/gu;
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
function partsFrom(text: string, start: number, limit: number): string[] {
  return outside(text, ENDS)
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
