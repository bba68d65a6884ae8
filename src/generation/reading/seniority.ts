/** How high the job stands, from its title first, then from the years it asks for. */
export type Seniority = 'entry' | 'middle' | 'senior' | 'lead' | 'executive';

const BY_TITLE: readonly (readonly [Seniority, RegExp])[] = [
  ['executive', /\b(?:chief|ceo|cfo|cto|coo|vp|vice president|president|director|partner|direktor|directeur)\b/i],
  [
    'lead',
    /\b(?:head|lead|manager|principal|supervisor|foreman|leiter|leiterin|chef de|responsable|jefe|superintendent)\b/i,
  ],
  ['senior', /\b(?:senior|sr\.?|staff engineer|experienced|specialist iii|expert)\b/i],
  [
    'entry',
    /\b(?:junior|jr\.?|trainee|intern|internship|apprentice|graduate|entry[- ]level|assistant|aide|praktikant|stagiaire|azubi)\b/i,
  ],
];
const NOT_LEADING =
  /\b(?:account|project|case|product|office|head chef de partie|lead generation) manager\b|\blead generation\b/i;

const SENIOR_YEARS = 6;
const MIDDLE_YEARS = 2;

export function seniorityOf(title: string | null, yearsAsked: number | null): Seniority | null {
  const named = title === null ? undefined : BY_TITLE.find(([, words]) => words.test(title))?.[0];
  if (named !== undefined && !(named === 'lead' && NOT_LEADING.test(title!))) return named;
  if (yearsAsked === null) return named === undefined ? null : 'middle';
  if (yearsAsked >= SENIOR_YEARS) return 'senior';
  return yearsAsked >= MIDDLE_YEARS ? 'middle' : 'entry';
}
