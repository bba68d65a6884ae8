import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { freePort } from '../support/free-port.ts';
import { type Running, runningProgram, temporaryFolder } from '../support/letterpress.ts';
import { installTarball } from './consumer.ts';
import { checkFirstStart } from './first-start.ts';
import { packProject } from './image.ts';

/** What npm has not in its cache is fetched. */
const LIMIT_MS = 900_000;

const skip = process.platform === 'win32' && 'the commands are written for a Unix shell';

describe('the package, installed from its tarball into an empty folder', { skip, timeout: LIMIT_MS }, () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let installed: string;
  let program: Running | null = null;

  before(async () => {
    folder = await temporaryFolder();
    installed = path.join(folder.path, 'installed');
    mkdirSync(installed);
    await installTarball(await packProject(folder.path), installed);
  });
  after(async () => {
    await program?.stop();
    await folder.remove();
  });

  test('it brings the program and its data, neither tests nor the sources of the dashboard, and no tool of development', () => {
    const inside = path.join(installed, 'node_modules', 'letterpress');
    const files = readdirSync(inside, { recursive: true, encoding: 'utf8' });
    for (const needed of ['bin/letterpress.js', 'src/main.ts', 'src/sandboxed.ts', 'samples/profile.json', 'LICENSE']) {
      assert.ok(files.includes(needed), needed);
    }
    const ours = files.filter((file) => !file.startsWith('node_modules/'));
    assert.deepEqual(
      ours.filter((file) => /\.(?:test|long)\.ts$|\/testing\/|^(?:test|bench|scripts|web\/src)\//.test(file)),
      [],
    );
    const packages = readdirSync(path.join(installed, 'node_modules'));
    for (const tool of ['vite', 'typescript', '@biomejs', 'puppeteer-core']) assert.ok(!packages.includes(tool), tool);
  });

  test('it starts, serves the dashboard and makes a resume', async () => {
    const port = await freePort();
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: `${folder.path}/data`, PORT: String(port) };
    program = await runningProgram(path.join(installed, 'node_modules', '.bin', 'letterpress'), ['start'], { env });
    await checkFirstStart(program, port);
    assert.deepEqual(await program.stop('SIGTERM'), { code: 0, signal: null });
    program = null;
  });
});
