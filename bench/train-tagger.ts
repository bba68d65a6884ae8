/**
 * Learns which lines of a resume are headings of what, and which part of an entry is its title, employer, place and date, from
 * made resumes; writes the weights that the importer reads. Prints how many lines and tokens it tags rightly, of the files it
 * learned from and of a tenth that it did not.
 *
 * `node bench/layouts.ts --half seen --files 3000 --generate-only --out FOLDER && node bench/train-tagger.ts --from FOLDER
 * [--confused] [--only lines,work,education,statement] [--out FILE]`; `--show ID` shows what it takes for the truth of one file.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDocx } from '../src/importing/docx/docx.ts';
import { plainFacts } from '../src/importing/forms/fact-lines.ts';
import type { SectionKind } from '../src/importing/headings/section-kind.ts';
import type { Weights } from '../src/importing/learned/decode.ts';
import { breaksOf, lineFeatures } from '../src/importing/learned/line-features.ts';
import { LINE_TAG_LIST } from '../src/importing/learned/line-tags.ts';
import { MODELS, type Model, tagsOf, WEIGHTS_FILE, weightsOf, writeWeights } from '../src/importing/learned/model.ts';
import { readTokens } from '../src/importing/learned/tag-entries.ts';
import { type EntryKind, TAGS } from '../src/importing/learned/tags.ts';
import type { Line } from '../src/importing/lines/line.ts';
import { readPdf } from '../src/importing/pdf/read-pdf.ts';
import { withoutEntryBullets } from '../src/importing/rules/entry-bullets.ts';
import { toResumeLines } from '../src/importing/structure/read-structure.ts';
import { align, trueEntries } from './layouts/align.ts';
import { alignLines } from './layouts/align-lines.ts';
import { type Example, judge, quantised, train } from './layouts/perceptron.ts';
import type { Resume } from './layouts/person.ts';

const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    rounds: { type: 'string', default: '6' },
    margin: { type: 'string', default: '20' },
    'blind-words': { type: 'string', default: '0.5' },
    'blind-looks': { type: 'string', default: '0.3' },
    only: { type: 'string' },
    hidden: { type: 'string', default: '0.2' },
    out: { type: 'string', default: WEIGHTS_FILE },
    show: { type: 'string' },
    confused: { type: 'boolean', default: false },
  },
});
/** Of what was read, that stands in the truth; where less does, the truth was not found. */
const LEAST_SHARE = 0.7;
/** The words of headings tell more than those of names. */
const BLIND_TO_HEADINGS = 0.25;
const KIND_OF: Partial<Record<SectionKind, EntryKind>> = {
  work: 'work',
  volunteer: 'work',
  education: 'education',
  certificates: 'statement',
  awards: 'statement',
  publications: 'statement',
};
const ENTRY_NAMES = TAGS.map(({ field, step }) => `${step} ${field}`);
const LINE_NAMES = LINE_TAG_LIST.map(({ kind, heading }) => (heading ? `heading ${kind}` : kind));

interface Found extends Example {
  model: Model;
  file: string;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function examplesOf(folder: string, file: string): Promise<Found[]> {
  const id = file.replace(/\.(?:pdf|docx)$/, '');
  const truth = JSON.parse(readFileSync(join(folder, `${id}.truth.json`), 'utf8')) as Resume;
  const bytes = readFileSync(join(folder, file));
  const document = file.endsWith('.pdf') ? await readPdf(bytes) : readDocx(bytes);
  const lines = toResumeLines(document.lines);
  const { tags, share } = alignLines(lines, truth);
  if (options.show === id)
    for (const [index, line] of lines.entries())
      print(`${LINE_NAMES[tags[index]!]!.padEnd(20)}${line.text.slice(0, 100)}`);
  const page = { model: 'lines' as const, file, features: lineFeatures(lines), tags, breaks: breaksOf(lines) };
  return [
    ...(share < LEAST_SHARE ? [] : [page]),
    ...sectionsOf(lines, tags).flatMap((section) => entriesOf(section, truth, file, id)),
  ];
}

interface LabelledSection {
  kind: SectionKind;
  lines: Line[];
}

function sectionsOf(lines: readonly Line[], tags: readonly number[]): LabelledSection[] {
  const sections: LabelledSection[] = [];
  lines.forEach((line, index) => {
    const { kind, heading } = LINE_TAG_LIST[tags[index]!]!;
    if (kind === 'top') return;
    if (heading || sections.at(-1)?.kind !== kind) sections.push({ kind, lines: [] });
    if (!heading) sections.at(-1)!.lines.push(line);
  });
  return sections;
}

function entriesOf(section: LabelledSection, truth: Resume, file: string, id: string): Found[] {
  const model = KIND_OF[section.kind];
  if (model === undefined || section.lines.length === 0) return [];
  const lines = model === 'statement' ? section.lines : withoutEntryBullets(plainFacts(section.lines, model));
  const { tokens, features } = readTokens(lines, model);
  const { tags, share } = align(tokens, trueEntries(truth, model, section.kind));
  if (options.show === id) {
    print(`== ${section.kind} ${share.toFixed(2)}`);
    for (const [index, token] of tokens.entries())
      print(`${ENTRY_NAMES[tags[index]!]!.padEnd(14)}${token.before.padEnd(8)}${token.text.slice(0, 100)}`);
  }
  return share < LEAST_SHARE ? [] : [{ model, file, features, tags, breaks: null }];
}

async function main(): Promise<void> {
  const folder = options.from;
  if (folder === undefined) throw new Error('--from names the folder with the resumes that bench/layouts.ts made');
  const files = readdirSync(folder)
    .filter((name) => /\.(?:pdf|docx)$/.test(name))
    .toSorted();
  const found: Found[] = [];
  for (const file of files) {
    if (options.show === undefined || file.startsWith(`${options.show}.`))
      found.push(...(await examplesOf(folder, file)));
  }
  if (options.show !== undefined) return;
  const tenth = new Set(files.filter((_, index) => index % 10 === 9));
  const learned = new Map<Model, Weights>();
  const wanted = new Set(options.only?.split(',') ?? MODELS);
  for (const model of MODELS) {
    const examples = found.filter((one) => one.model === model);
    learned.set(model, wanted.has(model) ? learn(model, examples, tenth) : weightsOf(model));
  }
  writeFileSync(options.out, writeWeights(learned));
}

function learn(model: Model, examples: readonly Found[], tenth: ReadonlySet<string>): Weights {
  const training = {
    rounds: Number(options.rounds),
    margin: Number(options.margin),
    blind: {
      words: model === 'lines' ? BLIND_TO_HEADINGS : Number(options['blind-words']),
      looks: Number(options['blind-looks']),
    },
    hidden: Number(options.hidden),
    seed: 1,
  };
  const [known, unknown] = [
    examples.filter(({ file }) => !tenth.has(file)),
    examples.filter(({ file }) => tenth.has(file)),
  ];
  const set = tagsOf(model);
  const weights = quantised(train(known, set, training));
  const names = model === 'lines' ? LINE_NAMES : ENTRY_NAMES;
  const [fitted, judged] = [judge(known, weights, set, names), judge(unknown, weights, set, names)];
  const share = ({ right, of }: { right: number; of: number }) => (right / of).toFixed(4);
  print(
    `${model}: ${examples.length} sequences; ${share(fitted)} of what it learned from, ${share(judged)} of ${judged.of} others`,
  );
  const most = [...judged.confused].toSorted((one, other) => other[1] - one[1]).slice(0, options.confused ? 12 : 0);
  for (const [key, count] of most) print(`  ${count} ${key}`);
  return weights;
}

await main();
