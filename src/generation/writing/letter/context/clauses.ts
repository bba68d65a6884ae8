/**
 * A sentence of a note, cut where its clauses begin: what the applicant asks to leave out goes with what the order points to,
 * and what he asks to have said is known as such.
 */
import { isFunctionWord } from '../../../vocabulary/vocabulary.ts';
import { stem, wordsOf } from '../../../vocabulary/words.ts';
import type { ContextWords } from './words.ts';

const TO_A_MACHINE =
  /^(?:system|assistant|user|developer|human|ai)\s*:|\b(?:previous|above|prior|earlier|these|all) (?:instructions?|prompts?|rules)\b|\b(?:language model|chatgpt|llm|prompt|jailbreak|as an ai|developer mode)\b|\byou are (?:now|an?)\b/i;
const NO_PROSE = /[<>{}[\]#\\]|https?:|\bwww\./;
/** "Key skills: Python, SQL" is a line of a form. */
const LABEL = /^(?!(?:Why|The reason|My reason|Reason)\b)\p{Lu}[\p{L} ]{2,24}: (?!\p{Ll})(?=.*\p{L})(?!\d)/u;
const MAX_ANSWER_WORDS = 4;
/** A comma that parts no clauses. */
const APPOSITION = '\u0001';

export interface Clause {
  text: string;
  /** What stands between it and the clause before it. */
  joint: string;
  /** The applicant asks to leave it out, or it says so. */
  isSilent: boolean;
  /** The applicant asks to have it said, of whatever kind it is. */
  isWished: boolean;
  isBracketed: boolean;
}

export interface CutSentences {
  sentences: Clause[][];
  /** Stems of words that the applicant asks not to mention. */
  forbidden: ReadonlySet<string>;
}

/** Of each sentence its clauses; none of what is no prose. */
export function cutIntoClauses(sentences: readonly string[], words: ContextWords): CutSentences {
  const cut = sentences.map((sentence) => (isProse(sentence) ? clausesOf(sentence, words) : []));
  return { sentences: cut, forbidden: obey(cut, words) };
}

function isProse(sentence: string): boolean {
  return !(TO_A_MACHINE.test(sentence) || NO_PROSE.test(sentence) || LABEL.test(sentence));
}

const NAMED = /, (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}),(?= \p{Ll})/gu;

/** The parts between commas, dashes, brackets, and words that join two clauses. */
function clausesOf(sentence: string, words: ContextWords): Clause[] {
  const clause = (text: string, joint: string, isBracketed: boolean): Clause => ({
    text: text.replace(/^\s+|[\s!.,]+$/g, '').replaceAll(APPOSITION, ','),
    joint,
    isSilent: false,
    isWished: false,
    isBracketed,
  });
  const brackets: string[] = [];
  const isDate = new RegExp(`^(?:${words.when})?(?:\\d{4}|\\p{L}+ \\d{4})(?: \\p{L}+ (?:\\p{L}+ )?\\d{4})?$`, 'iu');
  const plain = sentence.replace(/\s*\(([^()]*)\)?/g, (whole, inner: string, at: number) => {
    const [first] = inner.split(/,\s*/);
    if (at < sentence.length / 2 && words.kinds.referral.test(sentence) && words.role.test(first!))
      return `${APPOSITION} ${first}${APPOSITION}`;
    if (isDate.test(inner)) return whole;
    if (words.hedge.test(inner)) return ` (${inner.replace(words.hedge, '$1')})`;
    brackets.push(...inner.split(/[,;]\s+/));
    return '';
  });
  const { and, joiner, subject, order } = words;
  // "My old colleague, Patrice Dunmore, works …": no clauses either.
  const whole = plain.replace(NAMED, (_, name: string) => `${APPOSITION} ${name}${APPOSITION}`);
  const joint = new RegExp(
    `(,?\\s+[-–—]+\\s+|[;,]\\s+|\\s+(?=(?:${and})\\s+(?:${subject})(?=\\s|['’]))|\\s+(?=(?:${joiner})\\s)|\\s+(?=${order.source}))`,
    'iu',
  );
  const parts = whole.split(joint);
  const cut = parts.flatMap((text, at) => (at % 2 === 0 ? [clause(text, parts[at - 1] ?? '', false)] : []));
  return [...withAllWishes(cut, words), ...brackets.map((text) => clause(text, ' (', true))].filter(
    ({ text }) => text !== '',
  );
}

const BECAUSE = /^(?:because|since|weil|da|parce que|car|porque)(?!\p{L})/iu;

/** "Mention that I would like to lead, and that I know the town because I grew up there": the second is a wish like the first. */
function withAllWishes(clauses: readonly Clause[], { wrapped, goesOn }: ContextWords): Clause[] {
  const all: Clause[] = [];
  let isWished = false;
  for (const clause of clauses) {
    const isWish = wrapped.some(([found]) => found.test(clause.text));
    if (isWished && goesOn.test(clause.text)) all.push({ ...clause, text: clause.text.replace(goesOn, ''), isWished });
    else if (all.at(-1)?.isWished === true && BECAUSE.test(clause.text)) all.at(-1)!.text += ` ${clause.text}`;
    else all.push({ ...clause, isWished: isWish });
    isWished ||= isWish;
  }
  return all;
}

/** Silences the orders and what they point to; gives the stems of the words that they name. */
function obey(sentences: readonly Clause[][], words: ContextWords): Set<string> {
  const forbidden = new Set<string>();
  for (const [at, clauses] of sentences.entries()) {
    for (const [place, clause] of clauses.entries()) {
      if (words.yes.test(clause.text) && clause.text.split(' ').length <= MAX_ANSWER_WORDS) clause.isSilent = true;
      const before = clauses.slice(0, place);
      const order = words.order.exec(clause.text);
      const isOfItself = order !== null && tellingWords(clause.text.slice(0, order.index), words).length > 1;
      const isOfBefore = isOfItself || before.some((one) => tellingWords(one.text, words).length > 0);
      const meant = isOfBefore ? before : (sentences[at - 1] ?? []);
      if (isAdmission(clause.text, words)) {
        clause.isSilent = true;
        for (const one of meant) one.isWished ||= !one.isSilent;
        continue;
      }
      const isQuestion = clause.text.endsWith('?');
      const isAnswered = words.yes.test(sentences[at + 1]?.[0]?.text ?? '');
      const own = tellingWords(clause.text.slice(order?.index ?? 0), words);
      if (order === null && !isQuestion) {
        if (own.length > 0 || !words.wish.test(clause.text)) continue;
        clause.isSilent = true;
        wish(meant);
        continue;
      }
      clause.isSilent = true;
      if (isQuestion && isAnswered) wish(meant);
      else if (
        pointsBack(clause.text, order?.index ?? 0, words) ||
        (own.length === 0 && !namesItself(clause.text, words))
      )
        silence(meant, clause, words);
      // "Just so you know, …"
      if (place === 0 && own.length === 0) silence(clauses, clause, words);
      if (order === null) continue;
      // "I got a C in Methods, so don't go on about marks": the reason of the order is not for the letter either.
      const isTherefore = [clause, before.at(-1)].some((one) => one !== undefined && words.therefore.test(one.text));
      if (isTherefore) for (const one of before) one.isSilent ||= !isOfUse(one.text, words);
      if (words.illOf.test(clause.text)) continue;
      for (const word of own) for (const one of [word, ...likeIt(word, words)]) forbidden.add(stem(one));
      // "Don't mention the scheme, or that I want to live nearer my father."
      const turn = clauses.findIndex(({ text }, then) => then > place && TURN.test(text));
      const rest = clauses.slice(place + 1, turn === -1 ? clauses.length : turn);
      if (own.length > 0) for (const one of rest) one.isSilent ||= !isOfUse(one.text, words);
    }
  }
  return forbidden;
}

/** "The line closing", where the note says that it is being shut. */
const likeIt = (word: string, { alike }: ContextWords): string[] =>
  alike.filter((group) => group.includes(word)).flat();

/** "…, but the programme is a draw", "… and I like the hours": what follows an order and turns away from it. */
const TURN = /^(?:(?:but|aber|mais|pero)(?!\p{L})|(?:and I|und ich|et je|et j['’]|y me)(?!\p{L}))/iu;

/** What an order not to name something names; nothing where it names nothing itself. */
export function bannedBy(sentence: string, words: ContextWords): ReadonlySet<string>[] {
  const order = words.order.exec(sentence);
  if (order === null || words.illOf.test(sentence)) return [];
  const [named = ''] = sentence.slice(order.index + order[0].length).split(/[,;.]\s|\s[-–—]\s/, 1);
  const own = tellingWords(named, words).map(stem);
  return own.length === 0 ? [] : [new Set(own)];
}

function isAdmission(text: string, { and, joiner, admitted }: ContextWords): boolean {
  return new RegExp(`^(?:(?:${and}|${joiner}|please|pls)\\s+)*(?:${admitted})[.!]*$`, 'iu').test(text);
}

/** "Don't say I got a first" */
function namesItself(text: string, { order, speaker }: ContextWords): boolean {
  const said = order.exec(text);
  return (
    said !== null &&
    text
      .slice(said.index + said[0].length)
      .trim()
      .search(speaker) === 0
  );
}

const MAX_ORDER = 48;

/** "Don't put that in", and not a "that" which a long order ends with. */
function pointsBack(text: string, at: number, words: ContextWords): boolean {
  return words.pointsBack.test(text.slice(at).length <= MAX_ORDER ? text : text.slice(0, at + MAX_ORDER / 2));
}

/** What somebody may add to an order, and means for the letter. */
function isOfUse(text: string, { kinds }: ContextWords): boolean {
  return [kinds.start, kinds.hours, kinds.permit, kinds.licence].some((kind) => kind.test(text));
}

function wish(meant: readonly Clause[]): void {
  const last = meant.findLast((one) => !one.isSilent);
  if (last !== undefined) last.isWished = true;
}

/** What is private, where the order can mean that, with all that follows it; else all of it. */
function silence(meant: readonly Clause[], order: Clause, { private: isPrivate, family, salary }: ContextWords): void {
  const isMeant = ({ text }: Clause): boolean => [isPrivate, family, salary].some((kind) => kind.test(text));
  // What stands in brackets means what stands right before them.
  const from = order.isBracketed ? meant.findLastIndex(isMeant) : meant.findIndex(isMeant);
  for (const clause of meant.slice(Math.max(0, from))) clause.isSilent = true;
}

/** What an order names itself: "the stroke", and not "that" or "in the letter". */
function tellingWords(text: string, { pointers }: ContextWords): string[] {
  return wordsOf(text.toLowerCase()).filter(
    (word) => !pointers.has(word) && !isFunctionWord(word) && (word.length > 2 || /\d/.test(word)),
  );
}
