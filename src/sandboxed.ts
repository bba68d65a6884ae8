/** What runs inside a sandbox's child process: the two floors that touch untrusted material, joined. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  brief,
  type GenerationInput,
  generate,
  makeWordFile,
  preview,
  type ReviewTask,
  review,
  type WordTask,
} from './generation/generate.ts';
import { importProfile } from './importing/import.ts';
import { readBack } from './importing/pdf/read-back.ts';
import { serveTasks } from './platform/sandbox/child.ts';

export interface ImportTask {
  file: { bytes: Uint8Array; name: string | null };
  now: string;
}

serveTasks({
  generate: (input, progress) => generate(input as GenerationInput, { readBack, onStage: progress }),
  brief: (input) => brief(input as GenerationInput),
  review: async (task) => review(task as ReviewTask),
  preview: (input) => preview(input as GenerationInput),
  word: (task) => makeWordFile(task as WordTask, { readBack }),
  import: (input) => {
    const { file, now } = input as ImportTask;
    return importProfile(file, now);
  },
  warm: async () => {
    await generate(await sampleResume(), { readBack });
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
