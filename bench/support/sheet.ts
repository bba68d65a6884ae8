/** Many PDFs on one picture. Typst lays the pages out, pdftoppm makes the picture. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadFamilies } from '../../src/generation/typesetting/fonts.ts';

export interface Cell {
  caption: string;
  /** Inside the folder. */
  file: string;
  page: number;
}

const COLUMNS = 7;
const CAPTION_FAMILY = 'Source Sans 3';
const DOTS_PER_INCH = 110;

/** Writes `sheet.pdf` and `sheet.png` into the folder that holds the documents. */
export function drawSheet(folder: string, cells: readonly Cell[]): string {
  const require = createRequire(import.meta.url);
  const typst =
    require('@myriaddreamin/typst-ts-node-compiler') as typeof import('@myriaddreamin/typst-ts-node-compiler');
  const compiler = typst.NodeCompiler.create({
    workspace: folder,
    fontArgs: [{ fontBlobs: loadFamilies([CAPTION_FAMILY]) }],
  });
  const main = path.join(folder, 'sheet.typ');
  writeFileSync(main, SHEET);
  const compiled = compiler.compile({ mainFilePath: main, inputs: { cells: JSON.stringify(cells) } });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  writeFileSync(path.join(folder, 'sheet.pdf'), compiler.pdf(compiled.result, {}));
  const picture = path.join(folder, 'sheet');
  execFileSync('pdftoppm', ['-r', String(DOTS_PER_INCH), '-png', '-singlefile', `${picture}.pdf`, picture]);
  return `${picture}.png`;
}

const SHEET = `
#set page(width: 22in, height: auto, margin: 0.4in, fill: luma(225))
#set text(font: "${CAPTION_FAMILY}", size: 13pt)
#let cells = json(bytes(sys.inputs.cells))
#grid(
  columns: (1fr,) * ${COLUMNS},
  gutter: 0.25in,
  ..cells.map(cell => stack(
    spacing: 6pt,
    cell.caption,
    block(fill: white, stroke: 0.5pt + luma(170), image(cell.file, page: cell.page, width: 100%)),
  )),
)
`;
