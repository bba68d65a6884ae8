/** What the posting asks for, line by line and in its own words. */
import { firstCharacters } from '../../../base/text.ts';
import { credentialsIn, isQualifier, wordsOfName } from '../../vocabulary/credentials.ts';
import { lowestDegreeIn } from '../../vocabulary/degrees.ts';
import { speaksOfLeading } from '../../vocabulary/leading-people.ts';
import { isPlainVerb } from '../../vocabulary/verbs.ts';
import { isFunctionWord, isPostingWord, keyOf, phrasesOf } from '../../vocabulary/vocabulary.ts';
import data from '../../vocabulary/word-lists/requirement-words.json' with { type: 'json' };
import { anyOf } from '../../vocabulary/word-patterns.ts';
import { fold, wordsOf } from '../../vocabulary/words.ts';
import { isNoise, type PartKind } from '../sections.ts';
import type { Sentence } from '../sentences.ts';
import { isDutySentence, isOfApplying, isOfTheEmployer } from './duty-sentences.ts';
import { isHard, kindOf, type RequirementKind } from './requirement-kind.ts';
import type { Term } from './terms.ts';
import { yearsIn } from './years.ts';

export type { RequirementKind } from './requirement-kind.ts';

export interface Requirement {
  kind: RequirementKind;
  /** The posting's own words. */
  text: string;
  /** Keys of the posting's terms in it. */
  keys: string[];
  /** How important it is to the posting; the most important has the highest. */
  weight: number;
  /** A wish, not a condition. */
  optional: boolean;
  part: PartKind;
  line: number;
  /** Years asked for, where it asks for years. */
  years: number | null;
  /** 1 school, 2 vocational or associate, 3 bachelor, 4 master, 5 doctorate; null where no degree is asked for. */
  degree: number | null;
}

const MAX_REQUIREMENTS = 80;
const MAX_CHARACTERS = 300;
const LONG_LINE = 160;
const WORDS_OF_OPENING = 9;

const WISH = anyOf(data.wish);
const ASKS = anyOf(data.asks);
/** What the employer says of itself, and asks for all the same. */
const WANTS = anyOf(data.wants);
const DECLINED = anyOf(data.declined);
const PRIORITY = anyOf(data.priority);
/** What the employer says is wrong today is what the new person is hired for. */
const PROBLEM = anyOf(data.problem);

/** In the posting's order. */
export function requirementsOf(sentences: readonly Sentence[], terms: readonly Term[]): Requirement[] {
  const title = sentences.find((sentence) => sentence.kind === 'title')?.text ?? '';
  const weigh = weigherOf(title, terms);
  const seen = new Set<string>();
  const requirements: Requirement[] = [];
  for (const sentence of sentences) {
    for (const demand of demandsIn(sentence.text)) {
      if (!isAsked(sentence, wordingOf(demand))) continue;
      const items = itemsIn(demand);
      const areWishes = items.length > 1 && WISH.test(fold(openingOf(items[0]!)));
      for (const text of items.map(wordingOf)) {
        if (requirements.length === MAX_REQUIREMENTS || seen.has(fold(text))) continue;
        const one = requirementOf(sentence, text, areWishes);
        if (!saysSomething(text, one.kind)) continue;
        seen.add(fold(text));
        requirements.push(weigh(one));
      }
    }
  }
  return requirements;
}

/** The most years that a condition asks for. */
export function yearsAsked(requirements: readonly Requirement[]): number | null {
  const years = requirements.filter((one) => !one.optional).map((one) => one.years ?? 0);
  const most = Math.max(0, ...years);
  return most === 0 ? null : most;
}

/** A long line may join several demands by semicolons. */
function demandsIn(text: string): string[] {
  return text.length > LONG_LINE ? text.split(/;\s+/) : [text];
}

const JOINT = /(,?\s(?:and|or|und|sowie|oder|et|ou|y|e|o)\s|,\s)/u;
const DEMAND_HEADS = new Set(data.demandHeads.split('; ').map(fold));
const MIN_WORDS_OF_ITEM = 3;

/** And it may list them: each item opens like a demand. */
function itemsIn(text: string): string[] {
  if (text.length <= LONG_LINE) return [text];
  const pieces = text.replace(/\([^)]*\)/gu, (inside) => inside.replaceAll(' ', '\u00a0')).split(JOINT);
  const items = [pieces[0]!];
  for (let at = 1; at < pieces.length; at += 2) {
    const [joint, piece] = [pieces[at]!, pieces[at + 1]!];
    const isItem = opensDemand(piece, text) && wordsOf(items.at(-1)!).length >= MIN_WORDS_OF_ITEM;
    if (isItem) items.push(piece);
    else items[items.length - 1] += joint + piece;
  }
  return items.map((item) => item.replaceAll('\u00a0', ' '));
}

/** "Experience of …", "sound knowledge of …"; after "you will …" a verb, after "vous pilotez …" one in the same form. */
function opensDemand(piece: string, whole: string): boolean {
  const words = wordsOf(piece);
  if (words.length < MIN_WORDS_OF_ITEM) return false;
  if (words.slice(0, 3).some((word) => DEMAND_HEADS.has(fold(word)))) return true;
  const first = words[0]!;
  if (/(?:^|\s)(?:you|to)\s/iu.test(whole)) return isPlainVerb(first);
  if (/^vous\s/iu.test(whole)) return /ez$/u.test(first);
  return /^(?:sie|du)\s/iu.test(whole) && /^\p{Ll}+(?:en|st)$/u.test(first) && !isFunctionWord(first);
}

/** "Ability to work with others" and "License/Certificate" ask for nothing that anybody could show. */
function saysSomething(text: string, kind: RequirementKind): boolean {
  if (kind === 'certificate' || kind === 'licence') {
    return credentialsIn(text).length > 0 || wordsOfName(text).some((word) => !isQualifier(word));
  }
  return (
    isHard(kind) || wordsOf(text).some((word) => !isFunctionWord(word) && !isPostingWord(word)) || speaksOfLeading(text)
  );
}

function wordingOf(text: string): string {
  const bare = text
    .replace(/^[\s#*•–-]+/, '')
    .replace(/^(?:and|und|et|y)\s+/, '')
    .replace(/[\s.;,]+$/, '');
  return firstCharacters(bare, MAX_CHARACTERS);
}

/** A condition stands also among what every posting says. */
const CONDITION =
  /^(?:you|applicants?|candidates?|sie|bewerber\p{L}*|vous|los candidatos) (?:must|müssen|devez|deben) \p{L}/iu;

function isAsked(sentence: Sentence, text: string): boolean {
  const { kind, isItem, isHeading } = sentence;
  if (kind === 'title' || isHeading || !/\p{L}{2}/u.test(text)) return false;
  if (isNoise(kind)) return CONDITION.test(text) && isHard(kindOf(text, kind));
  if (sentence.text.length > MAX_CHARACTERS * 4 || isMeta(text)) return false;
  const folded = fold(text);
  if (DECLINED.test(folded) || isOfApplying(text)) return false;
  if (PROBLEM.test(folded)) return true;
  if (kind === 'must' || kind === 'nice') return isItem || !isOfTheEmployer(text) || ASKS.test(folded);
  if (kind === 'duties' && isItem) return isDutySentence(text, 'duties');
  if (isDutySentence(text, 'body')) return true;
  const isDemand = ASKS.test(folded) || isHard(kindOf(text, kind));
  return isDemand && (!isOfTheEmployer(text) || WANTS.test(folded));
}

/** Questions, addresses, pay, references and dates: about the posting, not the job. */
function isMeta(text: string): boolean {
  return (
    /[?:]$|@\w|https?:|^[£$€]\s?\d/u.test(text) ||
    /^(?:ref(?:erence)?|req(?:uisition)?|job|kennziffer|stellen-?id)[.\s]*(?:id|no|nr|number|code)?[.:#\s]+\S*\d/i.test(
      text,
    )
  );
}

/** What stands before the first item: "Von Vorteil sind", "It would be great, but is not essential, if". */
function openingOf(demand: string): string {
  return demand.split(/\s+/).slice(0, WORDS_OF_OPENING).join(' ');
}

function requirementOf({ kind: part, line, text: sentence }: Sentence, text: string, isOfWishes: boolean): Requirement {
  const isDuty = PROBLEM.test(fold(text)) || (part === 'body' && !ASKS.test(fold(text)));
  const kind = isDuty ? 'duty' : kindOf(text, part);
  return {
    kind,
    text,
    keys: [],
    weight: 0,
    optional: part === 'nice' || (part !== 'duties' && (isOfWishes || isWish(sentence) || isWish(text))),
    part,
    line,
    years: kind === 'duty' ? null : yearsIn(text),
    degree: kind === 'degree' ? lowestDegreeIn(text)!.level : null,
  };
}

/** "SAP strongly preferred" within a demand wishes for SAP; only a line that wishes as a whole is optional. */
function isWish(text: string): boolean {
  const clauses = text.split(/[,;:]/).filter((clause) => /\p{L}{3}/u.test(clause));
  return clauses.every((clause) => WISH.test(fold(clause.replace(/\([^)]*\)/g, ''))));
}

const PART_BASE: Readonly<Record<string, number>> = { must: 3, duties: 2, body: 1.5, nice: 1 };
const HARD_KIND = 0.5;
const IN_TITLE = 0.8;
const REPEATED = 0.8;
const PRIORITISED = 1;
const SOLVES_PROBLEM = 3;

/** Conditions before wishes, hard ones before duties; what title, repetition or the posting itself stress comes first. */
function weigherOf(title: string, terms: readonly Term[]): (one: Requirement) => Requirement {
  const weights = new Map(terms.map((term) => [term.key, term.weight]));
  const heaviest = terms[0]?.weight ?? 1;
  const inTitle = new Set(phrasesOf(title, 1).map((phrase) => phrase.key));
  return (one) => {
    const keys = [...new Set(phrasesOf(one.text).map((phrase) => phrase.key))].filter((key) => weights.has(key));
    const repeated = Math.max(0, ...keys.map((key) => weights.get(key)!)) / heaviest;
    const titled = one.text.split(/\s+/).some((word) => inTitle.has(keyOf(word))) ? IN_TITLE : 0;
    const weight =
      (PART_BASE[one.part] ?? 1) +
      (isHard(one.kind) ? HARD_KIND : 0) +
      (PROBLEM.test(fold(one.text)) ? SOLVES_PROBLEM : 0) +
      REPEATED * repeated +
      titled +
      (PRIORITY.test(fold(one.text)) ? PRIORITISED : 0) -
      (one.optional && one.part !== 'nice' ? 1 : 0);
    return { ...one, keys, weight: Math.round(weight * 100) / 100 };
  };
}
