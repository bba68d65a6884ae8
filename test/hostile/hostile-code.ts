/**
 * Stands for code that has taken a child of the sandbox over. `attempts` tries what such code would try and tells what it
 * got; `stay` leaves something behind for the next task, which `look` looks for.
 */
import childProcess from 'node:child_process';
import cluster from 'node:cluster';
import dgram from 'node:dgram';
import dns from 'node:dns/promises';
import { once } from 'node:events';
import fs from 'node:fs';
import inspector from 'node:inspector';
import { constants, createRequire, enableCompileCache, register } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import * as processModule from 'node:process';
import type * as Sqlite from 'node:sqlite';
import tracing from 'node:trace_events';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import vm from 'node:vm';
import { WASI } from 'node:wasi';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { serveTasks } from '../../src/platform/sandbox/child.ts';
import type { Target } from './targets.ts';

const PATIENCE_MS = 3000;
const require = createRequire(import.meta.url);

const sqlite = (): typeof Sqlite => require('node:sqlite');

type Attempts = Record<string, () => unknown>;

/** `got …`, or `nothing` and why. */
async function tell(attempt: () => unknown): Promise<string> {
  try {
    const got = await Promise.race([attempt(), patience()]);
    return `got ${String(got).slice(0, 60)}`;
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return `nothing (${code ?? message.trim().split('\n').at(-1)})`;
  }
}

async function patience(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
  throw new Error('no answer');
}

async function connected(target: { port: number } | { path: string }): Promise<string> {
  const socket = net.connect({ host: '127.0.0.1', ...target } as net.NetConnectOpts);
  await once(socket, 'connect');
  socket.destroy();
  return 'a connection';
}

async function listening(where: number | string): Promise<string> {
  const server = net.createServer();
  const listens = once(server, 'listening');
  server.on('error', () => {}).listen(where);
  await Promise.race([listens, once(server, 'error').then(([error]) => Promise.reject(error))]);
  server.close();
  return 'a port';
}

async function sent(port: number): Promise<string> {
  const socket = dgram.createSocket('udp4');
  try {
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.send('stolen', port, '127.0.0.1', (error) => (error ? reject(error) : resolve()));
    });
  } finally {
    socket.close();
  }
  return 'a datagram out';
}

async function loggedIn(target: Target): Promise<string> {
  const client = new pg.Client({ ...target.database, password: 'guessed' });
  client.on('error', () => {});
  await client.connect();
  return 'the database';
}

const NETWORK = (target: Target): Attempts => ({
  'connect by TCP': () => connected({ port: target.tcpPort }),
  'fetch by HTTP': () => fetch(`http://127.0.0.1:${target.tcpPort}/`),
  'listen on TCP': () => listening(0),
  'send by UDP': () => sent(target.udpPort),
  'resolve a name': () => dns.resolve4('example.com'),
  "connect to the database's socket": () => connected({ path: target.databaseSocket }),
  'sign in to the database': () => loggedIn(target),
});

const FILES = (target: Target): Attempts => ({
  'read data/signing-secret': () => fs.readFileSync(target.signingSecret, 'utf8'),
  'read it by another path': () => fs.readFileSync(`${target.sources}/../../${target.signingSecretFromProject}`),
  'read it by bytes': () => fs.readFileSync(Buffer.from(target.signingSecret)),
  'read it by an address': () => fs.readFileSync(pathToFileURL(target.signingSecret)),
  'read it as a module': () => import(pathToFileURL(target.signingSecret).href),
  'read it as settings': () => process.loadEnvFile(target.signingSecret),
  'read it as a blob': async () => (await fs.openAsBlob(target.signingSecret)).text(),
  'open a database file': () =>
    new (sqlite().DatabaseSync)(target.databaseFile).prepare('select secret from secrets').get()?.secret,
  'attach a database file': () => new (sqlite().DatabaseSync)(':memory:').exec(`attach '${target.databaseFile}' as it`),
  'read an open file beside it': () => fs.readFileSync(target.openFile, 'utf8'),
  'read .env': () => fs.readFileSync(target.env, 'utf8'),
  'read .env.example': () => fs.readFileSync(`${target.env}.example`, 'utf8'),
  'list the data folder': () => fs.readdirSync(target.dataDir),
  'list the project': () => fs.readdirSync(target.project),
  'read /etc/passwd': () => fs.readFileSync('/etc/passwd', 'utf8'),
  "read the parent's environment": () => fs.readFileSync(`/proc/${target.parent}/environ`, 'utf8'),
  "read the parent's memory": () => fs.openSync(`/proc/${target.parent}/mem`, 'r'),
  'write outside': () => fs.writeFileSync(`${os.tmpdir()}/letterpress-hostile`, 'x'),
  'write into the sources': () => fs.appendFileSync(`${target.sources}/text.ts`, ''),
  'write by SQLite': () =>
    new (sqlite().DatabaseSync)(':memory:').exec(`vacuum into '${os.tmpdir()}/letterpress-hostile'`),
  'write by flags of V8': () => v8.setFlagsFromString('--trace-turbo'),
  'write a trace': () => tracing.createTracing({ categories: ['node'] }).enable(),
  'write compiled code': () => {
    const { status, message } = enableCompileCache(os.tmpdir());
    if (status !== constants.compileCacheStatus.ENABLED) throw new Error(message);
  },
  'make a link': () => fs.symlinkSync('/etc/passwd', `${target.sources}/link`),
  'write a report': () => process.report.writeReport(`${os.tmpdir()}/letterpress-hostile`),
  'write a heap snapshot': () => v8.writeHeapSnapshot(`${os.tmpdir()}/letterpress-hostile`),
});

const PROCESSES = (target: Target): Attempts => ({
  'start a program': () => childProcess.execFileSync('id'),
  'start another Node': () => childProcess.fork(import.meta.filename),
  'start a cluster': () => cluster.fork(),
  'start a thread': () => new Worker('', { eval: true }),
  'load native code': () => process.dlopen({ exports: {} } as NodeJS.Module, target.addon),
  'require native code': () => require(target.addon),
  'load an extension of SQLite': () =>
    new (sqlite().DatabaseSync)(':memory:', { allowExtension: true }).loadExtension(target.addon),
  'call a native library': () => require('node:ffi').dlopen('libc.so.6'),
  'become another program': () => process.execve!('/bin/true', ['true']),
  'hook the loader by a thread': () => register('data:text/javascript,'),
  'use WASI': () => new WASI({ version: 'preview1', preopens: { '/': '/' } }),
  'open the inspector': () => inspector.open(0),
  "use Node's own bindings": () => (process as unknown as { binding(name: string): unknown }).binding('fs'),
  "load Node's own modules": () => require('internal/process/permission'),
  'drop the gates': () => vm.runInThisContext('process.permission.has = () => true') && fs.readFileSync('/etc/passwd'),
});

const SIGNALS = (target: Target): Attempts => {
  const anyProcess = process as unknown as Record<string, (...args: unknown[]) => unknown>;
  const anyModule = processModule as unknown as Record<string, (...args: unknown[]) => unknown>;
  return {
    'signal the parent': () => anyProcess.kill!(target.parent, 0),
    'signal it by the module': () => anyModule.kill!(target.parent, 0),
    'signal it by the raw call': () => anyProcess._kill!(target.parent, 0),
    "open the parent's inspector": () => anyProcess._debugProcess!(target.parent),
    'slow the parent down': () => (os as Partial<typeof os>).setPriority!(target.parent, 19),
  };
};

/** What code can try that Node's gates do not hold any more: tools of the system do it. */
const WITHOUT_GATES = (target: Target): Attempts => ({
  ...NETWORK(target),
  'read data/signing-secret': () => fs.readFileSync(target.signingSecret, 'utf8'),
  "read the parent's environment": () => fs.readFileSync(`/proc/${target.parent}/environ`, 'utf8'),
  "read the parent's memory": () => fs.openSync(`/proc/${target.parent}/mem`, 'r'),
  'write into the sources': () => fs.appendFileSync(`${target.sources}/text.ts`, ''),
  'signal the parent': () =>
    childProcess.execFileSync('/bin/sh', ['-c', `kill -0 ${target.parent} && echo reach`], { stdio: 'pipe' }),
  'become root': () =>
    process.setuid!(0) ?? childProcess.execFileSync('/bin/sh', ['-c', 'su -c id'], { stdio: 'pipe', input: '' }),
});

async function tellAll(attempts: Attempts): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(attempts)) outcomes[name] = await tell(attempt);
  return outcomes;
}

let left = '';

serveTasks({
  attempts: (input) => {
    const target = input as Target;
    return tellAll({ ...NETWORK(target), ...FILES(target), ...PROCESSES(target), ...SIGNALS(target) });
  },
  attemptsWithoutGates: (input) => tellAll(WITHOUT_GATES(input as Target)),
  stay: async () => {
    left = 'something of the task before';
    setInterval(() => {}, 10);
    return process.pid;
  },
  look: async () => ({ pid: process.pid, left }),
  garble: async () => {
    fs.writeSync(3, 'GET / HTTP/1.1\r\n\r\n');
    await new Promise(() => {});
  },
});
