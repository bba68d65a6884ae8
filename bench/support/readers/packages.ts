/** Readers from npm, where the person has installed them: `npm install pdf-parse@1 pdf2json` in a folder of his own. */
import { type EventEmitter, once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type TextReader, withFile } from './texts.ts';

interface Pdf2Json extends EventEmitter {
  loadPDF(file: string, verbosity: number): void;
  getRawTextContent(): string;
}

type Load = (name: string) => unknown;

const PACKAGES: Record<string, (load: Load) => TextReader['read']> = {
  'pdf-parse': (load) => {
    // Its main file reads a PDF of its own when it is loaded as a module.
    const parse = load('pdf-parse/lib/pdf-parse.js') as (pdf: Buffer) => Promise<{ text: string }>;
    return async (pdf) => (await parse(Buffer.from(pdf))).text;
  },
  pdf2json: (load) => {
    const Parser = load('pdf2json') as new (context: null, raw: boolean) => Pdf2Json;
    return (pdf) =>
      withFile(pdf, async (file) => {
        const parser = new Parser(null, true);
        const ready = once(parser, 'pdfParser_dataReady');
        parser.loadPDF(file, 0);
        await ready;
        return parser.getRawTextContent();
      });
  },
};

export function packageReaders(folder: string | undefined): TextReader[] {
  return Object.entries(PACKAGES).map(([name, open]) => {
    const reader = { name, hasLines: true, absent: null, read: async () => '' };
    if (folder === undefined) return { ...reader, absent: 'no folder was given (--packages)' };
    try {
      return { ...reader, read: open(createRequire(path.join(path.resolve(folder), 'package.json'))) };
    } catch (error) {
      return { ...reader, absent: error instanceof Error ? error.message.split('\n')[0]! : String(error) };
    }
  });
}
