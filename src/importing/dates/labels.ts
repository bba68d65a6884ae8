import { isPlace } from '../places/places.ts';
import { findDateSpans } from './date-span.ts';

const UNIT =
  '(?:years?|yrs?|months?|mos?|weeks?|jahre?n?|monate?n?|ans?|mois|años?|meses|mes|anos?|mês|ann[oi]|mes[ei]|jaar|jaren|maand(?:en)?)';
const DURATION = new RegExp(
  `\\(?\\b\\d+\\+?\\s*${UNIT}\\b\\.?(?:[\\s,]*(?:and|und|et|y|e|en)?\\s*\\d+\\s*${UNIT}\\b\\.?)?\\)?`,
  'giu',
);

/** Words that only lead to a date. */
const GRADUATION =
  /\b(?:(?:expected|anticipated|projected)(?: graduation| completion)?(?: date)?|graduat(?:ed|ion|ing)(?: date)?|completed|conferred|date of graduation|dates?(?= ?:)|voraussichtlich)\b\s*:?/gi;

const LONGEST_TEXT = 600;
const LONGEST_DURATION = 60;

/** A text that only says when or where. */
export function isLabel(text: string): boolean {
  return isDateLabel(text) || isPlace(text);
}

/** Nothing but dates and durations. */
export function isDateLabel(text: string): boolean {
  const rest = withoutDates(text);
  return rest !== text && !/[\p{L}\p{N}]/u.test(rest);
}

/** A duration that some templates print beside the dates says nothing new. */
export const isDuration = (text: string): boolean =>
  text.length <= LONGEST_DURATION &&
  text.replace(DURATION, '').replace(/[\s()·,\ue000-\uf8ff]/g, '') === '' &&
  /\d/.test(text);

/** The text with its dates, and the brackets and separators around them, taken out. */
export function withoutDates(text: string, inPlace = ' '): string {
  if (text.length > LONGEST_TEXT) return text;
  let rest = text;
  for (const span of findDateSpans(text).toReversed())
    rest = `${rest.slice(0, span.from)}${inPlace}${rest.slice(span.to)}`;
  if (rest === text && !isDuration(text)) return text;
  return rest
    .replace(DURATION, ' ')
    .replace(GRADUATION, ' ')
    .replace(/[([][\s|,:–—-]*[)\]]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|–—·•/\ue000-\uf8ff-]+|[\s,;:|–—·•/(\ue000-\uf8ff-]+$/gu, '')
    .trim();
}
