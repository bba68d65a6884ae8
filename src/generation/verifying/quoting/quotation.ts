/** Whether a text is one of the profile's own, word for word: whole, or up to the end of a clause. */
import { statementsOf } from '../../writing/statements.ts';
import { signs, tokensOf } from './tokens.ts';

/** What is behind these makes the fact smaller: without it more would be said. */
const LIMIT =
  /^[\s,;.]*(?:but|except|excluding|unless|only|partly|jointly|under|not|aber|jedoch|nur|außer|teilweise|mais|sauf|seulement|pero|salvo|solo|sólo)(?![\p{L}])/iu;
const CLAUSE_END = /[.!?;](?=\s)|,(?=\s(?:and|which|und|et|y)\s)|[。；！？，]|$/gu;

/** What somebody adds in brackets, where it does not make the rest smaller. */
const REMARK =
  /\s*\((?![^()]*(?:not|only|partly|jointly|acting|nur|teilweise|seulement|solo|sólo)(?!\p{L}))[^()]*\)/giu;

/**
 * The text itself, and what of it says less: its statements, which may have run together, and the beginnings of these.
 * Each by what `keyOf` keeps of it.
 */
export function quotationsOf(text: string): ReadonlySet<string> {
  return new Set([text, ...statementsOf(text)].flatMap((one) => [one, one.replace(REMARK, '')]).flatMap(partsOf));
}

function partsOf(text: string): string[] {
  const ends = [...text.matchAll(CLAUSE_END)].filter(({ index }) => index > 0 && !LIMIT.test(text.slice(index)));
  const starts = [0, ...Array.from(text.matchAll(/[.!?]\s+(?=\p{Lu})/gu), ({ 0: stop, index }) => index + stop.length)];
  return starts.flatMap((start) =>
    ends.filter(({ index }) => index > start).map(({ index }) => keyOf(text.slice(start, index))),
  );
}

/** Letters and digits in order, and every quantity with its unit and currency. */
export function keyOf(text: string): string {
  const quantities = tokensOf(text).filter((token) => token.isNumber);
  return [signs(text), ...quantities.map((token) => token.norm)].join(' ');
}
