/** Capitals for what was typed without any, or with nothing else. */

import { verbOf } from '../../../vocabulary/verbs.ts';
import { isFunctionWord, isPostingWord } from '../../../vocabulary/vocabulary.ts';
import { fold } from '../../../vocabulary/words.ts';
import type { ContextWords } from './words.ts';

const NAME = String.raw`\p{L}[\p{L}'’]*(?:-\p{L}[\p{L}'’]*)*`;

/** `names`: texts in which names stand as they are written. */
export function inItsCase(sentence: string, words: ContextWords, names: string): string {
  return referrer(withPlaces(withKnownNames(sentence, words, names), words), words);
}

/** A sentence in nothing but capitals, in small letters. */
export function calmed(sentence: string): string {
  const isShouted = !/\p{Ll}/u.test(sentence) && sentence.includes(' ');
  return isShouted
    ? sentence.replace(/\p{L}+/gu, calm)
    : sentence.replace(/(?<!\p{L})(?:BUT|NOT|AND|ONLY|OR|IF|SO|DON['’]?T)(?!\p{L})/gu, (word) => word.toLowerCase());
}

function calm(shouted: string): string {
  const small = shouted.toLowerCase();
  const isName = shouted.length > 1 && !isFunctionWord(small) && !isPostingWord(small) && verbOf(small) === null;
  return isName || shouted === 'I' ? shouted[0] + small.slice(1) : small;
}

/** "moving to the twin cities": up to three words where one lives or goes. */
function withPlaces(sentence: string, words: ContextWords): string {
  const place = new RegExp(`(?<=(?<![\\p{L}])(?:${words.beforePlace}) )(?!the )${NAME}(?: ${NAME}){0,2}`, 'giu');
  return sentence.replace(place, (run) => {
    const parts = run.split(' ');
    const end = parts.findIndex((word) => isPlain(word, words));
    return parts.map((word, at) => (end === -1 || at < end ? inCapitals(word) : word)).join(' ');
  });
}

function isPlain(word: string, { lexicon, finite, nouns, and, joiner }: ContextWords): boolean {
  const isNoun =
    nouns.has(word) || lexicon.get(fold(word)) === word || new RegExp(`^(?:${and}|${joiner})$`, 'iu').test(word);
  return isNoun || isFunctionWord(word) || isPostingWord(word) || finite.test(word);
}

/** A word that the sources write only with a capital, and not merely because a line begins with it, is a name. */
function withKnownNames(sentence: string, words: ContextWords, names: string): string {
  return sentence.replace(/(?<![\p{L}\p{N}])\p{Ll}\p{L}+(?![\p{L}\p{N}])/gu, (word) => {
    // "Patients" over a part of a page is no name where it speaks of a patient.
    if (
      isPlain(word, words) ||
      verbOf(word) !== null ||
      isWord(word, names) ||
      isWord(word.replace(/s$/, ''), names) ||
      isWord(`${word}s`, names)
    )
      return word;
    const forms = names.match(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'giu')) ?? [];
    return forms.find((form) => !isShouted(form) && !isInitials(form) && isNamed(form, names)) ?? word;
  });
}

/** A title or a heading. */
const isShouted = (form: string): boolean => form.length > 5 && form === form.toUpperCase();

/** "GAs" of a profile is no reason to write "gas" so. */
const isInitials = (form: string): boolean => /^\p{Lu}{2}s$/u.test(form);

function isWord(word: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u').test(text);
}

function isNamed(form: string, names: string): boolean {
  if (form === form.toUpperCase()) return isWord(form, names);
  const within = `(?<=[\\p{L}\\p{N},(–-] |(?<![\\p{L}])\\p{Lu}\\p{Ll}[.] )${form}(?![\\p{L}])`;
  const alone = `(?<=^|\\n)${form}(?=$|\\n|, |,? \\p{Lu})`;
  return new RegExp(`${within}|${alone}`, 'u').test(names);
}

/** "jo pemberton from your team suggested …", "my friend ann lee told me": whoever sent the applicant, by name. */
function referrer(sentence: string, words: ContextWords): string {
  if (!words.kinds.referral.test(sentence)) return sentence;
  const noName = new RegExp(`^(?:${words.beforeName}|${words.subject}|${words.and})$`, 'iu');
  const runs = new RegExp(
    `(?<=^|(?<![\\p{L}])(?:${words.beforeName})[.]? )(?=(${NAME}(?: ${NAME}){1,${words.nameWords - 1}}))`,
    'giu',
  );
  const isNoName = (word: string): boolean =>
    isFunctionWord(word) || verbOf(word) !== null || noName.test(word) || /(?:ed|ing|ly)$/.test(word);
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
  return name.replace(/(?<=^|-|^[od]['’])\p{Ll}/giu, (letter) => letter.toUpperCase());
}
