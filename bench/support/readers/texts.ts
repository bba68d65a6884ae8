/** Readers that know of text only: pdf.js with what people commonly write around it, poppler and MuPDF. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withPdf } from '../../../src/importing/pdf/runs/pdf-js.ts';

export interface TextReader {
  name: string;
  /** Why it cannot be asked here; null when it can. */
  absent: string | null;
  hasLines: boolean;
  read(pdf: Uint8Array): Promise<string>;
}

export interface Item {
  str: string;
  hasEOL: boolean;
  width: number;
  transform: number[];
}

const BY_ITEM = 'pdf.js, by item';

/** Each of them is a few lines that stand in many programs. */
const RULES: Record<string, (items: readonly Item[]) => string> = {
  [BY_ITEM]: (items) => items.map((item) => item.str).join(' '),
  'pdf.js, by line': (items) => items.map((item) => item.str + (item.hasEOL ? '\n' : '')).join(''),
  'pdf.js, blanks dropped': (items) =>
    items
      .filter((item) => item.str.trim() !== '' || item.hasEOL)
      .map((item) => item.str.trim() + (item.hasEOL ? '\n' : ''))
      .join(''),
};

export const RULE_READERS: readonly TextReader[] = Object.entries(RULES).map(([name, rule]) => ({
  name,
  absent: null,
  hasLines: name !== BY_ITEM,
  read: async (pdf) => (await itemsOf(pdf)).map(rule).join('\n'),
}));

/** Those of each page. */
export function itemsOf(pdf: Uint8Array): Promise<Item[][]> {
  return withPdf(pdf, async (document) => {
    const pages: Item[][] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      pages.push(items.filter((item) => 'str' in item));
    }
    return pages;
  });
}

const PROGRAMS: readonly (readonly [name: string, program: string, args: (file: string) => string[]])[] = [
  ['pdftotext', 'pdftotext', (file) => [file, '-']],
  ['pdftotext -raw', 'pdftotext', (file) => ['-raw', file, '-']],
  ['pdftotext -layout', 'pdftotext', (file) => ['-layout', file, '-']],
  ['mutool', 'mutool', (file) => ['draw', '-q', '-F', 'txt', file]],
];

export function programReaders(): TextReader[] {
  return PROGRAMS.map(([name, program, args]) => {
    const isThere = spawnSync(program, ['-v']).error === undefined;
    return {
      name,
      absent: isThere ? null : `${program} is not installed`,
      hasLines: true,
      read: (pdf) => withFile(pdf, async (file) => run(program, args(file))),
    };
  });
}

/** The page as a file, for as long as `use` runs. */
export async function withFile<T>(pdf: Uint8Array, use: (file: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'readers-'));
  try {
    const file = path.join(folder, 'page.pdf');
    writeFileSync(file, pdf);
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, args: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error !== undefined || status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`);
  return stdout;
}
