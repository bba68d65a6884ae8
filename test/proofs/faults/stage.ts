import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sweep } from '../../../src/commands/server/sweep.ts';
import { closeSandboxes, openSandboxes } from '../../../src/sandbox-tasks.ts';
import { createWorkers, type Engines } from '../../../src/wire.ts';
import { audit } from '../../chaos/audit.ts';
import { type Create, type Kind, sendCreate } from '../../chaos/creates.ts';
import type { Random } from '../../chaos/random.ts';
import { freshAddress } from '../../support/call.ts';
import { freePort } from '../../support/free-port.ts';
import { sampleJob } from '../../support/sample.ts';
import { type Service, type ServiceOptions, startService, type TestAccount } from '../../support/service.ts';

export interface ProofOptions {
  /** How often everything is done. */
  rounds: number;
  seed: number;
  say(line: string): void;
}

/** What a proof found; without problems every promise was kept. */
export interface Findings {
  problems: string[];
  figures: string;
}

const DRAIN_LIMIT_MS = 240_000;
const LOOK_EVERY_MS = 100;
const LONG_AGO_SECONDS = 7_200;
/** Some are paid from two grants. */
const PACK = 500;

/** The service without workers, and all that its clients were told. Other processes join it by the same settings. */
export class Stage {
  readonly creates: Create[] = [];
  readonly #service: Service;
  readonly #random: Random;
  readonly #jobDescription: string;

  private constructor(service: Service, random: Random, jobDescription: string) {
    this.#service = service;
    this.#random = random;
    this.#jobDescription = jobDescription;
  }

  static async open(random: Random, options: ServiceOptions = {}): Promise<Stage> {
    const config = { ...options.config, port: await freePort() };
    return new Stage(await startService({ workers: false, ...options, config }), random, await sampleJob());
  }

  get engines(): Engines {
    return this.#service.engines;
  }

  get baseUrl(): string {
    return this.#service.baseUrl;
  }

  /** For another process on the same database and files. */
  async settings(): Promise<Record<string, string>> {
    const { config } = this.engines;
    return {
      DATA_DIR: config.dataDir,
      // The setting must name a host; the one behind the question mark counts.
      DATABASE_URL: config.databaseUrl!.replace('@/', '@localhost/'),
      SIGNING_SECRET: config.signingSecrets.join(','),
      HOST: config.host,
      PORT: String(await freePort()),
    };
  }

  account(): Promise<TestAccount> {
    return this.#service.account({ credits: PACK, plan: this.#random.pick(['free', 'pro']) });
  }

  /** Asks for a document, of a new account unless told otherwise, and remembers what was answered. */
  async create(baseUrl: string, account?: TestAccount): Promise<Create> {
    const { id, key } = account ?? (await this.account());
    const kind = this.#random.pick<Kind>(['resume', 'cover_letter']);
    const idempotencyKey = `proof-${this.creates.length}`;
    const wanted = { accountId: id, key, kind, wantedTitle: 'Engineer', over: 'rest', idempotencyKey } as const;
    const { create } = await sendCreate(baseUrl, freshAddress(), wanted, this.#jobDescription);
    this.creates.push(create);
    return create;
  }

  /** Asks for the same again, as a client may whose answer was lost. */
  async repeat(create: Create): Promise<void> {
    const again = await sendCreate(this.baseUrl, freshAddress(), create, this.#jobDescription, create);
    Object.assign(create, again.create);
  }

  async query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.engines.database.pool.query<Row>(text, values)).rows;
  }

  /** As if the half minute of every lease were over. */
  async endLeases(): Promise<void> {
    await this.query('update jobs set run_at = now() where worker is not null');
  }

  /** Lets workers of this process finish everything. */
  async drain(): Promise<void> {
    await this.endLeases();
    const sandboxes = openSandboxes(2, () => {}, false);
    const workers = createWorkers(this.engines, sandboxes);
    await workers.start();
    try {
      await this.untilNone('select id from jobs');
    } finally {
      await workers.stop();
      await closeSandboxes(sandboxes);
    }
  }

  async untilNone(text: string, values: unknown[] = []): Promise<void> {
    for (const deadline = performance.now() + DRAIN_LIMIT_MS; ; await sleep(LOOK_EVERY_MS)) {
      const rows = await this.query(text, values);
      if (rows.length === 0) return;
      if (performance.now() > deadline) throw new Error(`still there: ${JSON.stringify(rows)}`);
    }
  }

  problems(): Promise<string[]> {
    return allProblems(this.engines, this.creates);
  }

  close(): Promise<void> {
    return this.#service.close();
  }
}

/** All that must not be. Half-written files and pages under way count as abandoned at once, instead of after an hour. */
export async function allProblems(engines: Engines, creates: Create[]): Promise<string[]> {
  const unfinished = path.join(engines.config.dataDir, 'files', '.unfinished');
  for (const file of fs.existsSync(unfinished) ? fs.readdirSync(unfinished) : []) {
    const longAgo = Date.now() / 1000 - LONG_AGO_SECONDS;
    fs.utimesSync(path.join(unfinished, file), longAgo, longAgo);
  }
  await engines.database.pool.query('update orphaned_files set due_at = now()');
  await sweep(engines, () => false);
  const { problems, files } = await audit(engines, creates, new Map());
  return [...problems, ...files.leftovers.map((file) => `${file} belongs to no document`)];
}
