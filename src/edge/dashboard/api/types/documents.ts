/**
 * Documents, their revisions, and what happens to them.
 *
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
 */
import type { DocumentKind, Status } from '../../../../base/contract.ts';
import type { DocumentRequest } from '../../../../base/documents/document-request.ts';
import type { ProfilePart } from '../../../../base/documents/profile-part.ts';
import type { RevisionChange, TakenOffer } from '../../../../base/documents/revision.ts';
import type { Look } from '../../../../base/documents/settings.ts';
import type { ShownEvidence } from '../../../../base/documents/shown-evidence.ts';

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
  evidence: ShownEvidence | null;
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
