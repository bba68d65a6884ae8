/**
 * PDF/UA-1. Typst tags every page, but as WebAssembly it takes no standard: what declares one is written into the finished
 * file here, and the checks that its exporter makes for that standard are made here too.
 */
import { inflateSync } from 'node:zlib';
import { type Edit, type PdfFile, readPdf, writePdf } from './pdf-file.ts';

const NAMESPACE = ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"';
const PART = '<pdfuaid:part>1</pdfuaid:part>';

/** The file with the declaration in its metadata, and its title where viewers show the name of a file. */
export function declarePdfUa(pdf: Uint8Array): Uint8Array {
  const file = readPdf(pdf);
  const metadata = file.referredTo(file.catalog, 'Metadata');
  const length = file.find('/Length ', metadata);
  const described = file.find('<rdf:Description rdf:about=""', metadata);
  const edits: Edit[] = [
    {
      at: length,
      remove: String(file.numberAt(length)),
      insert: String(file.numberAt(length) + NAMESPACE.length + PART.length),
    },
    { at: described, remove: '', insert: NAMESPACE },
    { at: file.find('>', described), remove: '', insert: PART },
    { at: file.find('/ViewerPreferences <<', file.catalog), remove: '', insert: '\n    /DisplayDocTitle true' },
  ];
  return writePdf(file, edits);
}

/** What keeps a file from PDF/UA-1, as far as a page of ours can get it wrong. `headings`: their levels in reading order. */
export function problemsOfPdf(pdf: Uint8Array, headings: readonly number[]): string[] {
  const file = readPdf(pdf);
  const catalog = file.text(file.catalog);
  const problems: string[] = [];
  if (!/\/Lang \(.+\)/.test(catalog)) problems.push('it has no language');
  if (!/\/Title [(<].+[)>]/.test(file.text(file.info))) problems.push('it has no title');
  if (!catalog.includes('/StructTreeRoot') || !catalog.includes('/Marked true')) problems.push('it is not tagged');
  if (headings.some((level, at) => level > (headings[at - 1] ?? 0) + 1))
    problems.push(`its headings skip a level (${headings.join(', ')})`);
  if (hasMissingGlyph(file)) problems.push('a character has no glyph in any font');
  return problems;
}

/** Glyph 0 of every font stands for all that it lacks. Typst writes each glyph as two bytes. */
function hasMissingGlyph(file: PdfFile): boolean {
  return file.pages().some((page) => {
    const contents = inflateSync(file.stream(file.referredTo(page, 'Contents'))).toString('latin1');
    return contents.matchAll(/\((?:[^\\()]|\\.)*\)/gs).some(([shown]) => glyphsOf(shown).includes(0));
  });
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function glyphsOf(literal: string): number[] {
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
