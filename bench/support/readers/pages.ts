/** Pages to be read, each with what is printed on it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Template } from '../../../src/base/documents/template.ts';
import { isLetter } from '../../../src/generation/composing/composed.ts';
import { requiredTexts } from '../../../src/generation/composing/printed.ts';
import { type DocumentContext, documentContextOf } from '../../../src/generation/document-context.ts';
import type { GenerationInput } from '../../../src/generation/input.ts';
import { matchProfile } from '../../../src/generation/matching/match.ts';
import { compose, finish } from '../../../src/generation/producing.ts';
import { stopwatch } from '../../../src/generation/stopwatch.ts';
import { openEngine, resetEngine } from '../../../src/generation/typesetting/engine.ts';
import type { Entry, ResumePage } from '../../../src/generation/typesetting/page.ts';
import { importProfile } from '../../../src/importing/import.ts';
import { readBack } from '../../../src/importing/pdf/read-back.ts';
import { RESUMES } from '../people/everyone.ts';

const NOW = '2026-11-01T00:00:00Z';
const GOLD = path.join(import.meta.dirname, '../../gold');

export const PAPERS = ['a4', 'us-letter'] as const;
export type Paper = (typeof PAPERS)[number];

export interface Source {
  called: string;
  resume: Uint8Array;
  posting: string;
}

/** One job or one school, as it is printed. */
export interface PrintedRole {
  /** Only where it stands right above the role. */
  organisation: string | null;
  title: string | null;
  dates: string | null;
}

export interface PrintedPage {
  called: string;
  pdf: Uint8Array;
  pages: number;
  ground: DocumentContext;
  name: string;
  email: string | null;
  phone: string | null;
  /** All parts of the contact line. */
  contact: string[];
  work: PrintedRole[];
  education: PrintedRole[];
  /** Those of the jobs. */
  bullets: string[];
  /** Everything. */
  texts: string[];
}

/** The gold cases and the people of the contact sheet; or the cases in these folders, made like gold cases. */
export function sourcesIn(folders: readonly string[]): Source[] {
  if (folders.length > 0) return folders.flatMap(casesIn);
  const people = RESUMES.map(({ called, resume, posting }) => ({
    called,
    resume: Buffer.from(JSON.stringify(resume)),
    posting,
  }));
  return [...casesIn(GOLD), ...people];
}

function casesIn(folder: string): Source[] {
  return readdirSync(folder)
    .filter((id) => existsSync(path.join(folder, id, 'profile.json')))
    .toSorted()
    .map((id) => ({
      called: id,
      resume: readFileSync(path.join(folder, id, 'profile.json')),
      posting: readFileSync(path.join(folder, id, 'job.txt'), 'utf8'),
    }));
}

export async function printPage(source: Source, template: Template, paper?: Paper): Promise<PrintedPage> {
  const { profile } = await importProfile({ bytes: source.resume, name: 'profile.json' }, NOW);
  const request = { title: source.called, jobDescription: source.posting, companyUrl: null, letter: null };
  const input: GenerationInput = { kind: 'resume', profile, request, companyPage: null, template, now: NOW };
  const ground = documentContextOf(paper === undefined ? input : { ...input, paper });
  await openEngine(ground.families);
  try {
    const timings = stopwatch();
    const first = compose(
      'resume',
      ground,
      matchProfile(ground.profile, ground.posting, ground.now),
      timings,
      () => {},
    );
    const { composed, pdf, pages } = await finish(first, ground, readBack, timings);
    if (isLetter(composed.page)) throw new Error('A letter was made of a resume.');
    return { called: source.called, pdf, pages: pages.length, ground, ...printedOn(composed.page) };
  } finally {
    resetEngine();
  }
}

function printedOn(page: ResumePage): Omit<PrintedPage, 'called' | 'pdf' | 'pages' | 'ground'> {
  const contact = (scheme: string): string | null =>
    page.contact.find((line) => line.url?.startsWith(scheme))?.text ?? null;
  const entriesOf = (name: string): Entry[] =>
    page.sections.flatMap((section) => (section.kind === 'entries' && section.name === name ? section.entries : []));
  const work = entriesOf('experience');
  return {
    name: page.name.text,
    email: contact('mailto:'),
    phone: contact('tel:'),
    contact: page.contact.map((line) => line.text),
    work: work.flatMap(rolesOf),
    education: entriesOf('education').flatMap(rolesOf),
    bullets: work.flatMap((entry) => entry.roles.flatMap((role) => role.bullets.map((line) => line.text))),
    texts: requiredTexts(page),
  };
}

function rolesOf({ heading, roles }: Entry): PrintedRole[] {
  return roles.map(({ title, dates }, at) => ({
    organisation: at === 0 ? (heading?.text ?? null) : null,
    title: title?.text ?? null,
    dates,
  }));
}
