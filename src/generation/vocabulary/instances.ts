/** Kinds and their instances: whoever works with Terraform works with infrastructure as code. Not the other way round. */
import data from './instances.json' with { type: 'json' };
import { keyOf } from './vocabulary.ts';

const kindsByInstance = new Map<string, Set<string>>();
const kinds = new Set<string>();
const capitalised = new Set<string>();
for (const [names, instances] of Object.entries(data)) {
  const keys = names.split('|').map(keyOf);
  for (const key of keys) kinds.add(key);
  for (const instance of instances.split('; ')) {
    const known = kindsByInstance.get(keyOf(instance)) ?? new Set();
    for (const key of keys) known.add(key);
    kindsByInstance.set(keyOf(instance), known);
    if (/^\p{Lu}/u.test(instance)) capitalised.add(keyOf(instance));
  }
}

/** The kinds that a thing is an instance of, by their keys. */
export function kindsOf(key: string): ReadonlySet<string> {
  return kindsByInstance.get(key) ?? new Set();
}

export function isKind(key: string): boolean {
  return kinds.has(key);
}

export function isInstance(key: string): boolean {
  return kindsByInstance.has(key);
}

/** Tools and standards are written with a capital; "throughput" is an instance, but no name. */
export function isNamedInstance(key: string): boolean {
  return capitalised.has(key);
}
