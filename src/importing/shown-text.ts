/** The text of a file that a browser cannot show by itself, so that what was read can be compared with it. */
import { isUtf8 } from 'node:buffer';
import { decodeLoosely } from './decode.ts';
import { readDocx } from './docx/docx.ts';
import type { ReadableKind } from './file-kind.ts';
import { linkedInFiles } from './linkedin/linkedin.ts';
import type { SourceLine } from './source.ts';

const MAX_CHARACTERS = 200_000;
/** More white space above a line than lines of one paragraph have. */
const PARAGRAPH_GAP = 0.5;

/** Null where the file is shown as it is. */
export function shownText(kind: ReadableKind, bytes: Uint8Array): string | null {
  const text = textOf(kind, bytes);
  return text === null ? null : text.replaceAll('\0', '').slice(0, MAX_CHARACTERS).toWellFormed();
}

function textOf(kind: ReadableKind, bytes: Uint8Array): string | null {
  if (kind === 'pdf') return null;
  if (kind === 'docx') return readDocx(bytes).lines.map(written).join('\n').trim();
  if (kind === 'zip')
    return linkedInFiles(bytes)
      .map(([name, text]) => `${name}\n\n${text.trim()}`)
      .join('\n\n\n');
  return isUtf8(bytes) && !bytes.includes(0) ? null : decodeLoosely(bytes);
}

function written({ text, bullet, gapAbove, headingLevel }: SourceLine): string {
  const isApart = gapAbove > PARAGRAPH_GAP || headingLevel !== null;
  return `${isApart ? '\n' : ''}${bullet ? '• ' : ''}${text}`;
}
