/** Words that elsewhere name a skill: "we recruit", "you will excel", "a tailored offer", the letter of a driving licence. */
import { verbOf } from '../vocabulary/verbs.ts';
import { nameOf, type Phrase } from '../vocabulary/vocabulary.ts';
import type { Sentence } from './sentences.ts';

export function isInPassing(phrase: Phrase, sentence: Sentence): boolean {
  if (phrase.words > 1) return isOtherPhrase(phrase);
  if (phrase.surface.length === 1) return !standsInList(phrase.surface, sentence.text);
  const name = nameOf(phrase.key) ?? '';
  if (/^\p{Lu}/u.test(name)) return isSaidAsVerb(phrase.surface, sentence.text);
  const verb = verbOf(phrase.surface.toLowerCase());
  if (verb === null || verb.form === 'gerund') return false;
  return name.endsWith('ing') && !isAskedAsDeed(phrase.surface, verb.form, sentence);
}

/** An "accounting manager" does no account management: only the last word of a phrase may take another form. */
function isOtherPhrase(phrase: Phrase): boolean {
  const said = phrase.surface.toLowerCase().split(' ');
  const named = (nameOf(phrase.key) ?? '').toLowerCase().split(' ');
  if (said.length !== named.length) return false;
  return said.slice(0, -1).some((word, at) => word.replace(/s$/, '') !== named[at]!.replace(/s$/, ''));
}

function standsInList(letter: string, text: string): boolean {
  return new RegExp(`[,/(•-] ?${letter}(?:[,/).]|$| (?:and|or)\\b)`).test(text);
}

/** "You will excel", but "experience with excel". */
function isSaidAsVerb(surface: string, text: string): boolean {
  if (surface !== surface.toLowerCase()) return false;
  return new RegExp(`\\b(?:to|will|you|can|must|and|who|they|we) ${surface}\\b`).test(text);
}

/** "Teach biology" asks for teaching, "a well taught team" does not. */
function isAskedAsDeed(surface: string, form: string, { kind, text }: Sentence): boolean {
  if (form === 'past' || (kind !== 'duties' && kind !== 'must')) return false;
  const before = form === 'third' ? '^[\\s•*–-]*' : '(?:^[\\s•*–-]*|\\b(?:to|or|and|,) )';
  return new RegExp(`${before}${surface}\\b`).test(text);
}
