/** The posting's own name for a thing beside the profile's, where one is the short form of the other: "Kubernetes (K8s)". */
import type { Term } from '../reading/requirements/terms.ts';
import { keyOf, phrasesOf } from '../vocabulary/vocabulary.ts';

const SHORT_FORM = /^(?:\p{Lu}[\p{Lu}&/]{1,5}|\p{Lu}\d{1,2}\p{L})$/u;

/** At most one name is completed, once a page (`told`: keys of those that were), and only where the line stays within `limit`. */
export function inPostingWords(
  text: string,
  terms: readonly Pick<Term, 'key' | 'surface'>[],
  limit: number,
  told: Set<string> = new Set(),
): string {
  const asked = new Map(terms.map((term) => [term.key, term.surface]));
  for (const { key, surface } of phrasesOf(text)) {
    const wanted = asked.get(key);
    if (told.has(key) || wanted === undefined || wanted.toLowerCase() === surface.toLowerCase()) continue;
    const full = fullName(surface, wanted);
    if (full === null || text.includes('(') || text.includes(wanted)) continue;
    const completed = text.replace(surface, full);
    if (completed.length > limit) continue;
    told.add(key);
    return completed;
  }
  return text;
}

/** Null unless one is the short form of the other. */
function fullName(own: string, wanted: string): string | null {
  if (keyOf(own) !== keyOf(wanted)) return null;
  if (isShortFor(own, wanted)) return `${wanted} (${own})`;
  return isShortFor(wanted, own) ? `${own} (${wanted})` : null;
}

/** By its letters, in their order: "RN" for "Registered Nurse", "K8s" for "Kubernetes"; but "APIs" is only more of "API". */
function isShortFor(short: string, long: string): boolean {
  if (!SHORT_FORM.test(short) || SHORT_FORM.test(long) || long.toLowerCase().startsWith(short.toLowerCase()))
    return false;
  let at = 0;
  const letters = long.toLowerCase();
  return Array.from(short.toLowerCase().replace(/[^a-z]/g, '')).every((letter, index) => {
    at = letters.indexOf(letter, at) + 1;
    return at > 0 && (index > 0 || at === 1);
  });
}
