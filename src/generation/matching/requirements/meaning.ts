/** Whether facts show a skill or a duty: by the names, terms and telling words that a line asks for. */
import { relatedCues } from '../../vocabulary/related-terms.ts';
import { isFunctionWord, phrasesOf } from '../../vocabulary/vocabulary.ts';
import { stem, wordsOf } from '../../vocabulary/words.ts';
import type { Source } from '../sources.ts';
import { formOf, holds, sharesFirstPart, sharesRoot, type WordForm } from '../word-forms.ts';
import { type Asked, type AskedWord, askedIn, type Choice } from './asked-words.ts';

export interface Shown {
  /** How much of what is asked for the best source shows, 0 to 1. */
  share: number;
  /** The weight of what it shows. */
  weight: number;
  /** Best first. */
  ids: string[];
  /** Whether the first of them alone is a proof, and not one word in common. */
  isSure: boolean;
  /** The part of it that the source says in so many words, not in near ones. */
  direct: number;
  /** What the line names, where it asks for names and the profile has none of them. */
  missing: string[];
  /** Whether the profile has none of the names that the line gives as examples. */
  lacksExamples: boolean;
}

/** The weight from which on a word is a term of the trade. */
const KNOWN = 1.3;
/** A line that asks only for "management" asks for nothing that can be shown. */
const MIN_WHOLE = 0.6;
const NEAR_WORD = 0.5;
const COMPOUND = 0.85;
/** Of a wish it is too little. */
const FIRST_PART = 0.4;
/** "Dock scheduling" is not half of "production scheduling". */
const GENERIC_PART = 0.6;
/** Supply chain management is not supply chain consulting. */
const WITHOUT_HEAD = 0.6;
/** Lighter words are verbs. */
const GENERIC = 0.5;
const SOFT = 0.7;
const PART_OF_PHRASE = 0.7;
/** A source counts among the facts when it shows at least this part of what the best one does. */
const MIN_OF_BEST = 0.6;
const MAX_FACTS = 6;
const NOTHING: Shown = { share: 0, weight: 0, direct: 0, ids: [], isSure: false, missing: [], lacksExamples: false };

export function shownBy(sources: readonly Source[], text: string, language: string | null): Shown {
  const asked = askedIn(text, language !== 'de');
  const whole = asked.choices.reduce((sum, choice) => sum + weightOf(choice), 0);
  if (whole < MIN_WHOLE) return NOTHING;
  const named = namesShown(asked, sources);
  const scored = sources
    .map((source) => ({ source, weight: weightShown(asked, source, named) }))
    .filter(({ weight }) => weight.own > 0)
    .toSorted((a, b) => b.weight.own - a.weight.own || b.source.score - a.source.score);
  const best = Math.max(0, ...scored.map(({ weight }) => weight.all));
  const direct = Math.max(0, ...scored.map(({ weight }) => weight.direct));
  const mostOwn = scored[0]?.weight.own ?? 0;
  const ids = scored.filter(({ weight }) => weight.own >= MIN_OF_BEST * mostOwn).map(({ source }) => source.id);
  const behindNames = [...named.values()].map((source) => source.id);
  const asksForNames = asked.choices.some((choice) => choice.every((words) => words.some((word) => word.isName)));
  const names = asked.choices.flat(2).filter((word) => word.isName);
  const hasName = [...named.keys()].some((word) => word.isName);
  const isListOfNames = asked.examples.length > 0 && asked.examples.every((word) => word.isName);
  return {
    share: Math.min(1, best / whole),
    weight: best,
    direct: Math.min(1, direct / whole),
    isSure: scored.length > 0 && isProof(text, asked, scored[0]!.source, mostOwn, whole),
    ids: [...new Set([...ids.slice(0, MAX_FACTS / 2), ...behindNames, ...ids])].slice(0, MAX_FACTS),
    missing: asksForNames && !hasName ? names.map((word) => word.surface) : [],
    lacksExamples: isListOfNames && !hasName,
  };
}

/** A line may be said in one word that is most of it; of any other a proof says a name, or has two words in common. */
const MOST_OF_LINE = [
  { share: 0.95, weight: 0.9 },
  { share: 0.6, weight: 1.2 },
] as const;
const LEAST_OF_PROOF = 0.2;
const WORDS_IN_COMMON = 2;

function isProof(text: string, asked: Asked, source: Source, own: number, whole: number): boolean {
  if (source.isPlace) return false;
  if (MOST_OF_LINE.some(({ share, weight }) => own >= share * whole && own >= weight)) return true;
  if (own < LEAST_OF_PROOF * whole) return false;
  const names = [...asked.choices.flat(2), ...asked.examples].filter((word) => word.isName);
  if (names.some((name) => saysName(name, source))) return true;
  const words = wordsOf(text).filter((word) => !isFunctionWord(word));
  return new Set(words.map(stem)).intersection(source.stems).size >= WORDS_IN_COMMON;
}

export function isOpenLine(text: string, language: string | null): boolean {
  return askedIn(text, language !== 'de').isOpen;
}

/** Whether the line has any telling word at all. */
export function hasTellingWords(text: string, language: string | null): boolean {
  return askedIn(text, language !== 'de').choices.length > 0;
}

/** Names and known terms may stand in other facts than the rest of the line: a list of tools is one proof of all of them. */
function namesShown(asked: Asked, sources: readonly Source[]): Map<AskedWord, Source> {
  const names = [...asked.choices.flat(2), ...asked.examples].filter((word) => word.isName || word.weight >= KNOWN);
  const shown = new Map<AskedWord, Source>();
  for (const name of names) {
    const source = sources.filter((one) => likeness(name, one) >= 1).toSorted((a, b) => b.score - a.score)[0];
    if (source !== undefined) shown.set(name, source);
  }
  return shown;
}

function weightOf(choice: Choice): number {
  const sums = choice.map((words) => words.reduce((sum, word) => sum + word.weight, 0));
  return sums.reduce((sum, one) => sum + one, 0) / sums.length;
}

/** `own`: what the source says itself; `all`: with the names that other facts say; `direct`: without near words. */
function weightShown(
  asked: Asked,
  source: Source,
  named: ReadonlyMap<AskedWord, Source>,
): { own: number; all: number; direct: number } {
  const ofHead = (like: (word: AskedWord) => number): number =>
    asked.choices.reduce(
      (total, choice) => total + weightOf(choice) * (isAbbreviated(choice, source) ? 1 : bestAlternative(choice, like)),
      0,
    );
  const sum = (like: (word: AskedWord) => number): number => {
    const examples = asked.examples.reduce((total, word) => total + (like(word) >= COMPOUND ? word.weight : 0), 0);
    return ofHead(like) + examples;
  };
  const own = sum((word) => likeness(word, source));
  if (own === 0) return { own: 0, all: 0, direct: 0 };
  const orNamed = (word: AskedWord): number => (named.has(word) ? 1 : likeness(word, source));
  const inWords = (word: AskedWord): number => (named.has(word) ? 1 : likeness(word, source, false));
  return { own, all: sum(orNamed), direct: sum(inWords) };
}

/** Shorter initials stand for too many things. */
const LEAST_INITIALS = 3;

/** "Opioid agonist therapy" is OAT. */
const isAbbreviated = (choice: Choice, { words }: Source): boolean =>
  initialsOf(choice).some((initials) => words.has(initials));

const rememberedInitials = new WeakMap<Choice, string[]>();

function initialsOf(choice: Choice): string[] {
  const initials =
    rememberedInitials.get(choice) ?? choice.map(initialsIn).filter((one) => one.length >= LEAST_INITIALS);
  rememberedInitials.set(choice, initials);
  return initials;
}

/** "Pre-" has but one word. */
const initialsIn = (words: readonly AskedWord[]): string =>
  words
    .flatMap(({ surface }) => surface.split(/[ -]/))
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

function bestAlternative(choice: Choice, like: (word: AskedWord) => number): number {
  return Math.max(
    ...choice.map((words) => {
      const whole = words.reduce((sum, word) => sum + word.weight, 0);
      const share = words.reduce((sum, word) => sum + word.weight * like(word), 0) / whole;
      const nouns = words.filter((word) => word.weight >= GENERIC);
      const carries = nouns.every((word) => like(word) > 0) || nouns.some((word) => word.weight >= 1 && like(word) > 0);
      const head = words.at(-1)!;
      if (carries && (head.weight < SOFT || like(head) > 0)) return share;
      return share * (carries ? WITHOUT_HEAD : GENERIC_PART);
    }),
  );
}

/** How far the source says this word: itself 1, as part of a compound or a near word less. */
function likeness(word: AskedWord, source: Source, isNearEnough = true): number {
  if (word.isName) return saysName(word, source) ? 1 : 0;
  if (source.keys.has(word.key)) return 1;
  if (/[ -]/.test(word.surface)) {
    const words = word.surface.split(/[ -]/).filter((part) => !isFunctionWord(part));
    const shared = words.filter((part) => source.stems.has(stem(part))).length / words.length;
    if (shared > 0) return PART_OF_PHRASE * shared;
  }
  const form = formOfAsked(word);
  if (source.forms.some((other) => holds(other, form) || sharesRoot(other, form))) return COMPOUND;
  if (word.isGerman && source.forms.some((other) => sharesFirstPart(other, form))) return FIRST_PART;
  return isNearEnough && groupsOf(word).some((group) => source.groups.has(group)) ? NEAR_WORD : 0;
}

/** Short forms need their capitals: SEND is a standard, "send" is not. */
function saysName({ key, surface }: AskedWord, source: Source): boolean {
  const words = surface.split(' ');
  if (words.length > 2 && source.words.has(words.map((word) => word[0]).join(''))) return true;
  if (words.length === 1 && /^[\p{Lu}\d&+.-]+$/u.test(surface)) {
    return (
      source.words.has(surface) ||
      source.words.has(`${surface}s`) ||
      source.words.has(surface.replace(/S$/, '')) ||
      (key !== surface.toLowerCase() && key !== stem(surface) && source.keys.has(key))
    );
  }
  return source.keys.has(key) || (words.every((word) => source.words.has(word)) && standTogether(words, source.text));
}

/** Open Dental is not shown by what is open and dental. */
function standTogether(words: readonly string[], text: string): boolean {
  if (words.length === 1) return true;
  return wordsOf(text)
    .flatMap((word) => word.split(/[/-]/))
    .some((_, at, all) => words.every((word, offset) => all[at + offset] === word));
}

const rememberedForms = new WeakMap<AskedWord, WordForm>();

function formOfAsked(word: AskedWord): WordForm {
  const form = rememberedForms.get(word) ?? formOf(stem(word.surface));
  rememberedForms.set(word, form);
  return form;
}

const rememberedGroups = new Map<string, number[]>();
const MAX_REMEMBERED = 5000;

function groupsOf(word: AskedWord): number[] {
  const before = rememberedGroups.get(word.surface);
  if (before !== undefined) return before;
  if (rememberedGroups.size >= MAX_REMEMBERED) rememberedGroups.clear();
  const groups = relatedCues(phrasesOf(word.surface, 4)).flatMap((cue) => cue.groups);
  rememberedGroups.set(word.surface, groups);
  return groups;
}
