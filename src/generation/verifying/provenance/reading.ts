/** A sentence beside its sources: for each of its words, where the sources say it. */
import { type Clause, clausesOf, isDeed } from './clauses.ts';
import type { Guard, Lexicon } from './lexicon.ts';
import type { Entry, Material, Statement } from './sources.ts';
import { type Word, wordsOf } from './words.ts';

export interface Claim {
  text: string;
  /** Ids of the facts that it tells; null where it may be any. */
  facts: readonly string[] | null;
  place: 'letter' | 'bullet' | 'summary';
}

/** A place of the sources that says a word. */
export type Licence =
  | { kind: 'fact'; statement: Statement; at: number; isCited: boolean }
  | { kind: 'name' | 'title' | 'detail'; entry: Entry; text: readonly Word[]; at: number }
  | { kind: 'item'; item: string; text: readonly Word[]; at: number }
  /** `plain`: figures of the source say it, or it says nothing but that something was done. */
  | { kind: 'person' | 'vacancy' | 'posting' | 'plain' };

export interface Reading {
  claim: Claim;
  material: Material;
  lexicon: Lexicon;
  words: Word[];
  keys: string[];
  clauses: SaidClause[];
  cited: readonly Statement[];
  /** By word. */
  licences: Licence[][];
  /** Whether the word speaks of the vacancy and not of the person. */
  isOfPosting: boolean[];
}

export interface SaidClause extends Clause {
  /** Who does it: the applicant, or what stands before the verb. */
  isFirstPerson: boolean;
}

export function readClaim(claim: Claim, material: Material, cited: readonly Statement[]): Reading {
  const { lexicon } = material;
  const words = wordsOf(claim.text, lexicon);
  const keys = words.map((word) => word.key);
  const clauses = personsOf(clausesOf(words, lexicon), words, keys, claim, lexicon);
  const reading = { claim, material, lexicon, words, keys, clauses, cited };
  const isOfPosting = postingWords(reading);
  const read: Reading = { ...reading, isOfPosting, licences: together(reading, licencesOf(reading, isOfPosting)) };
  return { ...read, licences: withPlain(read) };
}

type Unlicensed = Omit<Reading, 'licences' | 'isOfPosting'>;

function personsOf(
  clauses: readonly Clause[],
  words: readonly Word[],
  keys: readonly string[],
  { place }: Claim,
  lexicon: Lexicon,
): SaidClause[] {
  // Spanish needs no "yo".
  let isBefore = place !== 'letter' || lexicon.lang === 'es';
  return clauses.map((found): SaidClause => {
    // A summary opens with what somebody is.
    const clause = place === 'summary' && found.deed === 0 ? { ...found, deed: null } : found;
    const end = clause.deed ?? clause.to;
    const subject = keys.slice(clause.from, end);
    const isFirst = subject.some((_, at) => lexicon.guardAt('subject', subject, at) > 0);
    const others = words
      .slice(clause.from, end)
      .filter(
        (word, offset) =>
          !lexicon.isConnecting(word.key) && !isAdjunct(keys, clause.from, clause.from + offset, lexicon),
      );
    // German puts the verb last: what stands before it may be its object.
    const isOther =
      (others.length > 0 && lexicon.lang !== 'de') ||
      subject.some(
        (_, at) =>
          lexicon.guardAt('other person', subject, at) > 0 || lexicon.guardAt('second person', subject, at) > 0,
      );
    const isParticiple = clause.deed !== null && clause.from > 0 && isParticipleClause(words, keys, clause, lexicon);
    const isFirstPerson = isFirst || (isParticiple ? false : clause.deed === null ? isBefore : !isOther && isBefore);
    isBefore = isFirstPerson || (isParticiple && isBefore) || (place !== 'letter' && !isOther);
    return { ...clause, isFirstPerson };
  });
}

/** ", adopted for all sections", ", now used by five squads", ", saving twelve hours": not said of the applicant. */
function isParticipleClause(
  words: readonly Word[],
  keys: readonly string[],
  { from, deed }: Clause,
  lexicon: Lexicon,
): boolean {
  if (deed === null || words[from]!.before !== 'comma' || lexicon.lang !== 'en') return false;
  const isFirst = words
    .slice(from, deed)
    .every((word) => /^(?:now|both|all|since|later|then|also|each)$/i.test(word.raw));
  if (!isFirst) return false;
  if (/ing$/i.test(words[deed]!.raw)) return true;
  return lexicon.guardAt('preposition', keys, deed + 1) > 0 || /^by$/i.test(words[deed + 2]?.raw ?? '');
}

/** Whether a preposition leads to the word: "at Acme", "in 2019". */
export function isAdjunct(keys: readonly string[], from: number, at: number, lexicon: Lexicon): boolean {
  for (let before = at; before >= from; before--) if (lexicon.guardAt('preposition', keys, before) > 0) return true;
  return false;
}

/** What is said of the job and of the employer: there the posting is the source. */
function postingWords({ claim, words, keys, clauses, lexicon, material }: Unlicensed): boolean[] {
  if (claim.place !== 'letter') return words.map(() => false);
  const isThere = (kind: 'second person' | 'job' | 'wish', at: number): boolean => lexicon.guardAt(kind, keys, at) > 0;
  const companies = new Set(material.vacancy.flatMap((name) => name.slice(0, 1).map((word) => word.key)));
  const isOfJobAt = (at: number): boolean =>
    isThere('second person', at) || isThere('job', at) || companies.has(keys[at]!);
  const isFirstAt = (at: number): boolean => lexicon.guardAt('first person', keys, at) > 0;
  const isOfNoFact = claim.facts?.length === 0;
  if ((isOfNoFact || words.some((_, at) => isOfJobAt(at))) && !words.some((_, at) => isFirstAt(at)))
    return words.map(() => true);
  let isBefore = false;
  return clauses.flatMap((clause) => {
    const places = Array.from({ length: clause.to - clause.from }, (_, offset) => clause.from + offset);
    const isOfJob = places.some((at) => isThere('second person', at) || isThere('job', at) || companies.has(keys[at]!));
    const hasFirst = places.some((at) => lexicon.guardAt('first person', keys, at) > 0);
    const isGoingOn = isBefore && words[clause.from]!.before !== 'stop';
    isBefore = (isOfJob || isGoingOn) && !hasFirst && !(clause.isFirstPerson && clause.deed !== null && !isGoingOn);
    if (isBefore) return places.map(() => true);
    let isOpen = false;
    return places.map((at) => {
      if (isThere('wish', at) || isThere('second person', at)) isOpen = true;
      else if (lexicon.guardAt('first person', keys, at) > 0 || (words[at]!.before !== 'none' && !isThere('wish', at)))
        isOpen = false;
      return isOpen;
    });
  });
}

/** Words that stand side by side: "head chef", "Power BI dashboard". A verb stands by itself. */
export function runsOf(reading: Unlicensed): number[][] {
  const runs: number[][] = [];
  reading.words.forEach((word, at) => {
    if (!isContent(reading, at) || isDeed(reading.words, reading.keys, at, reading.lexicon)) return;
    const last = runs.at(-1);
    if (last?.at(-1) === at - 1 && word.before === 'none') last.push(at);
    else runs.push([at]);
  });
  return runs.filter((run) => run.length > 1);
}

/** Verbs that no fact says, where its figures say them, or where its notes have none. */
function withPlain(reading: Reading): Licence[][] {
  return reading.licences.map((licences, at) => {
    if (licences.some((one) => one.kind === 'fact')) return licences;
    return isChange(reading, at) || isGenericDeed(reading, at) ? [{ kind: 'plain' }] : licences;
  });
}

/** "Fell", "rose": where the numbers of the source say so. */
function isChange(reading: Reading, at: number): boolean {
  const kinds = (['up', 'down', 'move'] as const).filter((kind) => isInside(reading.keys, kind, at, reading.lexicon));
  if (kinds.length === 0) return false;
  return changesIn(reading, at).some(
    (sign) => kinds.includes('move') || kinds.includes(sign === 'more' ? 'up' : 'down'),
  );
}

const MAX_CHANGE_REACH = 14;
const MAX_PAIR_REACH = 5;

/** How the numbers near a word change, as the source tells them. */
function changesIn(reading: Reading, at: number): ('more' | 'less')[] {
  const numbers = reading.words.flatMap((word, one) =>
    word.isNumber && Math.abs(one - at) <= MAX_CHANGE_REACH ? [one] : [],
  );
  return numbers.slice(1).flatMap((second, place) => {
    const first = numbers[place]!;
    const [from, to] = [amountOf(reading.keys[first]!), amountOf(reading.keys[second]!)];
    const isTold = factLicences(reading.licences[first]!).some((a) =>
      factLicences(reading.licences[second]!).some(
        (b) => a.statement === b.statement && b.at > a.at && b.at - a.at <= MAX_PAIR_REACH,
      ),
    );
    return !isTold || from === to ? [] : [from > to ? 'less' : 'more'];
  });
}

const amountOf = (key: string): number => Number(key.replace(/[^\d.]/g, ''));

/** Notes without a verb may be told with one that says nothing but that it was done. */
function isGenericDeed(reading: Reading, at: number): boolean {
  if (!isInside(reading.keys, 'generic', at, reading.lexicon)) return false;
  const { from, to } = clauseAt(reading.clauses, at);
  const isTold = (one: number): boolean => isContent(reading, one) && factLicences(reading.licences[one]!).length > 0;
  const after = reading.words.findIndex((_, one) => one > at && isTold(one));
  // German puts the verb last.
  const next =
    after !== -1 && reading.lexicon.lang !== 'de'
      ? after
      : reading.words.findIndex((_, one) => one >= from && one < to && isTold(one));
  if (next === -1) return false;
  return factLicences(reading.licences[next]!).some((one) => clauseAt(one.statement.clauses, one.at).deed === null);
}

/** The text that a licence points into. */
export function textBehind(licence: Licence): unknown {
  if (licence.kind === 'fact') return licence.statement;
  return 'text' in licence ? licence.text : licence.kind;
}

/** Where one text says all of a run, it is that text that is told. */
function together(reading: Unlicensed, licences: Licence[][]): Licence[][] {
  const told = [...licences];
  for (const run of runsOf(reading)) {
    const [first, ...rest] = run.map((at) => new Set(licences[at]!.map(textBehind)));
    const whole = [...first!].filter(
      (text) => rest.every((texts) => texts.has(text)) && isClose(run.map((at) => placesIn(licences[at]!, text))),
    );
    if (whole.length === 0) continue;
    for (const at of run) told[at] = licences[at]!.filter((one) => whole.includes(textBehind(one)));
  }
  return told;
}

function placesIn(licences: readonly Licence[], text: unknown): number[] {
  return licences.flatMap((one) => (textBehind(one) === text && 'at' in one ? [one.at] : []));
}

const MAX_APART = 5;

/** Whether each word stands near the one before it in the text, too. */
function isClose(places: readonly (readonly number[])[]): boolean {
  return places
    .slice(1)
    .every(
      (own, at) =>
        own.length === 0 || own.some((here) => places[at]!.some((there) => Math.abs(here - there) <= MAX_APART)),
    );
}

interface Offer {
  keys: readonly string[];
  licences: readonly Licence[];
}

function licencesOf({ words, keys, cited, material, lexicon, claim }: Unlicensed, isOfPosting: boolean[]): Licence[][] {
  const offers = new Map<string, Offer[]>();
  const offer = (text: readonly Word[], licence: (at: number) => Licence): void => {
    const of = text.map((word) => word.key);
    for (const [at, key] of of.entries()) {
      if (key === '') continue;
      push(offers, key, { keys: [key], licences: [licence(at)] });
      const verb = text[at]!.verbKey;
      if (verb !== null) push(offers, verb, { keys: [verb], licences: [licence(at)] });
      for (const { said, length } of lexicon.saidFor(of, at)) {
        const places = Array.from({ length }, (_, offset) => licence(at + offset));
        push(offers, said[0]!, { keys: said, licences: places });
      }
    }
  };
  const entries = new Set(cited.flatMap(({ entry }) => (entry === null ? [] : [entry])));
  const around = material.statements.filter(
    (statement) => !cited.includes(statement) && isContext(statement, entries, claim, material),
  );
  for (const statement of cited) offer(statement.words, (at) => ({ kind: 'fact', statement, at, isCited: true }));
  for (const statement of around) offer(statement.words, (at) => ({ kind: 'fact', statement, at, isCited: false }));
  for (const entry of material.entries) {
    for (const text of entry.names) offer(text, (at) => ({ kind: 'name', entry, text, at }));
    for (const text of entry.titles) offer(text, (at) => ({ kind: 'title', entry, text, at }));
    for (const text of entry.details) offer(text, (at) => ({ kind: 'detail', entry, text, at }));
  }
  for (const { id, words: text } of material.items) offer(text, (at) => ({ kind: 'item', item: id, text, at }));
  for (const text of material.person) offer(text, () => ({ kind: 'person' }));
  for (const text of material.vacancy) offer(text, () => ({ kind: 'vacancy' }));
  const posting = new Set(material.posting.map((word) => word.key));
  // A name gives its words with their capitals; a project has a title like any sentence.
  const isNamed = (licence: Licence, at: number): boolean =>
    licence.kind !== 'name' ||
    !/^\p{Ll}/u.test(words[at]!.raw) ||
    /^\p{Ll}/u.test(licence.text[licence.at]!.raw) ||
    licence.entry.isProject;
  const licences: Licence[][] = words.map(() => []);
  words.forEach((_, at) => {
    for (const { keys: said, licences: given } of offers.get(keys[at]!) ?? []) {
      if (!said.every((key, offset) => keys[at + offset] === key)) continue;
      for (let offset = 0; offset < said.length; offset++)
        licences[at + offset]!.push(...given.filter((one) => isNamed(one, at + offset)));
    }
    for (const { keys: said, licences: given } of offers.get(words[at]!.verbKey ?? 'none') ?? [])
      if (said.length === 1) licences[at]!.push(...given);
    if (licences[at]!.length === 0) licences[at]!.push(...compoundLicences(words[at]!, cited, lexicon));
    if (isOfPosting[at] && posting.has(keys[at]!)) licences[at]!.push({ kind: 'posting' });
  });
  return licences;
}

/** What is said of the whole entry goes with each of its facts; the summary may say again what the profile's says. */
function isContext(
  { id, entry }: Statement,
  entries: ReadonlySet<Entry>,
  { place }: Claim,
  { statements }: Material,
): boolean {
  if (entry === null) return place === 'summary' && statements.findIndex((one) => one.id === id) < 2;
  return id.endsWith(' description') && entries.has(entry);
}

const MIN_PART = 4;

/** German joins words: a part of a compound says no more than the compound. */
function compoundLicences(word: Word, cited: readonly Statement[], { lang }: Lexicon): Licence[] {
  if (lang !== 'de' || word.raw.length < MIN_PART || word.isNumber) return [];
  const said = word.raw.toLowerCase();
  return cited.flatMap((statement) =>
    statement.words.flatMap((source, at): Licence[] => {
      const whole = source.raw.toLowerCase();
      const isPart = whole.length > said.length + 2 && (whole.startsWith(said) || whole.endsWith(said));
      return isPart ? [{ kind: 'fact', statement, at, isCited: true }] : [];
    }),
  );
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Whether the word says something by itself, so that it needs a source. */
export function isContent({ words, keys, lexicon }: Pick<Reading, 'words' | 'keys' | 'lexicon'>, at: number): boolean {
  if (words[at]!.isNumber) return false;
  if (words[at]!.raw === 'A' && at > 0 && words[at]!.before === 'none') return true;
  if (OWN.test(words[at]!.raw)) return !POSSESSIVE.test(words[at - 1]?.raw ?? '');
  return !lexicon.isConnecting(keys[at]!) && !isJudgedElsewhere(keys, at, lexicon);
}

/** Words whose own rules look at what stands around them. */
const JUDGED_ELSEWHERE = ['negation', 'hedge', 'cause', 'comparison'] as const;
const LONGEST_GUARD = 4;

function isJudgedElsewhere(keys: readonly string[], at: number, lexicon: Lexicon): boolean {
  return JUDGED_ELSEWHERE.some((kind) => isInside(keys, kind, at, lexicon));
}

/** Whether the word is part of a phrase of the kind. */
export function isInside(keys: readonly string[], kind: Guard, at: number, lexicon: Lexicon): boolean {
  for (let from = at; from > at - LONGEST_GUARD && from >= 0; from--)
    if (from + lexicon.guardAt(kind, keys, from) > at) return true;
  return false;
}

const OWN = /^own$/i;
const POSSESSIVE = /^(?:my|our|their|its|his|her)$|['’]s$/i;

export function isSaidDeed({ words, keys, lexicon }: Reading, at: number): boolean {
  return isDeed(words, keys, at, lexicon);
}

export function clauseAt<C extends Clause>(clauses: readonly C[], at: number): C {
  return clauses.find((clause) => clause.from <= at && at < clause.to)!;
}

export function factLicences(licences: readonly Licence[]): Extract<Licence, { kind: 'fact' }>[] {
  return licences.filter((one) => one.kind === 'fact');
}

const MIN_QUOTE = 6;

/** Words that stand in a run of at least six that the source has in the same order. */
export function quotedPlaces({ words, cited }: Reading): Set<number> {
  const quoted = new Set<number>();
  for (const { words: source } of cited) {
    words.forEach((_, at) => {
      source.forEach((_, from) => {
        let length = 0;
        while (isSameWord(words[at + length], source[from + length])) length++;
        const isEnd = at + length === words.length;
        // The words at its ends stand beside others.
        if (length >= MIN_QUOTE)
          for (let offset = at === 0 ? 0 : 1; offset < (isEnd ? length : length - 1); offset++) quoted.add(at + offset);
      });
    });
  }
  return quoted;
}

function isSameWord(one: Word | undefined, other: Word | undefined): boolean {
  return one !== undefined && other !== undefined && one.key === other.key;
}

/** The clause that tells the deed: what leads to it ("At Acme, …") is part of it. */
export function deedClauseAt(reading: Reading, at: number): SaidClause {
  const clause = clauseAt(reading.clauses, at);
  if (clause.deed !== null || reading.lexicon.guardAt('preposition', reading.keys, clause.from) === 0) return clause;
  return reading.clauses[reading.clauses.indexOf(clause) + 1] ?? clause;
}
