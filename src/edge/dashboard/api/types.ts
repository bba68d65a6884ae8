/**
 * What the dashboard's server and its web app say to each other: JSON under `/dashboard/api`, for the person whose session
 * cookie it is. Not part of the public interface. Dates are ISO texts.
 *
 * Success: the object named here. Failure: an HTTP status with a `Problem`. Every request that changes something carries
 * `x-letterpress-dashboard: 1` and comes from the service's own origin.
 *
 *   GET    /options                        Options            (no session needed, like the next eight)
 *   POST   /sign-up                        NewAccount         → SignUpAnswer
 *   POST   /sign-in                        Credentials        → Session   an address that is not confirmed is answered as an
 *                                                             unknown one, and sent the link again
 *   POST   /sign-out                                          → {}
 *   POST   /password/forgot                { email }          → {}        the same answer for unknown addresses
 *   POST   /password/reset                 PasswordReset      → Session
 *   POST   /email/verify                   { token, password }→ Session
 *   GET    /session                        Session            401 when nobody is signed in
 *   GET    /oauth/:provider[?invite=CODE]  redirect to the provider; it comes back to /dashboard/documents, or to
 *                                          /dashboard/sign-in?problem= refused, taken, closed, invite, suspended, unavailable
 *   GET    /sessions                       DeviceSession[]
 *   DELETE /sessions/:id                                      → {}
 *   POST   /password/change                { current, next, code? }  → {}   the code where a second factor is on
 *   GET    /account/export                 a ZIP with everything
 *   POST   /account/delete                 { password }       → {}
 *   GET    /profile                        ProfileView
 *   PUT    /profile                        ProfileChange      → { version }   409 when another change came first
 *   GET    /profile/versions               ProfileVersion[]
 *   GET    /profile/versions/:number       { profile }
 *   POST   /profile/versions/:number/restore                  → { version }
 *   GET    /profile/export                 JSON Resume as a download
 *   POST   /profile/imports?name=FILE      the file's bytes   → { id }
 *   GET    /profile/imports/:id            ImportView
 *   GET    /profile/imports/:id/source     the file as it was given
 *   GET    /profile/imports/:id/text       { text }           of a file that a browser cannot show
 *   POST   /profile/imports/:id/accept                        → {}
 *   POST   /profile/imports/:id/merge      ProfileChange      → { version }   accepts it in part; 409 as above
 *   POST   /profile/imports/:id/dismiss                       → {}
 *   GET    /documents?search&kind&status&before&limit         DocumentList
 *   POST   /documents                      NewDocument        → { id }    with `Idempotency-Key`: once, however often sent
 *   GET    /documents/:id                  DocumentView
 *   PATCH  /documents/:id                  { title }          → { title }
 *   DELETE /documents/:id                                     → {}
 *   GET    /documents/:id/pdf[?download=1] the PDF
 *   GET    /documents/:id/docx             the same as a Word file
 *   POST   /documents/:id/revise           Revision           → {}
 *   POST   /documents/:id/revise/undo      { basedOn }        → {}        takes back what `taken` added
 *   GET    /events                         server-sent events: `document` (DocumentEvent), `import` (ImportView)
 *   GET    /keys                           Key[]
 *   POST   /keys                           { name, expiresAt }→ NewKey
 *   DELETE /keys/:id                                          → {}
 *   GET    /credits                        Credits
 *   GET    /credits/ledger?before          Ledger
 *   GET    /usage                          Usage
 *   GET    /settings                       Settings
 *   PUT    /settings                       Settings           → Settings
 *   GET    /settings/preview/:template.svg?accent  a picture of the person's own profile in that template
 */
import type { DocumentKind, Plan, Status } from '../../../base/contract.ts';
import type { DocumentRequest } from '../../../base/documents/document-request.ts';
import type { ProfilePart } from '../../../base/documents/profile-part.ts';
import type { ChangeOutcome, RevisionChange, TakenOffer } from '../../../base/documents/revision.ts';
import type { Look } from '../../../base/documents/settings.ts';
import type { AccentChoice, Template } from '../../../base/documents/template.ts';
import type { Profile } from '../../../base/profile.ts';

export type { Look, ProfilePart };

export interface Problem {
  code: string;
  /** For the person. */
  message: string;
  /** The field of a form that is at fault. */
  field?: string;
  retryAfterSeconds?: number;
}

export interface Options {
  signUp: 'open' | 'invite' | 'off';
  providers: ('google' | 'github')[];
  /** Whether e-mail is sent; otherwise it is written to the outbox of the data folder. */
  sendsEmail: boolean;
  passwordMinLength: number;
  /** Whether documents may be written with one; each account may switch it off. */
  hasLanguageModel: boolean;
  /** Where the operator says that more credits are to be had: an http or https address, or a sentence. */
  creditsHelp: string | null;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount extends Credentials {
  invite?: string;
}

export interface PasswordReset {
  token: string;
  password: string;
  /** Whether the account's API keys stop working too. */
  revokeKeys?: boolean;
}

/**
 * `pending` where e-mail is sent: look into the mailbox, then sign in. New and known addresses answer alike; the mailbox
 * gets a link to confirm the address, or word that there is an account already. Otherwise the person is signed in.
 */
export type SignUpAnswer = SignInAnswer | { pending: true };

/** `needsCode`: everything was right, and a code of the second factor is to be sent to `/sign-in/code`. */
export type SignInAnswer = Session | { needsCode: true };

export interface SecondFactor {
  isOn: boolean;
  recoveryCodesLeft: number;
}

export interface NewSecondFactor {
  /** To be typed into an app. */
  secret: string;
  /** The same as an address that apps open. */
  uri: string;
}

export interface Session {
  account: { id: string; email: string; plan: Plan };
  profile: {
    status: 'missing' | 'in_progress' | 'failed' | 'complete';
    reason: string | null;
    /** Documents are made only from a profile that says whose it is. */
    hasName: boolean;
  };
  /** Whether the account ever made a document: the first run ends then. */
  hasDocuments: boolean;
}

export interface DeviceSession {
  id: string;
  isThisOne: boolean;
  userAgent: string | null;
  address: string | null;
  createdAt: string;
  expiresAt: string;
}

/** Where a field of the profile was read; `field` is its path, such as `work[0].position`. */
export interface FieldSource {
  field: string;
  page: number;
  x: number;
  y: number;
  excerpt: string;
  confidence: number;
}

export interface Remark {
  place: string;
  message: string;
}

export interface ImportView {
  id: string;
  status: 'in_progress' | 'failed' | 'complete' | 'dismissed';
  reason: string | null;
  fileName: string | null;
  createdAt: string;
  finishedAt: string | null;
  isAccepted: boolean;
  /** Whether `/source` has the file. */
  hasSource: boolean;
  /** Whether `/text` has its text: of a file that a browser cannot show. */
  hasText: boolean;
  report: { found: Record<string, number>; doubtful: Remark[]; leftOver: Remark[]; fields?: FieldSource[] } | null;
  /** What was read, once complete. */
  profile: Profile | null;
}

export interface ProfileView {
  status: Session['profile']['status'];
  reason: string | null;
  /** The version in force; null when there is none. */
  version: number | null;
  profile: Profile | null;
  /** The newest import that is not dismissed: running, failed, waiting to be accepted, or what the profile came from. */
  latestImport: ImportView | null;
}

export interface ProfileChange {
  profile: Profile;
  /** The version that the change was made on. */
  basedOn: number | null;
}

export interface ProfileVersion {
  number: number;
  createdAt: string;
  origin: 'import' | 'edit' | 'restore';
  isCurrent: boolean;
}

export interface DocumentItem {
  id: string;
  kind: DocumentKind;
  title: string;
  status: Status;
  stage: string | null;
  createdAt: string;
  finishedAt: string | null;
}

export interface DocumentList {
  items: DocumentItem[];
  /** For `before` of the next page; null on the last. */
  next: string | null;
}

/** The fields and rules of the public create calls, under the same names. */
export interface NewDocument {
  kind: DocumentKind;
  body: Record<string, string>;
  /** How this document looks; as the account's settings say where it is absent. */
  look?: Look;
}

export interface DocumentView extends DocumentItem {
  cost: number;
  request: DocumentRequest;
  /** Why it failed, for the person. */
  failure: string | null;
  isRefunded: boolean;
  /** Whether `/pdf` has it. */
  hasPdf: boolean;
  letterText: string | null;
  /** Why the page looks so; null until it succeeded. */
  evidence: {
    lines: { page: number; text: string; ids: string[]; wordedBy?: 'person' | 'model' }[];
    /** How a language model was asked, and how many of its sentences stand on the page; absent where none was. */
    model?: { name: string; outcome: string; written: number; refused: number };
    /** Letters: the paragraphs before any change, which `drop-passage` and `reword-passage` name by their words. */
    paragraphs?: { text: string; sentences: string[] }[];
    /** Letters: sentences of `additional_context` that it does not tell, and why, for the person. */
    untold?: { text: string; reason: string }[];
    /** What became of each change of the last revision that was set, in its order. */
    changes?: ChangeOutcome[];
    /** In the order of the posting. */
    requirements: {
      kind: string;
      text: string;
      optional: boolean;
      state: 'shown' | 'supported' | 'partly' | 'gap' | 'unsure';
      /** Why it is met only partly; absent from documents of earlier versions. */
      reason?: string | null;
      facts: string[];
    }[];
    fill: number;
    pages: number;
  } | null;
  /** The texts behind the ids of the evidence, from the profile version that the document froze. */
  facts: Record<string, string>;
  /** Those of them that can be reworded. */
  statements: string[];
  /** What a resume may print of that profile, in its order. */
  parts: ProfilePart[];
  /** The version of the profile in force, for `taken`. */
  profileVersion: number | null;
  /** The last revision that was asked for; the document stays SUCCESS, with its old PDF until the new one is ready. */
  revision: {
    /** What the next one must name as `basedOn`. */
    number: number;
    state: 'pending' | 'applied' | 'failed';
    /** Why it failed, for the person. */
    failure: string | null;
    changes: RevisionChange[];
    /** Whether it added to the profile, and can be taken back. */
    canUndo: boolean;
  } | null;
  /** How the page looks, or is about to. */
  look: Look;
  /** Name of the key that ordered it; null where that was done in the dashboard. */
  key: string | null;
}

/** Every change after the stream is open: what is read then, and these, is everything. */
export interface DocumentEvent {
  id: string;
  status: Status;
  stage: string | null;
  /** A revision is being set. */
  isRevising: boolean;
}

/**
 * Facts of the profile, and the person's own words for them as far as the profile says the same; set again and verified,
 * free of charge. What they say beyond is offered to be added to the profile. `changes` is the whole list, told from the page as it was first set: it replaces an earlier one,
 * and an empty list brings the first page back. What became of each stands in `evidence.changes` when the page is set.
 */
export interface Revision {
  changes: RevisionChange[];
  /** The `number` of the revision that the person saw, 0 where there was none; any other is refused. */
  basedOn: number;
  /** The change whose `offer` is taken: what it says is added to the profile in the same step. */
  taken?: TakenOffer;
  /** How the page looks from now on; unchanged where it is absent. */
  look?: Look;
}

export interface Key {
  id: string;
  name: string;
  hint: string;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
  lastUsedAt: string | null;
  /** It reads statuses and the documentation; creating is refused with 403. */
  isReadOnly: boolean;
}

/** Of the last seven days, newest first. */
export interface KeyRequests {
  items: KeyRequest[];
  next: string | null;
}

export interface KeyRequest {
  number: string;
  at: string;
  /** Method and route, or the name of the tool. */
  action: string;
  /** Tools answer 200 also where they fail; here it is what REST would have answered. */
  status: number;
  requestId: string;
  document: { id: string; title: string } | null;
}

/** The last 30 days, oldest first; days without anything included. */
export interface KeyUsage {
  days: { day: string; requests: number; documents: number }[];
}

export interface NewKey extends Key {
  /** Shown this once. */
  key: string;
}

export interface Credits {
  plan: Plan;
  included: number;
  purchased: number;
  total: number;
  /** When the included credits are renewed, and to how many; null on plans that never renew. */
  renews: { at: string; amount: number } | null;
  costs: { resume: number; coverLetter: number };
  limits: { requestsPerMinuteOfKey: number; requestsPerMinuteOfAccount: number };
}

export interface LedgerEntry {
  id: string;
  at: string;
  reason: 'grant' | 'charge' | 'refund' | 'expire' | 'suspend' | 'resume';
  delta: number;
  kind: 'free' | 'period' | 'pack';
  document: { id: string; title: string } | null;
}

export interface Ledger {
  items: LedgerEntry[];
  next: string | null;
}

/** The last 30 days, oldest first; days without anything included. */
export interface Usage {
  days: { day: string; requests: number; resumes: number; coverLetters: number }[];
}

export interface Settings {
  template: Template;
  /** `auto`: the template's own. */
  accent: AccentChoice;
  /** `auto`: by the profile's country. */
  paper: 'auto' | 'a4' | 'letter';
  /** `auto`: the profile's language. Otherwise a language code. */
  language: string;
  /** An IANA name, such as `Europe/Berlin`; `auto`: that of the device. */
  timeZone: string;
  /** Whether a language model may write, where the service has one. */
  languageModel: boolean;
}
