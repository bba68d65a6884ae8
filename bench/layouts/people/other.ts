/** What resumes hold besides a profile: sections of no kind, notes inside entries, and the long lists of scholars. */
import { type Note, OTHER_KINDS, type OtherSection, type Resume } from '../person.ts';
import { coined } from './coined.ts';
import type { FullName } from './contact.ts';
import { OTHER_LINES } from './other-lines.ts';
import { type Author, fill } from './sentences.ts';

const PROSE = new Set(['organisation', 'communication', 'leadership']);
const LONG = new Set(['talks', 'teaching', 'grants', 'reviewing', 'supervision']);

export function inventOther(author: Author): OtherSection[] {
  const { random, vocabulary } = author;
  return OTHER_KINDS.map((kind) => {
    const patterns = OTHER_LINES[vocabulary.language][kind];
    const count = kind === 'driving' ? 1 : PROSE.has(kind) ? random.int(1, 2) : random.int(1, LONG.has(kind) ? 7 : 4);
    const chosen = LONG.has(kind)
      ? Array.from({ length: count }, () => random.pick(patterns))
      : random.some(patterns, count);
    return { kind, lines: chosen.map((pattern) => fill(author, pattern, knownTo(author))) };
  });
}

function knownTo(author: Author): Record<string, string> {
  const { random } = author;
  const from = random.int(2004, 2022);
  const [paper, venue] = paperOf(author);
  const to = from + random.int(1, 4);
  return {
    year: String(random.int(2006, 2025)),
    from: String(from),
    to: String(to),
    paper,
    venue,
    person: personOf(author),
  };
}

function paperOf(author: Author): [string, string] {
  const { words, vocabulary } = author;
  const [name = '', venue] = fill(author, words.pick(vocabulary.publications)).split(' @ ');
  return [name, venue ?? words.pick(coined)];
}

function personOf({ random, words, country }: Author): string {
  const given = words.pick(random.chance(0.5) ? country.men : country.women);
  const family = words.pick(country.surnames);
  return random.chance(0.5) ? `${given} ${family}` : `${given[0]}. ${family}`;
}

/** More papers than most people have, with those who wrote them. */
export function inventPapers(author: Author, own: FullName): Resume['publications'] {
  const { random } = author;
  return Array.from({ length: random.int(3, 14) }, () => {
    const [name, publisher] = paperOf(author);
    const authors = Array.from({ length: random.int(0, 4) }, () => personOf(author));
    authors.splice(random.int(0, authors.length), 0, `${own.given[0]}. ${own.family}`);
    return { name, publisher, releaseDate: String(random.int(2006, 2025)), authors };
  });
}

export function jobNotes(author: Author): Note[] {
  const { random } = author;
  return [
    ...(random.chance(0.4) ? [{ kind: 'sector', text: fill(author, '{unit}') } satisfies Note] : []),
    ...(random.chance(0.25) ? [{ kind: 'department', text: fill(author, '{unit}') } satisfies Note] : []),
    ...(random.chance(0.4) ? [{ kind: 'website', text: websiteOf(author) } satisfies Note] : []),
  ];
}

export function studyNotes(author: Author): Note[] {
  const { random } = author;
  const level = random.int(4, 8);
  return [
    ...(random.chance(0.4) ? [{ kind: 'website', text: websiteOf(author) } satisfies Note] : []),
    ...(random.chance(0.5) ? [{ kind: 'eqf', text: String(level) } satisfies Note] : []),
    ...(random.chance(0.5) ? [{ kind: 'thesis', text: paperOf(author)[0] } satisfies Note] : []),
    ...(random.chance(0.4) ? [{ kind: 'advisor', text: `Prof. ${personOf(author)}` } satisfies Note] : []),
  ];
}

function websiteOf({ random, words, country }: Author): string {
  const name = words
    .pick(coined)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return `https://www.${name}.${random.pick(['com', 'org', 'eu', country.code.toLowerCase()])}`;
}
