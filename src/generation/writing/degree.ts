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
  return [studyType, isNamed ? null : area].filter((part) => part !== null && part !== '') as string[];
}
