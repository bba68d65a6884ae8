/** Kinds and their instances: whoever works with Terraform works with infrastructure as code. Not the other way round. */

import { keyOf, type Phrase } from './vocabulary.ts';
import data from './word-lists/instances.json' with { type: 'json' };
import { fold } from './words.ts';

const kindsByName = new Map<string, Set<string>>();
const kindsByWord = new Map<string, Set<string>>();
const kinds = new Set<string>();
for (const [names, instances] of Object.entries(data)) {
  const keys = names.split('|').map(keyOf);
  for (const key of keys) kinds.add(key);
  for (const instance of instances.split('; ')) {
    const [known, by] = isCapital(instance) ? [kindsByName, keyOf(instance)] : [kindsByWord, plain(instance)];
    known.set(by, new Set([...(known.get(by) ?? []), ...keys]));
  }
}

function isCapital(text: string): boolean {
  return /^(?:\p{Lu}|\d)/u.test(text);
}

function plain(text: string): string {
  return fold(text).replace(/s$/, '');
}

/** The kinds that a thing is an instance of, by their keys. "Renewals" are retention; "renewed for a year" is not. */
export function kindsOf({ key, surface }: Phrase): Iterable<string> {
  const named =
    isCapital(surface) || surface.includes(' ') || /[\d.+#]/.test(surface) ? kindsByName.get(key) : undefined;
  return [...(named ?? []), ...(kindsByWord.get(plain(surface)) ?? [])];
}

export function isKind(key: string): boolean {
  return kinds.has(key);
}

/** A tool or a standard; such names are written with a capital. */
export function isNamedInstance(key: string): boolean {
  return kindsByName.has(key);
}
