/** "Bachelor of Science" and "Biology"; the area alone is left out where the degree's name has it already. */
import type { Profile } from '../../base/profile.ts';

/** "High School Diploma, General" */
const NO_FIELD = /^general(?: (?:studies|education))?$/i;

export function degreeParts({ studyType: written, area, institution }: Profile['education'][number]): string[] {
  // A "Diploma" of a high school is no diploma of any other kind.
  const isOfSchool =
    /^diploma$/iu.test(written ?? '') && area === null && /(?<!\p{L})high school(?!\p{L})/iu.test(institution ?? '');
  const studyType = isOfSchool ? 'High School Diploma' : written;
  const isNamed = area !== null && (studyType?.toLowerCase().includes(area.toLowerCase()) || NO_FIELD.test(area));
  // "GCSE" in "8 GCSEs incl. English".
  if (
    studyType &&
    area &&
    !isNamed &&
    new RegExp(`(?<!\\p{L})${RegExp.escape(studyType)}(?:s|es)?(?!\\p{L})`, 'iu').test(area)
  )
    return [area];
  if (studyType && area && repeats(studyType, area))
    return [studyType, withoutWords(area, studyType.split(' ').length)];
  return [studyType, isNamed ? null : area].filter((part) => part !== null && part !== '') as string[];
}

/** "Associate Degree" before "Assoc Degree Engineering": word for word the same, as far as they are spelled out. */
function repeats(studyType: string, area: string): boolean {
  const [said, again] = [studyType, area].map((text) => text.toLowerCase().split(/\.?\s+/));
  const areSame = said!.every((word, at) => (again![at] ?? '').length > 2 && word.startsWith(again![at]!));
  return areSame && said!.length > 1 && again!.length > said!.length;
}

const withoutWords = (text: string, count: number): string => text.split(/\s+/).slice(count).join(' ');
