import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type BenchAccount, makeAccounts } from '../../../bench/support/accounts.ts';
import type { Program, ProgramOptions } from '../../../bench/support/program.ts';
import { type Create, sendCreate } from '../../chaos/creates.ts';
import { withEngines } from '../../chaos/kill-rounds.ts';
import { untilGone } from '../../chaos/process-tree.ts';
import { seededRandom } from '../../chaos/random.ts';
import { Victim } from '../../chaos/victim.ts';
import { freshAddress } from '../../support/call.ts';
import { freePort } from '../../support/free-port.ts';
import { sampleJob } from '../../support/sample.ts';
import { mountSmallDisk, type SmallDisk, whyNoSmallDisk } from './small-disk.ts';
import { allProblems, type Findings, type ProofOptions } from './stage.ts';

/** The database takes 65 of them before the first document. */
const MEGABYTES = 160;
const BEFORE = 3;
const WHILE_FULL = 4;
const RECOVERY_LIMIT_MS = 120_000;
const LOOK_EVERY_MS = 250;

/**
 * Database and files run out of space while documents are made; when there is space again everything ends by itself. Every
 * second time the database's log is full too. Then the embedded server gives up and the program ends with it, and whoever
 * watches over the program starts it again.
 */
export async function proveDiskFull(options: ProofOptions): Promise<Findings> {
  const reason = whyNoSmallDisk();
  if (reason !== null) return { problems: [], figures: `skipped: ${reason}` };
  const disk = mountSmallDisk(MEGABYTES);
  const random = seededRandom(options.seed);
  const dataDir = path.join(disk.path, 'data');
  const program: ProgramOptions = { command: 'start', dataDir, port: await freePort(), settings: { WORKERS: '1' } };
  const victim = new Victim(program, path.join(dataDir, 'postgres'), random);
  try {
    const [account] = await withEngines(program, (engines) =>
      makeAccounts(engines, [{ plan: 'pro', pack: 1_000, keys: 1 }]),
    );
    let running = await victim.start();
    const client = new Client(running!.baseUrl, account!, await sampleJob());
    for (let round = 1; round <= options.rounds; round++) {
      await client.create(BEFORE);
      if (round % 2 === 0) {
        const code = await withEngines(program, async ({ database }) => {
          await fillLog(disk, database.pool);
          return endOf(running!);
        });
        options.say(`with a full log the program ended with ${code}`);
        if (code !== 1) throw new Error(`the program ended with ${code}, so nobody starts it again`);
        disk.free();
        running = await victim.start();
      }
      const refused = await whileFull(disk, client, random.between(1_000, 5_000));
      options.say(`${refused} of ${WHILE_FULL} creates were not taken while the disk was full`);
      await client.untilTaken();
    }
    const problems = await withEngines(program, async (engines) => {
      await untilDrained(engines.database.pool);
      return allProblems(engines, client.creates);
    });
    return { problems, figures: `${options.rounds} times full, ${client.creates.length} creates` };
  } finally {
    await victim.kill();
    victim.forget();
    disk.remove();
  }
}

async function fillLog(disk: SmallDisk, pool: Pick<Pool, 'query'>): Promise<void> {
  disk.fill();
  for (let megabyte = 0; megabyte < MEGABYTES; megabyte++) {
    try {
      await pool.query(`select pg_logical_emit_message(true, 'proof', repeat('x', 1000000))`);
    } catch {
      return;
    }
  }
  throw new Error('the log of the database is not full');
}

async function endOf({ pid, stop }: Program): Promise<number | null> {
  await untilGone([pid], RECOVERY_LIMIT_MS);
  return stop();
}

/** Returns how many creates were not taken. */
async function whileFull(disk: SmallDisk, client: Client, forMs: number): Promise<number> {
  disk.fill();
  const before = client.taken;
  await client.create(WHILE_FULL);
  await sleep(forMs);
  // What other programs freed meanwhile is taken too.
  disk.fill();
  await sleep(forMs);
  disk.free();
  return WHILE_FULL - (client.taken - before);
}

class Client {
  readonly creates: Create[] = [];
  readonly #baseUrl: string;
  readonly #account: BenchAccount;
  readonly #jobDescription: string;

  constructor(baseUrl: string, account: BenchAccount, jobDescription: string) {
    this.#baseUrl = baseUrl;
    this.#account = account;
    this.#jobDescription = jobDescription;
  }

  get taken(): number {
    return this.creates.filter(({ outcome }) => outcome === 'acknowledged').length;
  }

  async create(count: number): Promise<void> {
    const { id: accountId, keys } = this.#account;
    for (let index = 0; index < count; index++) {
      const wanted = { accountId, key: keys[0]!, kind: 'cover_letter', wantedTitle: 'Engineer' } as const;
      const how = { over: 'tools', idempotencyKey: null } as const;
      const sent = await sendCreate(this.#baseUrl, freshAddress(), { ...wanted, ...how }, this.#jobDescription);
      this.creates.push(sent.create);
    }
  }

  async untilTaken(): Promise<void> {
    const before = this.taken;
    for (const deadline = performance.now() + RECOVERY_LIMIT_MS; ; await sleep(LOOK_EVERY_MS)) {
      await this.create(1);
      if (this.taken > before) return;
      if (performance.now() > deadline) throw new Error('no create is taken though there is space again');
    }
  }
}

async function untilDrained(pool: Pick<Pool, 'query'>): Promise<void> {
  for (const deadline = performance.now() + RECOVERY_LIMIT_MS; ; await sleep(LOOK_EVERY_MS)) {
    const { rowCount } = await pool.query('select id from jobs');
    if (rowCount === 0) return;
    if (performance.now() > deadline) throw new Error(`${rowCount} jobs are left though there is space again`);
  }
}
