/**
 * Inventions planted in finished pages, and honest pages. The first must never be shipped; of the second nothing may be
 * taken back. `node bench/fabrications.ts [--eval FOLDER] [--pages 4] [--list]`
 */
import type { DocumentKind } from '../src/base/contract.ts';
import { setAgain } from '../src/generation/composing/composed.ts';
import { documentContextOf } from '../src/generation/document-context.ts';
import { generate } from '../src/generation/generate.ts';
import { matchProfile } from '../src/generation/matching/match.ts';
import { compose, finish, GenerationFailed } from '../src/generation/producing.ts';
import { stopwatch } from '../src/generation/stopwatch.ts';
import { openEngine, resetEngine } from '../src/generation/typesetting/engine.ts';
import type { LetterPage, ResumePage } from '../src/generation/typesetting/page.ts';
import { readBack } from '../src/importing/pdf/read-back.ts';
import { LETTER_FABRICATIONS } from './support/fabrications/letters.ts';
import type { Fabrication, Material } from './support/fabrications/plant.ts';
import { RESUME_FABRICATIONS } from './support/fabrications/resumes.ts';
import { openTailoringSet, type Pair, type TailoringSet } from './support/tailoring/tailoring-set.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const optionAt = process.argv.indexOf('--pages');
const wantedPages = optionAt === -1 ? 4 : Number(process.argv[optionAt + 1]);
const shouldList = process.argv.includes('--list');

interface Tally {
  blocked: number;
  shipped: string[];
}

/** The planted text where it came through, null where it did not; undefined where there was nothing to plant. */
async function shippedText(
  set: TailoringSet,
  kind: DocumentKind,
  pair: Pair,
  fabrication: Fabrication<never>,
): Promise<string | null | undefined> {
  const input = await set.inputOf(kind, pair);
  const profile = fabrication.person?.(input.profile) ?? input.profile;
  const ground = documentContextOf({ ...input, profile });
  await openEngine(ground.families);
  const matches = matchProfile(ground.profile, ground.posting, ground.now);
  const composed = compose(kind, ground, matches, stopwatch(), () => {});
  const gaps = ground.posting.terms.filter((term) => !matches.support.has(term.key)).map((term) => term.surface);
  const material: Material = {
    profile: ground.profile,
    gaps,
    jobTitle: ground.posting.title,
    company: ground.company?.name ?? ground.posting.company,
  };
  const planted = (fabrication as Fabrication<ResumePage | LetterPage>).plant(composed.page, material);
  if (planted === null) return undefined;
  const again = setAgain(composed, planted.page, ground.families);
  if (again === null) return undefined;
  try {
    const finished = await finish(again, ground, readBack, stopwatch());
    const shown = finished.pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n');
    const isThere = finished.findings.length === 0 || unspaced(shown).includes(unspaced(planted.text));
    return isThere ? planted.text : null;
  } catch (error) {
    if (error instanceof GenerationFailed) return null;
    throw error;
  } finally {
    resetEngine();
  }
}

/** Currencies and signs count: a line that returned to its fact may differ from what was planted in nothing else. */
const unspaced = (text: string): string => text.replace(/\s+/g, '');

async function plantAll(set: TailoringSet, kind: DocumentKind, kinds: readonly Fabrication<never>[]): Promise<number> {
  const step = Math.max(1, Math.floor(set.pairs.length / wantedPages));
  const pairs = set.pairs.filter((_, at) => at % step === 0).slice(0, wantedPages);
  let [planted, shipped] = [0, 0];
  for (const fabrication of kinds) {
    const tally: Tally = { blocked: 0, shipped: [] };
    for (const pair of pairs) {
      const result = await shippedText(set, kind, pair, fabrication);
      if (result === null) tally.blocked++;
      else if (result !== undefined) tally.shipped.push(result);
    }
    planted += tally.blocked + tally.shipped.length;
    shipped += tally.shipped.length;
    if (shouldList || tally.shipped.length > 0)
      print(`  ${fabrication.kind}: ${tally.blocked} blocked, ${tally.shipped.length} shipped`);
    for (const text of tally.shipped) print(`    shipped: ${text.slice(-200)}`);
  }
  print(`${kind}: ${kinds.length} kinds, ${planted} planted, ${shipped} shipped`);
  return shipped;
}

async function honest(set: TailoringSet): Promise<number> {
  let [documents, blocked] = [0, 0];
  for (const pair of set.pairs) {
    for (const kind of ['resume', 'cover_letter'] as const) {
      documents++;
      const { evidence } = await generate(await set.inputOf(kind, pair), { readBack });
      blocked += evidence.findings.length;
      for (const finding of evidence.findings)
        print(`  ${kind} ${pair.profile} ${pair.job}: ${finding.kind} “${finding.line}”`);
    }
  }
  print(`honest: ${documents} documents, ${blocked} lines blocked`);
  return blocked;
}

const set = openTailoringSet(process.argv);
if (set !== null) {
  const shipped =
    (await plantAll(set, 'resume', RESUME_FABRICATIONS as readonly Fabrication<never>[])) +
    (await plantAll(set, 'cover_letter', LETTER_FABRICATIONS as readonly Fabrication<never>[]));
  const blocked = await honest(set);
  process.exitCode = shipped + blocked > 0 ? 1 : 0;
}
