import type { ProfilePart } from '../../base/documents/profile-part.ts';
import type { Education, Employer, Fact, Profile, Project } from '../../base/profile.ts';

export type { ProfilePart };

/** What can stand on a resume by itself, or be left out of it, with the words that a person knows it by. */
export function profileParts(profile: Profile): ProfilePart[] {
  const { basics } = profile;
  return [
    ...facts('summary', [basics.summary]),
    ...profile.work.flatMap((employer) => rolesOf('work', employer)),
    ...profile.projects.flatMap(projectParts),
    ...profile.skills.flatMap(({ id, name, keywords }) =>
      keywords.length > 0 ? facts('skills', keywords) : entry('skills', id, [name]),
    ),
    ...profile.education.flatMap(educationParts),
    ...profile.certificates.flatMap((one) => entry('certificates', one.id, [one.name, one.issuer], one.date)),
    ...profile.awards.flatMap((one) => entry('awards', one.id, [one.title, one.awarder], one.date)),
    ...profile.publications.flatMap((one) => entry('publications', one.id, [one.name, one.publisher], one.releaseDate)),
    ...profile.languages.flatMap((one) => entry('languages', one.id, [one.language, one.fluency])),
    ...profile.volunteer.flatMap((employer) => rolesOf('volunteering', employer)),
    ...profile.interests.flatMap((one) => entry('interests', one.id, [one.name])),
  ];
}

type Section = ProfilePart['section'];

function rolesOf(section: Section, { name, roles }: Employer): ProfilePart[] {
  return roles.flatMap((role) => [
    ...entry(section, role.id, [role.position, name], role.start, role.current ? 'now' : role.end),
    ...facts(section, [...role.highlights, role.summary], role.id),
  ]);
}

function educationParts(item: Education): ProfilePart[] {
  return [
    ...entry('education', item.id, [item.studyType, item.area, item.institution], item.start, item.end),
    ...facts('education', [...item.highlights, ...item.courses], item.id),
  ];
}

function projectParts(project: Project): ProfilePart[] {
  return [
    ...entry('projects', project.id, [project.name, project.entity], project.start, project.end),
    ...facts('projects', [...project.highlights, project.description], project.id),
  ];
}

/** Nothing where it has no name. */
function entry(
  section: Section,
  id: string,
  names: readonly (string | null)[],
  ...dates: (string | null)[]
): ProfilePart[] {
  const years = [...new Set(dates.flatMap((date) => (date ? [date === 'now' ? date : date.slice(0, 4)] : [])))];
  const text = names.filter(Boolean).join(', ');
  if (text === '') return [];
  return [{ id, section, text: years.length === 0 ? text : `${text} (${years.join('–')})`, under: null }];
}

function facts(section: Section, all: readonly (Fact | null)[], under: string | null = null): ProfilePart[] {
  return all.flatMap((fact) => (fact === null || fact.text === '' ? [] : [{ ...fact, section, under }]));
}
