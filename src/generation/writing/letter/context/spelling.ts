/** What was typed in haste, as it is written: abbreviations, typing errors, accents, months. */
import { verbOf } from '../../../vocabulary/verbs.ts';
import { isFunctionWord, isPostingWord } from '../../../vocabulary/vocabulary.ts';
import { fold } from '../../../vocabulary/words.ts';
import { capitalised } from '../templates.ts';
import type { ContextWords } from './words.ts';

/** A shorter word with one letter wrong may be another word. */
const MIN_GUESSED = 6;
const MIN_MONTH = 3;

export function spelled(sentence: string, words: ContextWords): string {
  const plain = sentence
    .replace(/\p{Extended_Pictographic}[\u{FE0F}\u{200D}]*/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ & (?=\p{Ll})/gu, ` ${words.conjunction} `);
  const whole = words.spelling.reduce(
    (text, [typed, written]) => text.replace(typed, (found) => (isName(found, written) ? found : written)),
    plain,
  );
  const weighty = words.fillers.reduce((text, filler) => text.replace(filler, ' '), whole);
  return withMonths(weighty.replace(/ +/g, ' ').trim(), words).replace(
    /\p{L}+/gu,
    (word) => known(word, words) ?? word,
  );
}

/** "BC" is a province, "bc" is haste. */
const isName = (found: string, written: string): boolean =>
  /^(?!I$)\p{Lu}{1,3}$/u.test(found) && /^\p{Ll}/u.test(written);

/** The word of the lexicon that this is, but for accents, capitals or one letter. */
function known(word: string, { lexicon }: ContextWords): string | null {
  const typed = fold(word);
  const same = lexicon.get(typed);
  if (same !== undefined) return /^\p{Lu}/u.test(word) ? capitalised(same) : same;
  // "I finish in June" is not "I Finnish".
  if (word.length < MIN_GUESSED || isFunctionWord(word) || isPostingWord(word) || verbOf(word) !== null) return null;
  const near = [...lexicon.keys()].filter((right) => isOneLetterOff(typed, right));
  return near.length === 1 ? lexicon.get(near[0]!)! : null;
}

/** One letter more, less, or another one, or two that changed places; never at either end, where words are inflected. */
function isOneLetterOff(typed: string, right: string): boolean {
  if (typed[0] !== right[0] || typed.at(-1) !== right.at(-1)) return false;
  let start = 0;
  while (start < right.length && typed[start] === right[start]) start++;
  let end = 0;
  while (end < Math.min(typed.length, right.length) - start && typed.at(-1 - end) === right.at(-1 - end)) end++;
  const [wrong, wanted] = [typed.slice(start, typed.length - end), right.slice(start, right.length - end)];
  if (wrong.length <= 1 && wanted.length <= 1) return true;
  return wrong.length === 2 && wrong === [...wanted].reverse().join('');
}

/** "feb 9", "since aug": months are written out, with their capital or accent, where they cannot be another word. */
function withMonths(sentence: string, { months, monthBefore }: ContextWords): string {
  return sentence.replace(/(?<![\p{L}])(\p{L}{3,})\.?(?![\p{L}])/gu, (whole, typed: string, at: number) => {
    const month = months.find(
      (one) => fold(one).startsWith(fold(typed)) && (typed.length >= MIN_MONTH || one === typed),
    );
    if (month === undefined) return whole;
    const isMonth =
      new RegExp(`(?<![\\p{L}])(?:${monthBefore})\\s*$`, 'iu').test(sentence.slice(0, at)) ||
      /^\s*\d/.test(sentence.slice(at + whole.length));
    if (!isMonth) return whole;
    return fold(typed) === fold(month) && whole.endsWith('.') ? `${month}.` : month;
  });
}
