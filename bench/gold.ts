/**
 * Makes the resume and the letter of every gold case: an invented person, a posting, sometimes a company page, and what a
 * careful coach demands of both documents. `node bench/gold.ts --out FOLDER [--set FOLDER] [--only ID,ID] [--template T]`
 * writes `<id>-resume.pdf`, `<id>-letter.pdf` and the evidence of each beside it.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { CompanyPage, LetterFields } from '../src/base/document-request.ts';
import { TEMPLATES } from '../src/base/template.ts';
import { type GenerationInput, generate } from '../src/generation/generate.ts';
import { importProfile } from '../src/importing/import.ts';
import { readBack } from '../src/importing/pdf/read-back.ts';
import { say } from './support/figures.ts';

const NOW = '2026-11-01T00:00:00Z';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: path.join(import.meta.dirname, 'gold') },
    out: { type: 'string', default: 'gold-documents' },
    only: { type: 'string' },
    template: { type: 'string', default: 'classic' },
  },
});
const template = TEMPLATES.find((one) => one === values.template) ?? 'classic';
const only = values.only?.split(',');
const cases = readdirSync(values.set)
  .filter((id) => existsSync(path.join(values.set, id, 'gold.json')) && (only === undefined || only.includes(id)))
  .toSorted();

function companyPageOf(folder: string): CompanyPage | null {
  const file = path.join(folder, 'company.html');
  if (!existsSync(file)) return null;
  const body = readFileSync(file, 'utf8');
  return { url: 'https://company.example/', fetchedAt: NOW, status: 200, contentType: 'text/html', body };
}

function fieldsOf(fields: Record<string, string | null>): LetterFields {
  return {
    hiringManagerName: fields.hiring_manager_name ?? null,
    companyStreetAddress: fields.company_street_address ?? null,
    companyCity: fields.company_city ?? null,
    companyState: fields.company_state ?? null,
    companyZip: fields.company_zip ?? null,
    hiringManagerEmail: fields.hiring_manager_email ?? null,
    date: fields.date ?? null,
    additionalContext: fields.additional_context ?? null,
  };
}

async function make(id: string, kind: GenerationInput['kind']): Promise<void> {
  const folder = path.join(values.set, id);
  const bytes = readFileSync(path.join(folder, 'profile.json'));
  const { profile } = await importProfile({ bytes, name: 'profile.json' }, NOW);
  const jobDescription = readFileSync(path.join(folder, 'job.txt'), 'utf8');
  const gold = JSON.parse(readFileSync(path.join(folder, 'gold.json'), 'utf8'));
  const letter = kind === 'resume' ? null : fieldsOf(gold.letter.fields ?? {});
  const request = { title: id, jobDescription, companyUrl: null, letter };
  const input = { kind, profile, request, companyPage: companyPageOf(folder), template, now: NOW };
  const { pdf, evidence } = await generate(input, { readBack });
  const file = path.join(values.out, `${id}-${kind === 'resume' ? 'resume' : 'letter'}`);
  writeFileSync(`${file}.pdf`, pdf);
  writeFileSync(`${file}.json`, JSON.stringify(evidence, null, 1));
}

mkdirSync(values.out, { recursive: true });
for (const id of cases) {
  for (const kind of ['resume', 'cover_letter'] as const) {
    await make(id, kind).catch((error) => say(`${id} ${kind}: ${error instanceof Error ? error.message : error}`));
  }
}
say(`${cases.length} cases in ${values.out}`);
