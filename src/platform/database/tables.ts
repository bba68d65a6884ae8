import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DocumentKind, Plan, Status } from '../../base/contract.ts';
import type { CompanyPage, DocumentRequest } from '../../base/documents/document-request.ts';
import type { RevisionChange, RevisionUndo } from '../../base/documents/revision.ts';
import type { Look, Settings } from '../../base/documents/settings.ts';
import type { StoredEvidence } from '../../base/documents/shown-evidence.ts';
import type { ImportReport } from '../../base/import-report.ts';
import type { Profile } from '../../base/profile.ts';

/** The shape of the database as the migrations make it. */
export interface Tables {
  accounts: {
    id: Generated<string>;
    email: string;
    plan: Plan;
    pro_since: Date | null;
    suspended_at: Date | null;
    created_at: Date;
    verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    settings: ColumnType<Settings | null, string | null | undefined, string | null>;
    had_free_credits: Generated<boolean>;
  };
  past_addresses: { hash: Buffer; created_at: Generated<Date> };
  account_tokens: {
    hash: Buffer;
    account_id: string;
    purpose: 'verify' | 'reset' | 'email' | 'code';
    /** The new address, where that is what the link confirms. */
    email: ColumnType<string | null, string | null | undefined, never>;
    expires_at: Date;
    created_at: Date;
  };
  account_usage: { account_id: string; day: string; requests: number };
  /** Documents made, by a trigger; those that were deleted since included. */
  document_usage: { account_id: string; day: string; resumes: number; cover_letters: number };
  api_keys: {
    id: Generated<string>;
    account_id: string;
    name: string;
    hash: Buffer;
    hint: string;
    created_at: Date;
    expires_at: Date | null;
    revoked_at: Date | null;
    last_used_at: Date | null;
    read_only: Generated<boolean>;
    requests_noted: Generated<string>;
  };
  /** A ring for each key: the next request takes the slot of the oldest. */
  key_requests: {
    key_id: string;
    slot: number;
    number: string;
    at: Date;
    action: string;
    status: number;
    request_id: string;
    document_id: string | null;
  };
  key_usage: { key_id: string; day: string; requests: number; documents: number };
  profile_versions: {
    id: Generated<string>;
    account_id: string;
    number: number;
    /** Null where it is the same as another version's. */
    profile: JSONColumnType<Profile> | null;
    created_at: Date;
    origin: Generated<'import' | 'edit' | 'restore'>;
    same_as: string | null;
  };
  /** A view: every version with its profile, whichever keeps it. */
  read_versions: {
    id: string;
    account_id: string;
    number: number;
    profile: JSONColumnType<Profile>;
    created_at: Date;
    origin: 'import' | 'edit' | 'restore';
  };
  profile_imports: {
    id: Generated<string>;
    account_id: string;
    status: 'in_progress' | 'failed' | 'complete' | 'dismissed';
    reason: string | null;
    accepts_itself: boolean;
    accepted_at: Date | null;
    file_name: string | null;
    file: Buffer | null;
    shown_text: string | null;
    version_id: string | null;
    report: JSONColumnType<ImportReport> | null;
    created_at: Date;
    finished_at: Date | null;
  };
  profiles: { account_id: string; current_version_id: string };
  documents: {
    id: Generated<string>;
    account_id: string;
    kind: DocumentKind;
    title: string;
    status: Generated<Status>;
    stage: string | null;
    cost: number;
    request: JSONColumnType<DocumentRequest>;
    company_page: ColumnType<CompanyPage | null, string | null, string | null>;
    profile_version_id: string;
    pdf_key: string | null;
    failure: string | null;
    created_at: Date;
    finished_at: Date | null;
    settings: ColumnType<Settings | null, string | null | undefined, string>;
    evidence_removed: Generated<boolean>;
    /** The key that ordered it; null for the dashboard. */
    key_id: ColumnType<string | null, string | null | undefined, never>;
  };
  document_revisions: {
    document_id: string;
    number: number;
    wanted: JSONColumnType<RevisionChange[]>;
    applied: ColumnType<RevisionChange[] | null, string | null, string | null>;
    undo: ColumnType<RevisionUndo | null, string | null, string | null>;
    look: ColumnType<Look | null, string | null, string | null>;
    state: 'pending' | 'applied' | 'failed';
    failure: string | null;
    created_at: Date;
    finished_at: Date | null;
  };
  document_evidence: { document_id: string; evidence: JSONColumnType<StoredEvidence>; letter_text: string | null };
  title_suffixes: { account_id: string; kind: DocumentKind; base: string; next_suffix: number };
  idempotent_creates: {
    account_id: string;
    key_hash: Buffer;
    request_hash: Buffer;
    answer: JSONColumnType<object>;
    created_at: Date;
  };
  orphaned_files: { key: string; created_at: Generated<Date>; due_at: Generated<Date> };
  files_identity: {
    is_only: Generated<boolean>;
    id: string;
    /** False while the id may not have been written beside the files yet. */
    is_beside_files: Generated<boolean>;
  };
  credit_grants: {
    id: Generated<string>;
    account_id: string;
    kind: 'free' | 'period' | 'pack';
    state: Generated<'open' | 'suspended' | 'ended'>;
    amount: number;
    remaining: Generated<number>;
    set_aside: Generated<number>;
    starts_at: Date;
    ends_at: Date | null;
    created_at: Date;
  };
  credit_entries: {
    id: Generated<string>;
    account_id: string;
    grant_id: string;
    document_id: string | null;
    reason: 'grant' | 'charge' | 'refund' | 'expire' | 'suspend' | 'resume';
    delta: number;
    created_at: Date;
  };
  queue_state: { is_only: Generated<boolean>; paused_at: Date | null };
  jobs: {
    id: Generated<string>;
    kind: string;
    subject: string;
    account_id: string;
    turn: Generated<string>;
    attempt: Generated<number>;
    run_at: Generated<Date>;
    worker: string | null;
    presence: ColumnType<string | null, string | null | undefined, string | null>;
    last_error: string | null;
    created_at: Generated<Date>;
  };
  auth_sessions: {
    id: Generated<string>;
    user_id: string;
    token_hash: Buffer;
    expires_at: Date;
    ip_address: string | null;
    user_agent: string | null;
    created_at: Date;
  };
  auth_credentials: {
    id: Generated<string>;
    user_id: string;
    provider_id: string;
    account_id: string;
    password: string | null;
    created_at: Date;
    updated_at: Date;
  };
  second_factors: {
    account_id: string;
    secret: Buffer;
    confirmed_at: Date | null;
    last_step: Generated<string>;
    created_at: Date;
  };
  recovery_codes: { account_id: string; hash: Buffer };
}
