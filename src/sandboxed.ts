/** What runs inside a sandbox's child process: the two floors that touch untrusted material, joined. */
import { type GenerationInput, generate } from './generation/generate.ts';
import { importProfile } from './importing/import.ts';
import { readBack } from './importing/pdf/read-back.ts';
import { serveTasks } from './platform/sandbox/child.ts';

export interface ImportTask {
  file: { bytes: Uint8Array; name: string | null };
  now: string;
}

serveTasks({
  generate: (input, progress) => generate(input as GenerationInput, { readBack, onStage: progress }),
  import: (input) => {
    const { file, now } = input as ImportTask;
    return importProfile(file, now);
  },
});
