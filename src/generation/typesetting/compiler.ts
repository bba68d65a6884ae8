/**
 * The one Typst compiler of this process. The native library is loaded with the first document; fonts are added when a
 * document needs them, by making the compiler anew with all that were ever needed.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { loadFamilies } from './fonts.ts';

/** Typst can read nothing outside this folder. */
const TEMPLATES = path.join(import.meta.dirname, '../../../templates');
const PDF_STANDARD = 'ua-1';

const require = createRequire(import.meta.url);
let compiler: NodeCompiler | undefined;
let loaded = new Set<string>();

export class TypesettingFailed extends Error {}

function compilerWith(families: readonly string[]): NodeCompiler {
  if (compiler && families.every((family) => loaded.has(family))) return compiler;
  // Read by `require`, because importing this module must not load the native library.
  const typst =
    require('@myriaddreamin/typst-ts-node-compiler') as typeof import('@myriaddreamin/typst-ts-node-compiler');
  const needed = new Set([...loaded, ...families]);
  compiler = typst.NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: loadFamilies([...needed]) }] });
  loaded = needed;
  return compiler;
}

/** The file of the template folder that is set. */
export type Layout = 'resume' | 'letter';

export interface Compilation {
  layout: Layout;
  families: readonly string[];
  inputs: Record<string, string>;
}

export function compile(work: Compilation): NodeTypstDocument {
  const result = compilerWith(work.families).compile({
    mainFilePath: path.join(TEMPLATES, `${work.layout}.typ`),
    inputs: { ...work.inputs, families: JSON.stringify(work.families) },
  });
  if (result.result && !result.hasError()) return result.result;
  throw new TypesettingFailed(
    `Typst: ${JSON.stringify(result.takeDiagnostics()?.shortDiagnostics ?? 'no reason given')}`,
  );
}

/** The values of the metadata that the template labelled `label`. */
export function queryValues(document: NodeTypstDocument, label: string): unknown[] {
  return compiler!.query(document, { selector: `<${label}>`, field: 'value' }) as unknown[];
}

export function exportPdf(document: NodeTypstDocument): Uint8Array {
  try {
    return compiler!.pdf(document, { pdfStandard: PDF_STANDARD });
  } catch (error) {
    throw new TypesettingFailed(`Typst could not write the PDF: ${error instanceof Error ? error.message : error}`);
  }
}

/** Typst draws the white of every page at the top of the picture, where that of the second page hides the first. */
const SHEET = /^ {4}<path class="typst-shape" fill="#ffffff"[^>]*\/>\n/gm;

/**
 * All pages, one below the other, without paper under them. Letters are drawn, so it looks the same wherever it is shown.
 */
export function exportSvg(document: NodeTypstDocument): string {
  return compiler!.plainSvg(document).replace(SHEET, '');
}

/** The cache is global and grows with every document. */
export function forget(): void {
  compiler?.evictCache(0);
}
