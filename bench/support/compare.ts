import { median, whole } from './figures.ts';
import type { GeneratorResult } from './generator-process.ts';

export interface Comparison {
  rounds: number;
  /** Any other answer makes the comparison worthless. */
  expectedStatus: string;
  service: () => Promise<GeneratorResult>;
  peer: () => Promise<GeneratorResult>;
  say(line: string): void;
}

/** Rounds in turn, the first of each not counted. Returns the median ratio of a service's round to its peer's. */
export async function compare(comparison: Comparison): Promise<number> {
  const { rounds, service, peer, say } = comparison;
  await service();
  await peer();
  const pairs: { ours: number; theirs: number }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const ours = checked(await service(), comparison.expectedStatus);
    const theirs = checked(await peer(), comparison.expectedStatus);
    pairs.push({ ours: ours.perSecond, theirs: theirs.perSecond });
    say(
      `round ${round}: service ${whole(ours.perSecond)}/s, peer ${whole(theirs.perSecond)}/s, ` +
        `ratio ${(ours.perSecond / theirs.perSecond).toFixed(2)} (generator at ${whole(theirs.cpuShare * 100)} % of a core)`,
    );
  }
  const ratio = median(pairs.map(({ ours, theirs }) => ours / theirs));
  // On a machine that others use too, the round in which both together were fastest was the least disturbed.
  const quietest = pairs.toSorted((a, b) => b.ours + b.theirs - a.ours - a.theirs)[0]!;
  say(
    `median: service ${whole(median(pairs.map(({ ours }) => ours)))}/s, peer ${whole(median(pairs.map(({ theirs }) => theirs)))}/s, ` +
      `ratio ${ratio.toFixed(2)}; quietest round ${whole(quietest.ours)}/s to ${whole(quietest.theirs)}/s, ` +
      `ratio ${(quietest.ours / quietest.theirs).toFixed(2)}`,
  );
  return ratio;
}

function checked(result: GeneratorResult, expected: string): GeneratorResult {
  const others = Object.entries(result.statuses).filter(([status]) => status !== expected);
  if (others.length > 0) throw new Error(`answers other than ${expected}: ${JSON.stringify(result.statuses)}`);
  return result;
}
