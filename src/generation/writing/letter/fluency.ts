/**
 * How well a clause can be said in a letter. What is broken is not told; what is clumsy is told only where there is
 * nothing better. The rules are about syntax alone: what a clause is worth for the job is matching's business.
 */
import { isPlainVerb, looksPast, verbOf } from '../../vocabulary/verbs.ts';
import { stem, wordsOf } from '../../vocabulary/words.ts';
import { headOfNoun, isSingularCounted } from './articles.ts';

const IDEAL_WORDS = { least: 8, most: 22 };

/** A verb that lost its object: "by planting and watered the beds". */
const GERUND_THEN_PAST = /\b(?:in|by|for|of|with) \p{Ll}+ing and (\p{Ll}+)\b/u;
/** Plurals that English does not have. */
const NO_PLURAL =
  /\b(?:researches|informations|equipments|softwares|hardwares|feedbacks|advices|knowledges|personals|trainings|stuffs)\b/i;
const WANTS_PLURAL = /^(?:various|multiple|several|numerous|many|these|those|few|both)$/;

export function isBroken(clause: string): boolean {
  const words = clause.split(' ');
  const second = GERUND_THEN_PAST.exec(clause)?.[1];
  return (
    !opensWithVerb(words[0]!) ||
    (second !== undefined && (verbOf(second)?.form === 'past' || looksPast(second))) ||
    NO_PLURAL.test(clause) ||
    ENDS_OPEN.test(clause) ||
    listsBareVerbs(words) ||
    changesItsKind(clause) ||
    words.some((_, at) => disagrees(words, at) || isMisjoined(words, at))
  );
}

/** "cooked/Serving" and "TV-trained" open nothing that could follow "I". */
function opensWithVerb(word: string): boolean {
  const core = word.replace(/,$/, '');
  return /^\p{Ll}[\p{Ll}-]*$/u.test(core) && (verbOf(core) !== null || looksPast(core));
}

/** What waits for a word that never comes. */
const ENDS_OPEN = /\b(?:and|or|of|to|for|in|on|with|the|a|an|by|from|at|as|that|which|their|its)$/;
const TAKES_NO_VERB = /^(?:for|of|by|with|in|on)$/;

/** "to examine and engine", "tools for maintain and clean": a verb beside what is none. */
function isMisjoined(words: readonly string[], at: number): boolean {
  const [before = '', word, next = ''] = [words[at - 1], words[at]!, words[at + 1]];
  if (TAKES_NO_VERB.test(word)) {
    // "of finish materials" is a noun
    const isObject = /^(?:and|or|the|a|an|all|any)$/.test(words[at + 2] ?? '');
    return isObject && verbOf(next)?.form === 'base' && isPlainVerb(next);
  }
  if (word !== 'and' || next === '') return false;
  const verb = verbOf(before);
  const isVerb = verb !== null && isPlainVerb(verb.base) && (verb.form === 'base' || verb.form === 'past');
  return isVerb && at > 1 && verbOf(next) === null && !looksPast(next) && !/ly$/.test(next);
}

/** "painted walls, repair doors, and clean floors": items that fell out of the tense. */
function listsBareVerbs(words: readonly string[]): boolean {
  if (verbOf(words[0]!)?.form !== 'past') return false;
  const bare = words.filter((word, at) => {
    const before = words[at - 1] ?? '';
    const isItem = before.endsWith(',') || (before === 'and' && words.slice(0, at).some((one) => one.endsWith(',')));
    return isItem && verbOf(word)?.form === 'base' && /^\p{Ll}/u.test(words[at + 1] ?? '');
  });
  return bare.length > 1;
}

/** "watered roses, the lawn, and planted trees": a list of things cannot end in a deed. */
function changesItsKind(clause: string): boolean {
  const parts = clause.split(/, (?:and |or )?/);
  const last = parts.at(-1)!;
  if (parts.length < 3 || !isDeed(last) || !/, (?:and|or) /.test(clause)) return false;
  return parts.slice(1, -1).some((part) => !isDeed(part));
}

function isDeed(part: string): boolean {
  const first = /^(?:\p{Ll}+ly )?([\p{L}-]+)/u.exec(part)?.[1] ?? '';
  const verb = verbOf(first);
  return verb === null ? looksPast(first) : verb.form === 'past' || (verb.form === 'base' && isPlainVerb(verb.base));
}

/** "various plan", "all signed contract were". */
function disagrees(words: readonly string[], at: number): boolean {
  const word = words[at]!;
  const isAll = word === 'all';
  if (!isAll && !WANTS_PLURAL.test(word)) return false;
  const noun = headOfNoun(words.slice(at + 1));
  if (noun === null || !isSingularCounted(noun.head)) return false;
  return !isAll || /^(?:were|are|have)$/.test(words[at + 1 + noun.length] ?? '');
}

/** Each of these makes a reader stumble. */
const STUMBLES: readonly (readonly [RegExp, number])[] = [
  [/\p{L}\/\p{L}/gu, 0.12],
  // "TV's" for more than one of them
  [/\b\p{Lu}{2,}['’]s\b/gu, 0.15],
  [/\b\p{Lu}{2,}\b/gu, 0.03],
  [/\band \p{L}+ and\b/gu, 0.2],
  // a purpose of a purpose
  [/\bto \p{Ll}+\b.*\bto \p{Ll}{3,}/gu, 0.2],
  [/\bby \p{Ll}+ing\b.*\bby\b/gu, 0.2],
  [/\bfor \p{Ll}+ing\b/gu, 0.08],
  [/, \p{Ll}+ing\b.*, \p{Ll}+ing\b/gu, 0.12],
  [/\b(?:that|which) (?:was|were|is|are|had)\b/gu, 0.06],
  [/\b(?:which|there (?:was|were))\b/gu, 0.06],
  [/\bbasis\b|\butiliz|\bin regards? to\b|\brelated to\b/gu, 0.05],
  [/^\p{L}+ (?:various|multiple|different|diverse|many|numerous|other)\b/gu, 0.08],
  [/^(?:perform|carri?)\p{L}* (?:\p{L}+ ){0,3}(?:tasks|duties|functions|work)\b/gu, 0.2],
  [/\b(?:excellent|exceptional|outstanding|superior|proven|expert|strong)\b/giu, 0.12],
  // "and mending garden fences" behind a deed of another form
  [/\band \p{Ll}+ing \p{Ll}+s?\b/gu, 0.08],
  // "flowers catalogue": two nouns, the first of them more than one
  [
    /(?<!\p{L})(?!\p{L}*(?:ss|us|is|ics|sales|goods|systems|resources|relations|operations|communications|services|sports|claims|benefits|materials|records|rights|accounts|this|has|was|as) )\p{Ll}{3,}s (?!\p{Ll}+(?:ed|ing|ly)\b)(?=\p{Ll}{6,}\b(?<!before|during|within|across|through|throughout|regarding|between|against|including|while|around|without|toward|towards|whether|beyond|related|because|according|concerning|whenever|per))/gu,
    0.2,
  ],
  [/,/gu, 0.03],
];

/** 0 for a clause that reads well; grows with what makes it hard to read aloud. */
export function clumsiness(clause: string): number {
  const words = wordsOf(clause);
  const long = words.filter((word) => word.length > 4).map(stem);
  const repeated = long.length - new Set(long).size;
  const off = Math.max(0, IDEAL_WORDS.least - words.length) + Math.max(0, words.length - IDEAL_WORDS.most);
  const stumbles = STUMBLES.reduce((sum, [mark, cost]) => sum + cost * (clause.match(mark)?.length ?? 0), 0);
  return stumbles + 0.08 * repeated + 0.03 * off + heapCost(clause) + listCost(clause);
}

const MOST_HEAPED = 3;

/** Nouns heaped up without a joint: "garden tool shed door key list". */
function heapCost(clause: string): number {
  const heaps = clause.split(/[,.]| (?:of|for|in|on|with|to|and|or|the|a|an|by|from|at|as|that|all|its|their) /);
  const longest = Math.max(...heaps.map((heap) => heap.trim().split(' ').length));
  return 0.05 * Math.max(0, longest - MOST_HEAPED - 1);
}

/** Items of one list in capitals and in small letters. */
function listCost(clause: string): number {
  const items = clause.split(/, (?:and )?| and /).slice(1);
  const capitals = items.filter((item) => /^\p{Lu}/u.test(item)).length;
  return items.length > 2 && capitals > 0 && capitals < items.length ? 0.1 : 0;
}
