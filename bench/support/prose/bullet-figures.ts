/** What is counted in a bullet. */
import { looksPast, verbOf } from '../../../src/generation/vocabulary/verbs.ts';

export function opensWithVerb(bullet: string): boolean {
  const first = /^[\p{L}-]+/u.exec(bullet)?.[0] ?? '';
  const verb = verbOf(first);
  return verb === null ? looksPast(first) : verb.form === 'past' || verb.form === 'base';
}

export interface Fault {
  name: string;
  test: (bullet: string) => boolean;
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'have a pronoun of the first person',
    test: (bullet) => /\b(?:I|I['’]\w+|me|my|mine|myself|we|our|us)\b/.test(bullet),
  },
  {
    name: 'say "responsible for"',
    test: (bullet) => /\bresponsib(?:le for|ilities (?:include|included))\b|\bduties includ/i.test(bullet),
  },
  {
    name: 'end in a full stop',
    test: (bullet) => /[.;,:]$/.test(bullet) && !/\b(?:etc|inc|ltd|co|jr|sr|[A-Z])\.$/i.test(bullet),
  },
  {
    name: 'end in a word that leads on',
    test: (bullet) => /\s(?:and|or|of|to|for|in|on|with|the|a|an|by|from|at|as|that|which)$/i.test(bullet),
  },
  { name: 'have a bracket without its partner', test: (bullet) => count(bullet, '(') !== count(bullet, ')') },
  { name: 'are longer than 210 characters', test: (bullet) => bullet.length > 210 },
];

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** Whether the bullet's last line in the finished file holds one word of several. */
export function endsInOneWordLine(bullet: string, lines: readonly string[]): boolean {
  const words = bullet.split(/\s+/);
  const last = words.at(-1);
  const before = words.at(-2);
  if (last === undefined || before === undefined) return false;
  return lines.some((line, at) => line.trim() === last && (lines[at - 1] ?? '').trimEnd().endsWith(before));
}
