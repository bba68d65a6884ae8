/** The files of a folder: each resume with its truth and its layout; what is there already is used again. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Layout } from './layout.ts';
import { layoutOf } from './layout-of.ts';
import { inventPerson } from './people/invent.ts';
import type { Half, Language, Resume } from './person.ts';
import { type ResumeFile, renderResume } from './render.ts';
import { truthOf } from './truth.ts';

export interface Sample extends ResumeFile {
  id: string;
  truth: Resume;
  layout: Layout;
  language: Language;
}

const ENDINGS = ['pdf', 'docx'] as const;
const DIGITS = 5;

export function sampleId(number: number, half: Half): string {
  return `${half}-${String(number).padStart(DIGITS, '0')}`;
}

/** From the folder, else made; and kept there, when there is a folder. */
export async function sampleOf(number: number, half: Half, folder: string | null): Promise<Sample> {
  const id = sampleId(number, half);
  return (folder === null ? null : keptSample(id, folder)) ?? makeSample(id, number, half, folder);
}

async function makeSample(id: string, number: number, half: Half, folder: string | null): Promise<Sample> {
  const person = inventPerson(number, half);
  const layout = layoutOf(number, half);
  const file = await renderResume(person, layout);
  const sample = { ...file, id, truth: truthOf(person, layout), layout, language: person.language };
  if (folder !== null) keep(sample, folder);
  return sample;
}

function keptSample(id: string, folder: string): Sample | null {
  const at = (ending: string): string => path.join(folder, `${id}.${ending}`);
  const ending = ENDINGS.find((one) => existsSync(at(one)));
  if (ending === undefined || !existsSync(at('layout.json'))) return null;
  const { language, ...layout } = JSON.parse(readFileSync(at('layout.json'), 'utf8')) as Layout & {
    language: Language;
  };
  const truth = JSON.parse(readFileSync(at('truth.json'), 'utf8')) as Resume;
  return { id, bytes: readFileSync(at(ending)), ending, truth, layout, language };
}

/** The layout last: with it the sample is whole. */
function keep({ id, bytes, ending, truth, layout, language }: Sample, folder: string): void {
  writeFileSync(path.join(folder, `${id}.${ending}`), bytes);
  writeFileSync(path.join(folder, `${id}.truth.json`), JSON.stringify(truth, null, 1));
  writeFileSync(path.join(folder, `${id}.layout.json`), JSON.stringify({ language, ...layout }, null, 1));
}
