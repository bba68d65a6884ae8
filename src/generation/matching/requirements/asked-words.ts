/**
 * The telling words of a line that asks for something: names, known terms and plain words, with the alternatives between
 * which the line leaves a choice. "Survey design and sound statistics (R or SPSS)" asks for two things and names examples.
 */
import { isKind, isNamedInstance } from '../../vocabulary/instances.ts';
import { isLanguage } from '../../vocabulary/known-languages.ts';
import { EVERYDAY_WORDS } from '../../vocabulary/stop-words.ts';
import { isStopWordAbroad } from '../../vocabulary/stop-words-abroad.ts';
import { isPlainVerb, verbOf } from '../../vocabulary/verbs.ts';
import { isFunctionWord, isKnownTerm, isPostingWord, isSoftTerm, keyOf } from '../../vocabulary/vocabulary.ts';
import { fold, joinedNumbers, stem, wordsOf } from '../../vocabulary/words.ts';

export interface AskedWord {
  key: string;
  surface: string;
  weight: number;
  /** A tool, a standard, an organisation: only itself will do. */
  isName: boolean;
  /** Its compounds are written as one word. */
  isGerman?: boolean;
}

/** Any one of the alternatives is enough; each is a run of words. */
export type Choice = readonly (readonly AskedWord[])[];

export interface Asked {
  choices: Choice[];
  /** What the line gives as examples. */
  examples: AskedWord[];
  /** "Or similar": another of the kind will do. */
  isOpen: boolean;
}

const WEIGHT = { name: 2, known: 1.3, phrase: 1.8, plain: 1, everyday: 0.5, verb: 0.4, soft: 0.7 };
const MAX_PHRASE_WORDS = 4;

const EXAMPLES =
  /\b(?:such as|for example|for instance|e\.g\.|like|including|z\. ?B\.|zum Beispiel|wie etwa|wie|beispielsweise|par exemple|tel(?:le)?s? que|notamment|por ejemplo|como)\s+([^;]*)/iu;
const OPEN =
  /\b(?:or (?:similar|other|another|equivalent|comparable|like)|or an? similar|similar|such as|for example|e\.g\.|etc|oder ähnlich\w*|oder vergleichbar\w*|o\. ?ä\.|z\. ?B\.|ou similaire|ou équivalent|par exemple|o similar|o equivalente|por ejemplo|preferred|okay)\b/iu;
const OR = /(?:^|\s)(?:or|oder|ou|o|bzw\.?|and\/or|und\/oder)(?:\s|$)|\//u;

/** "Menus for The Orangery": the employer's own house, which nobody else can know. */
const HOUSE = /(?<=\p{Ll} )The(?: \p{Lu}[\p{L}'’-]+)+/gu;
/** "Nach § 8a SGB VIII" says which law it is, not what is to be known. */
const PARAGRAPH =
  /(?:(?:nach|gemäß|laut) )?§+ ?\d+\p{L}?(?: (?:Abs\.|Satz|Nr\.) ?\d+)*(?: \p{Lu}\p{L}+(?: [IVX]+)?)?/gu;
/** "Class C", "Band 7", "Stufe 2": of another class or grade the rest proves nothing. */
const GRADE =
  /^(?:class|klasse|classe|clase|band|level|stufe|niveau|nivel|grade|grad|tier|category|kategorie|phase)$/iu;
const RUNG = /^(?:\p{Lu}\d?|\d{1,2}|[IVX]{1,4})$/u;
/** A body of standards, a product or a statute with a number: "IEC 60601-1", "Sage 200", "Section 508". */
const NUMBERED = /^(?:\p{Lu}[\p{Lu}\d.&-]+|Section|Title|Part|Reg|Regulation|Article|Annex|Form|Rule|Chapter)$/u;
const NUMBER = /^(?!(?:19|20)\d\d$)\d[\d.-]*\p{Lu}?$/u;

/** Short forms that stand in every posting. */
const COMMON_SHORT_FORMS = new Set('IT HR PR US UK EU USA OK PC TV VP CEO CFO COO CTO AM PM B2B B2C'.split(' '));
const everyday = new Set(EVERYDAY_WORDS.map(stem));
const remembered = new Map<string, Asked>();
const MAX_REMEMBERED = 2000;

/** `capitals`: whether a capital makes a name, which it does not in German. */
export function askedIn(text: string, capitals: boolean): Asked {
  const id = `${capitals}${text}`;
  const before = remembered.get(id);
  if (before !== undefined) return before;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const found = read(text, capitals);
  remembered.set(id, found);
  return found;
}

function read(line: string, capitals: boolean): Asked {
  const examples: string[] = [];
  const text = joinedNumbers(line.replace(HOUSE, ' ').replace(PARAGRAPH, ' '));
  const head = text
    .replace(/\(([^)]*)\)?/gu, (_, inside) => {
      // "(today: a lot of Excel)" remarks on the line; it is no example of what it asks for.
      if (!/:\s/.test(inside)) examples.push(inside);
      return ', ';
    })
    .replace(/(?<=\p{L}{3}):\s+([^:]*,[^:]*)$/u, (_, inside) => {
      examples.push(inside);
      return ', ';
    })
    .replace(EXAMPLES, (all, inside) => {
      if (/^(?:like|wie|como)\b/i.test(all) && !/\p{Lu}/u.test(inside)) return all;
      examples.push(inside);
      return ', ';
    });
  const choices = choicesIn(head, capitals);
  if (!capitals) for (const word of choices.flat(2)) word.isGerman = true;
  const exampleWords = examples.flatMap((example) =>
    runsOf(example, capitals, false).flatMap(({ words }) =>
      words.some((word) => word.isName) ? [asOne(words)] : words,
    ),
  );
  // Verbs alone say nothing that could be told from any other line.
  if (choices.flat(2).every((word) => word.weight <= WEIGHT.verb) && exampleWords.length === 0) {
    return { choices: [], examples: [], isOpen: false };
  }
  if (choices.length === 0 && exampleWords.length > 0) {
    return { choices: [exampleWords.map((word) => [word])], examples: [], isOpen: true };
  }
  return { choices, examples: exampleWords, isOpen: OPEN.test(text) };
}

/** "(Smallworld GIS, Lovion)" names two products, not a kind of system. */
function asOne(words: AskedWord[]): AskedWord {
  if (words.length === 1 || words.some((word) => !/^\p{Lu}/u.test(word.surface)))
    return words.find((word) => word.isName)!;
  const surface = words.map((word) => word.surface).join(' ');
  return { key: keyOf(surface), surface, weight: WEIGHT.name, isName: true };
}

interface Run {
  words: AskedWord[];
  /** What stands between the run before and this one. */
  link: 'or' | 'comma' | 'and' | 'none';
}

/** Runs joined by "or", and the commas before it, are alternatives. */
function choicesIn(text: string, capitals: boolean): Choice[] {
  const choices: AskedWord[][][] = [];
  const runs = runsOf(text, capitals);
  runs.forEach((run, at) => {
    const nextOr = runs.findIndex((other, place) => place >= at && other.link !== 'comma');
    const inList = run.link === 'or' || (run.link === 'comma' && nextOr !== -1 && runs[nextOr]!.link === 'or');
    if (inList && choices.length > 0) choices.at(-1)!.push(run.words);
    else choices.push([run.words]);
  });
  return choices.map(withSharedEnding);
}

/** In "supply or inventory planning" both are plannings. */
function withSharedEnding(alternatives: AskedWord[][]): AskedWord[][] {
  const ending = alternatives.at(-1)!.slice(1);
  if (alternatives.length < 2 || ending.length === 0 || ending.some((word) => word.isName)) return alternatives;
  return alternatives.map((words) =>
    words.length > 1 || words.some((word) => word.isName || word.key.includes(' ')) ? words : [...words, ...ending],
  );
}

const SEPARATOR =
  /([,;:]|\s(?:and|or|und|oder|et|ou|y|o|e|sowie|bzw\.?|as well as)\s|\/|&(?=\s)|\s[–-]\s|\s(?:of|for|in|with|to|from|on|within|across|into|using|by|at|bei|für|von|mit|nach|aus|zu|zur|zum|im|de|des|du|pour|dans|avec|para|con|del|en|por)\s)/u;

const PREPOSITION = /^\s(?:of|for|in|with|from|on|within|across|into|by|at|de|des|du|para|con|del|por)\s$/u;

/** `isFirst`: the text opens a line, where a capital says nothing. */
function runsOf(text: string, capitals: boolean, isFirst = true): Run[] {
  const runs: Run[] = [];
  let link = 'none' as Run['link'];
  let isAfterPreposition = false;
  for (const piece of ` ${text} `.split(SEPARATOR)) {
    if (piece === undefined) continue;
    if (SEPARATOR.test(piece) && piece.trim().length <= 10 && wordsIn(piece, false, false, false).length === 0) {
      const said: Run['link'] = OR.test(piece) ? 'or' : /^[,]$/.test(piece.trim()) ? 'comma' : 'and';
      // ", or" is an "or".
      link = said === 'comma' && link === 'or' ? 'or' : said;
      isAfterPreposition = PREPOSITION.test(piece);
      continue;
    }
    const words = wordsIn(piece, capitals, isFirst, isAfterPreposition);
    if (/\p{L}/u.test(piece)) isFirst = false;
    if (words.length === 0) continue;
    runs.push({ words, link: runs.length === 0 ? 'none' : link });
    link = 'and';
  }
  return runs;
}

function wordsIn(text: string, capitals: boolean, opensLine: boolean, isAfterPreposition: boolean): AskedWord[] {
  const words = wordsOf(text);
  const found: AskedWord[] = [];
  for (let at = 0; at < words.length; ) {
    const length = isNumbered(words, at)
      ? 2
      : (longNameAt(words, at, capitals && !(opensLine && at === 0)) ?? knownPhraseAt(words, at));
    const surface = words.slice(at, at + length).join(' ');
    const word =
      isNumbered(words, at) || (length > 2 && longNameAt(words, at, capitals && !(opensLine && at === 0)) === length)
        ? { key: keyOf(surface), surface, weight: WEIGHT.name, isName: true }
        : length > 1
          ? phrase(surface)
          : single(surface, capitals && !(opensLine && at === 0), isVerbPlace(words, at, isAfterPreposition));
    if (word !== null) found.push(word);
    at += length;
  }
  return found;
}

/** "Bluetooth Low Energy", "Torres Strait Islander": three capitals or more in a row are one name. */
function longNameAt(words: readonly string[], at: number, capitals: boolean): number | null {
  if (!capitals) return null;
  const end = words.findIndex((word, place) => place >= at && !/^\p{Lu}\p{Ll}/u.test(word));
  const length = (end === -1 ? words.length : end) - at;
  return length >= 3 && length <= MAX_PHRASE_WORDS && !isPostingWord(words[at]!) ? length : null;
}

function isNumbered(words: readonly string[], at: number): boolean {
  const [word, next] = [words[at]!, words[at + 1]];
  if (next === undefined) return false;
  if (GRADE.test(word)) return RUNG.test(next);
  return NUMBER.test(next) && (NUMBERED.test(word) || (/^\p{Lu}/u.test(word) && isNamedInstance(keyOf(word))));
}

/** After "annual" or "with" stands a noun, if not "writing" or "planning". */
function isVerbPlace(words: readonly string[], at: number, isAfterPreposition: boolean): boolean {
  const before = words[at - 1];
  const isNounPlace = before === undefined ? isAfterPreposition : isPostingWord(before);
  if (isNounPlace) return verbOf(words[at]!)?.form === 'gerund';
  return before === undefined || isFunctionWord(before);
}

/** How many words the longest known term at this place has; 1 where there is none of several words. */
function knownPhraseAt(words: readonly string[], at: number): number {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 1; length--) {
    const key = keyOf(words.slice(at, at + length).join(' '));
    if (isKnownTerm(key) || isKind(key) || isNamedInstance(key)) return length;
  }
  return 1;
}

function phrase(surface: string): AskedWord {
  const key = keyOf(surface);
  return {
    key,
    surface,
    weight: isSoftTerm(key) ? WEIGHT.soft : WEIGHT.phrase,
    isName: isNamedInstance(key) && /\p{Lu}/u.test(surface),
  };
}

function single(surface: string, capitalIsName: boolean, isVerbPlace: boolean): AskedWord | null {
  const key = keyOf(surface);
  const isName =
    looksLikeName(surface, capitalIsName) ||
    (isNamedInstance(key) && /^\p{Lu}/u.test(surface) && !everyday.has(stem(surface)));
  if (isName) return { key, surface, weight: WEIGHT.name, isName };
  if (isFunctionWord(surface) || /^[\d.,%$€£/]+(?:[kKmMbB%]|st|nd|rd|th)?$/.test(surface) || surface.length < 2)
    return null;
  if (isSoftTerm(key)) return { key, surface, weight: WEIGHT.soft, isName };
  if (isKnownTerm(key) || isKind(key)) return { key, surface, weight: WEIGHT.known, isName };
  if (surface.split('-').every((part) => isPostingWord(part) || isFunctionWord(part))) return null;
  if (isStopWordAbroad(surface)) return null;
  return { key, surface, weight: plainWeight(surface, isVerbPlace), isName };
}

/** WCAG, KISSsoft, 8D, and what stands with a capital in the middle of a line. */
function looksLikeName(surface: string, capitalIsName: boolean): boolean {
  // "Plain English" is asked of what one writes.
  if (COMMON_SHORT_FORMS.has(surface) || isStressed(surface) || isLanguage(surface)) return false;
  if (/\p{Lu}.*\p{Lu}/u.test(surface) && !/^\p{Lu}\p{Ll}+-\p{Lu}/u.test(surface)) return true;
  if (/^[\d.,]+(?:[kKmMbB%]|st|nd|rd|th)?$/.test(surface)) return false;
  if (/\p{L}/u.test(surface) && /\d/.test(surface)) return true;
  if (!capitalIsName || !/^\p{Lu}\p{Ll}/u.test(surface)) return false;
  return !isFunctionWord(surface) && !isPostingWord(surface) && !everyday.has(stem(surface));
}

/** "KEEP a happy team" stresses a word; SEND and WAS, which the vocabulary knows by their capitals, are names. */
function isStressed(surface: string): boolean {
  return (
    /^\p{Lu}{3,}$/u.test(surface) &&
    !keyOf(surface).startsWith('=') &&
    (isPostingWord(surface) || isFunctionWord(surface) || isPlainVerb(fold(surface)))
  );
}

/** A verb tells little where it stands as one; later in a run it is a noun: "ground mount". */
function plainWeight(surface: string, isVerbPlace: boolean): number {
  const lower = fold(surface);
  const verb = verbOf(lower);
  if ((verb?.form === 'past' && verb.base !== lower) || (isVerbPlace && (isPlainVerb(lower) || verb !== null)))
    return WEIGHT.verb;
  return everyday.has(stem(surface)) ? WEIGHT.everyday : WEIGHT.plain;
}
