import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { temporaryFolder } from '../testing/folders.ts';
import { finishUpgrade, markWhole } from './upgrade-swap.ts';

const root = temporaryFolder();
after(() => fs.rmSync(root, { recursive: true, force: true }));

/** A data folder whose new cluster is made. */
function prepared(name: string): string {
  const dataDir = path.join(root, name);
  for (const [folder, version] of Object.entries({ postgres: 17, 'postgres.upgrade/new/postgres': 18 })) {
    fs.mkdirSync(path.join(dataDir, folder), { recursive: true });
    fs.writeFileSync(path.join(dataDir, folder, 'PG_VERSION'), `${version}\n`);
  }
  return dataDir;
}

const versionOf = (...place: string[]) => fs.readFileSync(path.join(...place, 'PG_VERSION'), 'utf8').trim();

test('without the mark of a whole upgrade the old cluster stays in its place', () => {
  const dataDir = prepared('unmarked');
  finishUpgrade(dataDir);
  assert.equal(versionOf(dataDir, 'postgres'), '17');
});

test('with it the new one takes the place, wherever the process before was killed', () => {
  const steps: ((dataDir: string) => void)[] = [
    () => {},
    (dataDir) => fs.renameSync(path.join(dataDir, 'postgres'), path.join(dataDir, 'postgres-17')),
    (dataDir) => fs.renameSync(path.join(dataDir, 'postgres.upgrade/new/postgres'), path.join(dataDir, 'postgres')),
    (dataDir) => fs.rmSync(path.join(dataDir, 'postgres.upgrade'), { recursive: true }),
  ];
  for (let done = 1; done <= steps.length; done++) {
    const dataDir = prepared(`killed-after-${done}`);
    assert.equal(markWhole(dataDir, { from: 17, to: 18 }), path.join(dataDir, 'postgres-17'));
    for (const step of steps.slice(0, done)) step(dataDir);
    finishUpgrade(dataDir);
    assert.equal(versionOf(dataDir, 'postgres'), '18');
    assert.equal(versionOf(dataDir, 'postgres-17'), '17');
    assert.deepEqual(fs.readdirSync(dataDir).sort(), ['postgres', 'postgres-17']);
    finishUpgrade(dataDir);
    assert.equal(versionOf(dataDir, 'postgres'), '18');
  }
});
