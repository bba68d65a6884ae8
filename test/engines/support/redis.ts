import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';

const START_TIMEOUT_MS = 10_000;

/** Why tests that need a Redis are skipped; false where there is one. */
export const NO_REDIS: string | false =
  spawnSync('redis-server', ['--version']).status === 0
    ? false
    : 'redis-server is not installed (Debian: apt-get install redis-server)';

export interface TestRedis {
  url: string;
  port: number;
  /** Runs a command as redis-cli would; gives what was answered, in Redis's own notation. */
  ask(...words: string[]): Promise<string>;
  signal(signal: NodeJS.Signals): void;
  /** Ends it the hard way. */
  kill(): Promise<void>;
  /** Starts it anew on the same port, empty. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface RedisOptions {
  password?: string;
  /** More of the command line of redis-server. */
  args?: string[];
}

/** A Redis of the test's own on a free loopback port, which keeps nothing on disk. */
export async function startRedis({ password, args = [] }: RedisOptions = {}): Promise<TestRedis> {
  const folder = await mkdtemp(path.join(tmpdir(), 'letterpress-redis-'));
  const port = await freePort();
  const commandLine = ['--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  if (password) commandLine.push('--requirepass', password);
  let server: ChildProcess;

  async function start(): Promise<void> {
    server = spawn('redis-server', ['--port', String(port), ...commandLine, ...args], { stdio: 'ignore' });
    await untilListening(port);
  }

  async function kill(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }

  await start();
  return {
    url: `redis://${password ? `:${password}@` : ''}127.0.0.1:${port}`,
    port,
    ask: (...words) => ask(port, [...(password ? [['auth', password]] : []), words]),
    signal: (signal) => void server.kill(signal),
    kill,
    async restart() {
      await kill();
      await start();
    },
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilListening(port: number): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const answer = await ask(port, [['ping']]).catch(() => '');
    if (answer !== '') return;
    await sleep(20);
  }
  throw new Error(`redis-server did not listen on port ${port} within ${START_TIMEOUT_MS} ms`);
}

/** Sends commands as inline text and gives everything that is answered. */
async function ask(port: number, commands: string[][]): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  await once(socket, 'connect');
  socket.write(`${[...commands, ['quit']].map((words) => words.join(' ')).join('\r\n')}\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}
