import type { DocumentRequest } from '../../../base/documents/document-request.ts';
import type { RevisionChange } from '../../../base/documents/revision.ts';
import { DEFAULT_SETTINGS, type Look, lookOf } from '../../../base/documents/settings.ts';
import type { StoredEvidence } from '../../../base/documents/shown-evidence.ts';
import { AppError } from '../../../base/errors.ts';
import { isUuid } from '../../../base/ids.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type ProfilePart, profileParts } from '../../profiles/profile-parts.ts';
import { statementIds, textsById } from '../../profiles/profile-tree.ts';
import { failureInWords } from './failure.ts';
import type { DocumentItem } from './list.ts';

export interface DocumentView extends DocumentItem {
  cost: number;
  request: DocumentRequest;
  failure: string | null;
  is_refunded: boolean;
  has_pdf: boolean;
  evidence: StoredEvidence | null;
  letter_text: string | null;
  revision: RevisionView | null;
  /** How the page looks, or is about to. */
  look: Look;
  /** The texts behind the ids of the evidence, of the profile version that the document was made from. */
  facts: Record<string, string>;
  /** Those of them that are statements, which can be reworded. */
  statements: string[];
  /** What a resume may print, in the order of the profile. */
  parts: ProfilePart[];
  /** The number of the profile's version in force. */
  profile_version: number | null;
  /** The key that ordered it; null for the dashboard. */
  key_name: string | null;
}

export interface RevisionView {
  number: number;
  state: 'pending' | 'applied' | 'failed';
  failure: string | null;
  changes: RevisionChange[];
  /** Whether it added to the profile, and can be taken back. */
  canUndo: boolean;
}

/** Everything about one document of the account. */
export async function readDocumentView(db: Db, accountId: string, id: string): Promise<DocumentView> {
  const row = isUuid(id) ? await select(db, accountId, id) : undefined;
  if (!row) throw new AppError('NOT_FOUND', 'Document not found.');
  const { profile, wanted, state, number, revision_failure, undo, settings, look, failure, ...document } = row;
  return {
    ...document,
    failure: failure && failureInWords(failure),
    look: { ...lookOf({ ...DEFAULT_SETTINGS, ...settings }), ...(state === 'pending' && look) },
    revision: state && {
      number: number ?? 0,
      state,
      failure: revision_failure && failureInWords(revision_failure),
      changes: wanted ?? [],
      canUndo: undo !== null,
    },
    facts: textsById(profile),
    statements: statementIds(profile),
    parts: profileParts(profile),
  };
}

function select(db: Db, accountId: string, id: string) {
  return db
    .selectFrom('documents')
    .innerJoin('read_versions', 'read_versions.id', 'documents.profile_version_id')
    .leftJoin('document_evidence', 'document_evidence.document_id', 'documents.id')
    .leftJoin('document_revisions', 'document_revisions.document_id', 'documents.id')
    .select((eb) => [
      'documents.id',
      'documents.kind',
      'documents.title',
      'documents.status',
      'documents.stage',
      'documents.created_at',
      'documents.finished_at',
      'documents.cost',
      'documents.request',
      'documents.failure',
      'documents.settings',
      eb
        .exists(
          eb
            .selectFrom('credit_entries')
            .select('credit_entries.id')
            .whereRef('credit_entries.document_id', '=', 'documents.id')
            .where('credit_entries.reason', '=', 'refund'),
        )
        .$castTo<boolean>()
        .as('is_refunded'),
      eb('documents.pdf_key', 'is not', null).$castTo<boolean>().as('has_pdf'),
      'document_evidence.evidence',
      'document_evidence.letter_text',
      'document_revisions.wanted',
      'document_revisions.state',
      'document_revisions.number',
      'document_revisions.undo',
      'document_revisions.look',
      'document_revisions.failure as revision_failure',
      'read_versions.profile',
      eb
        .selectFrom('profiles')
        .innerJoin('profile_versions', 'profile_versions.id', 'profiles.current_version_id')
        .whereRef('profiles.account_id', '=', 'documents.account_id')
        .select('profile_versions.number')
        .as('profile_version'),
      eb.selectFrom('api_keys').whereRef('api_keys.id', '=', 'documents.key_id').select('api_keys.name').as('key_name'),
    ])
    .where('documents.id', '=', id)
    .where('documents.account_id', '=', accountId)
    .executeTakeFirst();
}
