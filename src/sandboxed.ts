/** What runs inside a sandbox's child process: the two floors that touch untrusted material, joined. */
import { profileSchema } from './base/profile.ts';
import { type GenerationInput, generate, preview } from './generation/generate.ts';
import { importProfile } from './importing/import.ts';
import { readBack } from './importing/pdf/read-back.ts';
import { serveTasks } from './platform/sandbox/child.ts';

export interface ImportTask {
  file: { bytes: Uint8Array; name: string | null };
  now: string;
}

serveTasks({
  generate: (input, progress) => generate(input as GenerationInput, { readBack, onStage: progress }),
  preview: async (input) => preview(input as GenerationInput),
  import: (input) => {
    const { file, now } = input as ImportTask;
    return importProfile(file, now);
  },
  warm: async () => {
    await generate(smallestDocument(), { readBack });
  },
});

function smallestDocument(): GenerationInput {
  return {
    kind: 'resume',
    profile: profileSchema.parse({ schema: 1, basics: { name: 'Warm Up' } }),
    request: { title: 'Warm up', jobDescription: 'Any', companyUrl: null, letter: null },
    companyPage: null,
    now: '2026-01-01T00:00:00Z',
  };
}
