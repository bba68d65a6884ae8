/** What stands on the paper and tells nothing of the person: the number of a page, and the line for the signature. */
import { findDateSpan } from '../dates/date-span.ts';
import { type Line, withCells } from './line.ts';

const PAGE =
  '(?:page|seite|página|pagina|pág\\.?|pag\\.?|p\\.|blz\\.?)\\s*\\d{0,3}(?:\\s*(?:/|of|von|de|di|van|sur)\\s*\\d{0,3})?';
const PAGE_ALONE = new RegExp(`^${PAGE}$`, 'iu');
const NAME_AND_PAGE = new RegExp(`^(?:\\p{Lu}[\\p{L}.'’-]*\\s+){2,4}[|·–—-]?\\s*(?i:${PAGE})$`, 'u');
/** "Würzburg, 27.06.2026", "Lyon, le 3 mai 2026". */
const PLACE_AND_DAY = /^\p{Lu}[\p{L} .'’-]{1,30},?\s+(?:den |le |li |a )?(.+)$/u;
const LAST_LINES = 4;

export function withoutFurniture(lines: readonly Line[]): Line[] {
  const kept = lines.flatMap(withoutPageNumber);
  const signed = kept.findIndex((line, at) => at >= kept.length - LAST_LINES && isSigned(line));
  return signed === -1 || !kept.slice(signed + 1).every(mayBeSignature) ? kept : kept.slice(0, signed);
}

function withoutPageNumber(line: Line): Line[] {
  if (PAGE_ALONE.test(line.text) || NAME_AND_PAGE.test(line.text)) return [];
  const [last] = line.cells.slice(-1);
  const isBeside = line.cells.length > 1 && PAGE_ALONE.test(last!.text) && /\d|\s/.test(last!.text);
  return isBeside ? [withCells(line, line.cells.slice(0, -1))] : [line];
}

/** A day and a town alone, at the end of everything. */
function isSigned({ text, bullet }: Line): boolean {
  const [, day] = PLACE_AND_DAY.exec(text) ?? [];
  const span = day === undefined ? null : findDateSpan(day);
  return (
    !bullet &&
    span !== null &&
    span.single &&
    span.to - span.from === day!.length &&
    /^\d{4}-\d\d-\d\d$/.test(String(span.end))
  );
}

const mayBeSignature = ({ text }: Line): boolean => text.split(' ').length <= 5 && !/\d/.test(text);
