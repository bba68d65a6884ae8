/** "Tobias carries the coordination, and has led …": who writes of himself as of another says "I" in his own letter. */
import { verbOf } from '../vocabulary/verbs.ts';
import { sentencesOf } from './sentences.ts';

const BEING: Readonly<Record<string, string>> = { has: 'have', is: 'am', does: 'do' };
const PRONOUNS: Readonly<Record<string, string>> = {
  he: 'I',
  she: 'I',
  his: 'my',
  him: 'me',
  himself: 'myself',
  herself: 'myself',
};

/** As it is where it does not begin so: behind another sentence "He sent a card" is said of somebody else. */
export function inFirstPerson(text: string, name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const last = rest.length === 0 ? '' : `(?: ${RegExp.escape(rest.join(' '))})?`;
  const opening = new RegExp(`^(?:He|She${first === '' ? '' : `|${RegExp.escape(first)}${last}`}) (?=\\p{Ll})`, 'u');
  const sentences = sentencesOf(text);
  if (!opening.test(sentences[0] ?? '')) return text;
  return sentences.map((sentence) => turned(sentence, opening)).join(' ');
}

function turned(sentence: string, opening: RegExp): string {
  const said = opening.exec(sentence)?.[0];
  const rest = said === undefined ? sentence : sentence.slice(said.length);
  const own = rest
    .replace(/(?<!\p{L})(?:he|she|his|him|himself|herself)(?!\p{L})/gu, (word) => PRONOUNS[word]!)
    .replace(/(?<=(?:, | and |I ))(?:has|is|does)(?!\p{L})/gu, (word) => BEING[word]!);
  return said === undefined ? own : `I ${own.replace(/^\p{L}+/u, asBase)}`;
}

function asBase(word: string): string {
  const verb = verbOf(word);
  return BEING[word] ?? (verb?.form === 'third' ? verb.base : word);
}
