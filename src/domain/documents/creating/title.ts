import type { DocumentKind } from '../../../base/contract.ts';
import { TITLE_MAX_CHARACTERS } from '../../../base/contract.ts';
import { characters, firstCharacters } from '../../../base/text.ts';
import type { Tx } from '../../../platform/database/database.ts';

/**
 * The title under which a document is stored: as wanted, or with the smallest free `_1`, `_2` …
 * (docs/resume/create.md). The caller holds the account's row lock, so two creates cannot choose the same one.
 */
export async function freeTitle(tx: Tx, accountId: string, kind: DocumentKind, wanted: string): Promise<string> {
  if (!(await isTaken(tx, accountId, kind, wanted))) return wanted;
  const known = await tx
    .selectFrom('title_suffixes')
    .select('next_suffix')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('base', '=', wanted)
    .executeTakeFirst();
  let suffix = known?.next_suffix ?? 1;
  while (await isTaken(tx, accountId, kind, withSuffix(wanted, suffix))) suffix++;
  await tx
    .insertInto('title_suffixes')
    .values({ account_id: accountId, kind, base: wanted, next_suffix: suffix + 1 })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'base']).doUpdateSet({ next_suffix: suffix + 1 }))
    .execute();
  return withSuffix(wanted, suffix);
}

async function isTaken(tx: Tx, accountId: string, kind: DocumentKind, title: string): Promise<boolean> {
  const row = await tx
    .selectFrom('documents')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('title', '=', title)
    .executeTakeFirst();
  return row !== undefined;
}

/** Shortens the base where the suffix would pass the limit. */
export function withSuffix(base: string, suffix: number): string {
  const ending = `_${suffix}`;
  const room = TITLE_MAX_CHARACTERS - characters(ending);
  return firstCharacters(base, room) + ending;
}

/** Lets a freed suffix be found again: no search starts behind it. */
export async function releaseTitle(tx: Tx, accountId: string, kind: DocumentKind, title: string): Promise<void> {
  const suffix = Number(/_(\d{1,9})$/.exec(title)?.[1] ?? 0);
  if (suffix < 1) return;
  const base = title.slice(0, title.lastIndexOf('_'));
  // What fills the limit may have been shortened: its base begins with what is left of it.
  const isFull = characters(title) === TITLE_MAX_CHARACTERS;
  await tx
    .updateTable('title_suffixes')
    .set({ next_suffix: suffix })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('next_suffix', '>', suffix)
    .where((eb) => (isFull ? eb.fn<boolean>('starts_with', ['base', eb.val(base)]) : eb('base', '=', base)))
    .execute();
}
