import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Profile } from '../../base/profile.ts';
import { importProfile } from '../import.ts';

const ROOT = join(import.meta.dirname, '../../..');
const NOW = '2026-01-01T00:00:00Z';
const RENDER_TIMEOUT_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'own-pages-'));
after(() => rmSync(folder, { recursive: true }));

async function printed(): Promise<Profile> {
  const out = join(folder, 'resume.pdf');
  const options = ['--profile', 'samples/profile.json', '--job', 'samples/job-description.txt', '--out', out];
  execFileSync(process.execPath, ['bin/letterpress.js', 'render', ...options], {
    cwd: ROOT,
    stdio: 'ignore',
    timeout: RENDER_TIMEOUT_MS,
  });
  return (await importProfile({ bytes: readFileSync(out), name: null }, NOW)).profile;
}

const rolesOf = (profile: Profile) =>
  profile.work.flatMap(({ name, roles }) =>
    roles.map(({ position, start, end, current }) => [name, position, start, end, current]),
  );

test('a resume that we made comes back whole', async () => {
  const sample = await importProfile({ bytes: readFileSync(join(ROOT, 'samples/profile.json')), name: null }, NOW);
  const profile = await printed();
  const { basics } = profile;
  assert.deepEqual(
    [basics.name, basics.email, basics.phone, basics.location?.city, basics.location?.region],
    ['Maya Okafor', 'maya.okafor@example.com', '(512) 555-0142', 'Austin', 'TX'],
  );
  assert.deepEqual(rolesOf(profile), rolesOf(sample.profile));
  assert.deepEqual(
    profile.education.map(({ institution, studyType, area, start, end }) => [institution, studyType, area, start, end]),
    [['Brazos Valley State University', 'Bachelor of Science', 'Computer Science', '2010-08', '2014-05']],
  );
  assert.deepEqual(profile.unmapped, []);
  const bullets = profile.work.flatMap(({ roles }) => roles.flatMap(({ highlights }) => highlights));
  assert.ok(bullets.length >= 8, `${bullets.length} bullets`);
  for (const { text } of bullets) assert.match(text, /^\p{Lu}.*[\p{L}\p{N}%)]$/u);
  const skills = new Set(sample.profile.skills.flatMap(({ keywords }) => keywords.map(({ text }) => text)));
  for (const { keywords } of profile.skills) for (const { text } of keywords) assert.ok(skills.has(text), text);
});
