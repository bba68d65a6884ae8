/** Scores, courses and degrees as entries of education write them, whoever found where they stand. */

import type { Item } from '../lines/body.ts';
import { trimSigns } from '../rules/header-parts.ts';
import type { Provenance } from './provenance.ts';
import { degreeScore } from './vocabulary.ts';

export const SCORE =
  /(?:\b(?:c?gpa|grade|average|note|abschlussnote|moyenne|nota|promedio|voto|cijfer|score|marks?)\b\s*(?:average)?\s*[:=]?\s*)(\d+(?:[.,]\d+)?\s*(?:\/\s*\d+(?:[.,]\d+)?|%|out of \d+)?)/i;
const AREA = /\s+(?:in|im|en|em|of|der|de|d['’]|della|in der)\s+(.+)$/i;
export const COURSES =
  /^(?:relevant |key |selected |major |main )?(?:courses?|coursework|kurse|cours|cursos|corsi|vakken)\s*[:–-]\s*(.+)$/i;

export function noteTold(told: readonly Item[], at: string, provenance: Provenance): void {
  let highlights = 0;
  for (const { text, line } of told) {
    if (COURSES.test(text)) provenance.note(`${at}.courses`, line, 0.9);
    else provenance.note(`${at}.highlights[${highlights++}]`, line, 0.85);
    if (SCORE.test(text)) provenance.note(`${at}.score`, line, 0.9);
  }
}

export const isUnknownScript = (text: string): boolean => /\p{L}/u.test(text) && !/\p{sc=Latin}/u.test(text);

/** "Bachelor of Science in Biology" → the degree and its subject. */
export function splitDegree(
  written: string | null,
  others: readonly { text: string }[],
): { studyType: string | null; area: string | null } {
  const more =
    others
      .map((part) => trimSigns(part.text))
      .filter((text) => text !== '')
      .join(', ') || null;
  if (written === null) return { studyType: null, area: more };
  const comma = /^([^,:、،]+?)\s*[,:、،]\s*(.+)$/u.exec(written);
  if (comma && (degreeScore(comma[1]!) > 0 || isUnknownScript(comma[1]!)))
    return { studyType: comma[1]!, area: joined(comma[2]!, more) };
  const inside =
    /^(.+?)\s+(?:in|im|en)\s+(.+)$/i.exec(written) ??
    (/^(?:degree|diplom|licence|master|grado)\b/i.test(written) ? AREA.exec(written) : null);
  if (inside?.[2] && degreeScore(inside[1]!) > 0) return { studyType: inside[1]!, area: joined(inside[2], more) };
  return { studyType: written, area: more };
}

const joined = (first: string, more: string | null): string => (more === null ? first : `${first}, ${more}`);
