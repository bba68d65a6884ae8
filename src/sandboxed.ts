/** What runs inside a sandbox's child process: the two floors that touch untrusted material, joined. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GenerationInput, ReviewTask, WordTask } from './generation/generate.ts';
import { importProfile } from './importing/import.ts';
import { readBack } from './importing/pdf/read-back.ts';
import { serveTasks } from './platform/sandbox/child.ts';

export interface ImportTask {
  file: { bytes: Uint8Array; name: string | null };
  now: string;
}

/** Takes a second to load, and a child that reads a file needs none of it. */
const generation = () => import('./generation/generate.ts');

serveTasks({
  generate: async (input, progress) =>
    (await generation()).generate(input as GenerationInput, { readBack, onStage: progress }),
  brief: async (input) => (await generation()).brief(input as GenerationInput),
  review: async (task) => (await generation()).review(task as ReviewTask),
  preview: async (input) => (await generation()).preview(input as GenerationInput),
  word: async (task) => (await generation()).makeWordFile(task as WordTask, { readBack }),
  import: (input) => {
    const { file, now } = input as ImportTask;
    return importProfile(file, now);
  },
  warm: async () => {
    await (await generation()).generate(await sampleResume(), { readBack });
  },
});

const SAMPLES = path.join(import.meta.dirname, '..', 'samples');
const SAMPLE_NOW = '2026-01-01T00:00:00Z';

/** What a document needs is loaded and compiled when this one is done; a letter adds next to nothing. */
async function sampleResume(): Promise<GenerationInput> {
  const bytes = await readFile(path.join(SAMPLES, 'profile.json'));
  const { profile } = await importProfile({ bytes, name: 'profile.json' }, SAMPLE_NOW);
  const jobDescription = await readFile(path.join(SAMPLES, 'job-description.txt'), 'utf8');
  const request = { title: 'Sample', jobDescription, companyUrl: null, letter: null };
  return { kind: 'resume', profile, request, companyPage: null, now: SAMPLE_NOW };
}
