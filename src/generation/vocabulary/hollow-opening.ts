/** What anybody says of himself before he says what he is: "Dedicated and detail-oriented executive assistant". */
import emptyPhrases from './word-lists/empty-phrases.json' with { type: 'json' };

const HOLLOW = emptyPhrases.openers
  .toSorted((a, b) => b.length - a.length)
  .map((opener) => RegExp.escape(opener))
  .join('|');
const OPENING = new RegExp(`^(?:an? )?(?:(?:${HOLLOW})(?:,? (?:and|und|&) |,? ))+(?=\\p{L})`, 'iu');
/** "Committed to learning" says what to. */
const GOES_ON = /^(?:to|about|by|in|for|with)(?!\p{L})/iu;

export function withoutHollowOpening(text: string): string {
  const rest = text.replace(OPENING, '');
  return rest === text || GOES_ON.test(rest) ? text : rest[0]!.toUpperCase() + rest.slice(1);
}
