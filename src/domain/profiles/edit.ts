import type { Clock } from '../../base/clock.ts';
import { withAdditions } from '../../base/documents/additions.ts';
import type { Addition } from '../../base/documents/revision.ts';
import { AppError } from '../../base/errors.ts';
import { newId } from '../../base/ids.ts';
import { hasTooManyValues, PROFILE_MAX_VALUES, type Profile, profileSchema } from '../../base/profile.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/database.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { markAccepted } from './imports.ts';
import { isStorableTree, withUniqueIds } from './profile-tree.ts';
import { refuseBeyondStorage, UNLIMITED_BYTES } from './storage.ts';
import { addVersion, forgetSurplusVersions, nextNumber, setCurrentVersion } from './versions.ts';

/** Edits that follow each other this closely are one version: a page that saves while somebody types makes many. */
const SAME_EDIT_MS = 2 * 60_000;

/** Somebody else, or another tab, changed the profile since the version that a change was made on. */
export class ProfileChanged extends AppError {
  constructor() {
    super(
      'VALIDATION_ERROR',
      'The profile was changed elsewhere in the meantime. Load it again, then repeat your change.',
    );
  }
}

export interface ProfileEdit {
  profile: unknown;
  /** The number of the version that the edit was made on; null when there was none. */
  basedOn: number | null;
}

interface Current {
  id: string;
  number: number;
  origin: 'import' | 'edit' | 'restore';
  profile: Profile;
  created_at: Date;
}

/** Puts an edited profile in force; returns the number of its version. */
export async function saveProfile(
  db: Db,
  clock: Clock,
  accountId: string,
  edit: ProfileEdit,
  storageBytes: number,
): Promise<number> {
  return changeProfile(db, accountId, edit, storageBytes, async (tx, profile, current) => {
    const now = clock.now();
    if (current && JSON.stringify(profileSchema.parse(current.profile)) === JSON.stringify(profile)) return null;
    return current && (await isSameEdit(tx, current, now))
      ? amend(tx, accountId, current, profile)
      : putInForce(tx, accountId, profile, 'edit', now);
  });
}

/** Accepts an import in part: `edit` is what the person chose of it and of the profile before. */
export async function mergeImport(
  db: Db,
  clock: Clock,
  { accountId, importId }: { accountId: string; importId: string },
  edit: ProfileEdit,
  storageBytes: number,
): Promise<number> {
  return changeProfile(db, accountId, edit, storageBytes, async (tx, profile) => {
    await markAccepted(tx, clock, accountId, importId);
    return putInForce(tx, accountId, profile, 'edit', clock.now());
  });
}

/** Null where there is nothing to change. */
type PutInForce = (tx: Tx, profile: Profile, current: Current | undefined) => Promise<number | null>;

/** One change at a time, on the version that the person saw, and within the room that the account has. */
async function changeProfile(
  db: Db,
  accountId: string,
  edit: ProfileEdit,
  storageBytes: number,
  put: PutInForce,
): Promise<number> {
  const profile = checkedProfile(edit.profile);
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const current = await readCurrent(tx, accountId);
    if ((current?.number ?? null) !== edit.basedOn) throw new ProfileChanged();
    const number = await put(tx, profile, current);
    if (number === null) return current!.number;
    await forgetSurplusVersions(tx, accountId, storageBytes);
    await refuseBeyondStorage(tx, accountId, storageBytes);
    return number;
  });
}

/** Adds what a person said on a page; a version of its own, so that it can be taken back by itself. */
export async function addToProfile(
  tx: Tx,
  clock: Clock,
  accountId: string,
  { additions, basedOn }: { additions: readonly Addition[]; basedOn: number },
  storageBytes: number,
): Promise<number> {
  const current = await readCurrent(tx, accountId);
  if (current?.number !== basedOn) throw new ProfileChanged();
  const added = withAdditions(current.profile, additions, newId);
  if (added === null) {
    throw new AppError('VALIDATION_ERROR', 'Your profile no longer has a place for this. Set the page again.');
  }
  const number = await putInForce(tx, accountId, checkedProfile(added), 'edit', clock.now());
  await forgetSurplusVersions(tx, accountId, storageBytes);
  await refuseBeyondStorage(tx, accountId, storageBytes);
  return number;
}

/** Puts an old version in force again, as a new one: nothing of the history is lost. */
export async function restoreVersion(db: Db, clock: Clock, accountId: string, number: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    return restoreLocked(tx, clock, accountId, number);
  });
}

/** Takes back what `added` brought, unless the profile has changed since. */
export async function takeBackVersion(
  tx: Tx,
  clock: Clock,
  accountId: string,
  { added, before }: { added: number; before: number },
): Promise<void> {
  const current = await readCurrent(tx, accountId);
  if (current?.number !== added) {
    throw new AppError('VALIDATION_ERROR', 'Your profile was changed since. Its history has the version from before.');
  }
  await restoreLocked(tx, clock, accountId, before);
}

async function restoreLocked(tx: Tx, clock: Clock, accountId: string, number: number): Promise<number> {
  const old = await tx
    .selectFrom('profile_versions')
    .select(['id', 'same_as'])
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!old) throw new AppError('NOT_FOUND', 'That version of the profile is no longer kept.');
  const restored = await putInForce(tx, accountId, { sameAs: old.same_as ?? old.id }, 'restore', clock.now());
  await forgetSurplusVersions(tx, accountId, UNLIMITED_BYTES);
  return restored;
}

async function putInForce(
  tx: Tx,
  accountId: string,
  content: Profile | { sameAs: string },
  origin: 'edit' | 'restore',
  now: Date,
): Promise<number> {
  const number = await nextNumber(tx, accountId);
  await setCurrentVersion(tx, accountId, await addVersion(tx, accountId, content, now, origin));
  return number;
}

function checkedProfile(given: unknown): Profile {
  const { data, error } = profileSchema.safeParse(given);
  if (error) {
    throw new AppError(
      'VALIDATION_ERROR',
      'The profile cannot be saved: one of its fields is too long, or holds something else than it should. Take back what was changed last.',
      { details: { field: error.issues[0]!.path.join('.') } },
    );
  }
  if (!isStorableTree(data)) {
    throw new AppError(
      'VALIDATION_ERROR',
      'The profile holds something that cannot be stored. Remove what was added last and save again.',
    );
  }
  if (hasTooManyValues(data)) {
    throw new AppError(
      'VALIDATION_ERROR',
      `The profile holds more than ${PROFILE_MAX_VALUES.toLocaleString('en-US')} values, which no resume needs. Remove entries and save again.`,
    );
  }
  return withUniqueIds(data);
}

async function readCurrent(tx: Tx, accountId: string): Promise<Current | undefined> {
  return tx
    .selectFrom('profiles')
    .innerJoin('read_versions', 'read_versions.id', 'profiles.current_version_id')
    .select([
      'read_versions.id',
      'read_versions.number',
      'read_versions.origin',
      'read_versions.profile',
      'read_versions.created_at',
    ])
    .where('profiles.account_id', '=', accountId)
    .executeTakeFirst();
}

/** A version that a document was made from never changes. */
async function isSameEdit(tx: Tx, current: Current, now: Date): Promise<boolean> {
  if (current.origin !== 'edit' || now.getTime() - current.created_at.getTime() >= SAME_EDIT_MS) return false;
  const frozen = await tx
    .selectFrom('documents')
    .select('id')
    .where('profile_version_id', '=', current.id)
    .limit(1)
    .executeTakeFirst();
  return frozen === undefined;
}

/** The version gets a new number, so that whoever edited the old one is still told. */
async function amend(tx: Tx, accountId: string, current: Current, profile: Profile): Promise<number> {
  const number = await nextNumber(tx, accountId);
  await tx
    .updateTable('profile_versions')
    .set({ number, profile: JSON.stringify(profile) })
    .where('id', '=', current.id)
    .execute();
  return number;
}
