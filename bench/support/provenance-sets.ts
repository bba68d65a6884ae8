/** Sentences that the check of sources is measured by: lies, close rewordings and free ones, told of the gold profiles. */
import { readFileSync } from 'node:fs';
import type { ReadPage } from '../../src/base/documents/read-back.ts';
import type { Profile } from '../../src/base/profile.ts';
import { readPosting } from '../../src/generation/reading/posting.ts';
import {
  type Claim,
  type Provenance,
  provenanceOf,
  type Refusal,
} from '../../src/generation/verifying/provenance/provenance.ts';
import { type Finding, type LetterSources, type Verifier, verifierFor } from '../../src/generation/verifying/verify.ts';
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

type SetName = 'lies' | 'hostile' | 'honest' | 'free' | 'joins';

const profiles = new Map<string, Profile>();
const checks = new Map<string, Provenance>();
const verifiers = new Map<string, Verifier>();

/** `isNamed`: whether each sentence names its facts, as a writer does, or they have to be found. */
export async function measure(set: SetName, isNamed = true): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { case: name, where, lang, facts, text } of rowsOf(set)) {
    const profile = await profileOf(name);
    const check = checkOf(name, profile, lang, where);
    const ids = isNamed ? facts.map((fact) => idOf(profile, fact)) : null;
    const start = performance.now();
    const refusals = check({ text, facts: ids, place: where });
    measured.push({ facts, text, refusals, milliseconds: performance.now() - start });
  }
  return measured;
}

/** What the verifier finds in each sentence when it reads it on a page that names no facts. */
export async function readOnPages(set: SetName): Promise<{ text: string; findings: Finding[] }[]> {
  const read: { text: string; findings: Finding[] }[] = [];
  for (const { case: name, where, lang, facts, text } of rowsOf(set)) {
    const profile = await profileOf(name);
    const lines = {
      letter: ['Dear Hiring Manager,', text, 'Sincerely,'],
      summary: [text],
      bullet: [...headerOver(profile, facts[0]!), `• ${text}`],
    };
    read.push({ text, findings: verifierOf(name, profile, lang, where)([pageOf(lines[where])], []) });
  }
  return read;
}

function headerOver(profile: Profile, fact: string): string[] {
  const employer = profile.work.find((one) => findId(one, fact) !== null);
  return employer?.name ? ['Experience', employer.name] : [];
}

function pageOf(texts: readonly string[]): ReadPage {
  const lines = texts.map((text, at) => ({ text, x: 50, y: 60 + 14 * at, width: 400, height: 10, fontSize: 10 }));
  return { width: 612, height: 792, lines, hidden: [], looseFonts: [], tagged: true };
}

const rowsOf = (set: SetName): Row[] =>
  JSON.parse(readFileSync(new URL(`../provenance/${set}.json`, import.meta.url), 'utf8'));

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
  const check = checks.get(key) ?? provenanceOf({ profile, lang, now: NOW, letter: letterOf(name, where) });
  checks.set(key, check);
  return check;
}

function verifierOf(name: string, profile: Profile, lang: string, where: Claim['place']): Verifier {
  const key = [name, lang, where === 'letter'].join();
  const words = { labels: ['Experience'], present: 'Present' };
  const verifier =
    verifiers.get(key) ?? verifierFor({ profile, lang, ...words, now: NOW, letter: letterOf(name, where) });
  verifiers.set(key, verifier);
  return verifier;
}

function letterOf(name: string, where: Claim['place']): LetterSources | null {
  if (where !== 'letter') return null;
  const posting = readPosting(readFileSync(new URL(`../${name}/job.txt`, import.meta.url), 'utf8'));
  return { posting, company: null, fields: null };
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
