/**
 * PDF/UA-1. Typst tags every page, but as WebAssembly it takes no standard: what its exporter does and checks for that
 * standard is done here, on the finished file.
 */
import { type Edit, type PdfFile, readPdf, writePdf } from './pdf-file.ts';
import { shownGlyphs } from './pdf-glyphs.ts';

const NAMESPACE = ' xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"';
const PART = '<pdfuaid:part>1</pdfuaid:part>';

/** The file with the declaration in its metadata, its title where viewers show a name, and characters for every glyph. */
export function declarePdfUa(pdf: Uint8Array): Uint8Array {
  const file = readPdf(pdf);
  const metadata = file.referredTo(file.catalog, 'Metadata');
  const described = file.find('<rdf:Description rdf:about=""', metadata);
  return writePdf(file, [
    longer(file, metadata, NAMESPACE.length + PART.length),
    { at: described, remove: '', insert: NAMESPACE },
    { at: file.find('>', described), remove: '', insert: PART },
    { at: file.find('/ViewerPreferences <<', file.catalog), remove: '', insert: '\n    /DisplayDocTitle true' },
    ...characterEdits(file),
  ]);
}

/** The stream at this address gets so many bytes more. */
function longer(file: PdfFile, at: number, bytes: number): Edit {
  const length = file.find('/Length ', at);
  const value = file.numberAt(length);
  return { at: length, remove: String(value), insert: String(value + bytes) };
}

/**
 * Where several glyphs make a character, as marks over Thai letters do, Typst names the character for the first of them
 * only. The others stand for the same: for the text of their passage, or what the glyph before them stands for.
 */
function characterEdits(file: PdfFile): Edit[] {
  const tables = new Map<number, Map<number, string>>();
  const added = new Map<number, [number, string][]>();
  let before: string | undefined;
  for (const { toUnicode, glyph, actualText } of shownGlyphs(file)) {
    const table = tables.get(toUnicode) ?? tableAt(file, toUnicode);
    tables.set(toUnicode, table);
    const text = table.get(glyph) ?? actualText ?? before;
    if (text !== undefined && !table.has(glyph)) {
      table.set(glyph, text);
      added.set(toUnicode, [...(added.get(toUnicode) ?? []), [glyph, text]]);
    }
    before = text;
  }
  return [...added].flatMap(([at, entries]) => {
    const insert = tableOf(entries);
    return [longer(file, at, insert.length), { at: file.find('endcmap', at) - 'endcmap'.length, remove: '', insert }];
  });
}

function tableAt(file: PdfFile, at: number): Map<number, string> {
  const entries = file
    .stream(at)
    .toString('latin1')
    .matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm);
  return new Map(entries.map(([, glyph, text]) => [Number.parseInt(glyph!, 16), text!]));
}

/** One list of a table from glyphs to characters holds at most so many. */
const MAX_ENTRIES = 100;

function tableOf(entries: readonly (readonly [number, string])[]): string {
  if (entries.length === 0) return '';
  const listed = entries.slice(0, MAX_ENTRIES);
  const lines = listed.map(([glyph, text]) => `<${glyph.toString(16).toUpperCase().padStart(4, '0')}> <${text}>\n`);
  return `${lines.length} beginbfchar\n${lines.join('')}endbfchar\n${tableOf(entries.slice(MAX_ENTRIES))}`;
}

/** What keeps a file from PDF/UA-1, as far as a page of ours can get it wrong. `headings`: their levels in reading order. */
export function problemsOfPdf(pdf: Uint8Array, headings: readonly number[]): string[] {
  const file = readPdf(pdf);
  const catalog = file.text(file.catalog);
  const problems: string[] = [];
  if (!/\/Lang \(.+\)/.test(catalog)) problems.push('it has no language');
  if (!/\/Title [(<].+[)>]/.test(file.text(file.info))) problems.push('it has no title');
  if (!catalog.includes('/StructTreeRoot') || !catalog.includes('/Marked true')) problems.push('it is not tagged');
  if (headings.some((level, at) => level > (headings[at - 1] ?? 0) + 1)) {
    problems.push(`its headings skip a level (${headings.join(', ')})`);
  }
  // Glyph 0 of every font stands for all that it lacks.
  if (shownGlyphs(file).some(({ glyph }) => glyph === 0)) problems.push('a character has no glyph in any font');
  return problems;
}
