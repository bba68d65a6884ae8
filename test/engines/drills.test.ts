import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chown, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../support/call.ts';
import { freePort } from '../support/free-port.ts';
import {
  json,
  LAUNCHER,
  type Running,
  runningProgram,
  SAMPLE_PROFILE,
  type Settings,
  temporaryFolder,
} from '../support/letterpress.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const PROGRAMS = [18, 17, 16, 15].map((major) => `/usr/lib/postgresql/${major}/bin`);
const DRILL_MS = 120_000;
const LOOKS = 40;

const binDir = PROGRAMS.find((folder) => spawnSync(path.join(folder, 'pg_basebackup'), ['--version']).status === 0);
const isRoot = process.getuid?.() === 0;
/** PostgreSQL does not run as root. */
const user = isRoot ? Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout) : undefined;
const lacking = !binDir
  ? `the programs of PostgreSQL are not installed in ${PROGRAMS.join(', ')}`
  : isRoot && !user && 'there is no user postgres';

/** The commands of OPERATING.md that hold these words, as they stand there. */
async function block(words: string): Promise<string> {
  const text = await readFile(path.join(ROOT, 'OPERATING.md'), 'utf8');
  const found = [...text.matchAll(/```sh\n(.*?)```/gs)].map((match) => match[1]!).find((one) => one.includes(words));
  assert.ok(found, `OPERATING.md has no commands with ${words}`);
  return found;
}

describe('backups of a PostgreSQL of your own, as OPERATING.md has them', { skip: lacking }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let settings: Settings;
  let env: Record<string, string>;
  let server: Running | null = null;
  let key: string;

  async function shell(script: string, more: Record<string, string> = {}): Promise<string> {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: ROOT,
      env: { ...env, ...more },
      timeout: DRILL_MS,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user && { uid: user, gid: user }),
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
    const code = await new Promise((resolve) => child.once('exit', resolve));
    assert.equal(code, 0, `${script}\n${said}`);
    return said.trim();
  }

  before(async () => {
    folder = await temporaryFolder();
    const place = (name: string) => path.join(folder.path, name);
    for (const name of ['archive', 'backups', 'home', 'data']) await mkdir(place(name));
    if (user) for (const name of ['', 'archive', 'backups', 'home', 'data']) await chown(place(name), user, user);
    const port = await freePort();
    settings = {
      LOG_LEVEL: 'info',
      DATA_DIR: place('data'),
      DATABASE_URL: `postgresql://letterpress@127.0.0.1:${port}/letterpress`,
      SIGNING_SECRET: 'a-secret-of-the-tests-that-is-long-enough',
      PORT: String(await freePort()),
      WORKERS: '1',
    };
    env = {
      ...settings,
      PATH: `${binDir}:${process.env.PATH}`,
      HOME: place('home'),
      PGDATA: place('main'),
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGUSER: 'letterpress',
      ARCHIVE: place('archive'),
      BACKUPS: place('backups'),
    };
    await shell(`
      initdb --auth=trust --username=letterpress
      echo "port = $PGPORT" >> "$PGDATA/postgresql.conf"
      echo "unix_socket_directories = '$HOME'" >> "$PGDATA/postgresql.conf"
      pg_ctl start --wait --log="$PGDATA/server.log" > /dev/null
      createdb letterpress`);
    server = await start();
    await json(['account', 'create', '--email', 'a@example.com', '--plan', 'pro'], settings);
    key = (await json(['key', 'create', '--account', 'a@example.com', '--name', 'drill'], settings)).key;
    await json(['profile', 'import', '--account', 'a@example.com', '--file', SAMPLE_PROFILE], settings);
  });
  after(async () => {
    await server?.stop();
    if (env) await shell('pg_ctl stop --mode=immediate > /dev/null');
    await folder?.remove();
  });

  /** As the user of PostgreSQL, who is to read the files. */
  const start = () =>
    runningProgram(process.execPath, [LAUNCHER, 'start'], {
      env: { ...env, DEMO: 'off' },
      ...(user && { uid: user, gid: user }),
    });

  async function makeDocument(title: string): Promise<void> {
    const url = `http://127.0.0.1:${settings.PORT}/v1/resume`;
    const body = { title, job_description: 'An analyst who knows SQL.' };
    const created = await call(`${url}/create`, { key, body });
    assert.equal(created.status, 202, created.text);
    let last = '';
    for (let look = 0; look < LOOKS; look++) {
      last = (await call(`${url}/${created.json.data.id}`, { key })).text;
      if (last.includes('"SUCCESS"')) return;
      await sleep(1_000);
    }
    assert.fail(`${title} was not made: ${last}\n${server!.logged()}`);
  }

  const titles = async (): Promise<string[]> =>
    (await json(['document', 'list', '--account', 'a@example.com'], settings))
      .map(({ title }: { title: string }) => title)
      .sort();

  test('a dump comes back whole', async () => {
    await makeDocument('Before the dump');
    await shell(`cd "$HOME"; ${await block('pg_dump --format=custom')}`);
    await server!.stop();
    server = null;
    await shell('dropdb letterpress && createdb letterpress');
    await rm(settings.DATA_DIR!, { recursive: true });
    await shell(`npm() { (cd "${ROOT}" && command npm "$@"); }; cd "$HOME"; ${await block('pg_restore --no-owner')}`);
    assert.deepEqual(await titles(), ['Before the dump']);
  });

  test('the archive of writes brings back a moment', async () => {
    await shell(await block('archive_mode = on'));
    server = await start();
    await shell(await block('pg_basebackup --pgdata'));
    await makeDocument('Before the moment');
    await sleep(1_100);
    const moment = await shell(`psql --no-psqlrc -At --command='select now()' letterpress`);
    await sleep(1_100);
    await makeDocument('After the moment');
    await shell('cp -a "$DATA_DIR/files/." "$BACKUPS/files/"');
    await shell(`psql --no-psqlrc --quiet --command='truncate documents cascade' letterpress`);
    await server.stop();
    server = null;
    await rm(path.join(settings.DATA_DIR!, 'files'), { recursive: true });
    const said = await shell(await block('recovery_target_time'), { MOMENT: moment });
    assert.match(said, /documents +2/);
    assert.deepEqual(await titles(), ['Before the dump', 'Before the moment']);
  });
});
