import type { Section } from '../headings/section.ts';
import type { SourceEducation, SourceJob, SourceResume } from '../json-resume/sections.ts';
import { readEducation as readLearnedEducation } from '../learned/education.ts';
import { isLatin } from '../learned/script.ts';
import { readAwards, readCertificates, readPublications } from '../learned/statements.ts';
import { readJobs as readLearnedJobs } from '../learned/work.ts';
import { areSpoken, readLanguages } from '../lists/languages.ts';
import { readInterests, readReferences } from '../lists/short-sections.ts';
import { readSkills } from '../lists/skills.ts';
import { splitList } from '../lists/split-list.ts';
import { readEducation } from '../rules/education.ts';
import { readProjects } from '../rules/projects.ts';
import { readJobs } from '../rules/work.ts';
import type { Line } from './line.ts';
import { plausibleJobs, plausibleStudies } from './plausible.ts';
import { Provenance } from './provenance.ts';

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
    append(lists.skills, read.skills);
    append(lists.languages, readLanguages(read.languages, lists.languages.length, provenance));
    append(prose, read.prose);
  };
  const readers: Partial<Record<Section['kind'], (lines: readonly Line[]) => void>> = {
    work: (lines) => append(lists.work, jobs(lines, 'work', lists.work.length, provenance)),
    volunteer: (lines) => append(lists.volunteer, jobs(lines, 'volunteer', lists.volunteer.length, provenance)),
    education: (lines) => append(lists.education, studies(lines, lists.education.length, provenance)),
    projects: (lines) => append(lists.projects, readProjects(lines, lists.projects.length, provenance)),
    skills: readIntoSkills,
    certificates: (lines) => append(lists.certificates, readCertificates(lines, lists.certificates.length, provenance)),
    awards: (lines) => append(lists.awards, readAwards(lines, lists.awards.length, provenance)),
    publications: (lines) => append(lists.publications, readPublications(lines, lists.publications.length, provenance)),
    languages: (lines) => append(lists.languages, readLanguages(lines, lists.languages.length, provenance)),
    interests: (lines) => append(lists.interests, readInterests(lines, lists.interests.length, provenance)),
    references: (lines) => append(lists.references, readReferences(lines, lists.references.length, provenance)),
  };
  for (const [index, section] of sections.entries()) {
    const studies = COURSEWORK.test(section.heading?.text ?? '') ? lists.education[0] : undefined;
    if (studies) addCourses(studies, section.lines, provenance);
    else readers[kindOf(section, sections[index - 1])]?.(section.lines);
  }
  return { lists, prose };
}

/** What a name that is certain is worth, beside one that is a guess. */
const CERTAINTY = 0.5;
const CERTAIN = 0.85;

const certainty = ({ fields }: Provenance): number =>
  fields
    .filter(({ field }) => /\.(?:name|position|institution|studyType)$/.test(field))
    .reduce((sum, { confidence }) => sum + (confidence >= CERTAIN ? 1 : -1), 0);

/** Read by rules and by what was learned; the more plausible reading counts. */
function better<T>(read: readonly Reader<T>[], value: (items: readonly T[]) => number, provenance: Provenance): T[] {
  const readings = read.map((reader) => {
    const own = new Provenance();
    const items = reader(own);
    return { items, own, value: value(items) + CERTAINTY * certainty(own) };
  });
  const best = readings.reduce((most, one) => (one.value > most.value ? one : most));
  provenance.add(best.own);
  return best.items;
}

type Reader<T> = (provenance: Provenance) => T[];

const learned = <T>(lines: readonly Line[], reader: Reader<T>): Reader<T>[] => (isLatin(lines) ? [reader] : []);

const jobs = (lines: readonly Line[], path: string, from: number, provenance: Provenance): SourceJob[] =>
  better(
    [(own) => readJobs(lines, path, from, own), ...learned(lines, (own) => readLearnedJobs(lines, path, from, own))],
    plausibleJobs,
    provenance,
  );

const studies = (lines: readonly Line[], from: number, provenance: Provenance): SourceEducation[] =>
  better(
    [(own) => readEducation(lines, from, own), ...learned(lines, (own) => readLearnedEducation(lines, from, own))],
    plausibleStudies,
    provenance,
  );

/** Not by spreading: there may be more items than a call takes arguments. */
function append<T>(list: T[], items: readonly T[]): void {
  for (const item of items) list.push(item);
}

/** What was studied belongs to the latest studies, though it has a heading of its own. */
function addCourses(studies: SourceEducation, lines: readonly Line[], provenance: Provenance): void {
  if (lines[0]) provenance.note('education[0].courses', lines[0], 0.8);
  append(
    studies.courses,
    lines.flatMap((line) => line.cells.flatMap((cell) => splitList(cell.text))),
  );
}

/** Programmers have languages too: right under "Skills", a heading of that name is one of their groups. */
function kindOf({ kind, lines }: Section, before: Section | undefined): Section['kind'] {
  if (kind !== 'languages' || before?.kind !== 'skills' || before.lines.length > 0) return kind;
  const texts = lines.flatMap((line) => line.cells.flatMap((cell) => splitList(cell.text)));
  return areSpoken(texts) ? kind : 'skills';
}
