/** What generation is given. */
import type { DocumentKind } from '../base/contract.ts';
import type { CompanyPage, DocumentRequest } from '../base/document-request.ts';
import type { Profile } from '../base/profile.ts';
import type { Template } from '../base/template.ts';

export interface GenerationInput {
  kind: DocumentKind;
  profile: Profile;
  request: DocumentRequest;
  companyPage: CompanyPage | null;
  /** Classic when unset. */
  template?: Template;
  /** ISO. */
  now: string;
}
