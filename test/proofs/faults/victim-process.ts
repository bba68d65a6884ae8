/**
 * One process of the service, of the same parts that the program has, which sends itself a signal at the first step of a
 * name: `node victim-process.ts http|jobs STEP SIGNAL`, with its settings in the environment. Says when it is ready, and
 * when it is at the step.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { armCrashPoints } from '../../../src/base/telemetry/crash-point.ts';
import { readConfig } from '../../../src/config.ts';
import { openSandboxes } from '../../../src/sandbox-tasks.ts';
import { createWorkers, openEngines } from '../../../src/wire.ts';

const WEB_APP = path.join(import.meta.dirname, '../../support/web-app');

const [role, step, signal] = process.argv.slice(2);
let isDone = false;
armCrashPoints((point) => {
  if (isDone || point !== step) return;
  isDone = true;
  fs.writeSync(1, `at ${point}\n`);
  process.kill(process.pid, signal as NodeJS.Signals);
});

const engines = await openEngines(readConfig(process.env), { log: () => {} });
if (role === 'http') {
  const { createHttp } = await import('../../../src/wire-http.ts');
  const app = await createHttp(engines, pino({ level: 'silent' }), { webApp: WEB_APP });
  await app.listen({ host: engines.config.host, port: engines.config.port });
} else {
  await createWorkers(
    engines,
    openSandboxes(1, () => {}, false),
  ).start();
}
fs.writeSync(1, 'ready\n');
