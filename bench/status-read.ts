/**
 * Status reads per second of the real service, with its real limits, against a bare Fastify that runs the same two
 * SELECTs, in alternating rounds of one run. `node bench/status-read.ts [--rounds 5] [--seconds 3] [--profile FOLDER]`
 */
import { parseArgs } from 'node:util';
import { newId } from '../src/base/ids.ts';
import type { Engines } from '../src/wire.ts';
import { say } from './support/figures.ts';
import { startBare } from './support/load/bare-process.ts';
import { type Caller, makeCallers } from './support/load/callers.ts';
import { compare } from './support/load/compare.ts';
import { Generator, httpRequest } from './support/load/generator-process.ts';
import { startProgram } from './support/program.ts';
import { onStage } from './support/stage.ts';

const ACCOUNTS = 12_000;
const CONNECTIONS = 32;
/** Of the 60 that an address may ask in a minute. */
const REQUESTS_PER_CONNECTION = 60;
const GOAL = 0.8;

/** The page of all of them: a start looks whether the newest is there. */
const PAGE = 'documents/bench.pdf';

type State = 'QUEUED' | 'SUCCESS';

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, seconds: { type: 'string' }, profile: { type: 'string' } },
});
const rounds = Number(values.rounds ?? 5);
const seconds = Number(values.seconds ?? 3);
const nodeFlags = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [];

/** One document for each caller, written in bulk. Returns the requests that read them. */
async function makeDocuments(engines: Engines, callers: readonly Caller[], state: State): Promise<string[]> {
  const ids = callers.map(newId);
  await engines.files.put(PAGE, new Uint8Array(1));
  await engines.database.pool.query(
    `insert into documents (id, account_id, kind, title, status, stage, cost, request, profile_version_id, pdf_key,
       created_at, finished_at)
     select id, account_id, 'resume', 'Bench ' || id, $3, case when $3 = 'QUEUED' then 'Waiting to start' end, 5, '{}',
       (select id from profile_versions), case when $3 = 'SUCCESS' then '${PAGE}' end, now(),
       case when $3 = 'SUCCESS' then now() end
     from unnest($1::uuid[], $2::uuid[]) as made (id, account_id)`,
    [ids, callers.map(({ accountId }) => accountId), state],
  );
  await engines.database.pool.query('vacuum analyze');
  return callers.map(({ key }, index) => httpRequest('GET', `/v1/resume/${ids[index]}`, key));
}

async function measure(state: State): Promise<number> {
  return onStage({ command: 'serve', nodeFlags }, async ({ program, engines }) => {
    const callers = await makeCallers(engines, ACCOUNTS);
    const generator = new Generator(await makeDocuments(engines, callers, state));
    const service = await startProgram(program);
    const bare = await startBare(engines);
    const load = { seconds, connections: CONNECTIONS, requestsPerConnection: REQUESTS_PER_CONNECTION };
    try {
      return await compare({
        rounds,
        warmUpAnswers: 20_000,
        expectedStatus: '200',
        service: { pid: service.pid, run: () => generator.run({ ...load, port: program.port }) },
        peer: { pid: bare.pid, run: () => generator.run({ ...load, port: bare.port }) },
        say: (line) => say(`${state}: ${line}`),
      });
    } finally {
      generator.close();
      bare.close();
      await service.stop();
    }
  });
}

const ratios: number[] = [];
for (const state of ['QUEUED', 'SUCCESS'] as const) ratios.push(await measure(state));
say(`goal (median ratio ≥ ${GOAL}): ${Math.min(...ratios) >= GOAL ? 'met' : 'NOT met'}`);
