import { isStreet } from '../contact/location.ts';
import { findDateSpan } from '../dates/date-span.ts';
import { fieldOfStudy, plainFacts } from '../forms/fact-lines.ts';
import { formEntries } from '../forms/form-entries.ts';
import type { Section } from '../headings/section.ts';
import type { SourceEducation, SourceJob, SourceResume } from '../json-resume/sections.ts';
import { readEducation as readLearnedEducation, toStudies } from '../learned/education.ts';
import { isLearnedScript } from '../learned/script.ts';
import { readAwards, readCertificates, readPublications } from '../learned/statements.ts';
import { readJobs as readLearnedJobs, toJobs } from '../learned/work.ts';
import type { Line } from '../lines/line.ts';
import { takeLanguageGrid } from '../lists/language-grid.ts';
import { areSpoken, readLanguages } from '../lists/languages.ts';
import { readInterests, readReferences } from '../lists/short-sections.ts';
import { readSkills } from '../lists/skills.ts';
import { splitList } from '../lists/split-list.ts';
import { readEducation } from '../rules/education.ts';
import { employersFromTitles, splitEmployers, withoutPreposition } from '../rules/employers-in-titles.ts';
import { withoutEntryBullets } from '../rules/entry-bullets.ts';
import { readProjects } from '../rules/projects.ts';
import { readJobs } from '../rules/work.ts';
import { plausibleJobs, plausibleStudies } from './plausible.ts';
import { Provenance } from './provenance.ts';
import { tidyStudies } from './tidy-studies.ts';
import { degreeScore, schoolScore, titleScore } from './vocabulary.ts';

const WEBSITE = /^(?:https?:\/\/|www\.)\S+$/i;
const STREET_WORD =
  /(?<!\p{L})(?:street|st|road|rd|avenue|ave|lane|ln|drive|boulevard|blvd|square|rue|place|chemin|allée|calle|avenida|paseo|plaza|via|viale|corso|piazza|rua|praça|travessa|\p{L}*(?:straße|strasse|str\.|weg|allee|platz|gasse|straat|laan|plein))(?!\p{L})/iu;
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
  const withoutGrid = (lines: readonly Line[]): Line[] => {
    const { languages, rest } = takeLanguageGrid(lines, lists.languages.length, provenance);
    append(lists.languages, languages);
    return rest;
  };
  const readIntoSkills = (lines: readonly Line[]): void => {
    const read = readSkills(withoutGrid(lines), lists.skills.length, provenance);
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
    languages: (lines) => {
      const rest = withoutGrid(lines);
      append(lists.languages, readLanguages(rest, lists.languages.length, provenance));
    },
    interests: (lines) => append(lists.interests, readInterests(lines, lists.interests.length, provenance)),
    references: (lines) => append(lists.references, readReferences(lines, lists.references.length, provenance)),
  };
  const unnamedWork = findUnnamedWork(sections);
  for (const [index, section] of sections.entries()) {
    const studies = COURSEWORK.test(section.heading?.text ?? '') ? lists.education[0] : undefined;
    if (studies) addCourses(studies, section.lines, provenance);
    else if (section === unnamedWork) readers.work!(section.lines);
    else if (isFurtherTraining(section, sections)) readers.certificates!(section.lines);
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

const learned = <T>(lines: readonly Line[], reader: Reader<T>): Reader<T>[] => (isLearnedScript(lines) ? [reader] : []);

function jobs(section: readonly Line[], path: string, from: number, provenance: Provenance): SourceJob[] {
  const form = formEntries(section, 'work');
  if (form !== null) return splitEmployers(toJobs(form, path, from, provenance));
  const lines = withoutEntryBullets(plainFacts(section, 'work')).filter((line) => !isAddress(line));
  return splitEmployers(
    employersFromTitles(
      better(
        [
          (own) => readJobs(lines, path, from, own),
          ...learned(lines, (own) => readLearnedJobs(lines, path, from, own)),
        ],
        plausibleJobs,
        provenance,
      ),
    ).map((job) => ({ ...job, name: withoutPreposition(job.name) })),
  );
}

/** Where an employer is to be found is no part of a profile; read as a name it would take the employer's place. */
const isAddress = ({ text, bullet }: Line): boolean =>
  !bullet && (WEBSITE.test(text) || (isStreet(text) && STREET_WORD.test(text)));

function studies(section: readonly Line[], from: number, provenance: Provenance): SourceEducation[] {
  const form = formEntries(section, 'education');
  if (form !== null) return toStudies(form, from, provenance);
  const lines = withoutEntryBullets(plainFacts(section, 'education'));
  return better(
    [(own) => readEducation(lines, from, own), ...learned(lines, (own) => readLearnedEducation(lines, from, own))],
    plausibleStudies,
    provenance,
  )
    .map((one) => ({ ...one, institution: withoutPreposition(one.institution) }))
    .map(withFieldOfStudy)
    .map(tidyStudies);
}

function withFieldOfStudy(studies: SourceEducation): SourceEducation {
  const named = studies.highlights.find((item) => fieldOfStudy(item) !== null);
  if (named === undefined || studies.area !== null) return studies;
  return {
    ...studies,
    area: fieldOfStudy(named),
    highlights: studies.highlights.filter((item) => item !== named),
  };
}

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

const TRAINING =
  /^\W*(?:(?:further|professional|continuing|vocational|additional) )?(?:training|weiterbildung(?:en)?|fortbildung(?:en)?|berufliche weiterbildung|formation continue|formations complémentaires|formación complementaria|formazione continua|formação complementar|bijscholing|nascholing)(?:\W+(?:and|und|et|y|e|en)\W+\p{L}+)?\W*$/iu;

/** Beside a section of studies, further training is a list of courses and certificates. */
function isFurtherTraining({ kind, heading, lines }: Section, sections: readonly Section[]): boolean {
  const isTraining = (section: Section): boolean => TRAINING.test(section.heading?.text ?? '');
  if (kind !== 'education' || !heading || !TRAINING.test(heading.text)) return false;
  if (lines.some(({ text }) => degreeScore(text) > 2 && schoolScore(text) > 0)) return false;
  return sections.some((other) => other.kind === 'education' && other.lines.length > 0 && !isTraining(other));
}

const FEWEST_PERIODS = 2;

/** Of a resume that names no work: what tells of the most times, under a heading that we do not know. */
function findUnnamedWork(sections: readonly Section[]): Section | null {
  if (sections.some(({ kind, lines }) => kind === 'work' && lines.length > 0)) return null;
  const periods = ({ lines }: Section): number =>
    lines.filter(({ text, bullet }) => !bullet && findDateSpan(text)?.single === false).length;
  const titles = ({ lines }: Section): number =>
    lines.filter(({ text, bullet }) => !bullet && titleScore(text) > 0).length;
  const unknown = sections.filter(
    (section) =>
      section.kind === 'unknown' && periods(section) >= FEWEST_PERIODS && titles(section) >= periods(section) / 2,
  );
  return unknown.toSorted((one, other) => periods(other) - periods(one))[0] ?? null;
}

/**
 * A form says what it is about, whatever its heading. And programmers have languages too: right under "Skills", a heading of
 * that name is one of their groups.
 */
function kindOf({ kind, lines }: Section, before: Section | undefined): Section['kind'] {
  if (kind === 'unknown')
    return (['work', 'education'] as const).find((form) => formEntries(lines, form) !== null) ?? kind;
  if (kind !== 'languages' || before?.kind !== 'skills' || before.lines.length > 0) return kind;
  const texts = lines.flatMap((line) => line.cells.flatMap((cell) => splitList(cell.text)));
  return areSpoken(texts) ? kind : 'skills';
}
