/** What generation is given. */
import type { DocumentKind } from '../base/contract.ts';
import type { CompanyPage, DocumentRequest } from '../base/documents/document-request.ts';
import type { ModelReport } from '../base/documents/model-report.ts';
import type { RevisionChange } from '../base/documents/revision.ts';
import type { Accent, Template } from '../base/documents/template.ts';
import type { Profile } from '../base/profile.ts';
import type { Page } from './composing/composed.ts';
import type { Draft } from './drafting/draft.ts';

export interface GenerationInput {
  kind: DocumentKind;
  profile: Profile;
  request: DocumentRequest;
  companyPage: CompanyPage | null;
  /** Classic when unset. */
  template?: Template;
  /** The template's own when unset. */
  accent?: Accent;
  /** By the profile's country when unset. */
  paper?: 'a4' | 'us-letter';
  /** A language code; the profile's language when unset. */
  language?: string;
  /** What the account holder changed on the finished page. */
  revision?: RevisionChange[];
  /** The changes that the page in force was set with: a wording that is refused leaves the last one in its place. */
  earlier?: RevisionChange[];
  /** The page in force, as the evidence keeps it. */
  shown?: Page | null;
  /** The account's profile of today, for wordings that draw on what was added to it since. */
  newerProfile?: Profile | null;
  /** What a language model wrote for this document; it is checked like any other words. */
  draft?: Draft | null;
  /** How it was asked, for the evidence. */
  model?: ModelReport;
  /** ISO. */
  now: string;
}
