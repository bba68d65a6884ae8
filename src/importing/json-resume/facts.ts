import type { contentIds } from '../../base/ids.ts';
import type { Fact } from '../../base/profile.ts';

export type Ids = ReturnType<typeof contentIds>;

export function factOf(ids: Ids, kind: string, text: string | null): Fact | null {
  return text === null ? null : { id: ids(kind, text), text };
}

export function factsOf(ids: Ids, kind: string, texts: readonly string[]): Fact[] {
  return texts.map((text) => ({ id: ids(kind, text), text }));
}

export const textOf = (fact: Fact | null): string | null => fact?.text ?? null;

export const textsOf = (facts: readonly Fact[]): string[] => facts.map((fact) => fact.text);
