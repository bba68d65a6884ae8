/** Where the job is, where the posting says so in so many words. */

const LABELLED =
  /^(?:job |work )?(?:location|place of work|based (?:in|at)|work site|standort|arbeitsort|einsatzort|lieu|lieu de travail|ubicación|lugar de trabajo|localização|sede|luogo di lavoro|standplaats|lokalizacja)\s*[:–-]\s*(.{2,60})$/iu;
const BASED = /\b(?:based|located|office|role|position) in ((?:\p{Lu}[\p{L}'’.-]+)(?:[ ,]+\p{Lu}[\p{L}'’.-]+){0,3})/u;
const US_PLACE = /\b(\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}, [A-Z]{2})\b/u;
const LINES_SEARCHED = 60;

export function placeIn(lines: readonly string[]): string | null {
  const searched = lines.slice(0, LINES_SEARCHED).map((line) => line.slice(0, 400));
  for (const pattern of [LABELLED, BASED, US_PLACE]) {
    for (const line of searched) {
      const place = pattern.exec(line)?.[1]?.replace(/[\s,.;(–-]+$/, '');
      if (place !== undefined && place.length >= 2 && !/[<>{}@]|https?:/.test(place)) return place;
    }
  }
  return null;
}
