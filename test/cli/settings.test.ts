import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { json, letterpress, refusal, temporaryFolder } from '../support/letterpress.ts';

interface Row {
  name: string;
  value: string;
  source: string;
  meaning: string;
}

test('config lists every setting with its value, its source and its meaning', async () => {
  const rows: Row[] = await json(['config'], { PORT: '4321' });
  const names = rows.map(({ name }) => name);
  for (const name of [
    'HOST',
    'PORT',
    'BASE_URL',
    'DATA_DIR',
    'DATABASE_URL',
    'REDIS_URL',
    'DEMO',
    'TRUSTED_PROXIES',
    'WORKERS',
    'SIGNING_SECRET',
    'DOCS_URL',
    'LOG_LEVEL',
  ]) {
    assert.ok(names.includes(name), name);
  }
  for (const row of rows) {
    assert.deepEqual(Object.keys(row), ['name', 'value', 'source', 'meaning']);
    assert.notEqual(row.meaning, '', row.name);
  }
  const row = (name: string) => rows.find((candidate) => candidate.name === name)!;
  assert.deepEqual([row('PORT').value, row('PORT').source], ['4321', 'environment']);
  assert.deepEqual([row('HOST').value, row('HOST').source], ['127.0.0.1', 'default']);
  assert.deepEqual([row('DATA_DIR').value, row('DATA_DIR').source], ['./data', 'default']);
  assert.equal(row('BASE_URL').value, 'http://localhost:4321');
  assert.equal(row('DOCS_URL').source, 'default');
  assert.equal(row('(limits)').value, 'counted in the memory of each server');
  assert.equal(row('(sandbox)').source, 'this machine');
  assert.match(row('(sandbox)').value, /^Node's gates for files, network, processes and threads/);
});

test('config masks what is secret, for people and for programs', async () => {
  const settings = {
    DATABASE_URL: 'postgresql://user:hunter2-hunter2@db.example.com/letterpress',
    SIGNING_SECRET: 'hunter2-hunter2-hunter2-hunter2-hunter2',
    // Nothing listens there.
    REDIS_URL: 'redis://user:hunter2-hunter2@127.0.0.1:1/2',
  };
  const [forPeople, forPrograms] = await Promise.all([
    letterpress(['config'], settings),
    letterpress(['config', '--json'], settings),
  ]);
  assert.doesNotMatch(forPeople.stdout + forPrograms.stdout, /hunter2/);
  assert.match(forPeople.stdout, /^\(limits\) +Redis does not answer \(.*ECONNREFUSED.*\), so each server/m);
  for (const name of ['DATABASE_URL', 'SIGNING_SECRET', 'REDIS_URL']) {
    assert.match(forPeople.stdout, new RegExp(`^${name} +\\*{8} +environment`, 'm'));
    assert.match(forPrograms.stdout, new RegExp(`"name":"${name}","value":"\\*{8}"`));
  }
});

test('all bad settings are reported together, each with what it must be', async () => {
  const bad = {
    PORT: 'eighty',
    BASE_URL: 'letterpress.example.com',
    DATABASE_URL: 'mysql://db.example.com',
    REDIS_URL: 'http://redis.example.com',
    DEMO: 'perhaps',
    TRUSTED_PROXIES: '10.0.0.0/99',
    WORKERS: '0',
    SIGNING_SECRET: 'short',
    DOCS_URL: 'ftp://docs.example.com',
    LOG_LEVEL: 'loud',
  };
  const folder = await temporaryFolder();
  const message = await refusal(['start'], { ...bad, DATA_DIR: `${folder.path}/data` }).finally(folder.remove);
  for (const name of Object.keys(bad)) assert.match(message, new RegExp(`^ +${name} `, 'm'), name);
  assert.match(message, /PORT must be a whole number from 1 to 65535 \(it is "eighty"\)/);
  assert.match(message, /LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace/);
  assert.doesNotMatch(message, /"short"|mysql:/, 'a secret is not repeated');
});

test('DATABASE_URL needs a SIGNING_SECRET, and the message says how to make one', async () => {
  const message = await refusal(['config'], { DATABASE_URL: 'postgresql://user@db.example.com/letterpress' });
  assert.match(message, /SIGNING_SECRET must be set when DATABASE_URL is/);
  assert.match(message, /openssl rand/);
});

test('help lists every command', async () => {
  const { code, stdout } = await letterpress(['help']);
  assert.equal(code, 0);
  for (const command of [
    ...['start', 'serve', 'worker', 'migrate', 'config', 'doctor', 'render'],
    ...['account create', 'account list', 'account plan', 'account suspend', 'account delete'],
    'account forget-second-factor',
    ...['key create', 'key list', 'key rename', 'key revoke', 'profile import', 'profile status'],
    ...['credits show', 'credits grant', 'credits ledger', 'document list', 'document link'],
    ...['job list', 'job retry', 'job fail', 'files adopt', 'files verify'],
  ]) {
    assert.match(stdout, new RegExp(`^  ${command}  `, 'm'));
  }
});

test('what is not a command, an option or a value gets one message that names it', async () => {
  const [command, missing, unknown] = await Promise.all([
    refusal(['frobnicate', '--json']),
    refusal(['account', 'create', '--json']),
    refusal(['account', 'create', '--emial', 'a@example.com']),
  ]);
  assert.match(command, /frobnicate/);
  assert.match(missing, /--email is missing\. Usage: npm run -s letterpress -- account create --email E/);
  assert.match(unknown, /--emial/);
});

test('what is missing or wrong is said before the data folder is touched', async () => {
  const folder = await temporaryFolder();
  const dataDir = path.join(folder.path, 'data');
  const said = await Promise.all(
    [
      ['key', 'create', '--account', 'a@example.com'],
      ['key', 'create', '--account', 'a@example.com', '--name', 'n', '--expires-at', 'soon'],
      ['account', 'create', '--email', 'nobody'],
      ['account', 'plan', '--account', 'a@example.com', '--plan', 'gold'],
      ['profile', 'import', '--account', 'a@example.com', '--file', path.join(folder.path, 'none.pdf')],
      ['job', 'retry', '--id', 'seven'],
      ['account', 'list', '--limit', '0'],
    ].map((words) => refusal(words, { DATA_DIR: dataDir })),
  );
  const wanted = [
    /--name is missing/,
    /--expires-at must be/,
    /not an e-mail/,
    /one of free, pro/,
    /cannot be read/,
    /--id must/,
  ];
  for (const [at, pattern] of [...wanted, /--limit must be/].entries()) assert.match(said[at]!, pattern);
  assert.equal(existsSync(dataDir), false);
  await folder.remove();
});
