import { SaxesParser } from 'saxes';
import { StorageError } from './storage-error.ts';
import type { ListedFile } from './store.ts';

export interface Listing {
  files: ListedFile[];
  /** Where the next page begins; null after the last. */
  next: string | null;
}

/** Reads the answer to ListObjectsV2 with `encoding-type=url`. */
export function parseListing(xml: string): Listing {
  const files: ListedFile[] = [];
  const path: string[] = [];
  let entry = new Map<string, string>();
  let text = '';
  const top = new Map<string, string>();
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
    if (name === 'Contents') entry = new Map();
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    if (path.length === 2 && path[1] === 'Contents') entry.set(name, text);
    else if (path.length === 1 && name === 'Contents') files.push(listedFile(entry));
    else if (path.length === 1) top.set(name, text);
  });
  try {
    parser.write(xml).close();
  } catch (cause) {
    if (cause instanceof StorageError) throw cause;
    throw unreadable(cause);
  }
  if (!top.has('IsTruncated')) throw unreadable();
  if (top.get('IsTruncated') !== 'true') return { files, next: null };
  const next = top.get('NextContinuationToken');
  if (!next) throw unreadable();
  return { files, next };
}

function listedFile(entry: ReadonlyMap<string, string>): ListedFile {
  const key = decodeURIComponent((entry.get('Key') ?? '').replaceAll('+', ' '));
  const modifiedAt = new Date(entry.get('LastModified') ?? '');
  const size = Number(entry.get('Size') ?? Number.NaN);
  if (key === '' || Number.isNaN(modifiedAt.getTime()) || !Number.isInteger(size)) throw unreadable();
  return { key, size, modifiedAt };
}

const unreadable = (cause?: unknown): StorageError =>
  new StorageError('its list of files cannot be read', { isPassing: false, cause });
