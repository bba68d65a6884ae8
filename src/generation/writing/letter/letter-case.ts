/** Capitals for what was typed without any, or with nothing else. */

import { verbOf } from '../../vocabulary/verbs.ts';
import { isFunctionWord, isPostingWord } from '../../vocabulary/vocabulary.ts';
import type { ContextWords } from './context-words.ts';
import { capitalised } from './templates.ts';

/** `names`: texts in which names stand as they are written. */
export function inItsCase(sentence: string, words: ContextWords, names: string): string {
  return referrer(withKnownNames(withMonths(sentence, words), names), words).replace(
    new RegExp(`(?<![\\p{L}])(?:${words.capitals.join('|') || '(?!)'})(?![\\p{L}])`, 'giu'),
    (word) => words.capitals.find((known) => known.toLowerCase() === word.toLowerCase())!,
  );
}

/** A sentence in nothing but capitals, in small letters. */
export function calmed(sentence: string): string {
  const isShouted = !/\p{Ll}/u.test(sentence) && sentence.includes(' ');
  return isShouted ? sentence.replace(/\p{L}+/gu, calm) : sentence;
}

function calm(shouted: string): string {
  const small = shouted.toLowerCase();
  const isName = shouted.length > 1 && !isFunctionWord(small) && !isPostingWord(small) && verbOf(small) === null;
  return isName || shouted === 'I' ? shouted[0] + small.slice(1) : small;
}

function withMonths(sentence: string, words: ContextWords): string {
  if (words.months.length === 0) return sentence;
  const months = new RegExp(`(?<![\\p{L}])(?:${words.months.join('|')})(?![\\p{L}])`, 'giu');
  return sentence.replace(months, (month, at: number) => {
    const isMonth =
      new RegExp(`${words.monthBefore}\\s*$`, 'iu').test(sentence.slice(0, at)) ||
      /^\s*\d/.test(sentence.slice(at + month.length));
    return isMonth ? month[0]!.toUpperCase() + month.slice(1).toLowerCase() : month;
  });
}

/** A word that the sources write only with a capital, and not merely because a line begins with it, is a name. */
function withKnownNames(sentence: string, names: string): string {
  return sentence.replace(/(?<![\p{L}\p{N}])\p{Ll}\p{L}+(?![\p{L}\p{N}])/gu, (word) => {
    if (isFunctionWord(word) || isPostingWord(word) || isWord(word, names)) return word;
    const forms = [capitalised(word), word.toUpperCase()];
    return forms.find((form) => isNamed(form, names)) ?? word;
  });
}

function isWord(word: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u').test(text);
}

function isNamed(form: string, names: string): boolean {
  if (form === form.toUpperCase()) return isWord(form, names);
  const within = `(?<=[\\p{L}\\p{N},(] |(?<![\\p{L}])\\p{Lu}\\p{Ll}[.] )${form}(?![\\p{L}])`;
  const alone = `(?<=^|\\n)${form}(?=$|\\n|,? \\p{Lu})`;
  return new RegExp(`${within}|${alone}`, 'u').test(names);
}

const NAME = String.raw`\p{Ll}[\p{L}'’]*(?:-\p{L}[\p{L}'’]*)*`;

/** "jo pemberton from your team suggested …", "my friend ann lee told me": whoever sent the applicant, by name. */
function referrer(sentence: string, words: ContextWords): string {
  if (!words.kinds.referral.test(sentence)) return sentence;
  const noName = new RegExp(`^(?:${words.beforeName}|${words.subject}|${words.and})$`, 'iu');
  const runs = new RegExp(
    `(?<=^|(?<![\\p{L}])(?:${words.beforeName})[.]? )(?=(${NAME}(?: ${NAME}){1,${words.nameWords - 1}}))`,
    'giu',
  );
  const isNoName = (word: string): boolean =>
    isFunctionWord(word) || verbOf(word) !== null || noName.test(word) || /(?:ed|ing)$/.test(word);
  for (const { index, 1: run } of sentence.matchAll(runs)) {
    const parts = run!.split(' ');
    const end = parts.findIndex(isNoName);
    const name = parts.slice(0, end === -1 ? parts.length : end);
    if (name.length < 2) continue;
    const written = name.map(inCapitals).join(' ');
    return sentence.slice(0, index) + written + sentence.slice(index + written.length);
  }
  return sentence;
}

function inCapitals(name: string): string {
  return name.replace(/(?<=^|-)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
