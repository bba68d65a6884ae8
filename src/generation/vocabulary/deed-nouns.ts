/** Nouns that name a deed ("reconciliation", "assessment"), and the verb that says the same. */
import { verbOf } from './verbs.ts';

/** Those that no ending explains. */
const BY_NAME: Readonly<Record<string, string>> = {
  administration: 'administer',
  analysis: 'analyze',
  approval: 'approve',
  disposal: 'dispose',
  delivery: 'deliver',
  identification: 'identify',
  introduction: 'introduce',
  maintenance: 'maintain',
  modification: 'modify',
  production: 'produce',
  provision: 'provide',
  reconciliation: 'reconcile',
  reduction: 'reduce',
  renewal: 'renew',
  resolution: 'resolve',
  retrieval: 'retrieve',
  training: 'train',
  verification: 'verify',
};

/** Endings, and what stands in the verb instead. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ation$/, ['ate', 'e', '']],
  [/ision$/, ['ise']],
  [/ion$/, ['e', '']],
  [/ment$/, ['', 'e']],
];
/** These are things as often as deeds: "documentation of the product" was not necessarily documented by its reader. */
const THINGS = new Set([
  'department',
  'equipment',
  'position',
  'section',
  'station',
  'location',
  'region',
  'function',
  'statement',
  'agreement',
  'division',
  'portion',
  'version',
  'condition',
  'application',
  'qualification',
  'specification',
]);

/** The base of the verb; null for any other noun. */
export function verbOfDeed(noun: string): string | null {
  const lower = noun.toLowerCase();
  if (THINGS.has(lower)) return null;
  const named = BY_NAME[lower];
  if (named !== undefined) return named;
  for (const [ending, replacements] of ENDINGS) {
    if (!ending.test(lower)) continue;
    const bases = replacements.map((replacement) => lower.replace(ending, replacement));
    const base = bases.find((candidate) => verbOf(candidate)?.form === 'base');
    if (base !== undefined) return base;
  }
  return null;
}
