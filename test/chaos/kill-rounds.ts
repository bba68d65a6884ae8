import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AccountPlan, type BenchAccount, makeAccounts } from '../../bench/support/accounts.ts';
import { freePort, type ProgramOptions, settingsFor } from '../../bench/support/program.ts';
import { readConfig } from '../../src/config.ts';
import { type Engines, openEngines } from '../../src/wire.ts';
import { sampleJob } from '../support/sample.ts';
import { type Audit, audit } from './audit.ts';
import { endLeases, type Interrupted, interruptedJobs } from './interrupted.ts';
import { Load } from './load.ts';
import { type Random, seededRandom } from './random.ts';
import { Victim } from './victim.ts';

export interface KillOptions {
  rounds: number;
  seed: number;
  accounts: number;
  clients: number;
  createsPerRound: number;
  /** So many creates more are sent at once, a moment before the kill. */
  burst: number;
  /** The service lives for a random time between these, counted from when it is ready. */
  lifeMs: { least: number; most: number };
  /** Every so many rounds it is killed once more while it starts. */
  killStartEvery: number;
  /** False: the leases of killed workers are ended by hand after the last start instead of being waited for. */
  waitForLeases: boolean;
  drainLimitMs: number;
  say(line: string): void;
}

export interface KillReport {
  load: Load;
  audit: Audit;
  kills: number;
  processesKilled: number;
  readyMs: number[];
  drainMs: number;
  interrupted: Interrupted[];
  /** Of the last SIGTERM. */
  exitCode: number | null;
}

const KEYS_PER_ACCOUNT = 3;
const PACK = 2_000;
/** About what a burst of creates takes to be answered. */
const BURST_LIMIT_MS = 150;

/** Kills the whole service again and again under load, lets it finish, and checks what is left against what was said. */
export async function killRounds(options: KillOptions): Promise<KillReport> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'letterpress-kill-'));
  const program: ProgramOptions = { command: 'start', dataDir, port: await freePort() };
  const random = seededRandom(options.seed);
  const victim = new Victim(program, path.join(dataDir, 'postgres'), random);
  try {
    const accounts = await withEngines(program, (engines) => makeAccounts(engines, plans(options.accounts)));
    return await new KillRun(options, program, victim, random, accounts).run();
  } finally {
    await victim.kill();
    victim.forget();
    fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Some spend a period's credits, some split charges between free credits and a pack, some run out. */
function plans(count: number): AccountPlan[] {
  return Array.from({ length: count }, (_, index) => ({
    plan: index % 2 === 0 ? 'pro' : 'free',
    pack: index % 10 === 1 ? 0 : PACK,
    keys: KEYS_PER_ACCOUNT,
  }));
}

/** Opens what the program works on here too. */
export async function withEngines<T>(program: ProgramOptions, work: (engines: Engines) => Promise<T>): Promise<T> {
  const engines = await openEngines(readConfig(settingsFor(program)), { log: () => {} });
  try {
    return await work(engines);
  } finally {
    await engines.close();
  }
}

const FIRST_ANSWER_MS = 60_000;

/** A kill that meets nothing proves nothing: on a slow machine the first answer takes longer than a round. */
async function someAcknowledged(load: Load): Promise<void> {
  const deadline = performance.now() + FIRST_ANSWER_MS;
  while (!load.creates.some(({ outcome }) => outcome === 'acknowledged') && performance.now() < deadline)
    await sleep(20);
}

class KillRun {
  readonly #options: KillOptions;
  readonly #program: ProgramOptions;
  readonly #victim: Victim;
  readonly #random: Random;
  readonly #accounts: BenchAccount[];
  readonly #readyMs: number[] = [];
  readonly #interrupted: Interrupted[] = [];
  #processesKilled = 0;
  #killedAt = 0;

  constructor(options: KillOptions, program: ProgramOptions, victim: Victim, random: Random, accounts: BenchAccount[]) {
    this.#options = options;
    this.#program = program;
    this.#victim = victim;
    this.#random = random;
    this.#accounts = accounts;
  }

  async run(): Promise<KillReport> {
    const load = new Load({
      baseUrl: `http://127.0.0.1:${this.#program.port}`,
      accounts: this.#accounts,
      jobDescription: await sampleJob(),
      // Its own: what the clients draw depends on timing, and the kills must not.
      random: seededRandom(this.#options.seed + 1),
      clients: this.#options.clients,
    });
    load.start();
    try {
      return await this.#runUnder(load);
    } finally {
      await load.stop();
    }
  }

  async #runUnder(load: Load): Promise<KillReport> {
    for (let round = 1; round <= this.#options.rounds; round++) await this.#round(round, load);
    const program = await this.#start();
    const startedAt = performance.now();
    load.budget = 0;
    load.isCalm = true;
    await this.#drain(program.pid);
    const drainMs = performance.now() - startedAt;
    await load.stop();
    const result = await withEngines(this.#program, (engines) => audit(engines, load.creates, load.seenFinal));
    const exitCode = await program.stop();
    this.#victim.forget();
    return {
      load,
      audit: result,
      kills: this.#victim.killed,
      processesKilled: this.#processesKilled,
      readyMs: this.#readyMs,
      drainMs,
      interrupted: this.#interrupted,
      exitCode,
    };
  }

  async #round(round: number, load: Load): Promise<void> {
    const { lifeMs, killStartEvery, createsPerRound, burst, say } = this.#options;
    if (round % killStartEvery === 0) await this.#killWhileStarting();
    await this.#start();
    load.budget = createsPerRound;
    await someAcknowledged(load);
    const life = this.#random.between(lifeMs.least, lifeMs.most);
    await sleep(life);
    load.burst(burst);
    await sleep(this.#random.between(0, BURST_LIMIT_MS));
    const killed = await this.#kill();
    const acknowledged = load.creates.filter((create) => create.outcome === 'acknowledged').length;
    say(`round ${round}: lived ${life} ms, ${killed} processes killed, ${acknowledged} creates acknowledged so far`);
  }

  async #start() {
    const program = await this.#victim.start();
    if (!program) throw new Error('The service was killed by somebody else.');
    this.#readyMs.push(program.readyMs);
    const at = Date.now();
    const found = await withEngines(this.#program, (engines) => interruptedJobs(engines, program.pid));
    const isKnown = (documentId: string) => this.#interrupted.some((job) => job.documentId === documentId);
    for (const job of found.filter(({ documentId }) => !isKnown(documentId))) {
      this.#interrupted.push({ ...job, killedAt: this.#killedAt, restartedAt: at });
    }
    return program;
  }

  /** A moment between the first instruction and ready, as far as earlier starts tell. */
  async #killWhileStarting(): Promise<void> {
    const starting = this.#victim.start();
    await sleep(this.#random.between(50, Math.round(this.#readyMs.at(-1) ?? 1_000)));
    await this.#kill();
    await starting;
  }

  async #kill(): Promise<number> {
    this.#killedAt = Date.now();
    const killed = await this.#victim.kill();
    this.#processesKilled += killed;
    return killed;
  }

  async #drain(livingPid: number): Promise<void> {
    await withEngines(this.#program, async (engines) => {
      const { pool } = engines.database;
      if (!this.#options.waitForLeases) await endLeases(engines, livingPid);
      const deadline = performance.now() + this.#options.drainLimitMs;
      for (;;) {
        const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from jobs');
        if (rows[0]!.count === 0) return;
        if (performance.now() > deadline) throw new Error(`${rows[0]!.count} jobs are left after the drain`);
        await sleep(250);
      }
    });
  }
}
