/**
 * Whether others can read our pages: resumes in every template and on both papers, given to readers of many kinds. Each
 * gets a share by field. Readers that know of text only are judged by what a few lines of code would find in it: a
 * title and its dates must stand on one line, with a separator between them. A word counts when it stands alone.
 *
 * `node bench/readers.ts [--set FOLDER]... [--only TEXT] [--template T] [--paper P] [--open-resume FOLDER]
 * [--packages FOLDER] [--pdfs FOLDER] [--missed]`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { TEMPLATES } from '../src/base/documents/template.ts';
import { spanText } from '../src/generation/writing/dates.ts';
import { importProfile } from '../src/importing/import.ts';
import { say } from './support/figures.ts';
import { askOpenResume } from './support/readers/open-resume.ts';
import { packageReaders } from './support/readers/packages.ts';
import { PAPERS, type PrintedPage, printPage, sourcesIn } from './support/readers/pages.ts';
import { added, FIELDS, type Reading, type Shares, shareOfReading, shareOfText } from './support/readers/score.ts';
import { programReaders, RULE_READERS, type TextReader } from './support/readers/texts.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [] },
    only: { type: 'string', default: '' },
    template: { type: 'string' },
    paper: { type: 'string' },
    'open-resume': { type: 'string' },
    packages: { type: 'string' },
    pdfs: { type: 'string' },
    missed: { type: 'boolean', default: false },
  },
});

/** Shares by the name of who read. */
type Judge = (page: PrintedPage) => Promise<Record<string, Shares>>;

const asText =
  (reader: TextReader): Judge =>
  async (page) => ({ [reader.name]: shareOfText(await reader.read(page.pdf), page, reader.hasLines) });

const importer: Judge = async (page) => ({ 'our importer': shareOfReading(await importedFrom(page), page) });

/** Dates in the form in which they are printed. */
async function importedFrom({ pdf, ground }: PrintedPage): Promise<Reading> {
  const { profile } = await importProfile({ bytes: pdf, name: 'resume.pdf' }, ground.now);
  const { basics, work, education } = profile;
  const { lang } = ground.language;
  return {
    ...basics,
    work: work.flatMap(({ name, roles }) =>
      roles.map((role, at) => ({
        organisation: at === 0 ? name : null,
        title: role.position,
        dates: spanText(role, lang, ground.labels),
      })),
    ),
    education: education.map((school) => ({
      organisation: school.institution,
      title: [school.studyType, school.area].filter(Boolean).join(', '),
      dates: spanText(school, lang, ground.labels),
    })),
    bullets: work.flatMap(({ roles }) => roles.flatMap(({ highlights }) => highlights.map(({ text }) => text))),
  };
}

const openResume =
  (folder: string): Judge =>
  async (page) => {
    const { reading, known } = await askOpenResume(folder, page);
    return { OpenResume: shareOfReading(reading, page), '… of what its lists know': shareOfReading(reading, known) };
  };

function judges(): Judge[] {
  const texts = [...RULE_READERS, ...programReaders(), ...packageReaders(values.packages)];
  for (const { name, absent } of texts) if (absent !== null) say(`${name}: left out, ${absent}`);
  const folder = values['open-resume'];
  if (folder === undefined) say('OpenResume: left out, no folder was given (--open-resume)');
  return [
    importer,
    ...texts.filter((reader) => reader.absent === null).map(asText),
    ...(folder === undefined ? [] : [openResume(folder)]),
  ];
}

function rowOf(name: string, shares: Shares): string {
  const cells = FIELDS.map((field) => {
    const { read, of } = shares[field] ?? { read: 0, of: 0 };
    return (of === 0 ? '–' : (read / of).toFixed(of > read && read / of > 0.995 ? 4 : 2)).padStart(FIELD_WIDTH);
  });
  return name.padEnd(NAME_WIDTH) + cells.join('');
}

const NAME_WIDTH = 30;
const FIELD_WIDTH = 13;

async function main(): Promise<void> {
  const sources = sourcesIn(values.set).filter((source) => source.called.includes(values.only));
  const all = judges();
  if (values.pdfs !== undefined) mkdirSync(values.pdfs, { recursive: true });
  for (const template of TEMPLATES.filter((one) => values.template === undefined || one === values.template)) {
    for (const paper of PAPERS.filter((one) => values.paper === undefined || one === values.paper)) {
      const sums = new Map<string, Shares>();
      let pages = 0;
      for (const source of sources) {
        const page = await printPage(source, template, paper);
        pages += page.pages;
        if (values.pdfs !== undefined) {
          writeFileSync(path.join(values.pdfs, `${source.called}-${template}-${paper}.pdf`), page.pdf);
        }
        for (const judge of all) {
          for (const [name, shares] of Object.entries(await judge(page))) {
            sums.set(name, added(sums.get(name) ?? {}, shares));
            if (values.missed) sayMissed(`${source.called}, ${name}`, shares);
          }
        }
      }
      say(`\n${template} on ${paper}: ${sources.length} resumes, ${pages} pages`);
      say(' '.repeat(NAME_WIDTH) + FIELDS.map((field) => field.padStart(FIELD_WIDTH)).join(''));
      for (const [name, shares] of sums) say(rowOf(name, shares));
    }
  }
}

function sayMissed(of: string, shares: Shares): void {
  const missed = FIELDS.flatMap((field) => {
    const share = shares[field];
    return share === undefined || share.read === share.of ? [] : [`${field} ${share.read} of ${share.of}`];
  });
  if (missed.length > 0) say(`  ${of}: ${missed.join(', ')}`);
}

await main();
