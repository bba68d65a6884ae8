/** The profiles and postings that tailoring is measured on, read from the evaluation files beside the project. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_FIELDS } from '../../../src/base/documents/document-request.ts';
import type { Profile } from '../../../src/base/profile.ts';
import type { GenerationInput } from '../../../src/generation/generate.ts';
import { importProfile } from '../../../src/importing/import.ts';

export interface Pair {
  profile: string;
  job: string;
}

export interface TailoringSet {
  pairs: Pair[];
  profileNames: string[];
  inputOf(kind: GenerationInput['kind'], pair: Pair): Promise<GenerationInput>;
}

const NOW = '2026-03-04T10:00:00Z';
const DEFAULT_FOLDER = join(import.meta.dirname, '../../../../shared/eval');

/** `--eval FOLDER` of the command line; null, with a word why, where there is nothing to measure. */
export function openTailoringSet(argv: readonly string[]): TailoringSet | null {
  const at = argv.indexOf('--eval');
  const folder = join(at === -1 ? DEFAULT_FOLDER : (argv[at + 1] ?? ''), 'tailoring');
  if (!existsSync(join(folder, 'pairs.tsv'))) {
    process.stdout.write(`There are no evaluation files at ${folder}; nothing is measured.\n`);
    return null;
  }
  const pairs = readPairs(join(folder, 'pairs.tsv'));
  const imported = new Map<string, Promise<Profile>>();
  const profileOf = (name: string): Promise<Profile> => {
    const found = imported.get(name) ?? readProfile(join(folder, 'profiles', `${name}.json`));
    imported.set(name, found);
    return found;
  };
  return {
    pairs,
    profileNames: [...new Set(pairs.map((pair) => pair.profile))],
    inputOf: async (kind, pair) =>
      inputFor(kind, await profileOf(pair.profile), readFileSync(join(folder, 'jobs', `${pair.job}.txt`), 'utf8')),
  };
}

function readPairs(file: string): Pair[] {
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return rows.map((row) => {
    const [profile = '', job = ''] = row.trim().split('\t');
    return { profile, job };
  });
}

async function readProfile(file: string): Promise<Profile> {
  const { profile } = await importProfile({ bytes: readFileSync(file), name: 'profile.json' }, NOW);
  return profile;
}

function inputFor(kind: GenerationInput['kind'], profile: Profile, jobDescription: string): GenerationInput {
  return {
    kind,
    profile,
    request: { title: 'Application', jobDescription, companyUrl: null, letter: kind === 'resume' ? null : NO_FIELDS },
    companyPage: null,
    now: NOW,
  };
}
