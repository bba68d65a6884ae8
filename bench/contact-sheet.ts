/**
 * Twelve resumes and six letters of different professions, scripts and lengths on one picture, to be looked at. The
 * documents themselves lie beside it.
 *
 * `node bench/contact-sheet.ts [--template NAME] [--out FOLDER]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TEMPLATES, type Template } from '../src/base/documents/template.ts';
import { type GenerationInput, generate } from '../src/generation/generate.ts';
import { importProfile } from '../src/importing/import.ts';
import { readBack } from '../src/importing/pdf/read-back.ts';
import { say } from './support/figures.ts';
import { LETTERS, RESUMES } from './support/people/everyone.ts';
import type { Person } from './support/people/person.ts';
import { type Cell, drawSheet } from './support/sheet.ts';

const NOW = '2026-03-04T10:00:00Z';

function option(name: string): string | null {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? null : (process.argv[at + 1] ?? null);
}

const template = TEMPLATES.find((one) => one === option('template')) ?? 'classic';
const folder = path.resolve(option('out') ?? path.join(tmpdir(), 'contact-sheet'), template);

async function inputOf(kind: GenerationInput['kind'], person: Person, look: Template): Promise<GenerationInput> {
  const file = { bytes: Buffer.from(JSON.stringify(person.resume)), name: 'profile.json' };
  const { profile } = await importProfile(file, NOW);
  const letter = {
    hiringManagerName: person.called.length % 2 === 0 ? 'Jane Smith' : null,
    companyStreetAddress: '12 Canyon Road',
    companyCity: 'Springfield',
    companyState: null,
    companyZip: null,
    hiringManagerEmail: null,
    date: '2026-03-04',
    additionalContext: null,
  };
  return {
    kind,
    profile,
    request: {
      title: person.called,
      jobDescription: person.posting,
      companyUrl: null,
      letter: kind === 'resume' ? null : letter,
    },
    companyPage: null,
    template: look,
    now: NOW,
  };
}

async function cellsOf(kind: GenerationInput['kind'], person: Person): Promise<Cell[]> {
  const made = await generate(await inputOf(kind, person, template), { readBack });
  const caption = kind === 'resume' ? person.called : `${person.called}, letter`;
  const file = `${caption.replaceAll(/[ ,]+/g, '-').toLowerCase()}.pdf`;
  writeFileSync(path.join(folder, file), made.pdf);
  const { evidence } = made;
  say(
    `${caption}: ${made.pages} p, fill ${evidence.fill}, density ${evidence.density}, ${evidence.findings.length} repaired`,
  );
  return Array.from({ length: made.pages }, (_, at) => ({ caption, file, page: at + 1 }));
}

mkdirSync(folder, { recursive: true });
const cells: Cell[] = [];
for (const person of RESUMES) cells.push(...(await cellsOf('resume', person)));
for (const person of LETTERS) cells.push(...(await cellsOf('cover_letter', person)));
say(await drawSheet(folder, cells));
