/**
 * Sentences in free prose. Around plain words, everything that a sentence says must be a field of the profile printed whole,
 * or a quotation of a fact; a deed must be quoted from its beginning, and from the place that the sentence names.
 */
import { isPlainVerb, verbOf } from '../../vocabulary/verbs.ts';
import { isFunctionWord } from '../../vocabulary/vocabulary.ts';
import { quotedUpTo } from '../quoting/abridged.ts';
import { isNegated, isWeakened, type Statement } from '../quoting/statements.ts';
import { type Token, tokensOf } from '../quoting/tokens.ts';
import { FRAME_VERBS, PLAIN_WORDS, STATES } from './plain-words.ts';
import type { Phrase, Place, ProseSources } from './prose-sources.ts';

export interface Objection {
  kind: 'number' | 'name' | 'word' | 'place' | 'title' | 'posting' | 'deed' | 'date';
  text: string;
}

/** Words of the sentence that are explained by one source. */
interface Run {
  from: number;
  to: number;
  kind: 'phrase' | 'deed' | 'words';
  phrase?: Phrase;
  fact?: Statement;
}

interface Reading {
  tokens: Token[];
  sources: ProseSources;
  /** The employers and schools that the sentence speaks of; empty when it names none. */
  owners: ReadonlySet<string>;
}

export function objectionsTo(sentence: string, sources: ProseSources, before: ReadonlySet<string>): Objection[] {
  if (sources.isOwnSentence(sentence)) return [];
  const tokens = tokensOf(sources.withoutQuotations(sentence));
  const owners = ownersIn(tokens, sources, before);
  const reading: Reading = { tokens, sources, owners };
  const objections: Objection[] = [];
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; ) {
    const run = runAt(reading, at);
    if (run !== null) {
      runs.push(run);
      at = run.to;
      continue;
    }
    const objection = objectionToWord(reading, at);
    if (objection !== null) objections.push(objection);
    at++;
  }
  const standing = [...objectionsToStanding(reading, runs), ...objectionsToDegrees(reading, runs)];
  return [...objections, ...objectionsToRuns(reading, runs), ...standing];
}

/** Words that say that a degree is there, and words that say that it is on its way. */
const HAS_DEGREE =
  /^(?:hold|holds|held|holding|have|has|had|having|earned|obtained|received|completed|finished|graduated|awarded|gained|got|possess|with|my)$/i;
const ON_ITS_WAY =
  /^(?:stud(?:y|ying|ies|ied|ent)|pursuing|completing|finishing|towards?|expected|progress|currently|current|will|enrolled|working|year|laufendes|cours|curso)$/i;

/** Whoever still studies does not hold the degree, nor has he graduated from the school. */
function objectionsToDegrees({ tokens, sources }: Reading, runs: readonly Run[]): Objection[] {
  if (sources.unfinished.size === 0 || tokens.some((token) => ON_ITS_WAY.test(token.raw))) return [];
  return runs.flatMap(({ from, to, phrase }): Objection[] => {
    const owners = [...(phrase?.owners ?? [])];
    const isUnfinished = owners.length > 0 && owners.every((owner) => sources.unfinished.has(owner));
    const isClaimed = tokens.slice(Math.max(0, from - 6), from).some((token) => HAS_DEGREE.test(token.raw));
    const text = tokens.slice(from, to).map((token) => token.raw);
    return isUnfinished && isClaimed ? [{ kind: 'title', text: text.join(' ') }] : [];
  });
}

/** What the writer says that he is, and that he still is it. */
function objectionsToStanding({ tokens, sources, owners }: Reading, runs: readonly Run[]): Objection[] {
  const isQuoted = (at: number): boolean => runs.some((run) => run.kind !== 'phrase' && run.from <= at && at < run.to);
  const hasLeft = owners.size > 0 && ![...owners].some((owner) => sources.current.has(owner));
  return tokens.flatMap((token, at): Objection[] => {
    if (isQuoted(at)) return [];
    if (hasLeft && isOfToday(tokens, at)) return [{ kind: 'date', text: token.raw }];
    if (!/^(?:am|was|been|i['’]m)$/i.test(token.raw) || !isSaidOfMe(tokens, at)) return [];
    const said = tokens.slice(at + 1).find((one) => !/^(?:a|an|the|also|now|not|very|still)$/i.test(one.raw));
    const saidAt = said === undefined ? -1 : tokens.indexOf(said);
    const isSourced = runs.some((run) => run.from === saidAt) || STATES.has(said?.norm ?? '');
    return isSourced ? [] : [{ kind: 'word', text: said?.raw ?? token.raw }];
  });
}

function isSaidOfMe(tokens: readonly Token[], at: number): boolean {
  return /^i['’]m$/i.test(tokens[at]!.raw) || isAfterI(tokens, at);
}

function isOfToday(tokens: readonly Token[], at: number): boolean {
  if (/^currently$/i.test(tokens[at]!.raw)) return true;
  const isPost = /^(?:role|position|job|post|employer|work|title)$/i.test(tokens[at + 1]?.raw ?? '');
  return /^(?:current|present)$/i.test(tokens[at]!.raw) && isPost;
}

const BACK_REFERENCE = /^(?:there|(?:in|of|from|at) (?:that|this|the same)\b|the same|as \S+(?: \S+)? there)\b/i;

/** Whom the sentence is about: those it names, or the last ones named when it points back to them. */
export function ownersIn(tokens: readonly Token[], sources: ProseSources, before: ReadonlySet<string>): Set<string> {
  const named = new Set<string>();
  for (let at = 0; at < tokens.length; at++) {
    const phrase = sources.longestPhrase(tokens, at, (one) => one.kind === 'owner');
    for (const owner of phrase?.owners ?? []) named.add(owner);
  }
  if (named.size > 0) return named;
  const opening = tokens.slice(0, 4).map((token) => token.raw);
  return BACK_REFERENCE.test(opening.join(' ')) ? new Set(before) : named;
}

function runAt(reading: Reading, at: number): Run | null {
  const { tokens, sources } = reading;
  const phrase = sources.longestPhrase(tokens, at, (one) => isAllowed(reading, one.owners));
  const quote = longestQuote(reading, at);
  if (phrase !== null && phrase.tokens.length >= (quote?.to ?? at) - at)
    return { from: at, to: at + phrase.tokens.length, kind: 'phrase', phrase };
  return quote?.kind === 'words' ? upToName(reading, quote) : quote;
}

/** A quotation does not take the first word of a name that goes on behind it. */
function upToName(reading: Reading, quote: Run): Run {
  for (let at = quote.from + 1; at < quote.to; at++) {
    const name = reading.sources.longestPhrase(reading.tokens, at, (one) => isAllowed(reading, one.owners));
    const isName = name?.kind === 'title' || name?.kind === 'owner';
    if (isName && at + name.tokens.length > quote.to) return { ...quote, to: at };
  }
  return quote;
}

function isAllowed(reading: Reading, owners: ReadonlySet<string>): boolean {
  if (reading.owners.size === 0 || owners.size === 0) return true;
  return [...owners].some((owner) => reading.owners.has(owner));
}

function longestQuote(reading: Reading, at: number): Run | null {
  const { tokens } = reading;
  const token = tokens[at]!;
  if (isFunctionWord(token.raw)) return null;
  let best: Run | null = null;
  for (const place of reading.sources.placesOf(token)) {
    if (!isAllowed(reading, new Set(place.owner === null ? [] : [place.owner]))) continue;
    const isDeed = isVerbHere(tokens, at);
    if (!mayBegin(place, isDeed, token)) continue;
    const to = quotedUpTo({ line: tokens, from: at, fact: place.fact, at: place.at });
    // "I work with" is a frame, even where some fact begins with the same two words.
    if (isDeed && isFrameVerb(tokens, at) && to - at < MIN_DEED) continue;
    if (to > (best?.to ?? at)) best = { from: at, to, kind: isDeed ? 'deed' : 'words', fact: place.fact };
  }
  return best ?? handledDuty(reading, at);
}

/** "Responsible for the till" may be told as "handled the till". */
function handledDuty(reading: Reading, at: number): Run | null {
  const { tokens, sources } = reading;
  const first = /^(?:the|an?)$/i.test(tokens[at + 1]?.raw ?? '') ? at + 2 : at + 1;
  const duty = tokens[first];
  if (tokens[at]!.norm !== 'handle' || duty === undefined) return null;
  for (const { fact, at: start, owner } of sources.placesOf(duty)) {
    if (!fact.dutyStarts.has(start) || !isAllowed(reading, new Set(owner === null ? [] : [owner]))) continue;
    const to = quotedUpTo({ line: tokens, from: first, fact, at: start });
    if (to > first) return { from: at, to, kind: 'deed', fact };
  }
  return null;
}

const MIN_DEED = 4;
const BEFORE_VERB = /^(?:i|also|and|have|had|has|then|to|me|who|we)$/i;

function isVerbHere(tokens: readonly Token[], at: number): boolean {
  const verb = verbOf(tokens[at]!.raw);
  if (verb === null) return /ed$/i.test(tokens[at]!.raw) && isAfterI(tokens, at);
  return isPlainVerb(verb.base) || BEFORE_VERB.test(tokens[at - 1]?.raw ?? '');
}

function isFrameVerb(tokens: readonly Token[], at: number): boolean {
  const { norm } = tokens[at]!;
  return FRAME_VERBS.has(norm) || (PLAIN_WORDS.has(norm) && !isAfterI(tokens, at));
}

function isAfterI(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map((token) => token.raw.toLowerCase());
  while (/^(?:also|now|then|have|had|ly)$|ly$/.test(before.at(-1) ?? '')) before.pop();
  return before.at(-1) === 'i';
}

/** A deed is quoted from its own beginning; nouns from anywhere that does not deny them. */
function mayBegin(place: Place, isDeed: boolean, token: Token): boolean {
  const { fact, at } = place;
  if (isNegated(fact.tokens, at)) return false;
  if (!isDeed || fact.starts.has(at)) return true;
  const isSameGerund = verbOf(token.raw)?.form === 'gerund' && /ing$/i.test(fact.tokens[at]!.raw);
  return isSameGerund && !isWeakened(fact.tokens, at);
}

function objectionToWord(reading: Reading, at: number): Objection | null {
  const { tokens, sources } = reading;
  const token = tokens[at]!;
  if (token.isNumber) {
    const isYears = /^years?$/i.test(tokens[at + 1]?.raw ?? '') && sources.yearsOfWork >= Number(token.norm);
    return isYears ? null : { kind: 'number', text: token.raw };
  }
  if (isDeedWithoutFact(tokens, at)) return { kind: 'deed', text: token.raw };
  if (PLAIN_WORDS.has(token.norm) || isFrameWord(token)) return null;
  if (sources.mayComeFromPosting(tokens, at)) return null;
  return { kind: /^\p{Lu}/u.test(token.raw) && at > 0 ? 'name' : 'word', text: token.raw };
}

const NUMBER_WORD =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundreds?|thousands?|dozens?|third|double|triple)$/i;

function isFrameWord(token: Token): boolean {
  if (/^(?:l|d|qu)['’]$/i.test(token.raw)) return true;
  return isFunctionWord(token.raw) && !NUMBER_WORD.test(token.raw);
}

/** "I ran payroll" where no fact says so: the verb is a claim, however plain it is. */
function isDeedWithoutFact(tokens: readonly Token[], at: number): boolean {
  const verb = verbOf(tokens[at]!.raw);
  if (verb === null || FRAME_VERBS.has(tokens[at]!.norm)) return false;
  const isMine = isAfterI(tokens, at);
  return isMine || (verb.form === 'past' && isPlainVerb(verb.base) && !PLAIN_WORDS.has(tokens[at]!.norm));
}

function objectionsToRuns(reading: Reading, runs: readonly Run[]): Objection[] {
  const text = (run: Run): string =>
    reading.tokens
      .slice(run.from, run.to)
      .map((token) => token.raw)
      .join(' ');
  return runs.flatMap((run, index): Objection[] => {
    const isSince = /^since$/i.test(reading.tokens[run.from - 1]?.raw ?? '');
    if (isSince && run.phrase?.kind === 'past date') return [{ kind: 'date', text: text(run) }];
    if (isTitleOfNobody(reading, run)) return [{ kind: 'title', text: text(run) }];
    if (isOfAnotherEmployment(reading, run)) return [{ kind: 'posting', text: text(run) }];
    if (isPatchedTogether(reading, runs, index)) return [{ kind: 'word', text: text(run) }];
    return [];
  });
}

/** After "as", a person's title stands whole and beside its own employer. */
function isTitleOfNobody({ tokens, owners }: Reading, run: Run): boolean {
  const before = tokens.slice(Math.max(0, run.from - 3), run.from).map((token) => token.raw.toLowerCase());
  if (/^(?:an?|the)$/.test(before.at(-1) ?? '')) before.pop();
  const isTitle = before.at(-1) === 'as' && !/^(?:such|well|known|serve|same|far|long|soon)$/.test(before.at(-2) ?? '');
  if (!isTitle || run.kind === 'deed') return false;
  if (run.phrase?.kind === 'title')
    return owners.size > 0 && ![...run.phrase.owners].some((owner) => owners.has(owner));
  return run.phrase?.kind !== 'owner' && /^\p{Lu}/u.test(tokens[run.from]!.raw);
}

const READING =
  /^(?:read|saw|see|found|noticed|came|heard|learned|learnt|met|spoke|visited|talked|am|would|could|can|will|have|hope|want|wish|like)$/i;

/** The company that the letter goes to is not one where its writer has worked. */
function isOfAnotherEmployment({ tokens }: Reading, run: Run): boolean {
  if (run.phrase?.kind !== 'company' && run.phrase?.kind !== 'job title') return false;
  const before = tokens[run.from - 1]?.raw.toLowerCase() ?? '';
  if (run.phrase.kind === 'job title') return before === 'as' || isClaimed(tokens, run);
  if (isListedAsMine(tokens, run)) return true;
  if (!/^(?:at|with|for|from|by|of)$/.test(before)) return false;
  const around = tokens.map((token) => token.raw.toLowerCase());
  if (/^(?:position|role|job|post|opening|vacancy|team)$/.test(around[run.from - 2] ?? '')) return false;
  if (/^(?:time|years|work|experience|career|tenure|days|background|employment)$/.test(around[run.from - 2] ?? ''))
    return true;
  const meBefore = around.lastIndexOf('i', run.from);
  const me = meBefore >= 0 ? meBefore : around.indexOf('i');
  const verb =
    me < 0 ? undefined : tokens.slice(me + 1).find((token) => !/^(?:also|now|then|ever|once)$/i.test(token.raw));
  if (verb === undefined || READING.test(verb.raw)) return false;
  return verbOf(verb.raw)?.form === 'past' || /ed$/i.test(verb.raw);
}

/** "My skills include Acme": a company is none of the things that a person has. */
function isListedAsMine(tokens: readonly Token[], run: Run): boolean {
  const before = tokens.slice(0, run.from);
  const verb = before.findLastIndex((token) => /^include[sd]?$/i.test(token.raw));
  if (verb === -1 || before.slice(verb + 1).some((token) => NEW_CLAUSE.test(token.raw))) return false;
  return before.slice(0, verb).some((token) => /^my$/i.test(token.raw));
}

/** The title of the job stands before "position" or "at"; said of the person, it is a claim. */
function isClaimed(tokens: readonly Token[], run: Run): boolean {
  if (!tokens.some((token) => /^(?:i|my|me)$/i.test(token.raw))) return false;
  // "el puesto «…»", "le poste «…»", "die Stelle „…“": abroad the word for it stands before the title
  if (/^(?:puesto|poste|stelle)$/i.test(tokens[run.from - 1]?.raw ?? '')) return false;
  const after = tokens[run.to];
  if (after === undefined) return true;
  return !/^(?:position|role|post|job|opening|vacancy|team|at|with|in|is|and)$/i.test(after.raw);
}

const NEW_CLAUSE = /^(?:where|which|while|when|i|my|who|that|because|so)$/i;

/** A deed goes on in words of its own fact, and words of two facts do not make a third. */
function isPatchedTogether(reading: Reading, runs: readonly Run[], index: number): boolean {
  const run = runs[index]!;
  const isNamed = run.kind === 'phrase' && run.phrase!.kind !== 'term' && run.phrase!.kind !== 'item';
  const before = runs[index - 1];
  if (isNamed || before === undefined) return false;
  if (isNewCompound(reading, before, run)) return true;
  const deed = runs.slice(0, index).findLast((one) => one.kind === 'deed');
  if (deed === undefined || run.kind === 'deed' || deed.fact === run.fact) return false;
  return isOneClause(reading, deed.to, run.from);
}

/** Two words that stand side by side here and in no source. */
function isNewCompound({ tokens, sources }: Reading, before: Run, run: Run): boolean {
  if (before.to !== run.from || tokens[run.from]!.before !== 'none') return false;
  if (run.kind !== 'words' || before.kind === 'phrase' || before.fact === run.fact) return false;
  return !sources.isPhraseOfPosting(`${tokens[run.from - 1]!.raw} ${tokens[run.from]!.raw}`);
}

function isOneClause({ tokens }: Reading, from: number, to: number): boolean {
  if (tokens[to]!.before !== 'none') return false;
  return tokens.slice(from, to).every((token) => token.before === 'none' && !NEW_CLAUSE.test(token.raw));
}
