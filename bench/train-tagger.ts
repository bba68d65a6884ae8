/**
 * Learns which part of an entry is its title, employer, place and date from made resumes (the `seen` half), and writes the
 * weights that the importer reads. Prints how many tokens it tags rightly on a tenth of the files that it did not learn from.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocx } from '../src/importing/docx/docx.ts';
import { readPdf } from '../src/importing/pdf/read-pdf.ts';
import { toDocumentLines } from '../src/importing/structure/line.ts';
import { type Section, toSections } from '../src/importing/structure/sections.ts';
import type { Weights } from '../src/importing/tagging/decode.ts';
import { preparedLines, tokensOf } from '../src/importing/tagging/entries.ts';
import { featuresOf } from '../src/importing/tagging/features.ts';
import { WEIGHTS_FILE, writeWeights } from '../src/importing/tagging/model.ts';
import { ENTRY_KINDS, type EntryKind, TAGS } from '../src/importing/tagging/tags.ts';
import { align, trueEntries } from './layouts/align.ts';
import { accuracy, confusions, type Example, quantised, train } from './layouts/perceptron.ts';
import type { Resume } from './layouts/person.ts';

const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    rounds: { type: 'string', default: '8' },
    margin: { type: 'string', default: '20' },
    blind: { type: 'string', default: '0.25' },
    hidden: { type: 'string', default: '0.2' },
    out: { type: 'string', default: WEIGHTS_FILE },
    show: { type: 'string' },
    confused: { type: 'boolean', default: false },
  },
});
const LEAST_SHARE = 0.7;
const KIND_OF: Partial<Record<Section['kind'], EntryKind>> = {
  work: 'work',
  volunteer: 'work',
  education: 'education',
  projects: 'project',
  certificates: 'statement',
  awards: 'statement',
  publications: 'statement',
};

interface Found extends Example {
  kind: EntryKind;
  file: string;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function examplesOf(folder: string, file: string): Promise<Found[]> {
  const id = file.replace(/\.(?:pdf|docx)$/, '');
  const truth = JSON.parse(readFileSync(join(folder, `${id}.truth.json`), 'utf8')) as Resume;
  const bytes = readFileSync(join(folder, file));
  const document = file.endsWith('.pdf') ? await readPdf(bytes) : readDocx(bytes);
  return toSections(toDocumentLines(document.lines)).flatMap((section): Found[] => {
    const kind = KIND_OF[section.kind];
    if (kind === undefined || section.lines.length === 0) return [];
    const tokens = tokensOf(preparedLines(section.lines), kind);
    const { tags, share } = align(tokens, trueEntries(truth, kind, section.kind));
    if (options.show === id) {
      print(`== ${section.kind} ${share.toFixed(2)}`);
      tokens.forEach((token, index) => {
        const tag = TAGS[tags[index]!]!;
        print(`${tag.step.padEnd(7)}${tag.field.padEnd(7)}${token.before.padEnd(8)}${token.text.slice(0, 100)}`);
      });
    }
    return share < LEAST_SHARE ? [] : [{ kind, file, features: featuresOf(tokens), tags }];
  });
}

async function main(): Promise<void> {
  const folder = options.from!;
  const files = readdirSync(folder)
    .filter((name) => /\.(?:pdf|docx)$/.test(name))
    .toSorted();
  const found: Found[] = [];
  for (const file of files) {
    if (options.show !== undefined && !file.startsWith(`${options.show}.`)) continue;
    found.push(...(await examplesOf(folder, file)));
  }
  if (options.show !== undefined) return;
  const tenth = new Set(files.filter((_, index) => index % 10 === 9));
  const learned = new Map<EntryKind, Weights>();
  for (const kind of ENTRY_KINDS) {
    const mine = found.filter((one) => one.kind === kind);
    const training = {
      rounds: Number(options.rounds),
      margin: Number(options.margin),
      blind: Number(options.blind),
      hidden: Number(options.hidden),
      seed: 1,
    };
    const known = mine.filter(({ file }) => !tenth.has(file));
    const weights = quantised(train(known, training));
    const fitted = accuracy(known, weights);
    print(`${kind}: ${(fitted.right / fitted.of).toFixed(4)} of what it learned from`);
    learned.set(kind, weights);
    const { right, of } = accuracy(
      mine.filter(({ file }) => tenth.has(file)),
      weights,
    );
    if (options.confused)
      for (const line of confusions(
        mine.filter(({ file }) => tenth.has(file)),
        weights,
      ))
        print(line);
    print(`${kind}: ${mine.length} sections, ${right} of ${of} tokens right (${(right / of).toFixed(4)})`);
  }
  writeFileSync(options.out, writeWeights(learned));
}

await main();
