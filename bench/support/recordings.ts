/**
 * Answers of a language model, kept as files: `<case>-<kind>.json` holds what was answered at each step, and the texts of
 * the facts that its ids stand for, so that it stays good when the order of the facts changes.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentContextOf } from '../../src/generation/document-context.ts';
import { sheetFor } from '../../src/generation/drafting/brief.ts';
import type { Brief, GenerationInput } from '../../src/generation/generate.ts';
import { matchProfile } from '../../src/generation/matching/match.ts';

export interface Recording {
  /** By the ids of the sheet. */
  facts?: Record<string, string>;
  write?: unknown;
  repair?: unknown;
}

type Step = 'write' | 'repair';

export const stepOf = ({ answer }: Brief): Step => (answer === 'repair' ? 'repair' : 'write');

export const kindName = (kind: GenerationInput['kind']): string => (kind === 'resume' ? 'resume' : 'letter');

const fileOf = (folder: string, id: string, kind: GenerationInput['kind']): string =>
  path.join(folder, `${id}-${kindName(kind)}.json`);

/** In the ids of today's sheet; null where there is none. */
export function readRecording(folder: string, id: string, input: GenerationInput): Recording | null {
  const file = fileOf(folder, id, input.kind);
  if (!existsSync(file)) return null;
  const { facts, ...steps } = JSON.parse(readFileSync(file, 'utf8')) as Recording;
  if (facts === undefined) return steps;
  const today = new Map(Object.entries(factsOf(input)).map(([short, text]) => [text, short]));
  const renamed = (short: string): string => today.get(facts[short] ?? '') ?? short;
  return mapIds(steps, renamed) as Recording;
}

export function writeRecording(folder: string, id: string, input: GenerationInput, recording: Recording): void {
  mkdirSync(folder, { recursive: true });
  const kept: Recording = { facts: factsOf(input), ...recording };
  writeFileSync(fileOf(folder, id, input.kind), `${JSON.stringify(kept, null, 1)}\n`);
}

function factsOf(input: GenerationInput): Record<string, string> {
  const ground = documentContextOf(input);
  const { idOf, textOf } = sheetFor(ground, matchProfile(ground.profile, ground.posting, ground.now));
  return Object.fromEntries(Array.from(idOf, ([short, id]) => [short, textOf.get(id)!]));
}

function mapIds(value: unknown, renamed: (short: string) => string): unknown {
  if (typeof value === 'string') return /^f\d+$/.test(value) ? renamed(value) : value;
  if (Array.isArray(value)) return value.map((item) => mapIds(item, renamed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapIds(item, renamed)]));
}
