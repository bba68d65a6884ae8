/** Items of a letter's list: a fact of the profile word for word, whole or up to the end of a clause. */
import type { Records } from '../pages/records.ts';
import { signs, tokensOf } from './tokens.ts';

/** `owners`: the employers and projects that the list is said to be about; empty when it names none. */
export type IsQuotation = (item: string, owners: ReadonlySet<string>) => boolean;

/** What is behind these makes the fact smaller: without it more would be said. */
const LIMIT =
  /^[\s,;.]*(?:but|except|excluding|unless|only|partly|jointly|under|not|aber|jedoch|nur|außer|teilweise|mais|sauf|seulement|pero|salvo|solo|sólo)(?![\p{L}])/iu;
const CLAUSE_END = /[.!?;](?=\s)|,(?=\s(?:and|which|und|et|y)\s)|$/gu;

export function quotationsOf(records: Records): IsQuotation {
  const sources = records.entries.map((entry) => ({
    owner: entry.owner,
    // A publication or an award names itself.
    isOfAll: entry.kind === 'item',
    texts: new Set([
      ...entry.facts.flatMap(({ text }) => upToClauses(text)),
      // "Preceptor of the Year, St. Brannoc Medical Center"
      ...(entry.kind === 'item' ? [keyOf(namesOf(entry).join())] : []),
    ]),
  }));
  return (item, owners) => {
    const key = keyOf(item);
    return sources.some(
      ({ owner, isOfAll, texts }) => (isOfAll || owners.size === 0 || owners.has(owner)) && texts.has(key),
    );
  };
}

function namesOf(entry: Records['entries'][number]): string[] {
  return entry.fields.filter((field) => field.kind === 'name').flatMap((field) => field.forms);
}

/** The beginnings of a fact that say less than it, and nothing else. */
function upToClauses(text: string): string[] {
  return [...text.matchAll(CLAUSE_END)]
    .filter(({ index }) => index > 0 && !LIMIT.test(text.slice(index)))
    .map(({ index }) => keyOf(text.slice(0, index)));
}

/** Letters and digits in order, and every quantity with its unit and currency. */
function keyOf(text: string): string {
  const quantities = tokensOf(text).filter((token) => token.isNumber);
  return [signs(text), ...quantities.map((token) => token.norm)].join(' ');
}
