import type { SourceEducation, SourceResume } from '../json-resume/sections.ts';
import { readEducation } from './education.ts';
import { areSpoken, readLanguages } from './languages.ts';
import type { Line } from './line.ts';
import { readProjects } from './projects.ts';
import type { Provenance } from './provenance.ts';
import type { Section } from './sections.ts';
import { readAwards, readCertificates, readInterests, readPublications, readReferences } from './short-sections.ts';
import { readSkills } from './skills.ts';
import { splitList } from './split-list.ts';
import { readJobs } from './work.ts';

const COURSEWORK = /^\W*(?:relevant |related |selected |key )?course ?work\W*$/i;

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
  const readIntoSkills = (lines: readonly Line[]): void => {
    const read = readSkills(lines, lists.skills.length, provenance);
    lists.skills.push(...read.skills);
    lists.languages.push(...readLanguages(read.languages, lists.languages.length, provenance));
    prose.push(...read.prose);
  };
  const readers: Partial<Record<Section['kind'], (lines: readonly Line[]) => void>> = {
    work: (lines) => lists.work.push(...readJobs(lines, 'work', lists.work.length, provenance)),
    volunteer: (lines) => lists.volunteer.push(...readJobs(lines, 'volunteer', lists.volunteer.length, provenance)),
    education: (lines) => lists.education.push(...readEducation(lines, lists.education.length, provenance)),
    projects: (lines) => lists.projects.push(...readProjects(lines, lists.projects.length, provenance)),
    skills: readIntoSkills,
    certificates: (lines) => lists.certificates.push(...readCertificates(lines, lists.certificates.length, provenance)),
    awards: (lines) => lists.awards.push(...readAwards(lines, lists.awards.length, provenance)),
    publications: (lines) => lists.publications.push(...readPublications(lines, lists.publications.length, provenance)),
    languages: (lines) => lists.languages.push(...readLanguages(lines, lists.languages.length, provenance)),
    interests: (lines) => lists.interests.push(...readInterests(lines, lists.interests.length, provenance)),
    references: (lines) => lists.references.push(...readReferences(lines, lists.references.length, provenance)),
  };
  for (const [index, section] of sections.entries()) {
    const studies = COURSEWORK.test(section.heading?.text ?? '') ? lists.education[0] : undefined;
    if (studies) addCourses(studies, section.lines, provenance);
    else readers[kindOf(section, sections[index - 1])]?.(section.lines);
  }
  return { lists, prose };
}

/** What was studied belongs to the latest studies, though it has a heading of its own. */
function addCourses(studies: SourceEducation, lines: readonly Line[], provenance: Provenance): void {
  if (lines[0]) provenance.note('education[0].courses', lines[0], 0.8);
  studies.courses.push(...lines.flatMap((line) => line.cells.flatMap((cell) => splitList(cell.text))));
}

/** Programmers have languages too: right under "Skills", a heading of that name is one of their groups. */
function kindOf({ kind, lines }: Section, before: Section | undefined): Section['kind'] {
  if (kind !== 'languages' || before?.kind !== 'skills' || before.lines.length > 0) return kind;
  const texts = lines.flatMap((line) => line.cells.flatMap((cell) => splitList(cell.text)));
  return areSpoken(texts) ? kind : 'skills';
}
