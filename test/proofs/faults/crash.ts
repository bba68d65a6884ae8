import { CRASH_POINTS, type CrashPoint } from '../../../src/base/telemetry/crash-point.ts';
import { type Random, seededRandom } from '../../chaos/random.ts';
import { type Findings, type ProofOptions, Stage } from './stage.ts';
import { startVictim, type Victim } from './victim.ts';

const isOfCreate = (step: CrashPoint) => step.startsWith('create.');
/** Steps of giving a document up. */
const GIVING_UP: readonly CrashPoint[] = ['produce.failed', 'produce.refunded'];

/** kill -9 after every step of a create and of the making of a document, each in a process of its own. */
export async function proveCrashes(
  options: ProofOptions,
  steps: readonly CrashPoint[] = CRASH_POINTS,
): Promise<Findings> {
  const ofCreate = steps.filter(isOfCreate);
  const ofProduce = steps.filter((step) => !isOfCreate(step));
  const findings: Findings[] = [];
  for (let round = 0; round < options.rounds; round++) {
    const seed = options.seed + round;
    // Two databases, since a process that is to die at a job must not find the jobs of another one.
    findings.push(
      ...(await Promise.all([
        killAll(ofCreate, killInCreate, { ...options, seed }),
        killAll(ofProduce, killInProduce, { ...options, seed }),
      ])),
    );
  }
  const documents = findings.map(({ figures }) => Number(figures)).reduce((sum, count) => sum + count, 0);
  return {
    problems: findings.flatMap(({ problems }) => problems),
    figures: `${steps.length} steps, ${options.rounds} times, ${documents} documents`,
  };
}

type Kill = (stage: Stage, step: CrashPoint) => Promise<NodeJS.Signals | null>;

async function killAll(steps: readonly CrashPoint[], kill: Kill, { seed, say }: ProofOptions): Promise<Findings> {
  const random = seededRandom(seed);
  const stage = await Stage.open(random);
  try {
    const problems: string[] = [];
    for (const step of random.shuffled(steps)) {
      const signal = await kill(stage, step);
      say(`killed after ${step}`);
      if (signal !== 'SIGKILL') problems.push(`the process was not killed after ${step} but ended by ${signal}`);
    }
    await repeatSome(stage, random);
    await stage.drain();
    problems.push(...(await stage.problems()));
    return { problems, figures: String((await stage.query('select id from documents')).length) };
  } finally {
    await stage.close();
  }
}

/** Some clients ask again, some never learn what became of their call. */
async function repeatSome(stage: Stage, random: Random): Promise<void> {
  for (const create of stage.creates.filter(({ outcome }) => outcome === 'unknown')) {
    if (random.chance(0.5)) await stage.repeat(create);
  }
}

async function killInCreate(stage: Stage, step: CrashPoint): Promise<NodeJS.Signals | null> {
  const settings = await stage.settings();
  const victim = await startVictim({ role: 'http', step, signal: 'SIGKILL', settings });
  await stage.create(`http://${settings.HOST}:${settings.PORT}`);
  return endOf(victim);
}

async function killInProduce(stage: Stage, step: CrashPoint): Promise<NodeJS.Signals | null> {
  const { id } = await stage.create(stage.baseUrl);
  if (GIVING_UP.includes(step)) {
    await stage.query(`update jobs set worker = 'gone', attempt = 3, run_at = now() where subject = $1`, [id]);
  }
  const victim = await startVictim({ role: 'jobs', step, signal: 'SIGKILL', settings: await stage.settings() });
  return endOf(victim);
}

async function endOf(victim: Victim): Promise<NodeJS.Signals | null> {
  try {
    await victim.atStep;
    return await victim.ended;
  } finally {
    await victim.kill();
  }
}
