/** Names that a text tells the person's use of: "planned in SAP" does; "without SAP", "instead of SAP" and "the SAP team" do not. */
import { phrasesOf } from './vocabulary.ts';

const MAX_NAME_WORDS = 4;
const DENIED =
  /(?<!\p{L})(?:no|not|never|without|against|unlike|instead of|rather than|away from|replac\p{L}+|rivals?|competitors?|\p{L}+n['’]t|nicht|keine?\p{L}*|nie|ohne|gegen|statt|sans|pas|jamais|contre|sin|nunca|contra)(?!\p{L})[^,;.]*/giu;
/** Others who use it. */
const OF_OTHERS =
  /(?:[\p{Lu}\d][\p{L}\d+#./-]*\s){1,3}(?=(?:teams?|consultants?|vendors?|partners?|customers?|clients?|users?|experts?|administrators?|admins?|specialists?|reps?|support|colleagues|sales)(?!\p{L}))/gu;

/** By their keys, as they stand there. */
export function namesTold(text: string): Map<string, string> {
  const phrases = phrasesOf(text.replace(DENIED, ';').replace(OF_OTHERS, '; '), MAX_NAME_WORDS);
  const names = phrases.filter(({ surface }) => surface.split(' ').every((word) => /\p{Lu}|\d/u.test(word)));
  return new Map(names.map(({ key, surface }) => [key, surface]));
}
