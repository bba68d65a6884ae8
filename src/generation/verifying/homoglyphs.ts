/**
 * What says something to the eye that no check would read: letters that look like those of another script (homoglyphs),
 * and signs that count, compare or praise (">5", "★★★★★").
 */
import { tokensOf } from './quoting/tokens.ts';

/** The same in plain letters and digits. Marks of trade say nothing. */
export function plainly(text: string): string {
  return text.replace(/[™®©]/g, '').normalize('NFKC');
}

/** Signs of currencies and "+" belong to numbers, which are read; the others join words. */
const READ_OR_JOINING = /[$£€¥₹₽₩+=|~→−]/u;
/** Also a mark that stands on no letter, and what has no meaning that all readers share. */
const SIGN = /[\p{S}\p{No}\p{Nl}\p{Me}\p{Co}\p{Cn}]|(?<![\p{L}\p{M}])\p{M}/gu;
const LATIN = /\p{Script=Latin}/u;
const LOOK_ALIKE =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u;

/** The disguised signs and words of a text in plain letters, but for those that the source has too. */
export function homoglyphsIn(text: string, source: string): string[] {
  const isSaid = (sign: string): boolean => source.includes(sign);
  const signs = [...new Set(text.match(SIGN))].filter((sign) => !READ_OR_JOINING.test(sign) && !isSaid(sign));
  const mixed = tokensOf(text).filter(({ raw }) => LATIN.test(raw) && LOOK_ALIKE.test(raw) && !isSaid(raw));
  return [...signs, ...mixed.map((token) => token.raw)];
}
