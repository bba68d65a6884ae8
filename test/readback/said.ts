import type { Profile } from '../../src/base/profile.ts';

/** Spaces and hyphens are where lines break; letters are what was said. */
const letters = (text: string): string => text.normalize('NFC').replace(/[\s\u00ad\u200b-]+/gu, '');

/** What a profile says, in one form that can be compared: bullets in any order, because the job decides which comes first. */
export function saidOf({ basics, work, education, skills }: Profile) {
  return {
    name: basics.name,
    contacts: [basics.email, basics.phone, basics.location?.city ?? null],
    roles: work.flatMap(({ name, roles }) =>
      roles.map(({ position, start, end, highlights }) => ({
        name,
        position,
        start,
        end,
        bullets: highlights.map(({ text }) => letters(text)).toSorted(),
      })),
    ),
    schools: education.map(({ institution, studyType, area, start, end }) => ({
      institution,
      studyType,
      area,
      start,
      end,
    })),
    skills: skills.flatMap(({ keywords }) => keywords.map(({ text }) => text)).toSorted(),
  };
}
