/** Sentences that the check of sources is measured by: lies, close rewordings and free ones, told of the gold profiles. */
import { readFileSync } from 'node:fs';
import type { Profile } from '../../src/base/profile.ts';
import { readPosting } from '../../src/generation/reading/posting.ts';
import {
  type Claim,
  type Provenance,
  provenanceOf,
  type Refusal,
} from '../../src/generation/verifying/provenance/provenance.ts';
import { importProfile } from '../../src/importing/import.ts';

const NOW = '2026-11-01T00:00:00Z';

export interface Measured {
  facts: string[];
  text: string;
  refusals: Refusal[];
  milliseconds: number;
}

interface Row {
  case: string;
  where: Claim['place'];
  lang: string;
  /** As the profile words them. */
  facts: string[];
  text: string;
}

const profiles = new Map<string, Profile>();
const checks = new Map<string, Provenance>();

/** `isNamed`: whether each sentence names its facts, as a writer does, or they have to be found. */
export async function measure(set: 'lies' | 'honest' | 'free', isNamed = true): Promise<Measured[]> {
  const rows: Row[] = JSON.parse(readFileSync(new URL(`../provenance/${set}.json`, import.meta.url), 'utf8'));
  const measured: Measured[] = [];
  for (const { case: name, where, lang, facts, text } of rows) {
    const profile = await profileOf(name);
    const check = checkOf(name, profile, lang, where);
    const ids = isNamed ? facts.map((fact) => idOf(profile, fact)) : null;
    const start = performance.now();
    const refusals = check({ text, facts: ids, place: where });
    measured.push({ facts, text, refusals, milliseconds: performance.now() - start });
  }
  return measured;
}

async function profileOf(name: string): Promise<Profile> {
  const known = profiles.get(name);
  if (known !== undefined) return known;
  const bytes = readFileSync(new URL(`../${name}/profile.json`, import.meta.url));
  const { profile } = await importProfile({ bytes, name: 'profile.json' }, NOW);
  profiles.set(name, profile);
  return profile;
}

function checkOf(name: string, profile: Profile, lang: string, where: Claim['place']): Provenance {
  const key = [name, lang, where === 'letter'].join();
  const known = checks.get(key);
  if (known !== undefined) return known;
  const posting = readPosting(readFileSync(new URL(`../${name}/job.txt`, import.meta.url), 'utf8'));
  const letter = where === 'letter' ? { posting, company: null, fields: null } : null;
  const check = provenanceOf({ profile, lang, now: NOW, letter });
  checks.set(key, check);
  return check;
}

function idOf(profile: Profile, text: string): string {
  const id = findId(profile, text);
  if (id === null) throw new Error(`no fact of the profile says "${text}"`);
  return id;
}

function findId(value: unknown, text: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if ('id' in value && 'text' in value && value.text === text) return String(value.id);
  for (const part of Object.values(value)) {
    const id = findId(part, text);
    if (id !== null) return id;
  }
  return null;
}
