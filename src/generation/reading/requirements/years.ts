/** Lengths of time that a posting asks for: "5+ years", "mindestens drei Jahre", "at least 3 months". */
import data from '../../vocabulary/word-lists/requirement-words.json' with { type: 'json' };
import { fold } from '../../vocabulary/words.ts';

const NUMBERS = new Map(Object.entries(data.numbers).map(([word, number]) => [fold(word), number]));
const words = [...NUMBERS.keys()].toSorted((a, b) => b.length - a.length).join('|');
const LENGTH = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£])(\\d{1,2}|${words})\\s*(?:\\+|plus)?\\s*(?:\\(\\d+\\)\\s*)?(?:(?:-|–|to|or|bis|a|à)\\s*(?:\\d{1,2}|${words})\\s*\\+?\\s*)?(?:or more\\s+|or greater\\s+|full\\s+|oder mehr\\s+|ou plus\\s+|o mas\\s+)?(years?|yrs?|jahren?|annees?|ans|anos|months?|monaten?|mois|meses)(?![\\p{L}])`,
  'u',
);
/** "Mehrjährige Erfahrung" names no number. */
const SEVERAL = /(?<!\p{L})(?:mehrjahrig\w*|several years|plusieurs annees|varios anos)(?!\p{L})/u;
const SEVERAL_YEARS = 3;
const NOT_EXPERIENCE = /years? (?:old|of age|ago|in a row|warranty)|jahre alt|ans revolus/u;

/** "Up to two years" asks for none. */
const AT_MOST =
  /(?:up to|no more than|at most|maximum of|bis zu|hochstens|maximal|jusqu'a|au plus|maximum|hasta|como maximo)\s*$/u;

/** Years asked for, as a number of years; null where the text asks for none. */
export function yearsIn(text: string): number | null {
  const folded = fold(text);
  if (NOT_EXPERIENCE.test(folded)) return null;
  const found = LENGTH.exec(folded);
  if (found === null) return SEVERAL.test(folded) ? SEVERAL_YEARS : null;
  if (AT_MOST.test(folded.slice(0, found.index))) return 0;
  const number = NUMBERS.get(found[1]!) ?? Number(found[1]);
  return /^mo/.test(found[2]!) || found[2] === 'meses' ? number / 12 : number;
}

/** The text without the length of time. */
export function withoutYears(text: string): string {
  const folded = fold(text);
  const found = LENGTH.exec(folded);
  // Folding may shorten a text (ﬁ), so positions are only used where both are of one length.
  if (found === null || folded.length !== text.length) return text;
  return `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
}
