import type { Clock } from '../../../base/clock.ts';
import type { DocumentKind } from '../../../base/contract.ts';
import { OPENING_ID } from '../../../base/documents/profile-part.ts';
import {
  PASSAGE_MAX_CHARACTERS,
  REVISION_MAX_CHANGES,
  REWORD_MAX_CHARACTERS,
  type RevisionChange,
  type RevisionUndo,
  subjectOf,
  type TakenOffer,
} from '../../../base/documents/revision.ts';
import type { Look } from '../../../base/documents/settings.ts';
import { AppError } from '../../../base/errors.ts';
import { isUuid } from '../../../base/ids.ts';
import type { Profile } from '../../../base/profile.ts';
import { characters, isBlank, isStorable } from '../../../base/text.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/database.ts';
import { enqueue } from '../../../platform/queue/enqueue.ts';
import { lockAccount } from '../../accounts/accounts.ts';
import { addToProfile, takeBackVersion } from '../../profiles/edit.ts';
import { profileParts } from '../../profiles/profile-parts.ts';
import { statementIds, textsById } from '../../profiles/profile-tree.ts';

export const REVISION_JOB = 'revision';
/** Setting a page again is free, so there is an end to it. */
const REVISIONS_PER_DOCUMENT = 100;

export interface Revision {
  changes: RevisionChange[];
  /** The number of the revision that the person saw; 0 for the page as it was first set. */
  basedOn: number;
  /** The offer for one of the changes, which is taken: what it says is added to the profile. */
  taken?: TakenOffer;
  /** How the page looks from now on; unchanged where it is absent. */
  look?: Look;
}

export interface RevisionDeps {
  db: Db;
  clock: Clock;
  /** What the profile of an account with its history may take. */
  storageBytes: number;
}

/**
 * Has a finished document set again with these changes, free of charge. It stays finished meanwhile, and its PDF stays
 * the old one until the new one is ready. Of two people who change the same page, or one in two windows, the second is
 * told: the list is the whole one, and would undo what the first did. A wording that says more than the profile can be
 * added to it in the same step.
 */
export async function requestRevision(
  { db, clock, storageBytes }: RevisionDeps,
  accountId: string,
  id: string,
  { changes, basedOn, taken, look }: Revision,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const document = await lockForRevision(tx, accountId, id, basedOn);
    checkChanges(changes, document.kind, document.profile);
    const undo = taken ? await take(tx, { clock, storageBytes, accountId }, document, changes, taken) : null;
    await enqueueRevision(tx, clock, { accountId, id, number: basedOn + 1, changes, undo, look: look ?? null });
  });
}

/** Takes back the last revision that added to the profile: the profile and the page are what they were before. */
export async function undoRevision(
  { db, clock }: Pick<RevisionDeps, 'db' | 'clock'>,
  accountId: string,
  id: string,
  { basedOn }: Pick<Revision, 'basedOn'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { undo } = await lockForRevision(tx, accountId, id, basedOn);
    if (!undo) throw new AppError('VALIDATION_ERROR', 'There is nothing to undo on this page.');
    await takeBackVersion(tx, clock, accountId, undo);
    await enqueueRevision(tx, clock, {
      accountId,
      id,
      number: basedOn + 1,
      changes: undo.changes,
      undo: null,
      look: null,
    });
  });
}

type Found = NonNullable<Awaited<ReturnType<typeof findFinished>>>;

async function lockForRevision(tx: Tx, accountId: string, id: string, basedOn: number): Promise<Found> {
  await lockAccount(tx, accountId);
  const document = isUuid(id) ? await findFinished(tx, accountId, id) : undefined;
  if (!document) throw new AppError('NOT_FOUND', 'There is no finished document of that id.');
  if (document.state === 'pending') {
    throw new AppError('VALIDATION_ERROR', 'This page is being set again already. Wait for it to end.');
  }
  if ((document.number ?? 0) !== basedOn) {
    throw new AppError('VALIDATION_ERROR', 'This page was changed meanwhile. Reload it, and change it again.', {
      details: { field: 'basedOn' },
    });
  }
  if (basedOn >= REVISIONS_PER_DOCUMENT) {
    throw new AppError(
      'VALIDATION_ERROR',
      `A page can be set again ${REVISIONS_PER_DOCUMENT} times. Create a new one.`,
    );
  }
  return document;
}

/** Adds to the profile what was offered for this very wording. */
async function take(
  tx: Tx,
  { clock, storageBytes, accountId }: Omit<RevisionDeps, 'db'> & { accountId: string },
  { evidence, applied }: Found,
  changes: readonly RevisionChange[],
  { subject, profileVersion }: TakenOffer,
): Promise<RevisionUndo> {
  const change = changes.find((one) => subjectOf(one) === subject);
  const outcomes = evidence?.changes ?? [];
  const offer = outcomes.find((one) => one.subject === subject && one.action === change?.action)?.offer;
  const isOffered = offer && change && 'text' in change && change.text === offer.text;
  if (!isOffered || !offer.additions.every(({ text }) => lettersOf(change.text).includes(lettersOf(text)))) {
    throw refused('Nothing is offered for this wording. Set the page again.');
  }
  const edit = { additions: offer.additions, basedOn: profileVersion };
  const added = await addToProfile(tx, clock, accountId, edit, storageBytes);
  const last = (applied ?? []).filter((one) => subjectOf(one) === subject);
  const without = changes.flatMap((one) => (one === change ? last : [one]));
  return { added, before: profileVersion, changes: without };
}

/** What is added are the person's own words, whatever else the making of the page has gone through. */
const lettersOf = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');

interface Wanted {
  accountId: string;
  id: string;
  number: number;
  changes: RevisionChange[];
  undo: RevisionUndo | null;
  look: Look | null;
}

async function enqueueRevision(
  tx: Tx,
  clock: Clock,
  { accountId, id, number, changes, undo, look }: Wanted,
): Promise<void> {
  const wanted = {
    number,
    wanted: JSON.stringify(changes),
    undo: undo && JSON.stringify(undo),
    look: look && JSON.stringify(look),
    state: 'pending' as const,
    failure: null,
    created_at: clock.now(),
    finished_at: null,
  };
  await tx
    .insertInto('document_revisions')
    .values({ document_id: id, applied: null, ...wanted })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(wanted))
    .execute();
  await enqueue(tx, { kind: REVISION_JOB, subject: id, accountId });
}

function findFinished(tx: Tx, accountId: string, id: string) {
  return tx
    .selectFrom('documents')
    .innerJoin('read_versions', 'read_versions.id', 'documents.profile_version_id')
    .leftJoin('document_evidence', 'document_evidence.document_id', 'documents.id')
    .leftJoin('document_revisions', 'document_revisions.document_id', 'documents.id')
    .select([
      'documents.kind',
      'read_versions.profile',
      'document_evidence.evidence',
      'document_revisions.state',
      'document_revisions.number',
      'document_revisions.applied',
      'document_revisions.undo',
    ])
    .where('documents.id', '=', id)
    .where('documents.account_id', '=', accountId)
    .where('documents.status', '=', 'SUCCESS')
    .executeTakeFirst();
}

/** Only facts of the profile that the document was made from, and passages of letters, each changed once. */
function checkChanges(changes: RevisionChange[], kind: DocumentKind, profile: Profile): void {
  if (changes.length > REVISION_MAX_CHANGES) throw refused(`A page takes at most ${REVISION_MAX_CHANGES} changes.`);
  // The person's name and contact data stand on every page.
  const { basics: _, ...known } = textsById(profile);
  const statements = new Set(statementIds(profile));
  const parts = new Set(profileParts(profile).map(({ id }) => id));
  const leaving = new Set(
    changes.flatMap((one) => (one.action === 'drop' || one.action === 'swap' ? [one.factId] : [])),
  );
  const changed = new Set<string>();
  for (const change of changes) {
    if ('passage' in change) checkPassage(change.passage, kind);
    else if (!isOpening(change, kind) && !Object.hasOwn(known, change.factId))
      throw refused('A changed line is not a fact of the profile.');
    if (changed.has(subjectOf(change))) throw refused('A line can be changed in one way only.');
    changed.add(subjectOf(change));
    if (change.action === 'swap' && !statements.has(change.with)) {
      throw refused('A line can only be swapped for a statement of the profile.');
    }
    if (change.action === 'swap' && leaving.has(change.with)) {
      throw refused('A line cannot be swapped for one that leaves the page.');
    }
    if (change.action === 'add' && (kind === 'cover_letter' || !parts.has(change.factId))) {
      throw refused('Only a line or an entry of a resume can be put back.');
    }
    if (change.action === 'reword' && kind === 'cover_letter') throw refused('In letters, paragraphs are reworded.');
    if ('text' in change) {
      checkWording(change.text, change.action === 'reword' ? REWORD_MAX_CHARACTERS : PASSAGE_MAX_CHARACTERS);
    }
  }
}

const isOpening = (change: RevisionChange, kind: DocumentKind): boolean =>
  change.action === 'drop' && change.factId === OPENING_ID && kind === 'resume';

function checkPassage(passage: string, kind: DocumentKind): void {
  if (kind !== 'cover_letter') throw refused('Only letters have passages.');
  if (isBlank(passage) || !isStorable(passage)) throw refused('A changed passage is not in the letter.');
}

function checkWording(text: string, most: number): void {
  if (isBlank(text) || characters(text) > most || !isStorable(text)) {
    throw refused(`A changed text has 1 to ${most} characters.`);
  }
}

function refused(message: string): AppError {
  return new AppError('VALIDATION_ERROR', message, { details: { field: 'changes' } });
}
