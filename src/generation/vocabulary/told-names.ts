/** Names that a text tells of: "planned in SAP" tells of SAP, "without SAP" does not. */
import { phrasesOf } from './vocabulary.ts';

const MAX_NAME_WORDS = 4;
const DENIED =
  /(?<!\p{L})(?:no|not|never|without|\p{L}+n['’]t|nicht|keine?\p{L}*|nie|ohne|sans|pas|jamais|sin|nunca)(?!\p{L})[^,;.]*/giu;

/** By their keys, as they stand there. */
export function namesTold(text: string): Map<string, string> {
  const phrases = phrasesOf(text.replace(DENIED, ';'), MAX_NAME_WORDS);
  const names = phrases.filter(({ surface }) => surface.split(' ').every((word) => /\p{Lu}|\d/u.test(word)));
  return new Map(names.map(({ key, surface }) => [key, surface]));
}
