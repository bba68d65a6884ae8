import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import packageJson from '../../../package.json' with { type: 'json' };
import { messageOf } from '../../base/errors.ts';
import { isLoopbackHost } from '../../base/loopback.ts';
import { type Config, readConfig } from '../../config.ts';
import { claimOwnFiles, serversProblem, tryFiles } from '../../engine-checks.ts';
import type { Traces } from '../../platform/telemetry/traces.ts';
import { closeSandboxes, openSandboxes, type Sandboxes } from '../../sandbox-tasks.ts';
import { createWorkers, type Engines, openEngines } from '../../wire.ts';
import type { Ops } from '../../wire-ops.ts';
import { sandboxGuards } from '../../wire-sandbox.ts';
import type { Call, Command } from '../command-line/command.ts';
import { checkPackages, explainWarmUp } from './packages.ts';
import { startSweeping } from './sweep.ts';

export const serverCommands: Command[] = [
  {
    name: 'start',
    summary: 'Run everything: database, server and workers',
    usage: '',
    run: (call) => runProgram(call, { http: true, workers: true }),
  },
  {
    name: 'serve',
    summary: 'Run the server without workers',
    usage: '',
    run: (call) => runProgram(call, { http: true, workers: false }),
  },
  {
    name: 'worker',
    summary: 'Run workers without the server',
    usage: '',
    run: (call) => runProgram(call, { http: false, workers: true }),
  },
  {
    name: 'migrate',
    summary: 'Bring the database up to date',
    usage: '',
    async run(call) {
      // Opening the engines migrates.
      const engines = await openEngines(readConfig(call.env), { log: () => {}, migrates: true });
      await engines.close();
      return { migrated: true };
    },
  },
];

interface Parts {
  http: boolean;
  workers: boolean;
}

async function runProgram(call: Call, parts: Parts): Promise<void> {
  const config = readConfig(call.env);
  checkPackages(config);
  const stop = stopSignal();
  const isNewFolder = checkDataFolder(config.dataDir);
  if (parts.http) await checkPort(serviceAddress(config));
  if (config.metricsPort) await checkPort(metricsAddress(config));
  const { createLogger, logTrouble } = await import('./logger.ts');
  const logger = createLogger(config.logLevel);
  const log = logTrouble(logger);

  const running: Running = {};
  let isStopping = false;
  let isWarm = false;
  try {
    if (config.otlp) {
      const { createTraces } = await import('../../platform/telemetry/traces.ts');
      running.traces = createTraces({ ...config.otlp, version: packageJson.version, log });
    }
    if (config.metricsPort) running.ops = (await import('../../wire-ops.ts')).createOps();
    if (parts.workers) running.sandboxes = openSandboxes(config.workers, log);
    const warmed = warming(running.sandboxes);
    sayWhatIsLacking(call);
    call.say(config.databaseUrl ? 'Connecting to PostgreSQL …' : `Starting PostgreSQL in ${config.dataDir} …`);
    const engines = await openEngines(config, {
      log,
      note: (line) => logger.info(line),
      say: call.say,
      onLost: (reason) => stop.now(`The database is gone: ${reason}`),
      serves: parts.http,
      migrates: true,
      observer: running.ops?.observer,
      tracer: running.traces?.tracer,
    });
    running.engines = engines;
    engines.watchStorage();
    // A full disk must not keep the pages that are there from being served.
    if (config.s3) await tryFiles(engines);
    await claimOwnFiles(engines);
    if (running.sandboxes) {
      call.say(`Starting ${config.workers} workers …`);
      running.workers = createWorkers(engines, running.sandboxes);
      running.sweep = startSweeping(engines);
    }
    if (parts.http) {
      const { ensureClient, ensureWebApp } = await import('./web-app.ts');
      await Promise.all([ensureWebApp(call.say), ensureClient(call.say)]);
      const { createHttp } = await import('../../wire-http.ts');
      running.app = await createHttp(engines, httpLogger(logger), {
        sandbox: running.sandboxes?.documents,
        onLimits: running.ops?.watchLimits,
        isStopping: () => isStopping,
      });
      await listen(running.app, config);
    }
    await running.ops?.listen(engines, { isStopping: () => isStopping, isWarm: () => isWarm }).catch((error) => {
      throw portProblem(error, metricsAddress(config));
    });
    // However long that takes: a machine that is busy now is not broken.
    isWarm = await Promise.race([warmed().then(() => true), stop.promise.then(() => false)]);
    if (isWarm) await running.workers?.start();
    if (isWarm && isNewFolder && parts.http && parts.workers && wantsDemo(config)) {
      const { makeDemo } = await import('./demo.ts');
      await makeDemo(engines, call.say).catch((error) => {
        call.say(`The demo is not complete: ${messageOf(error)} The service runs all the same.`);
      });
    }
    if (parts.http) {
      sayAddresses(call, config);
      await warnOfOtherServers(engines, call, logger);
    }
    if (isWarm)
      call.say(
        parts.http
          ? `Ready on ${config.baseUrl} (stop with Ctrl-C)`
          : 'Ready: workers are waiting for jobs (stop with Ctrl-C)',
      );
    const reason = await stop.promise;
    isStopping = true;
    call.say(`${reason}. Finishing what is under way …`);
    // Without a database there is nothing left to send elsewhere in order.
    if (parts.http && process.exitCode === undefined) await sleep(config.stopDelaySeconds * 1000);
  } finally {
    await shutDown(running);
  }
  call.say('Stopped.');
}

function sayWhatIsLacking(call: Call): void {
  const { lacks } = sandboxGuards();
  if (lacks.length > 0) call.say(`The sandbox works without what this system does not offer: ${lacks.join(', ')}.`);
}

/**
 * The first documents of a child load fonts and compile code: better now than while somebody waits. It goes on beside the
 * rest of the start; what went wrong is told to whoever waits for it.
 */
function warming(sandboxes: Sandboxes | undefined): () => Promise<void> {
  const warmed = Promise.allSettled([sandboxes?.documents.warm()]);
  return async () => {
    const [outcome] = await warmed;
    if (outcome.status === 'rejected') throw explainWarmUp(outcome.reason);
  };
}

/** Where it listens is said to the person already; at `info` the server itself has only problems to report. */
function httpLogger(logger: Logger): Logger {
  return logger.level === 'info' ? logger.child({}, { level: 'warn' }) : logger;
}

interface Running {
  engines?: Engines;
  sandboxes?: Sandboxes;
  workers?: ReturnType<typeof createWorkers>;
  app?: FastifyInstance;
  sweep?: ReturnType<typeof startSweeping>;
  ops?: Ops;
  traces?: Traces;
}

/** New requests first, then the jobs that run, then what tells of them, then the database. */
async function shutDown(running: Running): Promise<void> {
  const swept = running.sweep?.stop();
  await running.app?.close();
  await running.workers?.stop();
  if (running.sandboxes) await closeSandboxes(running.sandboxes);
  await swept;
  await running.ops?.close();
  await running.traces?.close();
  await running.engines?.close();
}

const SAME_SIGNAL_MS = 1_000;

/** The first signal drains; a later one ends at once. A terminal and a launcher may both pass on the same Ctrl-C. */
function stopSignal() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let firstAt: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (firstAt !== null && performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1);
    firstAt ??= performance.now();
    resolve(`Received ${signal}`);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return {
    promise,
    now(reason: string): void {
      process.exitCode = 1;
      resolve(reason);
    },
  };
}

/** Whether the folder is new. Throws a message that says what to do when it cannot be used. */
function checkDataFolder(dataDir: string): boolean {
  if (!existsSync(dataDir)) return true;
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return readdirSync(dataDir).length === 0;
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be used (${messageOf(error)}). Make it a folder that this user may write to, or set DATA_DIR to another one.`,
    );
  }
}

/** Where to listen, and the setting that says so. */
interface Address {
  host: string;
  port: number;
  prefix: '' | 'METRICS_';
}

const serviceAddress = ({ host, port }: Config): Address => ({ host, port, prefix: '' });
const metricsAddress = ({ metricsHost, metricsPort }: Config): Address => ({
  host: metricsHost,
  port: metricsPort!,
  prefix: 'METRICS_',
});

function portProblem(error: NodeJS.ErrnoException, { host, port, prefix }: Address): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} on ${host} is taken. Stop the program that uses it, or set ${prefix}PORT to another one.`,
    );
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} needs more rights than this user has. Set ${prefix}PORT to 1024 or higher.`);
  }
  return new Error(`Cannot listen on ${host} port ${port}: ${error.message}. Check ${prefix}HOST and ${prefix}PORT.`);
}

/** Found out before anything is started. */
async function checkPort(address: Address): Promise<void> {
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(portProblem(error, address)));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    throw portProblem(error as NodeJS.ErrnoException, serviceAddress(config));
  }
}

async function warnOfOtherServers(engines: Engines, call: Call, logger: Logger): Promise<void> {
  const problem = await serversProblem(engines);
  if (!problem) return;
  call.say(`Warning: ${problem}`);
  logger.warn(problem);
}

function wantsDemo(config: Config): boolean {
  return config.demo && config.databaseUrl === null && isLoopbackHost(config.host);
}

function sayAddresses(call: Call, { baseUrl }: Config): void {
  call.say('');
  call.say(`  Dashboard      ${baseUrl}/dashboard`);
  call.say(`  Documentation  ${baseUrl}/docs`);
  call.say(`  REST           ${baseUrl}/v1`);
  call.say(`  MCP            ${baseUrl}/v1/mcp`);
  call.say(`  OpenAPI        ${baseUrl}/openapi.json`);
  call.say('');
}
