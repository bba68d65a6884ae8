import { type Program, ProgramEnded, type ProgramOptions, startProgram } from '../../bench/support/program.ts';
import { isPostmaster, readPidFile } from '../../src/platform/database/embedded/postmaster.ts';
import { killNow, treeOf, untilGone } from './process-tree.ts';
import type { Random } from './random.ts';

/** The service as something to be killed: with its workers, its database, and whatever they have started. */
export class Victim {
  killed = 0;
  readonly #options: ProgramOptions;
  readonly #clusterDir: string;
  readonly #random: Random;
  #pid: number | null = null;

  constructor(options: ProgramOptions, clusterDir: string, random: Random) {
    this.#options = options;
    this.#clusterDir = clusterDir;
    this.#random = random;
    // However this process ends, nothing that it started outlives it.
    process.once('exit', () => killNow(this.#everyone()));
  }

  /** Undefined when it was killed before it was ready. */
  async start(): Promise<Program | undefined> {
    const killedBefore = this.killed;
    try {
      return await startProgram(this.#options, (pid) => {
        this.#pid = pid;
      });
    } catch (error) {
      if (error instanceof ProgramEnded && this.killed > killedBefore) return undefined;
      throw error;
    }
  }

  /** kill -9 of all of them, in an order that the seed decides. Returns how many there were. */
  async kill(): Promise<number> {
    const everyone = this.#random.shuffled(this.#everyone());
    this.killed += 1;
    killNow(everyone);
    await untilGone(everyone);
    return everyone.length;
  }

  forget(): void {
    this.#pid = null;
  }

  #everyone(): number[] {
    if (this.#pid === null) return [];
    const database = readPidFile(this.#clusterDir)?.pid;
    // The number in the file may be a stale one that belongs to a stranger now.
    const isOurs = database !== undefined && isPostmaster(database, this.#clusterDir);
    return treeOf(isOurs ? [this.#pid, database] : [this.#pid]);
  }
}
