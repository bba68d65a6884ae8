import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { normalizeCalendarDate } from '../base/dates.ts';
import type { CompanyPage, LetterFields } from '../base/documents/document-request.ts';
import { ACCENTS, type Accent, TEMPLATES, type Template } from '../base/documents/template.ts';
import { AppError } from '../base/errors.ts';
import { readConfig } from '../config.ts';
import type { Drafted } from '../domain/documents/producing/drafting.ts';
import type { Generated, GenerationInput } from '../generation/generate.ts';
import type { ImportResult } from '../importing/import.ts';
import type { Sandbox } from '../platform/sandbox/pool.ts';
import { OF_ONE_PERSON, openImportSandbox } from '../sandbox-tasks.ts';
import { openDrafting } from '../wire-language-model.ts';
import { type Call, type Command, parseInstant } from './command-line/command.ts';
import { checkTypesettingPackages } from './server/packages.ts';

const LETTER_OPTIONS = [
  'hiring-manager-name',
  'company-street-address',
  'company-city',
  'company-state',
  'company-zip',
  'hiring-manager-email',
  'date',
  'additional-context',
] as const;

export const renderCommands: Command[] = [
  {
    name: 'render',
    summary: 'Make one PDF, and a Word file beside it, without server, database or account',
    usage: `--profile F --job F --out F.pdf [--docx F.docx] [--letter ${LETTER_OPTIONS.map((name) => `[--${name} T]`).join(' ')}] [--title T] [--template ${TEMPLATES.join('|')}] [--accent ${ACCENTS.join('|')}] [--company-page F.html] [--evidence F.json] [--now ISO]`,
    values: [
      'profile',
      'job',
      'out',
      'docx',
      'title',
      'template',
      'accent',
      'company-page',
      'evidence',
      'now',
      ...LETTER_OPTIONS,
    ],
    flags: ['letter'],
    run: render,
  },
];

async function render(call: Call) {
  const profileFile = call.required('profile');
  const out = call.required('out');
  const now = call.optional('now');
  const when = (now === null ? new Date() : parseInstant(now, 'now')).toISOString();
  const job = (await readInput(call.required('job'))).toString('utf8');
  const pageFile = call.optional('company-page');
  const companyPage = pageFile === null ? null : await readCompanyPage(pageFile, when);
  checkTypesettingPackages();
  const sandbox = openImportSandbox(1, () => {}, OF_ONE_PERSON);
  try {
    const file = { bytes: new Uint8Array(await readInput(profileFile)), name: path.basename(profileFile) };
    const { profile } = await sandbox.run<ImportResult>('import', { file, now: when });
    const input: GenerationInput = {
      kind: call.flag('letter') ? 'cover_letter' : 'resume',
      profile,
      request: {
        title: call.optional('title') ?? path.basename(out, path.extname(out)),
        jobDescription: job,
        companyUrl: companyPage?.url ?? null,
        letter: call.flag('letter') ? letterFields(call) : null,
      },
      companyPage,
      template: templateOf(call),
      ...accentOf(call),
      now: when,
    };
    const drafted = await draftFor(call, input, sandbox);
    const made = await sandbox.run<Generated>(
      'generate',
      { ...input, ...drafted },
      { onProgress: (stage) => call.say(`${stage} …`) },
    );
    await writeOutput(out, made.pdf);
    const docx = call.optional('docx');
    if (docx !== null) await writeOutput(docx, await sandbox.run<Uint8Array>('word', made.evidence));
    const evidence = call.optional('evidence');
    if (evidence !== null) await writeOutput(evidence, `${JSON.stringify(made.evidence, null, 2)}\n`);
    return { out, pages: made.pages, bytes: made.pdf.byteLength, docx, evidence };
  } finally {
    await sandbox.close();
  }
}

/** With the language model of the settings, where there is one. */
async function draftFor(call: Call, input: GenerationInput, sandbox: Sandbox): Promise<Drafted | null> {
  const config = call.env.LLM_MODEL?.trim() ? readConfig(call.env).languageModel : null;
  const drafting = openDrafting(config, { log: call.say }, () => sandbox);
  if (drafting === null) return null;
  call.say('Asking the language model …');
  return drafting.write(input, new AbortController().signal);
}

function templateOf(call: Call): Template {
  const name = call.optional('template') ?? 'classic';
  const known = TEMPLATES.find((template) => template === name);
  if (known === undefined) throw new AppError('VALIDATION_ERROR', `--template must be ${TEMPLATES.join(' or ')}.`);
  return known;
}

function accentOf(call: Call): { accent?: Accent } {
  const name = call.optional('accent');
  if (name === null) return {};
  const accent = ACCENTS.find((known) => known === name);
  if (accent === undefined) throw new AppError('VALIDATION_ERROR', `--accent must be ${ACCENTS.join(' or ')}.`);
  return { accent };
}

function letterFields(call: Call): LetterFields {
  const date = call.optional('date');
  const normalized = date === null ? null : normalizeCalendarDate(date);
  if (date !== null && normalized === null) {
    throw new AppError('VALIDATION_ERROR', '--date must be a calendar date such as 2026-03-09.');
  }
  return {
    hiringManagerName: call.optional('hiring-manager-name'),
    companyStreetAddress: call.optional('company-street-address'),
    companyCity: call.optional('company-city'),
    companyState: call.optional('company-state'),
    companyZip: call.optional('company-zip'),
    hiringManagerEmail: call.optional('hiring-manager-email'),
    date: normalized,
    additionalContext: call.optional('additional-context'),
  };
}

async function readCompanyPage(file: string, fetchedAt: string): Promise<CompanyPage> {
  const body = (await readInput(file)).toString('utf8');
  return { url: `https://${path.basename(file)}/`, fetchedAt, status: 200, contentType: 'text/html', body };
}

async function readInput(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new AppError('VALIDATION_ERROR', `${file} cannot be read. Check the path.`);
  });
}

async function writeOutput(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), { recursive: true });
  await writeFile(file, content);
}
