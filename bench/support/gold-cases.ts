/** The gold cases of a folder as input of the generation. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompanyPage, LetterFields } from '../../src/base/documents/document-request.ts';
import type { GenerationInput } from '../../src/generation/generate.ts';
import { importProfile } from '../../src/importing/import.ts';

const NOW = '2026-11-01T00:00:00Z';

export const GOLD = path.join(import.meta.dirname, '..', 'gold');

/** Their ids; `only`: a list of ids with commas. */
export function goldCases(set: string, only?: string): string[] {
  const wanted = only?.split(',');
  return readdirSync(set)
    .filter((id) => existsSync(path.join(set, id, 'gold.json')) && (wanted === undefined || wanted.includes(id)))
    .toSorted();
}

export async function goldInput(set: string, id: string, kind: GenerationInput['kind']): Promise<GenerationInput> {
  const folder = path.join(set, id);
  const bytes = readFileSync(path.join(folder, 'profile.json'));
  const jobDescription = readFileSync(path.join(folder, 'job.txt'), 'utf8');
  const gold = JSON.parse(readFileSync(path.join(folder, 'gold.json'), 'utf8'));
  // Whoever dates his letter writes it on that day: what ends later is not over.
  const day: string | null = gold.letter.fields?.date ?? null;
  const now = day === null ? NOW : `${day}T00:00:00Z`;
  const { profile } = await importProfile({ bytes, name: 'profile.json' }, now);
  const letter = kind === 'resume' ? null : fieldsOf(gold.letter.fields ?? {});
  const request = { title: id, jobDescription, companyUrl: null, letter };
  return { kind, profile, request, companyPage: companyPageOf(folder), now };
}

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
