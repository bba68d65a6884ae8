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

/** A long profile leaves something out; what it says of the rest is what has to come back. */
export function onlyPrinted(profile: Profile, ids: ReadonlySet<string>): Profile {
  const isPrinted = ({ id }: { id: string }): boolean => ids.has(id);
  return {
    ...profile,
    work: profile.work
      .map((employer) => ({
        ...employer,
        roles: employer.roles
          .filter((role) => isPrinted(role) || role.highlights.some(isPrinted))
          .map((role) => ({ ...role, highlights: role.highlights.filter(isPrinted) })),
      }))
      .filter((employer) => employer.roles.length > 0),
    skills: profile.skills.map((group) => ({ ...group, keywords: group.keywords.filter(isPrinted) })),
  };
}
