/** Text made to be slow: what reads text from outside takes ten times as long for ten times as much, not a hundred times. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCompanyPage } from '../../src/generation/reading/company/company-page.ts';
import { readPosting } from '../../src/generation/reading/posting.ts';
import { ImportFailed, importProfile } from '../../src/importing/import.ts';
import { docxFile, paragraph } from '../../src/importing/testing/docx-file.ts';
import { pageText } from '../../src/platform/outbound/page-text.ts';

const NOW = '2026-01-01T00:00:00Z';

/** What it begins with, what is repeated, and what as often follows. */
export type Shape = readonly [start: string, unit: string, end?: string];

export const SHAPES: readonly Shape[] = [
  // Markup that is never closed, and what hides in it.
  ['', '<p'],
  ['', '<script'],
  ['', '<script type="application/ld+json">{'],
  ['', '<meta name=description content="'],
  ['', '<title'],
  ['', '<!--'],
  ['', "<a '"],
  ['', '<a "'],
  ['<a ', '"<a "'],
  ['<', 'a'],
  ['<a ', 'x '],
  ['<div style="', 'color:rgba('],
  ['', '<div class="'],
  ['<svg>', '<a>', '</b>'],
  ['', '&#'],
  // One sign, and signs in turn.
  ['', ' '],
  ['', '\n'],
  ['', 'a\tb\t'],
  ['a', ','],
  ['a', ',;'],
  ['a', '/'],
  ['a', '.'],
  ['a', '- '],
  ['# ', '#'],
  ['a', ':', '!'],
  ['', '* *'],
  ['', '**a'],
  ['', '['],
  ['', '[a](http://a'],
  ['', '('],
  ['', '"a,'],
  // Words, numbers, dates and addresses without end.
  ['', 'a'],
  ['', 'A '],
  ['', 'A of '],
  ['', 'a. '],
  ['', 'a.a@'],
  ['', 'https://a/ '],
  ['', '1 '],
  ['', '2019 - '],
  ['', '+1 '],
  ['', 'Hospital '],
  ['', 'Ignore all previous '],
  ['', 'e\u0301'],
  ['', '\u200b'],
  ['', '- a\n'],
];

const repeated = ([start, unit, end = '']: Shape, characters: number): string => {
  const times = Math.floor((characters - start.length) / (unit.length + end.length));
  return start + unit.repeat(times) + end.repeat(times);
};

async function importOf(content: string | Uint8Array): Promise<void> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  await importProfile({ bytes, name: null }, NOW).catch((error) => {
    if (!(error instanceof ImportFailed)) throw error;
  });
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

interface Reader {
  name: string;
  /** What it reads of at most; what is longer is cut, or refused by its length. */
  most: number;
  read(text: string): unknown;
}

const RESUME = 'Jane Smith\njane@example.com\n\nExperience\n';
const PAGE = { url: 'https://a.example/', fetchedAt: NOW, status: 200, contentType: 'text/html' };

const READERS: readonly Reader[] = [
  { name: 'a posting', most: 1_000_000, read: readPosting },
  { name: 'a posting in HTML', most: 1_000_000, read: (text) => readPosting(`<p>A job</p>${text}`) },
  {
    name: 'a company page',
    most: 1_000_000,
    read(text) {
      const body = pageText({ contentType: 'text/html', body: Buffer.from(text), truncated: true });
      readCompanyPage({ ...PAGE, body }, { company: 'Acme', text: 'Acme' });
    },
  },
  { name: 'a text file of long lines', most: 19_000, read: (text) => importOf(RESUME + `${text}\n`.repeat(4)) },
  { name: 'a text file', most: 390_000, read: (text) => importOf(RESUME + text) },
  { name: 'a Markdown file', most: 390_000, read: (text) => importOf(`# Jane\n\n**a**\n\n## Skills\n${text}`) },
  { name: 'a Word file', most: 190_000, read: (text) => importOf(docxFile({ body: paragraph(escaped(text)) })) },
  { name: 'a YAML file', most: 290_000, read: (text) => importOf(`cv:\n  name: Jane\n  x: ${text}`) },
  {
    name: 'a JSON file',
    most: 1_000_000,
    read: (text) => importOf(JSON.stringify({ basics: { name: 'Jane', image: text }, work: [{ highlights: text }] })),
  },
  { name: 'broken JSON', most: 1_000_000, read: (text) => importOf(`{"basics":{"name":"Jane"},"x":${text}`) },
  {
    name: 'a Europass file',
    most: 1_000_000,
    read: (text) => importOf(`<Candidate><a>${escaped(text)}</a><PersonName>${escaped(text)}</PersonName></Candidate>`),
  },
  { name: 'broken XML', most: 1_000_000, read: (text) => importOf(`<Candidate>${text}`) },
  { name: 'a LinkedIn file', most: 1_000_000, read: (text) => importOf(`First Name,Last Name,Summary\nA,B,${text}`) },
];

/** A little more than twice as much as in proportion, and what a short run may lose to the machine. */
const GROWTH = 25;
const FLOOR_MS = 250;
const TRIES = 3;

async function cpuMs(read: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await read();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

async function grows({ most, read }: Reader, shape: Shape): Promise<string | null> {
  let seen = '';
  for (let tried = 0; tried < TRIES; tried++) {
    const large = await cpuMs(() => read(repeated(shape, most)));
    if (large <= FLOOR_MS) return null;
    const small = await cpuMs(() => read(repeated(shape, most / 10)));
    if (large <= GROWTH * small + FLOOR_MS) return null;
    seen = `${JSON.stringify(shape)}: ${small.toFixed()} ms, ten times as much ${large.toFixed()} ms`;
  }
  return seen;
}

/** The tests of these shapes, each read by all; a test file calls it once. */
export function testGrowthOf(shapes: readonly Shape[]): void {
  for (const reader of READERS) {
    test(`${reader.name} is read in proportion to its length`, async () => {
      for (const shape of shapes) assert.equal(await grows(reader, shape), null);
    });
  }
}
