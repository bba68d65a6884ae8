import type { DocumentKind, Status } from '../../../base/contract.ts';
import { AppError } from '../../../base/errors.ts';
import type { Read } from '../../../platform/database/reader.ts';
import type { Links, SignedLink } from '../files/links.ts';

export interface DocumentStatus {
  id: string;
  title: string;
  status: Status;
  stage: string | null;
  link: SignedLink | null;
}

interface Row {
  id: string;
  title: string;
  status: Status;
  stage: string | null;
  has_pdf: boolean;
}

const READ_STATUS = {
  name: 'read-status',
  text: `
    select id, title, status, stage, pdf_key is not null as has_pdf
    from documents where id = $1 and account_id = $2 and kind = $3`,
};

/** A missing document and another account's are one and the same answer. */
export function createReadStatus(read: Read, links: Links) {
  return async (accountId: string, kind: DocumentKind, id: string): Promise<DocumentStatus> => {
    const [row] = await read<Row>(READ_STATUS, [id, accountId, kind]);
    if (!row) throw new AppError('NOT_FOUND', kind === 'resume' ? 'Resume not found.' : 'Cover letter not found.');
    const { title, status, stage, has_pdf } = row;
    return { id: row.id, title, status, stage, link: has_pdf ? links.sign(row.id) : null };
  };
}

export type ReadStatus = ReturnType<typeof createReadStatus>;
