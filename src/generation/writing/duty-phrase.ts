/**
 * "I was responsible for managing the archive" says "Managed the archive" in more words. Where the verb that follows can
 * take the place of such an opening it does; everything else stands as the person wrote it, because a word that is bent
 * wrongly costs more than it saves.
 */
import { pastOf, verbOf } from '../vocabulary/verbs.ts';

const SUBJECT = /^(?:I|We)(?:['’](?:ve|m|d))?\s+(?:(?:have|had|am|was|were)\s+)?/;
/** "Have conducted 11 services" */
export const HAVE = /^have (?=\p{L}+ed\s)/iu;
const DUTY =
  /^(?:also\s+)?(?:responsible for|responsibilities included?|duties included?|in charge of|accountable for|tasked with)\s*:?\s*/i;

/** Then it is done, though the job goes on. */
const IS_OVER =
  /(?<!\p{L})(?:in|during) (?:\p{Lu}\p{L}+ )?(?:19|20)\p{Nd}{2}(?!\p{Nd})|(?<!\p{L})(?:completed|handled|finished)(?!\p{L})/u;

/** `mayStay`: in a sentence one may be responsible for something. */
export function withoutDutyPhrase(statement: string, current: boolean, mayStay = false): string {
  const text = statement.trim().replace(SUBJECT, '');
  const duty = DUTY.exec(text)?.[0];
  if (duty === undefined) return mayStay ? text : text.replace(HAVE, '');
  // "Responsible for the lists and for the checks"
  const rest = text.slice(duty.length).replace(/(,| and) for (?=\p{Ll})/gu, '$1 ');
  const first = /^[\p{L}-]+/u.exec(rest)?.[0] ?? '';
  const verb = verbOf(first);
  const isPresent = current && !IS_OVER.test(rest);
  if (verb?.form !== 'gerund')
    return mayStay || /^accountable/i.test(duty) ? text : `${isPresent ? 'Handle' : 'Handled'} ${rest}`;
  // "Managing and training", "managing the archive and writing": not all of them would be bent alike.
  const others = rest.slice(first.length).match(/[\p{L}-]+ing\b/gu) ?? [];
  const isRow = /^(?:,? and|,) [\p{L}-]+ing\b/u.test(rest.slice(first.length));
  if (isRow || others.some((word) => verbOf(word)?.form === 'gerund')) return text;
  return (isPresent ? verb.base : pastOf(verb.base)) + rest.slice(first.length);
}
