/** What the posting asks for, line by line and in its own words. */
import { firstCharacters } from '../../base/text.ts';
import { credentialsIn, isQualifier, wordsOfName } from '../vocabulary/credentials.ts';
import { lowestDegreeIn } from '../vocabulary/degrees.ts';
import data from '../vocabulary/requirement-words.json' with { type: 'json' };
import { isFunctionWord, isPostingWord, keyOf, phrasesOf } from '../vocabulary/vocabulary.ts';
import { anyOf } from '../vocabulary/word-patterns.ts';
import { fold, wordsOf } from '../vocabulary/words.ts';
import { isDutySentence, isOfApplying, isOfTheEmployer } from './duty-sentences.ts';
import { isHard, kindOf, type RequirementKind } from './requirement-kind.ts';
import { isNoise, type PartKind } from './sections.ts';
import type { Sentence } from './sentences.ts';
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
    for (const text of demandsIn(sentence.text).map(wordingOf)) {
      if (requirements.length === MAX_REQUIREMENTS || !isAsked(sentence, text) || seen.has(fold(text))) continue;
      const one = requirementOf(sentence, text);
      if (!saysSomething(text, one.kind)) continue;
      seen.add(fold(text));
      requirements.push(weigh(one));
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

/** "Ability to work with others" and "License/Certificate" ask for nothing that anybody could show. */
function saysSomething(text: string, kind: RequirementKind): boolean {
  if (kind === 'certificate' || kind === 'licence') {
    return credentialsIn(text).length > 0 || wordsOfName(text).some((word) => !isQualifier(word));
  }
  return isHard(kind) || wordsOf(text).some((word) => !isFunctionWord(word) && !isPostingWord(word));
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

function requirementOf({ kind: part, line, text: sentence }: Sentence, text: string): Requirement {
  const isDuty = PROBLEM.test(fold(text)) || (part === 'body' && !ASKS.test(fold(text)));
  const kind = isDuty ? 'duty' : kindOf(text, part);
  return {
    kind,
    text,
    keys: [],
    weight: 0,
    optional: part === 'nice' || (part !== 'duties' && isWish(sentence)),
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
