import { ImportFailed } from './failed.ts';

const NOT_TEXT = 'The file is not a text file in UTF-8. Save it as UTF-8 and import it again.';

/** UTF-8 by default; UTF-16 where the byte order mark says so, as some Windows editors save. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new ImportFailed(NOT_TEXT, { cause });
  }
}

/** As `decodeText`, but what is not UTF-8 is taken for the old encoding of Western Windows, as text files often are. */
export function decodeLoosely(bytes: Uint8Array): string {
  try {
    return decodeText(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
}
