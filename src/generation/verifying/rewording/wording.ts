/**
 * A line in the person's own words. The wording is theirs; what can be held against them is not: numbers with what they
 * count, names, skills and tools, qualifications, rank, reach and results need a source in the profile, a deed that the
 * profile makes smaller stays as small, and the line must still speak of the fact that it stands for.
 */
import { fieldCues } from '../../vocabulary/fields.ts';
import { isPlainVerb, looksPast, verbOf } from '../../vocabulary/verbs.ts';
import {
  isFunctionWord,
  isKnownTerm,
  isPostingWord,
  isSoftTerm,
  keyOf,
  nameOf,
  phrasesOf,
} from '../../vocabulary/vocabulary.ts';
import { lazily } from '../lazily.ts';
import { PLAIN_WORDS } from '../plain-words.ts';
import { sentencesIn } from '../sentences.ts';
import { type Statement, statementOf } from '../statements.ts';
import { normOf, type Token, tokensOf } from '../tokens.ts';
import type { Backing } from './backing.ts';
import {
  CLAIMS,
  FREQUENCIES,
  HEDGING_VERBS,
  HEDGING_WORDS,
  MEASURES,
  OFTEN,
  QUALIFICATIONS,
  RANK_OF,
  RESULTS,
  TIME_WORD,
  TITLE_RANKS,
} from './claims.ts';
import { isEveryday } from './everyday-words.ts';
import { allowsBound, allowsValue, isNumberWord, isYear, type Quantity, quantitiesIn } from './quantities.ts';
import { type Traces, tracesOf } from './traces.ts';

export interface WordingObjection {
  /** The words objected to; empty where it is the line as a whole. */
  words: string;
  /** For the person. */
  reason: string;
}

interface Case {
  tokens: Token[];
  line: Statement;
  fact: Statement;
  backing: Backing;
  inFact: Traces;
  nearby: Traces;
  told: Traces;
  anywhere: Traces;
  everywhere: () => Traces;
  /** Keys of all phrases of the profile. */
  keys: () => ReadonlySet<string>;
}

/** Empty where the line may be printed as it is. */
export function objectionsToWording(text: string, backing: Backing, lang: string): WordingObjection[] {
  const one = caseOf(text, backing);
  if (lang !== 'en') return [...numbers(text, one), ...strangers(one), ...unrelated(one)];
  return [
    ...numbers(text, one),
    ...names(text, one),
    ...terms(text, one),
    ...claims(one),
    ...ranks(one),
    ...hedges(one),
    ...results(one),
    ...things(one),
    ...additions(one),
    ...unrelated(one),
  ];
}

/** What a sentence of a letter may not say either. Whether it has to do with anything is for its paragraph to show. */
export function objectionsToSentence(text: string, backing: Backing, lang: string): WordingObjection[] {
  const one = caseOf(text, backing);
  if (lang !== 'en') return [...numbers(text, one), ...strangers(one)];
  return [
    ...numbers(text, one),
    ...names(text, one),
    ...terms(text, one),
    ...claims(one),
    ...ranks(one),
    ...hedges(one),
    ...results(one),
  ];
}

function caseOf(text: string, backing: Backing): Case {
  const line = statementOf(text);
  const all = [...backing.nearby, ...backing.anywhere];
  return {
    tokens: line.tokens,
    line,
    fact: statementOf(backing.fact),
    backing,
    inFact: tracesOf([backing.fact]),
    nearby: nearbyOf(backing),
    told: tracesOf(backing.told),
    anywhere: tracesOf(all),
    everywhere: lazily(() => tracesOf([...all, ...backing.others])),
    keys: lazily(
      () => new Set([...all, ...backing.others].flatMap((one) => phrasesOf(one, 4)).map((phrase) => phrase.key)),
    ),
  };
}

/** Names and titles are said as they are: an "engineer" is no source for an "engine". */
function nearbyOf({ nearby, told }: Backing): Traces {
  const [all, facts] = [tracesOf(nearby), tracesOf(told)];
  return { hasWord: all.hasWord, has: (token) => all.hasWord(token) || facts.has(token) };
}

export const notThere = (words: string): WordingObjection => ({ words, reason: `“${words}” is not in your profile.` });
const tooMuch = (words: string, source: string): WordingObjection => ({
  words,
  reason: `“${words}” says more than your profile, which says “${source}”.`,
});

function numbers(text: string, { backing }: Case): WordingObjection[] {
  const inFact = quantitiesIn(backing.fact);
  const nearby = backing.nearby.flatMap(quantitiesIn);
  return quantitiesIn(text).flatMap((said): WordingObjection[] => {
    // The years of the role date no deed that has a year of its own.
    const sources = isYear(said) && inFact.some(isYear) ? inFact : nearby;
    const equal = sources.filter((source) => allowsValue(source, said));
    if (equal.length === 0) return [notThere(said.text)];
    const counted = equal.filter((source) => countsTheSame(source, said));
    if (counted.length === 0) return [notThere([said.text, ...said.unit.map((token) => token.raw)].join(' '))];
    if (!counted.some((source) => isAsOften(source, said, backing)))
      return [notThere(`${said.text} ${said.unit.map((token) => token.raw).join(' ')} … ${said.per}`)];
    return counted.some((source) => allowsBound(source, said)) ? [] : [tooMuch(said.text, counted[0]!.text)];
  });
}

/** "40 a day" is not "40 an hour". */
function isAsOften(source: Quantity, said: Quantity, { fact }: Backing): boolean {
  if (said.per === null) return true;
  const period = FREQUENCIES.find((words) => words.has(normOf(said.per!))) ?? new Set([normOf(said.per)]);
  if (source.per !== null) return period.has(normOf(source.per));
  return tokensOf(fact).some((token) => period.has(token.norm));
}

const PERSON =
  /^(?:persons?|people|staff|team|crew|employees?|colleagues?|members?|individuals?|\p{L}+(?:ers?|ors?|ists?|ants?|ians?))$/iu;

const PLACE = /^(?:locations?|sites?|places?)$/i;
const KIND_OF_PLACE =
  /^(?:offices?|branch(?:es)?|shops?|stores?|schools?|clinics?|plants?|warehouses?|hotels?|hospitals?|restaurants?)$/i;

/** Twelve entities are not twelve countries. What has its unit in itself, and what counts nothing that follows, is free. */
function countsTheSame(source: Quantity, said: Quantity): boolean {
  if (/[%$€£¥₹₽₩]/.test(said.value) || isYear(said)) return true;
  const counted = said.unit.filter((token) => !isFunctionWord(token.raw) && !isNumberWord(token.raw));
  if (counted.length === 0 || isToldOtherwise(source, said)) return true;
  const around = tracesOf([source.around.map((token) => token.raw).join(' ')]);
  if (counted.some((token) => around.has(token))) return true;
  const isBoth = (said: RegExp, told: RegExp): boolean =>
    counted.some((token) => said.test(token.raw)) && source.around.some((token) => told.test(token.raw));
  return isBoth(PERSON, PERSON) || isBoth(PLACE, KIND_OF_PLACE);
}

/** "Twice" is two times; "nine-year-olds" are aged nine. */
function isToldOtherwise(source: Quantity, said: Quantity): boolean {
  const says = (tokens: readonly Token[], word: RegExp): boolean => tokens.some((token) => word.test(token.raw));
  if (/^(?:twice|thrice)$/i.test(source.text)) return says(said.unit, /^times$/i);
  return says(said.around, /^olds?$/i) && says(source.around, /^(?:aged?|olds?)$/i);
}

/** Words with a capital where none is due, in capitals, or with digits and signs in them. */
function names(text: string, one: Case): WordingObjection[] {
  const elsewhere = one.backing.elsewhere.flatMap((name) => {
    const words = tokensOf(name);
    return standsIn(words, one.tokens) && !words.every((word) => one.nearby.hasWord(word)) ? [name] : [];
  });
  const ofOthers = elsewhere.map((name) => ({
    words: name,
    reason: `“${name}” belongs to another entry of your profile.`,
  }));
  const starts = new Set(sentencesIn(text).map((sentence) => tokensOf(sentence)[0]?.raw));
  const strange = one.tokens.filter((token) => {
    const opens = token.before === 'stop' && starts.has(token.raw);
    return (opens ? isNameAtStart(token) : isName(token)) && !one.anywhere.hasWord(token);
  });
  return [...ofOthers, ...strange.map((token) => notThere(token.raw))];
}

function standsIn(words: readonly Token[], tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => words.every((word, offset) => tokens[at + offset]?.norm === word.norm));
}

function isName({ raw, isNumber }: Token): boolean {
  return !isNumber && /\p{Lu}|\p{N}|[+#]/u.test(raw) && !/^I(?:['’]\p{L}+)?$/u.test(raw) && !isFunctionWord(raw);
}

/** Past tenses that open a line and that the verbs of bullets do not hold. */
const IRREGULAR = new Set(
  `beat bent blew chose clung dealt drew drove fed fell felt flew froze grew heard hid hit held hurt kept knelt knew laid led left
  lent lit made meant met paid rang rode rose sang sat saw shook shut slept slid sold sought spoke stood stuck swam swept taught
  thought threw told took wore woke wrote got gave`.split(/\s+/),
);

/** The first word of a line has its capital for that; what is no word of everyday English is taken for a name. */
function isNameAtStart(token: Token): boolean {
  if (!isName(token)) return false;
  if (!/^\p{Lu}[\p{Ll}'’]+$/u.test(token.raw)) return true;
  const lower = token.raw.toLowerCase();
  if (isFunctionWord(lower) || isNumberWord(lower) || PLAIN_WORDS.has(normOf(lower)) || verbOf(lower) !== null)
    return false;
  if (IRREGULAR.has(lower) || looksPast(lower) || /(?:ing|ly)$/.test(lower) || isPostingWord(lower)) return false;
  return fieldCues(phrasesOf(lower)).length === 0;
}

/** Skills, tools and words of a trade. */
function terms(text: string, one: Case): WordingObjection[] {
  const known = phrasesOf(text, 4).filter((phrase) => isKnownTerm(phrase.key) && !isSoftTerm(phrase.key));
  const trade = fieldCues(phrasesOf(text, 3)).filter((cue) => cue.strength >= 1);
  const cues = phrasesOf(text, 3).filter((phrase) => trade.some((cue) => cue.key === phrase.key));
  return [...known, ...cues].flatMap((phrase): WordingObjection[] => {
    if (one.keys().has(phrase.key)) return [];
    const words = tokensOf(phrase.surface);
    const isBrand = /[A-Z\d]/.test(nameOf(phrase.key) ?? '');
    if (isBrand && !words.every((word) => one.everywhere().hasWord(word))) return [notThere(phrase.surface)];
    const isTold = words.every(
      (word) => isEveryday(word.norm) || isPlain(word) || verbOf(word.raw) !== null || one.nearby.has(word),
    );
    return isTold || words.every((word) => one.anywhere.hasWord(word)) ? [] : [notThere(phrase.surface)];
  });
}

/** Things of which nothing in the profile speaks, however plain their names: "with a drone", "in the nursery". */
function things(one: Case): WordingObjection[] {
  return one.tokens.flatMap((token, at): WordingObjection[] => {
    if (token.isNumber || isNumberWord(token.raw) || isPlain(token) || isEveryday(token.norm)) return [];
    if (isDeedOrManner(one.tokens, at) || one.nearby.has(token) || one.anywhere.hasWord(token)) return [];
    return one.everywhere().hasWord(token) && isKnownTerm(keyOf(token.raw)) ? [] : [notThere(token.raw)];
  });
}

/** A verb that we do not know is one where a deed begins: "bestselling authors" is none. */
function isDeedOrManner(tokens: readonly Token[], at: number): boolean {
  const { raw, before } = tokens[at]!;
  if (verbOf(raw) !== null || IRREGULAR.has(raw.toLowerCase()) || /ly$/i.test(raw)) return true;
  const opens =
    before !== 'none' || /^(?:and|by|for|while|after|before|of|in|when|to|who|that|i)$/i.test(tokens[at - 1]!.raw);
  return opens && (looksPast(raw) || /ing$/i.test(raw));
}

function isPlain(token: Token): boolean {
  return isFunctionWord(token.raw) || PLAIN_WORDS.has(token.norm) || TIME_WORD.test(token.raw);
}

function claims(one: Case): WordingObjection[] {
  return one.tokens.flatMap((token, at): WordingObjection[] => {
    if (QUALIFICATIONS.has(token.norm)) return one.anywhere.hasWord(token) ? [] : [notThere(token.raw)];
    if (OFTEN.test(token.raw)) return isAsOftenSaid(one, token) ? [] : [notThere(token.raw)];
    if (!CLAIMS.has(token.norm) || one.nearby.hasWord(token)) return [];
    const isOfTime =
      /^(?:every|all|whole|entire|full|first)$/i.test(token.raw) && TIME_WORD.test(one.tokens[at + 1]?.raw ?? '');
    if (isOfTime || isVerbOf(one, at)) return [];
    return [notThere(compoundAt(one.tokens, at))];
  });
}

/** "Award-winning" and "single-handedly" are objected to as a whole. */
function compoundAt(tokens: readonly Token[], at: number): string {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (/^handedly$/i.test(token.raw) && before !== undefined) return `${before.raw}-${token.raw}`;
  if (/^award$/i.test(token.raw) && /^winning$/i.test(next?.raw ?? '')) return `${token.raw}-${next!.raw}`;
  return token.raw;
}

function isAsOftenSaid({ nearby }: Case, token: Token): boolean {
  const group = FREQUENCIES.find((words) => words.has(token.norm));
  return [...(group ?? [])].some((word) => nearby.hasWord(tokensOf(word)[0]!));
}

/** A verb here, not a noun or an adjective of the same letters. */
function isVerbOf({ tokens, line }: Case, at: number): boolean {
  const verb = verbOf(tokens[at]!.raw);
  if (verb === null || /^(?:an?|the|my|our|your|their|its|his|her)$/i.test(tokens[at - 1]?.raw ?? '')) return false;
  if (line.starts.has(at) || verb.form === 'gerund') return true;
  const before = tokens[at - 1];
  const isJoined = before !== undefined && /^(?:and|to|&|who|which|that|i|also|then)$/i.test(before.raw);
  return (
    isJoined ||
    (isPlainVerb(verb.base) && verb.form !== 'base') ||
    (verb.form === 'past' && tokens[at]!.before !== 'none')
  );
}

/** One step above the verb of the fact, and only of what the fact is about: nobody leads what he did, nor those he worked with. */
function ranks(one: Case): WordingObjection[] {
  const titles = one.backing.titles.flatMap(tokensOf).map((token) => TITLE_RANKS.get(token.norm) ?? 0);
  const own = Math.max(rankIn(one.fact), ...titles);
  return one.tokens.flatMap((token, at): WordingObjection[] => {
    const rank = isInCharge(one.tokens, at) ? PEOPLE_RANK : (RANK_OF.get(token.norm) ?? 1);
    const object = one.tokens.slice(at + 1).find((next) => !isPlain(next) && !next.isNumber && !isNumberWord(next.raw));
    const isOfFact = object !== undefined && one.inFact.has(object) && !PERSON.test(object.raw);
    const allowed = isOfFact || own >= PEOPLE_RANK ? own + 1 : Math.max(own, PEOPLE_RANK - 1);
    if (rank <= allowed || !(isVerbOf(one, at) || isInCharge(one.tokens, at)) || one.inFact.hasWord(token)) return [];
    return [tooMuch(token.raw, one.fact.tokens[0]?.raw ?? '')];
  });
}

function isInCharge(tokens: readonly Token[], at: number): boolean {
  return /^charge$/i.test(tokens[at]!.raw) && /^in$/i.test(tokens[at - 1]?.raw ?? '');
}

/** From this rank on one has people under oneself. */
const PEOPLE_RANK = 3;

/** The highest rank that a verb of the fact, or the noun of such a verb, gives; 1 for any deed. */
function rankIn(fact: Statement): number {
  const duty = fact.dutyStarts.size > 0 ? 3 : 1;
  const ranked = fact.tokens.flatMap((token, at) => {
    if (hedgeBefore(fact, at) !== null) return [];
    const noun = [...RANK_OF].find(([verb]) => verb.length > 4 && token.norm.startsWith(verb.slice(0, -1)));
    return [RANK_OF.get(token.norm) ?? noun?.[1] ?? 1];
  });
  return Math.max(duty, ...ranked);
}

/** The word that makes smaller what stands at this place, in the same clause; null where none does. */
function hedgeBefore(statement: Statement, at: number): Token | null {
  for (let before = at; before >= 0; before--) {
    const token = statement.tokens[before]!;
    if (isHedge(statement, before)) return token;
    if (!statement.starts.has(before) || verbOf(token.raw) === null) continue;
    // "Co-wrote": the hyphen parts the word, not the clause.
    const previous = statement.tokens[before - 1];
    return previous !== undefined && /^co$/i.test(previous.raw) ? previous : null;
  }
  return null;
}

/** Verbs only where they are verbs: "learning" and "parts" make nothing smaller. */
function isHedge(statement: Statement, at: number): boolean {
  const { tokens } = statement;
  const [before, token, next] = [tokens[at - 1]?.raw ?? '', tokens[at]!, tokens[at + 1]?.raw ?? ''];
  if (HEDGING_WORDS.has(token.norm)) return true;
  if (/^part$/i.test(token.raw))
    return /^(?:take|took|taken|taking|was|were|as|a|play|played)$/i.test(before) || /^of$/i.test(next);
  if (/^member$/i.test(token.raw)) return /^of$/i.test(next);
  if (!HEDGING_VERBS.has(token.norm) || /^learning$/i.test(token.raw)) return false;
  return statement.starts.has(at) || token.before !== 'none' || /^(?:and|to|also|who|by|i|was|were|&)$/i.test(before);
}

const SERVING = /^(?:serv|answer|car|advis|attend|resolv|troubleshoot|provid|maintain|look|work|gave|giv|with)/i;

/** What the profile says somebody helped with is not told as his own deed. */
function hedges(one: Case): WordingObjection[] {
  const { fact, line } = one;
  for (const [at, token] of line.tokens.entries()) {
    if (isFunctionWord(token.raw) || RANK_OF.has(token.norm) || hedgeBefore(line, at) !== null) continue;
    const places = fact.tokens.flatMap((source, place) => (source.norm === token.norm ? [place] : []));
    const hedge = places.map((place) => (place === 0 ? null : hedgeBefore(fact, place)));
    if (hedge.length === 0 || hedge.some((found) => found === null)) continue;
    const verb = line.tokens[clauseStart(line, at)]!;
    if (isOwnDeed(one, verb)) continue;
    if (
      SERVING.test(verb.raw) &&
      !/^(?:shadow|observ|learn|tri|try|attempt|propos|aim)/i.test(hedge[0]!.raw) &&
      isWith(line, at)
    )
      continue;
    return [{ words: verb.raw, reason: `Your profile says “${hedge[0]!.raw}” here: “${verb.raw}” says more.` }];
  }
  return [];
}

/** A deed that the fact tells without making it smaller: what it was done for may be named with it. */
function isOwnDeed({ fact }: Case, verb: Token): boolean {
  return fact.tokens.some(
    (token, at) => token.norm === verb.norm && verbOf(token.raw) !== null && hedgeBefore(fact, at) === null,
  );
}

/** "Worked with the chef on menus" is help as well. */
function isWith(line: Statement, at: number): boolean {
  return line.tokens
    .slice(0, at + 1)
    .some((token) => /^(?:with|alongside|beside|serv\p{L}*|answer\p{L}*|advi\p{L}*|care\p{L}*)$/iu.test(token.raw));
}

function clauseStart(line: Statement, at: number): number {
  let start = at;
  while (start > 0 && !line.starts.has(start)) start--;
  return start;
}

/** Who rose, cut or beat something needs a source that says so, of the same thing. */
function results(one: Case): WordingObjection[] {
  const sourceClasses = RESULTS.map((words) => one.fact.tokens.some((token) => words.has(token.norm)));
  const hasAny = sourceClasses.includes(true);
  const claimed = one.tokens.flatMap((token, at): WordingObjection[] => {
    const at_ = RESULTS.findIndex((words) => words.has(token.norm));
    if (at_ === -1 || !isVerbOf(one, at) || sourceClasses[at_] || one.inFact.hasWord(token)) return [];
    return at_ === RESULTS.length - 1 && hasAny ? [] : [notThere(token.raw)];
  });
  const isMeasured = one.tokens.some((token) => token.isNumber || RESULTS.some((words) => words.has(token.norm)));
  return isMeasured ? [...claimed, ...otherMeasures(one)] : claimed;
}

function otherMeasures(one: Case): WordingObjection[] {
  return one.tokens.flatMap((token, at): WordingObjection[] => {
    const group = MEASURES.find((words) => words.has(token.norm));
    if (group === undefined || isVerbOf(one, at) || RESULTS.some((words) => words.has(token.norm))) return [];
    const isSourced = one.nearby.has(token) || [...group].some((word) => one.nearby.hasWord(tokensOf(word)[0]!));
    return isSourced ? [] : [notThere(token.raw)];
  });
}

/** Another deed at the end of the line, in words that nothing of this entry has. */
function additions(one: Case): WordingObjection[] {
  const starts = one.tokens.flatMap((_, at) => (isNewDeed(one, at) ? [at] : []));
  return starts.flatMap((start, index): WordingObjection[] => {
    const clause = one.tokens.slice(start, starts[index + 1] ?? one.tokens.length);
    const content = clause.filter((token) => !isPlain(token));
    const isTraced = clause.some((token) => !isFunctionWord(token.raw) && one.told.has(token));
    return content.length < 2 || isTraced ? [] : [notThere(clause.map((token) => token.raw).join(' '))];
  });
}

function isNewDeed(one: Case, at: number): boolean {
  if (at === 0) return true;
  const token = one.tokens[at]!;
  const isJoined = token.before !== 'none' || /^(?:and|&|while|which|that|who|by|to)$/i.test(one.tokens[at - 1]!.raw);
  return isJoined && (verbOf(token.raw) !== null || looksPast(token.raw) || /ing$/.test(token.raw));
}

const LEAST_SHARE = 0.25;

function unrelated(one: Case): WordingObjection[] {
  const content = one.tokens.filter((token) => token.isNumber || isNumberWord(token.raw) || !isFunctionWord(token.raw));
  const shared = content.filter((token) => isNumberWord(token.raw) || one.inFact.has(token));
  const isShared = shared.some((token) => !isNumberWord(token.raw)) && shared.length >= LEAST_SHARE * content.length;
  return isShared ? [] : [{ words: '', reason: `This line no longer says what it stands for: “${one.backing.fact}”.` }];
}

/** In other languages than English we know no plain words from claims, so every word comes from the profile. */
function strangers(one: Case): WordingObjection[] {
  const strange = one.tokens.filter((token) => {
    if (token.isNumber || isNumberWord(token.raw) || isFunctionWord(token.raw) || PLAIN_WORDS.has(token.norm))
      return false;
    return !one.nearby.has(token) && !one.anywhere.hasWord(token);
  });
  return strange.map((token) => notThere(token.raw));
}
