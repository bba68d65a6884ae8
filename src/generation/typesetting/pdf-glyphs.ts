/** The glyphs that the pages of a finished PDF show, in order, each with what the file says that it stands for. */
import { inflateSync } from 'node:zlib';
import type { PdfFile } from './pdf-file.ts';

export interface ShownGlyph {
  /** The address of its font's table from glyphs to characters. */
  toUnicode: number;
  glyph: number;
  /** The text of the passage around it, in hexadecimal, where the passage says it itself. */
  actualText: string | null;
}

/** A string, a font, or the beginning or end of a passage. Typst writes each glyph of a string as two bytes. */
const TOKENS =
  /(?<string>\((?:[^\\()]|\\.)*\))|\/(?<font>f\d+) [\d.]+ Tf|(?<opened><<[^<>]*(?:<(?:FEFF)?(?<text>[0-9A-F]*)>[^<>]*)?>>\s*BDC|\bBMC\b)|(?<closed>\bEMC\b)/gs;

export function* shownGlyphs(file: PdfFile): Generator<ShownGlyph> {
  for (const page of file.pages()) {
    const contents = inflateSync(file.stream(file.referredTo(page, 'Contents'))).toString('latin1');
    const passages: (string | null)[] = [];
    let toUnicode = 0;
    for (const { groups } of contents.matchAll(TOKENS)) {
      if (groups?.font) toUnicode = file.referredTo(file.referredTo(page, groups.font), 'ToUnicode');
      else if (groups?.opened) passages.push(groups.text ?? null);
      else if (groups?.closed) passages.pop();
      else {
        const actualText = passages.findLast((text) => text !== null) ?? null;
        for (const glyph of glyphsIn(groups!.string!)) yield { toUnicode, glyph, actualText };
      }
    }
  }
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function glyphsIn(literal: string): number[] {
  const bytes = literal
    .slice(1, -1)
    .replace(/\\([0-7]{1,3}|.)/gs, (_, escaped: string) =>
      /^[0-7]/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8)) : (ESCAPES[escaped] ?? escaped),
    );
  return Array.from(
    { length: bytes.length >> 1 },
    (_, at) => bytes.charCodeAt(2 * at) * 256 + bytes.charCodeAt(2 * at + 1),
  );
}
