/** Names, tools, skills and things: they stand in the profile, or the line says something new. */
import { fieldCues } from '../../vocabulary/fields.ts';
import { looksPast, verbOf } from '../../vocabulary/verbs.ts';
import {
  isFunctionWord,
  isKnownTerm,
  isPostingWord,
  isSoftTerm,
  keyOf,
  nameOf,
  phrasesOf,
} from '../../vocabulary/vocabulary.ts';
import { PLAIN_WORDS } from '../plain-words.ts';
import { sentencesIn } from '../sentences.ts';
import { normOf, type Token, tokensOf } from '../tokens.ts';
import { type Case, IRREGULAR, isPlain, notThere, type WordingObjection } from './case.ts';
import { isEveryday } from './everyday-words.ts';
import { isNumberWord } from './quantities.ts';

/** Words with a capital where none is due, in capitals, or with digits and signs in them. */
export function names(text: string, one: Case): WordingObjection[] {
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
export function terms(text: string, one: Case): WordingObjection[] {
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
export function things(one: Case): WordingObjection[] {
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

/** In other languages than English we know no plain words from claims, so every word comes from the profile. */
export function strangers(one: Case): WordingObjection[] {
  const strange = one.tokens.filter((token) => {
    if (token.isNumber || isNumberWord(token.raw) || isFunctionWord(token.raw) || PLAIN_WORDS.has(token.norm))
      return false;
    return !one.nearby.has(token) && !one.anywhere.hasWord(token);
  });
  return strange.map((token) => notThere(token.raw));
}
