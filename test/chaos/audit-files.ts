import type { Engines } from '../../src/wire.ts';
import type { DocumentRow } from './audit.ts';
import { send } from './request.ts';

export interface FileFigures {
  problems: string[];
  pdfs: number;
  /** Half-written files and files that no document has and no list names: waste, but no broken promise. */
  leftovers: string[];
}

/** Every SUCCESS has its whole PDF, on disk and behind its signed link. */
export async function auditFiles(engines: Engines, documents: DocumentRow[]): Promise<FileFigures> {
  const problems: string[] = [];
  const wanted = new Set<string>();
  for (const row of documents.filter(({ status }) => status === 'SUCCESS')) {
    wanted.add(row.pdf_key!);
    const bytes = await readIfThere(engines, row.pdf_key!);
    if (!isWholePdf(bytes))
      problems.push(`SUCCESS document ${row.id} has no whole PDF (${bytes?.length ?? 'no'} bytes)`);
    else if (!(await isServed(engines, row.id, bytes!))) problems.push(`the PDF of document ${row.id} is not served`);
  }
  const listed = await engines.database.db.selectFrom('orphaned_files').select('key').execute();
  const known = wanted.union(new Set(listed.map(({ key }) => key)));
  const leftovers: string[] = [];
  for await (const page of engines.files.list()) {
    for (const { key } of page) if (!known.has(key) && !isOurOwn(key)) leftovers.push(key);
  }
  return { problems, pdfs: wanted.size, leftovers };
}

/** What shows whose files these are, and what tries whether they can be written. */
const isOurOwn = (key: string): boolean => /^(?:identity|probe-[^/]+)\.txt$/.test(key);

async function readIfThere({ files }: Engines, key: string): Promise<Buffer | null> {
  const file = await files.open(key);
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.read()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The end of a PDF says where its table of contents stands, so a file that was cut has no such end. */
function isWholePdf(bytes: Buffer | null): boolean {
  if (bytes === null || bytes.subarray(0, 5).toString() !== '%PDF-') return false;
  return /startxref\s+\d+\s+%%EOF\s*$/.test(bytes.subarray(-64).toString('latin1'));
}

async function isServed(engines: Engines, documentId: string, bytes: Buffer): Promise<boolean> {
  const { pathname, search } = new URL(engines.links.sign(documentId).url);
  const url = `http://127.0.0.1:${engines.config.port}${pathname}${search}`;
  const answer = await send({ url, from: '127.0.0.1' });
  return answer.status === 200 && answer.body !== null && answer.body.equals(bytes);
}
