import type { Half, Language, Person, Resume } from '../person.ts';
import { Random } from '../random.ts';
import * as background from './background.ts';
import { inventCareer } from './career.ts';
import { inventContact, inventName } from './contact.ts';
import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { italian } from './it/index.ts';
import { dutch } from './nl/index.ts';
import { inventOther, inventPapers, jobNotes, studyNotes } from './other.ts';
import { portuguese } from './pt/index.ts';
import type { Author } from './sentences.ts';
import { fill, gendered } from './sentences.ts';
import type { Profession, Vocabulary } from './vocabulary.ts';
import { professions } from './vocabulary.ts';
import { Words } from './words.ts';

export const vocabularies: Record<Language, Vocabulary> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
};

const languageShares: [Language, number][] = [
  ['en', 50],
  ['de', 14],
  ['fr', 12],
  ['es', 8],
  ['it', 6],
  ['pt', 5],
  ['nl', 5],
];

/** A person who never lived; the same seed and half always give the same one. */
export function inventPerson(seed: number, half: Half): Person {
  const random = new Random(half === 'seen' ? seed : seed + 0x40000000);
  const vocabulary = vocabularies[random.weighted(languageShares)];
  const words = new Words(random, half);
  const country = random.weighted(vocabulary.countries.map((each) => [each, each.weight] as const));
  const author: Author = {
    random,
    words,
    vocabulary,
    country,
    profession: chooseProfession(random, words, vocabulary),
    female: random.chance(0.5),
  };
  const student = professions[author.profession].training !== 'vocational' && random.chance(0.1);
  const career = inventCareer(author, student);
  const name = inventName(author);
  const label = random.chance(0.55) ? (career.jobs[0]?.position ?? fill(author, '{title}')) : undefined;
  const resume: Resume = {
    basics: {
      name: name.written,
      ...(label && { label: gendered(label, author.female) }),
      ...(random.chance(0.62) && { summary: background.writeSummary(author, career) }),
      ...inventContact(author, name),
    },
    work: career.jobs,
    volunteer: background.inventVolunteering(author, career),
    education: background.inventEducation(author, career),
    projects: background.inventProjects(author, career),
    skills: background.inventSkills(author),
    certificates: background.inventCertificates(author, career),
    awards: background.inventAwards(author, career),
    publications: background.inventPublications(author, career),
    languages: background.inventLanguages(author),
    interests: background.inventInterests(author),
    references: background.inventReferences(author),
    other: inventOther(author),
  };
  const papers = inventPapers(author, name);
  const work = resume.work.map((job) => ({ ...job, notes: jobNotes(author) }));
  const education = resume.education.map((study) => ({ ...study, notes: studyNotes(author) }));
  return { language: vocabulary.language, resume: { ...resume, work, education }, papers };
}

function chooseProfession(random: Random, words: Words, vocabulary: Vocabulary): Profession {
  const known = (Object.keys(professions) as Profession[]).filter(
    (each) => words.allowed(vocabulary.titles[each]).length > 1,
  );
  return random.pick(known);
}
