/**
 * What readers of the strangers' pages missed, and what they would have struck out (`bench/strangers/wishes.json`): how much of
 * it is printed now. `node bench/wishes.ts [--list] [--only 01,02]`
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generate } from '../src/generation/generate.ts';
import { readBack } from '../src/importing/pdf/read-back.ts';
import { say } from './support/figures.ts';
import { goldCases, goldInput } from './support/gold-cases.ts';

const SET = path.join(import.meta.dirname, 'strangers');

interface Wishes {
  resume: string[];
  resumeNot: string[];
  letter: string[];
  letterNot: string[];
}

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false }, only: { type: 'string' } } });
const wishes = JSON.parse(readFileSync(path.join(SET, 'wishes.json'), 'utf8')) as Record<string, Wishes>;
const only = values.only?.split(',');
const counts = { resume: [0, 0], resumeNot: [0, 0], letter: [0, 0], letterNot: [0, 0] };

const plain = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').toLowerCase();

for (const id of goldCases(SET)) {
  const wished = wishes[id.split('-', 1)[0]!];
  if (wished === undefined || (only !== undefined && !only.includes(id.split('-', 1)[0]!))) continue;
  for (const kind of ['resume', 'cover_letter'] as const) {
    const made = await generate(await goldInput(SET, id, kind), { readBack });
    const text = plain(made.evidence.lines.map((line) => line.text).join(' '));
    const name = kind === 'resume' ? 'resume' : 'letter';
    const isTold = (sign: string): boolean => text.includes(plain(sign));
    const missed = wished[name].filter((sign) => !isTold(sign));
    const harmful = wished[`${name}Not`].filter(isTold);
    for (const [key, all, left] of [
      [name, wished[name], missed],
      [`${name}Not`, wished[`${name}Not`], harmful],
    ] as const) {
      counts[key][0]! += key.endsWith('Not') ? left.length : all.length - left.length;
      counts[key][1]! += all.length;
    }
    if (values.list)
      say(`${id.slice(0, 22)} ${name}: missed ${missed.join(' | ') || '-'}; printed ${harmful.join(' | ') || '-'}`);
  }
}
for (const name of ['resume', 'letter'] as const) {
  const [told, all] = counts[name];
  const [harmful, struck] = counts[`${name}Not`];
  say(`${name}s: ${told} of ${all} things that readers missed are told, ${harmful} of ${struck} that they struck out`);
}
