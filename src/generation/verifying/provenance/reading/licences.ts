/** For each word of a sentence, where the sources say it. */
import type { Claim, Said } from '../reading.ts';
import { type Entry, type Material, REQUEST, type Statement } from '../sources.ts';
import { isGuard } from '../text.ts';
import type { Word } from '../words.ts';

/** A place of the sources that says a word. */
export type Licence =
  | { kind: 'fact'; statement: Statement; at: number }
  | { kind: 'name' | 'title' | 'detail'; entry: Entry; text: readonly Word[]; at: number }
  | { kind: 'item'; item: string; text: readonly Word[]; at: number }
  /** `plain`: figures of the source say it, or it says nothing but that something was done. */
  | { kind: 'person' | 'vacancy' | 'posting' | 'plain' };

export type FactLicence = Extract<Licence, { kind: 'fact' }>;
export type EntryLicence = Extract<Licence, { kind: 'name' | 'title' | 'detail' }>;

export function factLicences(licences: readonly Licence[]): FactLicence[] {
  return licences.filter((one) => one.kind === 'fact');
}

/** The text that a licence points into. */
export function textBehind(licence: Licence): unknown {
  if (licence.kind === 'fact') return licence.statement;
  return 'text' in licence ? licence.text : licence.kind;
}

/** Words that may be said, with the places that say them. */
interface Offer {
  keys: readonly string[];
  licences: readonly Licence[];
}

/** By their first word. */
type Offers = Map<string, Offer[]>;

/** What may be said, by the words that say it. */
export interface Index {
  material: Material;
  /** Of entries, items, the person and the vacancy. */
  common: Offers;
  statements: ReadonlyMap<Statement, Offers>;
  posting: ReadonlySet<string>;
}

export function indexOf(material: Material): Index {
  const common: Offers = new Map();
  const offer = (text: readonly Word[], licence: (at: number) => Licence): void =>
    offerWords(common, text, licence, material);
  for (const entry of material.entries) {
    for (const text of entry.names) offer(text, (at) => ({ kind: 'name', entry, text, at }));
    for (const text of entry.titles) offer(text, (at) => ({ kind: 'title', entry, text, at }));
    for (const text of entry.details) offer(text, (at) => ({ kind: 'detail', entry, text, at }));
  }
  for (const { id, words: text } of material.items) offer(text, (at) => ({ kind: 'item', item: id, text, at }));
  for (const text of material.person) offer(text, () => ({ kind: 'person' }));
  for (const text of material.vacancy) offer(text, () => ({ kind: 'vacancy' }));
  const statements = new Map(material.statements.map((statement) => [statement, offersOf(statement, material)]));
  return { material, common, statements, posting: postingKeys(material) };
}

/** What may be said of the job: the posting's words, and words for them. */
function postingKeys({ posting, lexicon }: Material): Set<string> {
  const keys = posting.map((word) => word.key);
  const said = keys.flatMap((_, at) =>
    lexicon.saidFor(keys, at).flatMap((one) => (one.said.length === 1 ? one.said : [])),
  );
  return new Set([...keys, ...said]);
}

function offersOf(statement: Statement, material: Material): Offers {
  const offers: Offers = new Map();
  offerWords(offers, statement.words, (at) => ({ kind: 'fact', statement, at }), material);
  if (statement.id === REQUEST) offerAmounts(offers, statement);
  return offers;
}

/** Who writes "98,000" to us means money, in whatever currency it is told. */
function offerAmounts(offers: Offers, statement: Statement): void {
  statement.words.forEach((word, at) => {
    if (!word.isNumber || !/^\d{4,}$/.test(word.key)) return;
    for (const sign of ['$', '£', '€']) {
      const offer: Offer = { keys: [`${sign}${word.key}`], licences: [{ kind: 'fact', statement, at }] };
      offers.set(offer.keys[0]!, [...(offers.get(offer.keys[0]!) ?? []), offer]);
    }
  });
}

function offerWords(
  offers: Offers,
  text: readonly Word[],
  licence: (at: number) => Licence,
  { lexicon }: Material,
): void {
  const keys = text.map((word) => word.key);
  const add = (said: readonly string[], licences: readonly Licence[]): void => {
    const list = offers.get(said[0]!);
    if (list === undefined) offers.set(said[0]!, [{ keys: said, licences }]);
    else list.push({ keys: said, licences });
  };
  for (const [at, key] of keys.entries()) {
    if (key === '') continue;
    add([key], [licence(at)]);
    const verb = text[at]!.verbKey;
    if (verb !== null) add([verb], [licence(at)]);
    for (const { said, length } of lexicon.saidFor(keys, at))
      add(
        said,
        Array.from({ length }, (_, offset) => licence(at + offset)),
      );
  }
}

export function licencesOf(
  said: Said,
  isOfPosting: readonly boolean[],
  { material, common, statements, posting }: Index,
  cited: readonly Statement[],
): Licence[][] {
  const { words, keys, claim } = said;
  const told = [...cited, ...contextOf(cited, claim, material)].map((statement) => statements.get(statement)!);
  const offersAt = (key: string): Offer[] => [...told, common].flatMap((offers) => offers.get(key) ?? []);
  const licences: Licence[][] = words.map(() => []);
  words.forEach((word, at) => {
    for (const { keys: own, licences: given } of offersAt(keys[at]!)) {
      if (!own.every((key, offset) => keys[at + offset] === key)) continue;
      for (let offset = 0; offset < own.length; offset++)
        licences[at + offset]!.push(...given.filter((one) => isNamed(one, words[at + offset]!)));
    }
    if (word.verbKey !== null)
      for (const { keys: own, licences: given } of offersAt(word.verbKey))
        if (own.length === 1) licences[at]!.push(...given);
    if (licences[at]!.length === 0) licences[at]!.push(...offersInSmall(word, offersAt, material));
    if (licences[at]!.length === 0) licences[at]!.push(...compoundLicences(word, cited, material));
    if (licences[at]!.length === 0) licences[at]!.push(...initialLicences(word, material));
    if (isOfPosting[at] && (posting.has(keys[at]!) || isGuard(said, 'of the job', at)))
      licences[at]!.push({ kind: 'posting' });
  });
  return licences;
}

/** "CRO" where somebody typed "cro". */
function offersInSmall(word: Word, offersAt: (key: string) => Offer[], { lexicon }: Material): Licence[] {
  if (!/^\p{Lu}{2,}$/u.test(word.key)) return [];
  const small = lexicon.key(word.key.toLowerCase());
  if (lexicon.isConnecting(small)) return [];
  return offersAt(small).flatMap((offer) => (offer.keys.length === 1 ? offer.licences : []));
}

/** A name gives its words with their capitals; a project has a title like any sentence. */
function isNamed(licence: Licence, { raw }: Word): boolean {
  if (licence.kind !== 'name' || licence.entry.isProject) return true;
  return !/^\p{Ll}/u.test(raw) || /^\p{Ll}/u.test(licence.text[licence.at]!.raw);
}

/** What is said of the whole entry goes with each of its facts; the summary may say again what the profile's says. */
function contextOf(cited: readonly Statement[], { place }: Claim, { statements }: Material): Statement[] {
  const named = new Set(cited);
  const entries = new Set(cited.map(({ entry }) => entry));
  return statements.filter((statement, at) => {
    if (named.has(statement)) return false;
    if (statement.entry === null) return place === 'summary' && at < 2;
    return statement.id.endsWith(' description') && entries.has(statement.entry);
  });
}

const MIN_INITIALS = 3;

/** "AHA" for the American Heart Association that gave a certificate. */
function initialLicences({ raw }: Word, { items }: Material): Licence[] {
  if (raw.length < MIN_INITIALS || !/^\p{Lu}+$/u.test(raw)) return [];
  return items.flatMap(({ id, words }) => {
    const at = words.findIndex((_, from) =>
      [...raw].every(
        (letter, offset) =>
          /^\p{Lu}\p{Ll}/u.test(words[from + offset]?.raw ?? '') && words[from + offset]!.raw[0] === letter,
      ),
    );
    return at === -1 ? [] : [{ kind: 'item', item: id, text: words, at } as const];
  });
}

const MIN_PART = 4;
/** "Grundkenntnisse" are no "Kenntnisse". */
const LIMITED = /^(?:grund|basis|teil|hilfs|halb)/;

/** German joins words: a part of a compound says no more than the compound. */
export function compoundLicences(word: Word, cited: readonly Statement[], { lexicon }: Material): Licence[] {
  if (lexicon.lang !== 'de' || word.raw.length < MIN_PART || word.isNumber) return [];
  const said = word.raw.toLowerCase();
  return cited.flatMap((statement) =>
    statement.words.flatMap((source, at): Licence[] => {
      const whole = source.raw.toLowerCase();
      const isPart =
        whole.length > said.length + 2 && (whole.startsWith(said) || (whole.endsWith(said) && !LIMITED.test(whole)));
      return isPart ? [{ kind: 'fact', statement, at }] : [];
    }),
  );
}
