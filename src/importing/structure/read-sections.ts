import type { SourceResume } from '../json-resume/sections.ts';
import { readEducation } from './education.ts';
import type { Line } from './line.ts';
import type { Provenance } from './provenance.ts';
import type { Section } from './sections.ts';
import {
  readAwards,
  readCertificates,
  readInterests,
  readLanguages,
  readProjects,
  readPublications,
  readReferences,
} from './short-sections.ts';
import { readSkills } from './skills.ts';
import { readJobs } from './work.ts';

type Lists = Omit<SourceResume, 'basics' | 'extra'>;

/** Every section with a known heading; several of one kind are read one after the other. `prose` belongs to the summary. */
export function readSections(sections: readonly Section[], provenance: Provenance): { lists: Lists; prose: string[] } {
  const prose: string[] = [];
  const lists: Lists = {
    work: [],
    volunteer: [],
    education: [],
    projects: [],
    skills: [],
    certificates: [],
    awards: [],
    publications: [],
    languages: [],
    interests: [],
    references: [],
  };
  const readers: Partial<Record<Section['kind'], (lines: readonly Line[]) => void>> = {
    work: (lines) => lists.work.push(...readJobs(lines, 'work', lists.work.length, provenance)),
    volunteer: (lines) => lists.volunteer.push(...readJobs(lines, 'volunteer', lists.volunteer.length, provenance)),
    education: (lines) => lists.education.push(...readEducation(lines, lists.education.length, provenance)),
    projects: (lines) => lists.projects.push(...readProjects(lines)),
    skills: (lines) => {
      const { skills, prose: told } = readSkills(lines, lists.skills.length, provenance);
      lists.skills.push(...skills);
      prose.push(...told);
    },
    certificates: (lines) => lists.certificates.push(...readCertificates(lines)),
    awards: (lines) => lists.awards.push(...readAwards(lines)),
    publications: (lines) => lists.publications.push(...readPublications(lines)),
    languages: (lines) => lists.languages.push(...readLanguages(lines)),
    interests: (lines) => lists.interests.push(...readInterests(lines)),
    references: (lines) => lists.references.push(...readReferences(lines)),
  };
  for (const { kind, lines } of sections) readers[kind]?.(lines);
  return { lists, prose };
}
