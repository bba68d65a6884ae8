import type { Resume, Study } from '../person.ts';
import type { Career } from './career.ts';
import { monthOf, slug, yearOf } from './career.ts';
import { placeName } from './employers.ts';
import type { Author } from './sentences.ts';
import { cityOf, familyOf, fill, gendered, writeBullets } from './sentences.ts';
import type { Family } from './vocabulary.ts';
import { professions } from './vocabulary.ts';

type Level = 'doctorate' | 'master' | 'bachelor' | 'vocational' | 'school';

/** Studies, newest first, that end about when the first job begins. */
export function inventEducation(author: Author, career: Career): Study[] {
  const { random } = author;
  if (random.chance(0.04)) return [];
  const levels = levelsOf(author);
  const dates = random.weighted([
    ['month', 45],
    ['year', 35],
    ['end', 12],
    ['none', 8],
  ] as const);
  const placed = random.chance(0.4);
  let end = Math.min(career.began + random.int(-3, 6), career.now + 12);
  return levels.map((level) => {
    const start = end - years(author, level) * 12;
    const study = inventStudy(author, level);
    if (dates !== 'none') study.endDate = dates === 'month' ? monthOf(end) : yearOf(end);
    if (dates === 'month' || dates === 'year') study.startDate = dates === 'month' ? monthOf(start) : yearOf(start);
    if (end > career.now && dates !== 'end') delete study.endDate;
    if (placed) study.location = placeName(author, random.pick(author.country.placeStyles));
    end = start - random.pick([0, 1, 3, 12]);
    return study;
  });
}

function levelsOf({ random, profession }: Author): Level[] {
  const training = professions[profession].training;
  const learned = training === 'either' ? random.pick(['degree', 'vocational'] as const) : training;
  const levels: Level[] =
    learned === 'doctorate'
      ? random.pick<Level[]>([
          ['doctorate', 'master', 'bachelor'],
          ['doctorate', 'bachelor'],
          ['doctorate', 'master'],
        ])
      : learned === 'degree'
        ? random.pick<Level[]>([['bachelor'], ['master', 'bachelor'], ['master', 'bachelor'], ['master']])
        : random.pick<Level[]>([['vocational'], ['vocational'], ['vocational', 'vocational'], []]);
  if (levels.length === 0 || random.chance(0.35)) levels.push('school');
  return levels;
}

function years({ random }: Author, level: Level): number {
  if (level === 'school') return random.int(3, 8);
  if (level === 'doctorate') return random.int(3, 6);
  return level === 'bachelor' ? random.int(3, 4) : random.int(1, 3);
}

function inventStudy(author: Author, level: Level): Study {
  const { random, words, vocabulary } = author;
  const areas = vocabulary.areas[familyOf(author.profession)];
  words.startEntry();
  const study: Study = {
    institution: schoolName(author, level),
    courses: [],
    highlights: [],
  };
  const tradeName = gendered(
    random.pick(words.allowed(vocabulary.titles[author.profession]).slice(1, 4)),
    author.female,
  );
  if (!random.chance(0.03))
    study.studyType = fill(author, random.pick(degreesOf(author, level)), {
      trade: tradeName,
    });
  if (level !== 'school' && !study.studyType?.includes(tradeName) && random.chance(0.93))
    study.area = words.pick(areas);
  if (random.chance(0.2)) study.score = random.pick(vocabulary.scores);
  if (level !== 'school' && random.chance(0.14)) study.courses = words.some(areas, random.int(2, 5));
  if (level !== 'school' && random.chance(0.2)) {
    study.highlights = words.some(vocabulary.studyHighlights, random.int(1, 3)).map((text) => fill(author, text));
  }
  return study;
}

function schoolName(author: Author, level: Level): string {
  const { words, vocabulary, country } = author;
  if (level === 'vocational') return fill(author, words.pick(vocabulary.colleges));
  return words.pick(level === 'school' ? country.schools : country.universities);
}

/** The degrees of a level that people of this family may have. */
function degreesOf({ vocabulary, country, profession }: Author, level: Level): string[] {
  return (country.degrees?.[level] ?? vocabulary.degrees[level]).flatMap((entry) => {
    const [name = '', only] = entry.split('#');
    return !only || only.split(',').includes(familyOf(profession)) ? [name] : [];
  });
}

export function inventVolunteering(author: Author, career: Career): Resume['volunteer'] {
  const { random, words, vocabulary } = author;
  if (!random.chance(0.15)) return [];
  let end = career.now - random.int(0, 30);
  return Array.from({ length: random.pick([1, 1, 2]) }, (_, at) => {
    const start = end - random.int(1, 48);
    const organization = fill(author, words.pick(vocabulary.volunteerPlaces));
    const dates =
      at === 0 && random.chance(0.4)
        ? { startDate: monthOf(start) }
        : { startDate: monthOf(start), endDate: monthOf(end) };
    const highlights = random.chance(0.5)
      ? writeBullets({ ...author, profession: 'socialWorker' }, random.int(1, 2), {})
      : [];
    end = start - random.int(0, 12);
    return {
      name: organization,
      position: gendered(words.pick(vocabulary.volunteerTitles), author.female),
      ...dates,
      highlights,
    };
  });
}

export function inventProjects(author: Author, career: Career): Resume['projects'] {
  const { random, words, vocabulary } = author;
  const family = familyOf(author.profession);
  if (!random.chance(['tech', 'data', 'science', 'engineering', 'media'].includes(family) ? 0.45 : 0.08)) return [];
  const dated = random.chance(0.5);
  return words.some(vocabulary.projects, random.int(1, 4)).map((pattern) => {
    const [name = '', description] = fill(author, pattern).split(': ');
    const project: Resume['projects'][number] = { name, highlights: [], keywords: [] };
    if (description && random.chance(0.8)) project.description = description[0]!.toUpperCase() + description.slice(1);
    if (random.chance(0.35)) project.highlights = writeBullets(author, random.int(1, 3), {});
    if (random.chance(0.4)) project.keywords = words.some(vocabulary.skills[family], random.int(2, 5));
    if (random.chance(0.2)) project.url = `https://github.com/${slug(name).slice(0, 14)}/${slug(name)}`;
    if (dated) {
      const start = career.now - random.int(3, 90);
      project.startDate = monthOf(start);
      if (random.chance(0.8)) project.endDate = monthOf(Math.min(career.now, start + random.int(0, 14)));
    }
    return project;
  });
}

/** Families whose skills are partly programs and tools. */
const usesSoftware: Family[] = ['tech', 'data', 'engineering', 'media', 'marketing', 'finance', 'office', 'management'];

export function inventSkills(author: Author): Resume['skills'] {
  const { random, words, vocabulary } = author;
  if (random.chance(0.08)) return [];
  const own = words.some(vocabulary.skills[familyOf(author.profession)], random.int(4, 14));
  const soft = random.chance(0.5) ? words.some(vocabulary.softSkills, random.int(2, 6)) : [];
  const { skillGroups } = vocabulary;
  if (random.chance(0.4)) return [...own, ...soft].map((name) => ({ name, keywords: [] }));
  if (random.chance(0.25)) return [{ keywords: [...own, ...soft] }];
  const cut = usesSoftware.includes(familyOf(author.profession))
    ? random.int(2, Math.max(2, own.length - 2))
    : own.length;
  return [
    { name: random.pick(skillGroups.hard), keywords: own.slice(0, cut) },
    { name: random.pick(skillGroups.tools), keywords: own.slice(cut) },
    { name: random.pick(skillGroups.soft), keywords: soft },
  ].filter((group) => group.keywords.length > 0);
}

export function inventCertificates(author: Author, career: Career): Resume['certificates'] {
  const { random, words, vocabulary } = author;
  if (!random.chance(0.4)) return [];
  const own = vocabulary.certificates[familyOf(author.profession)] ?? [];
  const chosen = [...words.some(own, random.int(1, 3)), ...words.some(vocabulary.anyCertificates, random.int(0, 2))];
  const withIssuer = random.chance(0.7);
  const dated = random.weighted([
    ['month', 35],
    ['year', 35],
    ['none', 30],
  ] as const);
  return chosen.map((entry) => {
    const [name = '', issuer] = fill(author, entry).split(' @ ');
    const when = random.int(Math.min(career.began, career.now - 12), career.now);
    return {
      name,
      ...(withIssuer && issuer && { issuer }),
      ...(dated !== 'none' && { date: dated === 'month' ? monthOf(when) : yearOf(when) }),
    };
  });
}

export function inventAwards(author: Author, career: Career): Resume['awards'] {
  const { random, words, vocabulary } = author;
  if (!random.chance(0.14)) return [];
  return words.some(vocabulary.awards, random.int(1, 3)).map((entry) => {
    const [title = '', awarder] = fill(author, entry).split(' @ ');
    const when = random.int(Math.min(career.began - 24, career.now - 12), career.now);
    return {
      title,
      ...(awarder && random.chance(0.75) && { awarder }),
      ...(random.chance(0.8) && { date: yearOf(when) }),
    };
  });
}

export function inventPublications(author: Author, career: Career): Resume['publications'] {
  const { random, words, vocabulary } = author;
  const academic = professions[author.profession].training === 'doctorate';
  if (!random.chance(academic ? 0.6 : 0.03)) return [];
  return words.some(vocabulary.publications, random.int(1, academic ? 5 : 2)).map((entry) => {
    const [name = '', publisher] = fill(author, entry).split(' @ ');
    const when = random.int(career.now - 120, career.now);
    return {
      name,
      ...(publisher && random.chance(0.85) && { publisher }),
      ...(random.chance(0.85) && { releaseDate: yearOf(when) }),
    };
  });
}

export function inventLanguages(author: Author): Resume['languages'] {
  const { random, vocabulary } = author;
  if (!random.chance(vocabulary.language === 'en' ? 0.35 : 0.75)) return [];
  const others = random.some(vocabulary.languages.slice(1), random.int(1, 3));
  const told = random.chance(0.85);
  return [vocabulary.languages[0]!, ...others].map((language, at) => ({
    language,
    ...(told && { fluency: random.pick(at === 0 ? vocabulary.mother : vocabulary.fluencies) }),
  }));
}

export function inventInterests({ random, vocabulary }: Author): Resume['interests'] {
  if (!random.chance(0.28)) return [];
  return random.some(vocabulary.interests, random.int(2, 6)).map((name) => ({ name }));
}

export function inventReferences(author: Author): Resume['references'] {
  const { random, words, vocabulary, country } = author;
  if (!random.chance(0.08)) return [];
  return Array.from({ length: random.int(1, 2) }, () => ({
    name: `${words.pick(random.chance(0.5) ? country.men : country.women)} ${words.pick(country.surnames)}`,
    ...(random.chance(0.8) && { reference: fill(author, words.pick(vocabulary.references)) }),
  }));
}

export function writeSummary(author: Author, career: Career): string {
  const { random, words, vocabulary } = author;
  const years = Math.max(1, Math.floor((career.now - career.began) / 12));
  const position = career.jobs[0]?.position;
  const known: Record<string, string> = {
    town: cityOf(words.pick(author.country.towns)),
    y: String(years),
    ...(position && !/[,(|–]| - /.test(position) && { title: position }),
  };
  const first = fill(author, words.pick(vocabulary.summaries.first), known);
  const more = words.some(
    vocabulary.summaries.more,
    random.weighted([
      [0, 25],
      [1, 30],
      [2, 25],
      [4, 15],
      [6, 5],
    ]),
  );
  return [first, ...more.map((sentence) => fill(author, sentence, known))].join(' ');
}
