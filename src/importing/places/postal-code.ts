/** Postal codes as they are written before or after a town. */

const FORMS = [
  String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`, // Canada
  String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`, // United Kingdom
  String.raw`[A-Z]\d[\dW] [A-Z\d]{4}`, // Ireland
  String.raw`\d{4} [A-Z]{2}`, // Netherlands
  String.raw`[A-Z]\d{4}(?:[A-Z]{3})?`, // Argentina
  String.raw`\d{5}-\d{3,4}|\d{4}-\d{3}`, // Brazil, United States, Portugal
  String.raw`(?:[A-Z]{1,2}-)?\d{4,6}`,
].join('|');

const ALONE = new RegExp(`^(?:${FORMS})$`);
const BEFORE = new RegExp(`^(${FORMS})\\s+((?:'s-)?\\p{Lu}.*)$`, 'u');
/** "4521 Oak Drive" begins with the number of a house. */
const STREET_END =
  /\b(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|way|court|ct|boulevard|blvd|close|crescent|terrace|place|square|row)\.?$/i;
/** Four digits after a word are a year, unless the word is a state: "Hobart TAS 7000". */
const AFTER = new RegExp(`^(.*\\p{L}\\.?)\\s+(?!\\d{4}$)(${FORMS})$|^(.* [A-Z]{2,3}) (\\d{4})$`, 'u');

export const isPostalCode = (text: string): boolean => ALONE.test(text);

/** "80331 München", "London SW1A 1AA", "TX 75024"; `town` is the rest of the text. */
export function splitPostalCode(text: string): { code: string | null; town: string } {
  const [, first, after] = BEFORE.exec(text) ?? [];
  if (after !== undefined && !STREET_END.test(after)) return { code: withoutCountry(first!), town: after };
  const [, before, last, stated, short] = AFTER.exec(text) ?? [];
  if (last !== undefined) return { code: withoutCountry(last), town: before! };
  if (short !== undefined) return { code: short, town: stated! };
  return isPostalCode(text) ? { code: withoutCountry(text), town: '' } : { code: null, town: text };
}

/** "80331 München" */
export const townAfterCode = (text: string): string | null => BEFORE.exec(text)?.[2] ?? null;

/** "D-80331" */
const withoutCountry = (code: string): string => code.replace(/^[A-Z]{1,2}-/, '');
