import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { freePort } from '../support/free-port.ts';
import { type Running, runningProgram, SAMPLE_PROFILE, temporaryFolder } from '../support/letterpress.ts';
import { checkFirstStart } from './first-start.ts';
import { buildImage, type Image, ordinaryUser } from './image.ts';
import { runShell } from './npm.ts';

const COMMAND_LIMIT_MS = 180_000;
/** What npm has not in its cache is fetched. */
const LIMIT_MS = 900_000;

const skip = process.platform !== 'linux' && 'the image holds programs for Linux';

describe('the image, built without Docker', { skip, timeout: LIMIT_MS }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let image: Image;
  let env: Record<string, string>;
  let program: Running | null = null;

  before(async () => {
    folder = await temporaryFolder();
    image = await buildImage(folder.path);
    const tmp = image.locate('/tmp');
    mkdirSync(tmp);
    chmodSync(tmp, 0o1777);
    await runShell('chmod -R a-w .', image.locate(image.workdir));
    const DATA_DIR = image.locate(image.env.DATA_DIR!);
    const PORT = String(await freePort());
    env = { ...image.env, DATA_DIR, PORT, HOST: '127.0.0.1', TMPDIR: tmp, PATH: `${folder.path}/bin:/usr/bin:/bin` };
  });
  after(async () => {
    await program?.stop();
    await runShell('chmod -R u+w .', folder.path);
    await folder.remove();
  });

  const options = () => ({ cwd: image.locate(image.workdir), env, ...ordinaryUser() });
  const runHere = ([file, ...args]: string[]) =>
    spawnSync(file!, args, { ...options(), encoding: 'utf8', timeout: COMMAND_LIMIT_MS });

  test('it says who runs it, where it listens and what it keeps', () => {
    assert.equal(image.user, '1000:1000');
    assert.deepEqual(image.ports, ['3000']);
    assert.deepEqual(image.volumes, ['/data']);
    assert.equal(image.env.DATA_DIR, '/data');
    assert.equal(image.env.HOST, '0.0.0.0');
    assert.equal(image.env.PORT, '3000');
  });

  test('its program starts as an ordinary user that may write to the volume and to /tmp alone', async () => {
    const [file, ...args] = image.command;
    program = await runningProgram(file!, args, options());
    await checkFirstStart(program, Number(env.PORT));
  });

  test('PostgreSQL runs from the image, not from a copy in the volume', () => {
    assert.doesNotMatch(spawnSync('ls', [env.DATA_DIR!], { encoding: 'utf8' }).stdout, /postgres-binaries/);
  });

  test('its health check passes while the program runs, and fails when it has been stopped', async () => {
    assert.equal(runHere(image.healthcheck).status, 0);
    assert.deepEqual(await program!.stop('SIGTERM'), { code: 0, signal: null });
    program = null;
    assert.equal(runHere(image.healthcheck).status, 1);
  });

  test('it has the fonts that a name in East Asian scripts is set in', () => {
    const profile = JSON.parse(readFileSync(SAMPLE_PROFILE, 'utf8'));
    profile.basics.name = '山田さくら 서울';
    const file = path.join(env.TMPDIR!, 'profile.json');
    writeFileSync(file, JSON.stringify(profile));
    const job = path.join('samples', 'job-description.txt');
    const words = ['render', '--profile', file, '--job', job, '--out', path.join(env.TMPDIR!, 'resume.pdf')];
    const { status, stderr } = runHere([...image.command.slice(0, -1), ...words]);
    assert.equal(status, 0, stderr);
  });
});
