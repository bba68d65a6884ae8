import { trimSigns } from '../rules/header-parts.ts';

const SEPARATOR = /\s*[,;|•·⋅∙▪●]\s+|\s*[;|•●]\s*|,(?=\S)|\s*[、，،；]\s*|\t|\s{3,}|[\ue000-\uf8ff]+/u;
/** One stands inside of a name; several are signs between names, as the European form sets them. */
export const SLASHES = /\s\/\s.*\s\/\s/;
const LONGEST_ITEM = 500;

/** Commas inside brackets separate nothing. */
export function splitList(text: string): string[] {
  const guarded = text.replace(/\([^()]*\)/g, (bracketed) =>
    bracketed.replaceAll(',', '\u0001').replaceAll(';', '\u0002').replaceAll('|', '\u0003'),
  );
  return (SLASHES.test(guarded) ? guarded.replace(/\s\/\s/g, ' | ') : guarded)
    .split(SEPARATOR)
    .map((part) =>
      trimSigns(part.replaceAll('\u0001', ',').replaceAll('\u0002', ';').replaceAll('\u0003', '|')).replace(/\.$/, ''),
    )
    .map((part) => part.replace(/^(?:and|und|et|y|e|en)\s+/i, ''))
    .filter((part) => part !== '')
    .map((part) => part.slice(0, LONGEST_ITEM));
}
