/**
 * Creates per second over REST (no company URL, workers off) against pgbench running the same statements on the same
 * database, in alternating rounds. `node bench/create.ts [--rounds 5] [--seconds 3]`
 */
import { parseArgs } from 'node:util';
import { billingPeriod } from '../src/base/dates.ts';
import type { Engines } from '../src/wire.ts';
import { sampleJob } from '../test/support/sample.ts';
import { say } from './support/figures.ts';
import { type Caller, makeCallers } from './support/load/callers.ts';
import { compare } from './support/load/compare.ts';
import { type Statement, statementsOfCreate } from './support/load/create-statements.ts';
import { Generator, httpRequest } from './support/load/generator-process.ts';
import { findPgbench, pgbenchScript, runPgbench, textOf } from './support/load/pgbench.ts';
import { startProgram } from './support/program.ts';
import { onStage } from './support/stage.ts';

const ACCOUNTS = 2_000;
const CONNECTIONS = 32;
const REQUESTS_PER_CONNECTION = 60;
const TITLE = 'pgbench {{serial}}';

const { values } = parseArgs({ options: { rounds: { type: 'string' }, seconds: { type: 'string' } } });
const rounds = Number(values.rounds ?? 5);
const seconds = Number(values.seconds ?? 3);

/** This period's credits for every account, so that no create has to open them first. */
async function grantCredits({ clock, database: { pool } }: Engines): Promise<void> {
  const { rows } = await pool.query<{ pro_since: Date }>('select distinct pro_since from accounts');
  for (const { pro_since } of rows) {
    const { start, end } = billingPeriod(pro_since, clock.now());
    await pool.query(
      `with made as (
         insert into credit_grants (account_id, kind, amount, starts_at, ends_at, created_at)
         select id, 'period', 1000, $2, $3, now() from accounts where pro_since = $1 returning id, account_id)
       insert into credit_entries (account_id, grant_id, reason, delta, created_at)
       select account_id, id, 'grant', 1000, now() from made`,
      [pro_since, start, end],
    );
  }
  await pool.query(`
    create table bench_callers as
    select row_number() over (order by api_keys.id)::int as n, api_keys.hash, accounts.id as account_id,
      credit_grants.id as grant_id
    from api_keys join accounts on accounts.id = account_id join credit_grants on credit_grants.account_id = accounts.id`);
  await pool.query('create unique index on bench_callers (n)');
  await pool.query('vacuum analyze');
}

/** The statements of one create with its caller and its document chosen anew for each transaction. */
async function scriptFor(
  engines: Engines,
  caller: Caller,
  callers: number,
  body: { title: string; job_description: string },
) {
  const statements = await statementsOfCreate(engines, caller, body);
  const { rows } = await engines.database.pool.query<{ id: string; grant_id: string }>(
    `select documents.id, grant_id from documents join credit_entries on document_id = documents.id where title = $1`,
    [body.title],
  );
  const [document] = rows;
  const hash = statements[0]!.values.find((value) => Buffer.isBuffer(value));
  const expressions = new Map([
    [textOf(hash), ':hash'],
    [caller.accountId, ':account::uuid'],
    [document!.grant_id, ':grant::uuid'],
    [document!.id, `md5(:serial::text)::uuid`],
    [body.title, `'pgbench ' || :serial::text`],
  ]);
  const variables = [
    `\\set n random(1, ${callers})`,
    `\\set serial random(1, 9000000000000000000)`,
    'select hash, account_id as account, grant_id as grant from bench_callers where n = :n \\gset',
  ];
  return { statements, script: pgbenchScript(variables, statements, expressions) };
}

function describe(statements: readonly Statement[]): string {
  return `a create is ${statements.length} statements, begin and commit included`;
}

const program = findPgbench();
if (program === null) {
  say('Skipped: pgbench is not installed here (it comes with PostgreSQL, not with the npm package).');
} else {
  await onStage({ command: 'serve', settings: { QUEUE_LIMIT: '10000000' } }, async (stage) => {
    const { engines } = stage;
    const callers = await makeCallers(engines, ACCOUNTS);
    await grantCredits(engines);
    const job = await sampleJob();
    const body = { title: TITLE, job_description: job };
    const { statements, script } = await scriptFor(engines, callers[0]!, callers.length, body);
    say(describe(statements));
    const requests = callers.map(({ key }) => httpRequest('POST', '/v1/resume/create', key, body));
    const generator = new Generator(requests);
    const service = await startProgram(stage.program);
    const load = { seconds, connections: CONNECTIONS, requestsPerConnection: REQUESTS_PER_CONNECTION };
    const clients = engines.config.databaseConnections;
    try {
      await compare({
        rounds,
        warmUpAnswers: 3_000,
        expectedStatus: '202',
        service: { pid: service.pid, run: () => generator.run({ ...load, port: stage.program.port }) },
        peer: {
          pid: null,
          run: async () => {
            const perSecond = await runPgbench(program, engines, { script, clients, seconds });
            return { answers: perSecond * seconds, perSecond, statuses: {}, cpuShare: Number.NaN };
          },
        },
        say,
      });
    } finally {
      generator.close();
      await service.stop();
    }
  });
}
