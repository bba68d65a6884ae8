import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import readline from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('user-of-the-server.ts', import.meta.url));

/** The other end of `user-of-the-server.ts`. */
export class ServerUser {
  readonly child: ChildProcess;
  readonly lines: string[] = [];
  readonly #waiting = new Set<() => void>();
  #closed = false;

  constructor(dataDir: string, as: { uid?: number; gid?: number } = {}) {
    this.child = spawn(process.execPath, [PROGRAM, dataDir], { ...as, cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] });
    const reader = readline.createInterface({ input: this.child.stdout! });
    reader.on('line', (line) => {
      this.lines.push(line);
      this.#wake();
    });
    reader.on('close', () => {
      this.#closed = true;
      this.#wake();
    });
    this.child.stdin?.on('error', () => {});
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }

  async said(word: string): Promise<string> {
    for (;;) {
      const line = this.lines.find((said) => said.startsWith(word));
      if (line !== undefined) return line;
      if (this.#closed) throw new Error(`ended without saying "${word}": ${this.lines.slice(-3).join(' | ')}`);
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  /** The number of the server's process, once it is ready. */
  async serverPid(): Promise<number> {
    return Number((await this.said('ready')).split(' ')[2]);
  }

  startInserting(): void {
    this.child.stdin?.write('insert\n');
  }

  async stop(): Promise<void> {
    this.child.stdin?.end('stop\n');
    await this.said('stopped');
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'close');
  }

  /** The rows the server has acknowledged to this process. */
  kept(): number[] {
    return this.lines.filter((line) => line.startsWith('kept ')).map((line) => Number(line.slice(5)));
  }
}
