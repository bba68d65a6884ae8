/**
 * The bullets of the evaluation's resumes, as they stand on the finished pages: how many open with a verb, and what must
 * not be there. `--list` prints every offender.
 *
 * `node bench/bullets.ts [--eval FOLDER] [--list]`
 */
import { documentContextOf } from '../src/generation/document-context.ts';
import { matchProfile } from '../src/generation/matching/match.ts';
import { compose, finish } from '../src/generation/producing.ts';
import { stopwatch } from '../src/generation/stopwatch.ts';
import { openEngine, resetEngine } from '../src/generation/typesetting/engine.ts';
import type { Section } from '../src/generation/typesetting/page.ts';
import { readBack } from '../src/importing/pdf/read-back.ts';
import { endsInOneWordLine, FAULTS, opensWithVerb } from './support/prose/bullet-figures.ts';
import { openTailoringSet, type Pair, type TailoringSet } from './support/tailoring/tailoring-set.ts';

interface Resume {
  pair: Pair;
  bullets: string[];
  /** The lines as the finished file has them. */
  lines: string[];
  replaced: number;
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const set = openTailoringSet(process.argv);
  if (set === null) return;
  const resumes: Resume[] = [];
  for (const pair of set.pairs) resumes.push(await make(set, pair));
  const bullets = resumes.flatMap((resume) => resume.bullets);
  const lengths = bullets.map((bullet) => bullet.split(' ').length).toSorted((a, b) => a - b);
  print(
    `${resumes.length} resumes, ${bullets.length} bullets, median ${lengths[lengths.length >> 1]} words, longest ${lengths.at(-1)}`,
  );
  report('do not open with a verb', bullets, (bullet) => !opensWithVerb(bullet));
  for (const fault of FAULTS) report(fault.name, bullets, fault.test);
  const oneWord = resumes.flatMap((resume) =>
    resume.bullets.filter((bullet) => endsInOneWordLine(bullet, resume.lines)),
  );
  report('end in a line of one word', bullets, (bullet) => oneWord.includes(bullet));
  print(`lines that the verifier sent back: ${resumes.reduce((sum, resume) => sum + resume.replaced, 0)}`);
}

async function make(set: TailoringSet, pair: Pair): Promise<Resume> {
  const ground = documentContextOf(await set.inputOf('resume', pair));
  await openEngine(ground.families);
  const matches = matchProfile(ground.profile, ground.posting, ground.now);
  const timings = stopwatch();
  const composed = compose('resume', ground, matches, timings, () => {});
  const finished = await finish(composed, ground, readBack, timings);
  resetEngine();
  const { page } = finished.composed;
  const sections = 'sections' in page ? page.sections : [];
  return {
    pair,
    bullets: sections.flatMap(bulletsOf),
    lines: finished.pages.flatMap((read) => read.lines.map((line) => line.text)),
    replaced: finished.findings.length,
  };
}

/** A degree's lines are grades and courses, not deeds. */
function bulletsOf(section: Section): string[] {
  if (section.kind !== 'entries' || section.name === 'education') return [];
  return section.entries.flatMap((entry) => entry.roles.flatMap((role) => role.bullets.map((line) => line.text)));
}

function report(name: string, bullets: readonly string[], isFaulty: (bullet: string) => boolean): void {
  const faulty = bullets.filter(isFaulty);
  const share = faulty.length / Math.max(1, bullets.length);
  print(`${name}: ${faulty.length} (${(share * 100).toFixed(1)} %)`);
  if (!process.argv.includes('--list')) return;
  for (const bullet of new Set(faulty)) print(`  ${bullet}`);
}

await main();
