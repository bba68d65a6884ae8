import { cpuMsOf } from '../cpu-time.ts';
import { median, whole } from '../figures.ts';
import type { GeneratorResult } from './generator-process.ts';

export interface Contestant {
  /** The process that answers; null when its CPU time says nothing. */
  pid: number | null;
  run(): Promise<GeneratorResult>;
}

export interface Comparison {
  rounds: number;
  /** By then V8 has compiled what is hot. */
  warmUpAnswers: number;
  /** Any other answer makes the comparison worthless. */
  expectedStatus: string;
  service: Contestant;
  peer: Contestant;
  say(line: string): void;
}

interface Round {
  perSecond: number;
  /** CPU time of the answering process alone; hardly disturbed by what else the machine does. */
  cpuMicrosPerAnswer: number;
}

const WARM_UP_RUNS = 15;

async function warmUp(contestant: Contestant, wanted: number): Promise<void> {
  let answers = 0;
  for (let run = 0; run < WARM_UP_RUNS && answers < wanted; run++) {
    answers += (await contestant.run()).answers;
  }
}

/** Rounds in turn, after a warm-up. Returns the median ratio of a service's round to its peer's. */
export async function compare(comparison: Comparison): Promise<number> {
  const { rounds, service, peer, say } = comparison;
  await warmUp(service, comparison.warmUpAnswers);
  await warmUp(peer, comparison.warmUpAnswers);
  const pairs: { ours: Round; theirs: Round }[] = [];
  for (let round = 1; round <= rounds; round++) {
    const ours = await measured(service, comparison.expectedStatus);
    const theirs = await measured(peer, comparison.expectedStatus);
    pairs.push({ ours, theirs });
    say(`round ${round}: ${described(ours, theirs)}`);
  }
  const middle = (of: 'ours' | 'theirs'): Round => ({
    perSecond: median(pairs.map((pair) => pair[of].perSecond)),
    cpuMicrosPerAnswer: median(pairs.map((pair) => pair[of].cpuMicrosPerAnswer)),
  });
  // On a machine that others use too, the round in which both together were fastest was the least disturbed.
  const speed = ({ ours, theirs }: (typeof pairs)[number]) => ours.perSecond + theirs.perSecond;
  const quietest = pairs.toSorted((a, b) => speed(b) - speed(a))[0]!;
  const ratio = median(pairs.map(({ ours, theirs }) => ours.perSecond / theirs.perSecond));
  say(`quietest: ${described(quietest.ours, quietest.theirs)}`);
  say(`medians: ${described(middle('ours'), middle('theirs'))}; median of the rounds' ratios ${ratio.toFixed(2)}`);
  return ratio;
}

function described(ours: Round, theirs: Round): string {
  const ratio = (ours.perSecond / theirs.perSecond).toFixed(2);
  const speeds = `service ${whole(ours.perSecond)}/s, peer ${whole(theirs.perSecond)}/s, ratio ${ratio}`;
  if (Number.isNaN(ours.cpuMicrosPerAnswer)) return speeds;
  const oursCpu = `CPU ${whole(ours.cpuMicrosPerAnswer)} µs an answer`;
  if (Number.isNaN(theirs.cpuMicrosPerAnswer)) return `${speeds}; ${oursCpu}`;
  const cpuRatio = (theirs.cpuMicrosPerAnswer / ours.cpuMicrosPerAnswer).toFixed(2);
  return `${speeds}; ${oursCpu}, the peer ${whole(theirs.cpuMicrosPerAnswer)} µs, ratio ${cpuRatio}`;
}

async function measured(contestant: Contestant, expected: string): Promise<Round> {
  const cpuMsNow = () => (contestant.pid === null ? Number.NaN : cpuMsOf(contestant.pid));
  const before = cpuMsNow();
  const result = await contestant.run();
  const cpuMs = cpuMsNow() - before;
  const others = Object.entries(result.statuses).filter(([status]) => status !== expected);
  if (others.length > 0) throw new Error(`answers other than ${expected}: ${JSON.stringify(result.statuses)}`);
  return { perSecond: result.perSecond, cpuMicrosPerAnswer: (cpuMs * 1000) / result.answers };
}
