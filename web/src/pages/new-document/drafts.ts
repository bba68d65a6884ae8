import type { DocumentKind } from '../../../../src/base/contract.ts';
import type { Look } from '../../../../src/base/documents/settings.ts';

/** What was typed into the form for a new document, and not sent yet, or not answered. */
export interface Draft {
  body: Record<string, string>;
  /** Null where it is to look as the account's documents do. */
  look: Look | null;
  /** Sent with every try until one is answered, so that it is made and paid for once. */
  key: string;
  savedAt: number;
}

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'letterpress.draft.';
/** More than somebody works on at once; the oldest go. */
const KEPT = 10;

/** One for each account, kind and document that the form was filled in from. */
export const draftName = (accountId: string, kind: DocumentKind, from = ''): string =>
  `${PREFIX}${accountId}.${kind}${from && `.${from}`}`;

/** A browser that keeps nothing for us is no reason not to work. */
const trying = <T>(act: () => T): T | null => {
  try {
    return act();
  } catch {
    return null;
  }
};

export function readDraft(store: Store, name: string): Draft | null {
  const kept: unknown = trying(() => JSON.parse(store.getItem(name) ?? 'null'));
  return isDraft(kept) ? kept : null;
}

export function keepDraft(store: Store, name: string, draft: Draft): void {
  trying(() => store.setItem(name, JSON.stringify(draft)));
  const surplus = namesIn(store)
    .map((other) => ({ other, at: readDraft(store, other)?.savedAt ?? 0 }))
    .toSorted((a, b) => b.at - a.at)
    .slice(KEPT);
  for (const { other } of surplus) forgetDraft(store, other);
}

export function forgetDraft(store: Store, name: string): void {
  trying(() => store.removeItem(name));
}

/** Whoever signs out leaves nothing for the next person at this computer. */
export function forgetAllDrafts(store: Store): void {
  for (const name of namesIn(store)) forgetDraft(store, name);
}

function namesIn(store: Store): string[] {
  const names = trying(() => Array.from({ length: store.length }, (_, index) => store.key(index) ?? ''));
  return (names ?? []).filter((name) => name.startsWith(PREFIX));
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { body, look, key, savedAt } = value as Partial<Draft>;
  return (
    typeof body === 'object' &&
    body !== null &&
    Object.values(body).every((text) => typeof text === 'string') &&
    typeof look === 'object' &&
    typeof key === 'string' &&
    typeof savedAt === 'number'
  );
}
