/** What a sentence may draw on: the phrases and facts of the profile, and for letters the request, the posting and the company. */

import { isFunctionWord, isKnownTerm, keyOf } from '../../vocabulary/vocabulary.ts';
import { fold } from '../../vocabulary/words.ts';
import { lazily } from '../lazily.ts';
import type { Entry, Field, ListItem, Records } from '../pages/records.ts';
import { isNegated, type Statement, statementOf } from '../quoting/statements.ts';
import { normOf, signs, type Token, tokensOf } from '../quoting/tokens.ts';
import { deedKey, isDeedNamed, verbKey } from './nominal.ts';
import { isSaidIn } from './said-in-request.ts';

/** Words that are printed whole. */
export interface Phrase {
  kind: 'owner' | 'title' | 'detail' | 'past date' | 'item' | 'term' | 'company' | 'job title';
  tokens: Token[];
  /** The entries that it belongs to; empty when it may stand anywhere. */
  owners: ReadonlySet<string>;
}

/** Where a word stands in a fact. */
export interface Place {
  fact: Statement;
  at: number;
  owner: string | null;
}

export interface ProseSources {
  yearsOfWork: number;
  /** The employers and schools whom the person has not left. */
  current: ReadonlySet<string>;
  /** The studies that have not ended. */
  unfinished: ReadonlySet<string>;
  longestPhrase(tokens: readonly Token[], at: number, wanted: (phrase: Phrase) => boolean): Phrase | null;
  placesOf(token: Token): Place[];
  /** Whether the person wrote this very sentence in the request. */
  isOwnSentence(sentence: string): boolean;
  /** The sentence without what it quotes from the posting or the company's page word for word. */
  withoutQuotations(sentence: string): string;
  mayComeFromPosting(tokens: readonly Token[], at: number): boolean;
  /** Whether the posting writes these words side by side, remarks in brackets aside. */
  isPhraseOfPosting(words: string): boolean;
}

/** What only letters have. */
export interface LetterTexts {
  posting: string;
  jobTitle: string | null;
  company: string;
  companyNames: readonly string[];
  /** The person's own words and names: context, addressee, date. */
  request: readonly string[];
}

export function proseSources(records: Records, yearsOfWork: number, letter: LetterTexts | null): ProseSources {
  const phrases = new Map<string, Phrase[]>();
  const places = new Map<string, Place[]>();
  const addPhrase = (kind: Phrase['kind'], text: string, owners: readonly string[]): void => {
    const tokens = tokensOf(text);
    if (tokens.length === 0) return;
    const phrase = { kind, tokens, owners: new Set(owners) };
    const firsts = isFromRight(tokens) ? tokens : tokens.slice(0, 1);
    for (const norm of new Set(firsts.map((token) => token.norm))) push(phrases, norm, phrase);
  };
  const addFact = (fact: Statement, owner: string | null): void => {
    fact.tokens.forEach((token, at) => {
      push(places, token.norm, { fact, at, owner });
      const deed = fact.starts.has(at) ? deedKey(token.raw) : null;
      if (deed !== null) push(places, deed, { fact, at, owner });
    });
  };
  for (const entry of records.entries) addEntry(entry, addPhrase, addFact);
  for (const item of records.list) addItem(item, addPhrase, addFact);
  if (letter !== null) addLetter(letter, addPhrase, addFact);
  const terms = lazily(() => termsOf(records));
  const postingText = letter === null ? '' : `${letter.posting}\n${letter.company}`;
  const said = [postingText, postingText.replace(/\s*\([^()]*\)/g, '')].map(signs);
  return {
    yearsOfWork,
    current: new Set(records.entries.filter((entry) => entry.current).map((entry) => entry.owner)),
    unfinished: new Set(records.entries.filter((entry) => entry.unfinished).map((entry) => entry.owner)),
    longestPhrase: (tokens, at, wanted) =>
      longest(phrases.get(tokens[at]!.norm) ?? [], tokens, at, wanted) ?? termAt(terms, tokens, at, wanted),
    placesOf: (token) => [...(places.get(token.norm) ?? []), ...namedDeeds(places, token)],
    isOwnSentence: (sentence) => {
      const letters = signs(sentence);
      const isQuoted = (text: string): boolean => letters.length >= MIN_QUOTED && signs(text).includes(letters);
      return (letter?.request ?? []).some((text) => isQuoted(text) || isSaidIn(sentence, text));
    },
    withoutQuotations: (sentence) => withoutQuotations(sentence, said[0]!),
    mayComeFromPosting: postingReader(postingText, letter?.companyNames ?? []),
    isPhraseOfPosting: (words) => said.some((text) => text.includes(signs(words))),
  };
}

function namedDeeds(places: ReadonlyMap<string, Place[]>, token: Token): Place[] {
  const key = verbKey(token.raw);
  const named = key === null ? [] : (places.get(key) ?? []);
  return named.filter((place) => isDeedNamed(token, place.fact.tokens[place.at]!));
}

type AddPhrase = (kind: Phrase['kind'], text: string, owners: readonly string[]) => void;
type AddFact = (fact: Statement, owner: string | null) => void;

function addEntry(entry: Entry, addPhrase: AddPhrase, addFact: AddFact): void {
  const isOwner = entry.kind === 'role' || entry.kind === 'education' || entry.kind === 'project';
  for (const field of entry.fields) {
    const owners = isOwner ? [entry.owner] : [];
    for (const form of field.forms) addPhrase(kindOf(field, entry, isOwner), form, owners);
  }
  for (const fact of entry.facts) addFact(fact, isOwner ? entry.owner : null);
}

function kindOf(field: Field, entry: Entry, isOwner: boolean): Phrase['kind'] {
  if (field.kind === 'name' && isOwner) return 'owner';
  if (field.kind === 'title') return 'title';
  return (field.kind === 'start' || field.kind === 'end') && !entry.current ? 'past date' : 'detail';
}

function addItem(item: ListItem, addPhrase: AddPhrase, addFact: AddFact): void {
  for (const form of item.forms) {
    addPhrase('item', form, []);
    addFact(statementOf(form), null);
  }
}

function addLetter(letter: LetterTexts, addPhrase: AddPhrase, addFact: AddFact): void {
  for (const words of ['Hiring Manager', 'Hiring Team', 'Sir', 'Madam', 'best way', 'Best regards'])
    addPhrase('detail', words, []);
  for (const name of letter.companyNames) addPhrase('company', name, []);
  if (letter.jobTitle !== null) {
    addPhrase('job title', letter.jobTitle, []);
    // A posting for "Teachers" is answered by a teacher.
    addPhrase('job title', letter.jobTitle.replace(/(?<=\p{L}{2})s$/u, ''), []);
  }
  for (const text of letter.request) {
    addPhrase('detail', text, []);
    addFact(statementOf(text), null);
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

function longest(
  phrases: readonly Phrase[],
  tokens: readonly Token[],
  at: number,
  wanted: (phrase: Phrase) => boolean,
): Phrase | null {
  const fitting = phrases.filter((phrase) => standsAt(phrase.tokens, tokens, at) && wanted(phrase));
  const length = Math.max(0, ...fitting.map((phrase) => phrase.tokens.length));
  const [first, ...others] = fitting.filter((phrase) => phrase.tokens.length === length);
  if (first === undefined) return null;
  return { ...first, owners: new Set([first, ...others].flatMap((phrase) => [...phrase.owners])) };
}

function standsAt(phrase: readonly Token[], tokens: readonly Token[], at: number): boolean {
  if (!isFromRight(phrase)) return phrase.every((token, offset) => isSame(token, tokens[at + offset]));
  const shown = tokens.slice(at, at + phrase.length).map((token) => token.norm);
  const sought = phrase.map((token) => token.norm);
  return shown.sort().join(' ') === sought.sort().join(' ');
}

/** Words of these scripts inside a Latin sentence are read back in either order. */
function isFromRight(tokens: readonly Token[]): boolean {
  return tokens.some((token) => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(token.raw));
}

/** A name is printed as it is, letter by letter. */
function isSame(source: Token, shown: Token | undefined): boolean {
  if (shown === undefined) return false;
  if (source.isNumber) return source.norm === shown.norm;
  return fold(source.raw) === fold(shown.raw) || (/^\p{Ll}/u.test(shown.raw) && source.norm === shown.norm);
}

const MAX_TERM_TOKENS = 4;

/** Keys of the known terms that the profile names without denying them. */
function termsOf(records: Records): Set<string> {
  const facts = [
    ...records.entries.flatMap((entry) => entry.facts),
    ...records.entries.flatMap((entry) => entry.fields.flatMap((field) => field.forms)).map(statementOf),
    ...records.list.flatMap((item) => item.forms).map(statementOf),
  ];
  const keys = new Set<string>();
  for (const fact of facts) {
    fact.tokens.forEach((_, at) => {
      for (const [key] of knownTerms(fact.tokens, at)) if (!isNegated(fact.tokens, at)) keys.add(key);
    });
  }
  return keys;
}

function* knownTerms(tokens: readonly Token[], at: number): Generator<[string, number]> {
  if (isFunctionWord(tokens[at]!.raw)) return;
  for (let count = Math.min(MAX_TERM_TOKENS, tokens.length - at); count >= 1; count--) {
    if (isFunctionWord(tokens[at + count - 1]!.raw)) continue;
    const words = tokens.slice(at, at + count);
    if (words.some((token, offset) => offset > 0 && token.before === 'stop')) continue;
    const key = keyOf(words.map((token) => token.raw).join(' '));
    if (key !== '' && isKnownTerm(key)) yield [key, count];
  }
}

function termAt(
  terms: () => ReadonlySet<string>,
  tokens: readonly Token[],
  at: number,
  wanted: (phrase: Phrase) => boolean,
): Phrase | null {
  for (const [key, count] of knownTerms(tokens, at)) {
    const phrase: Phrase = { kind: 'term', tokens: tokens.slice(at, at + count), owners: new Set() };
    if (terms().has(key)) return wanted(phrase) ? phrase : null;
  }
  return null;
}

const MIN_QUOTED = 12;

function withoutQuotations(sentence: string, sources: string): string {
  return sentence.replace(/[“"]([^“”"]+)[”"]/g, (whole, quoted: string) => {
    const letters = signs(quoted);
    return letters.length >= MIN_QUOTED && sources.includes(letters) ? ' ' : whole;
  });
}

const FIRST_PERSON = /^(?:i|i['’](?:m|ve|d|ll)|my|me|mine|myself|we|our|us)$/i;
const OF_THE_JOB =
  /^(?:you|your|yours|company|posting|description|advert|advertisement|role|position|job|post|team|it|its|they|their|this|website|page)$/i;

/** The posting supports what is said of the job and the company, in a clause that does not speak of the person. */
function postingReader(
  text: string,
  companyNames: readonly string[],
): (tokens: readonly Token[], at: number) => boolean {
  let words: Set<string> | undefined;
  const names = new Set(companyNames.flatMap((name) => tokensOf(name).slice(0, 1)).map((token) => token.norm));
  return (tokens, at) => {
    if (text === '') return false;
    words ??= new Set((text.match(/[\p{L}\p{M}\p{N}+#'’]+/gu) ?? []).map(normOf));
    if (!words.has(tokens[at]!.norm)) return false;
    const clause = clauseAround(tokens, at);
    if (clause.some((token) => FIRST_PERSON.test(token.raw))) return false;
    return clause.some((token) => OF_THE_JOB.test(token.raw) || names.has(token.norm));
  };
}

/** Up to the next full stop, semicolon or colon: commas also part the items of a list. */
function clauseAround(tokens: readonly Token[], at: number): Token[] {
  let start = at;
  while (start > 0 && tokens[start]!.before !== 'stop') start--;
  let end = at + 1;
  while (end < tokens.length && tokens[end]!.before !== 'stop') end++;
  return tokens.slice(start, end);
}
