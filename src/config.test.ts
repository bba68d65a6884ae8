import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ConfigError, describeSettings, readConfig } from './config.ts';
import { SETTINGS } from './settings/settings.ts';

test('without any setting it listens on loopback with a database of its own', () => {
  const config = readConfig({});
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.port, 3000);
  assert.equal(config.baseUrl, 'http://localhost:3000');
  assert.equal(config.databaseUrl, null);
  assert.equal(config.demo, true);
});

test('the public address follows the port, and blank means unset', () => {
  assert.equal(readConfig({ PORT: '8080', BASE_URL: ' ' }).baseUrl, 'http://localhost:8080');
  assert.equal(readConfig({ BASE_URL: 'https://lp.example/' }).baseUrl, 'https://lp.example');
});

test('all bad settings are reported together, by name', () => {
  const bad = {
    PORT: 'http',
    BASE_URL: 'ftp://x',
    DATABASE_URL: 'mysql://x',
    DEMO: 'maybe',
    TRUSTED_PROXIES: '10.0.0.0/99',
    WORKERS: '0',
    SIGNING_SECRET: 'short',
    DOCS_URL: 'docs',
    LOG_LEVEL: 'loud',
  };
  assert.throws(
    () => readConfig(bad),
    (error) => {
      assert.ok(error instanceof ConfigError);
      assert.deepEqual(
        error.problems.map((problem) => problem.split(' ')[0]),
        Object.keys(bad),
      );
      return true;
    },
  );
});

test('with DATABASE_URL a signing secret must be given', () => {
  const env = { DATABASE_URL: 'postgresql://lp@db.example/lp' };
  assert.throws(() => readConfig(env), /SIGNING_SECRET must be set/);
  const secrets = readConfig({ ...env, SIGNING_SECRET: `${'a'.repeat(32)}, ${'b'.repeat(32)}` }).signingSecrets;
  assert.deepEqual(secrets, ['a'.repeat(32), 'b'.repeat(32)]);
});

test('anybody may sign up on this machine, nobody elsewhere unless the operator says so', () => {
  assert.equal(readConfig({}).signUp, 'open');
  assert.equal(readConfig({ HOST: '0.0.0.0' }).signUp, 'off');
  assert.equal(readConfig({ HOST: '0.0.0.0', BASE_URL: 'http://127.0.0.1:3000' }).signUp, 'open');
  assert.equal(readConfig({ BASE_URL: 'https://lp.example' }).signUp, 'off');
  assert.equal(readConfig({ BASE_URL: 'https://lp.example', SIGNUP: 'open' }).signUp, 'open');
});

test('where to get more credits is an address or a sentence', () => {
  assert.equal(readConfig({}).creditsHelp, null);
  for (const help of ['https://shop.example/credits?plan=pro', 'Ask Kim at the front desk.']) {
    assert.equal(readConfig({ CREDITS_HELP: help }).creditsHelp, help);
  }
  for (const wrong of ['https://', 'http://user@shop.example/', 'x'.repeat(301)]) {
    assert.throws(() => readConfig({ CREDITS_HELP: wrong }), /CREDITS_HELP must be an http or https address/);
  }
});

test('settings that need each other are asked for together', () => {
  assert.throws(() => readConfig({ SIGNUP: 'invite' }), /INVITE_CODES must be set/);
  const invited = readConfig({ SIGNUP: 'invite', INVITE_CODES: 'welcome-2026, other-code' });
  assert.deepEqual(invited.inviteCodes, ['welcome-2026', 'other-code']);
  assert.throws(
    () => readConfig({ GOOGLE_CLIENT_ID: 'id' }),
    /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together/,
  );
  assert.deepEqual(readConfig({ GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 's' }).github, { id: 'id', secret: 's' });
});

test('a language model is off unless it is named, and then is told where it is', () => {
  const problemsOf = (env: NodeJS.ProcessEnv): string[] => {
    try {
      readConfig(env);
      return [];
    } catch (error) {
      return (error as ConfigError).problems;
    }
  };
  assert.equal(readConfig({}).languageModel, null);
  assert.match(problemsOf({ LLM_MODEL: 'm' })[0]!, /^LLM_BASE_URL must be set/);
  assert.match(problemsOf({ LLM_BASE_URL: 'http://localhost:1/v1' })[0]!, /^LLM_MODEL must be set/);
  assert.match(problemsOf({ LLM_MODEL: 'm', LLM_PROVIDER: 'anthropic' })[0]!, /^LLM_API_KEY must be set/);
  assert.match(problemsOf({ LLM_SECONDS: '31' })[0]!, /^LLM_SECONDS must be a whole number from 1 to 30/);
  assert.match(problemsOf({ LLM_PLANS: 'gold' })[0]!, /^LLM_PLANS must be one or more of free, pro/);
  const { languageModel } = readConfig({ LLM_MODEL: 'm', LLM_BASE_URL: 'http://localhost:1/v1/', LLM_PLANS: 'pro' });
  assert.deepEqual(languageModel, {
    provider: 'openai',
    baseUrl: 'http://localhost:1/v1',
    apiKey: null,
    model: 'm',
    budgetMs: 30_000,
    budgetTokens: 20_000,
    plans: ['pro'],
  });
});

test('the five settings of a bucket go together, and none means the data folder', () => {
  const all = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'pages',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'who',
    S3_SECRET_ACCESS_KEY: 'what',
  };
  assert.equal(readConfig({}).s3, null);
  assert.deepEqual(readConfig(all).s3, {
    endpoint: 'https://s3.example.com',
    bucket: 'pages',
    region: 'us-east-1',
    accessKeyId: 'who',
    secretAccessKey: 'what',
  });
  for (const name of Object.keys(all)) {
    assert.throws(() => readConfig({ ...all, [name]: '' }), new RegExp(`must be set together; missing: ${name}$`));
  }
  assert.throws(() => readConfig({ ...all, S3_BUCKET: 'a/b' }), /S3_BUCKET must be a name/);
  assert.doesNotMatch(JSON.stringify(describeSettings(all)), /"what"/);
});

test('PDFs are kept unless a number of days is given', () => {
  assert.deepEqual(readConfig({}).retention, { pdfDays: null, evidenceDays: null, documentDays: null });
  const days = { PDF_RETENTION_DAYS: '90', EVIDENCE_RETENTION_DAYS: '180', DOCUMENT_RETENTION_DAYS: '365' };
  assert.deepEqual(readConfig(days).retention, { pdfDays: 90, evidenceDays: 180, documentDays: 365 });
  assert.throws(() => readConfig({ PDF_RETENTION_DAYS: '0' }), /PDF_RETENTION_DAYS must be a whole number from 1/);
});

test('a sender or a mail server that cannot be one is refused', () => {
  assert.throws(() => readConfig({ SMTP_URL: 'mail.example.com' }), /SMTP_URL must look like/);
  assert.throws(() => readConfig({ MAIL_FROM: 'Letterpress' }), /MAIL_FROM must be an e-mail address/);
  assert.equal(readConfig({ SMTP_URL: 'smtps://u:p@mail.example.com' }).smtpUrl, 'smtps://u:p@mail.example.com');
});

test('every secret can stand in a file, whose last newline is not part of it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'letterpress-secrets-'));
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  try {
    const env = {
      DATABASE_URL_FILE: file('url', 'postgresql://lp:hunter2@db.example/lp\n'),
      SIGNING_SECRET_FILE: file('secret', 's'.repeat(40)),
      SMTP_URL_FILE: file('smtp', 'smtps://u:p@mail.example.com\r\n'),
    };
    const config = readConfig(env);
    assert.equal(config.databaseUrl, 'postgresql://lp:hunter2@db.example/lp');
    assert.deepEqual(config.signingSecrets, ['s'.repeat(40)]);
    assert.equal(config.smtpUrl, 'smtps://u:p@mail.example.com');
    const row = describeSettings(env).find(({ name }) => name === 'DATABASE_URL')!;
    assert.deepEqual([row.value, row.source], ['********', 'file']);

    const problems = (changes: NodeJS.ProcessEnv): string[] => {
      try {
        readConfig({ ...env, ...changes });
      } catch (error) {
        return (error as ConfigError).problems;
      }
      return [];
    };
    assert.deepEqual(problems({ SIGNING_SECRET: 'x'.repeat(40) }), [
      'SIGNING_SECRET and SIGNING_SECRET_FILE are both set: keep one of them',
    ]);
    const missing = path.join(folder, 'missing');
    assert.deepEqual(problems({ SIGNING_SECRET_FILE: missing }), [
      `SIGNING_SECRET cannot be read from the file that SIGNING_SECRET_FILE names (ENOENT: ${missing})`,
    ]);
    const empty = file('empty', '\n');
    assert.deepEqual(problems({ SMTP_URL_FILE: empty }), [
      `SMTP_URL cannot be read from the file that SMTP_URL_FILE names (it is empty: ${empty})`,
    ]);
    assert.deepEqual(problems({ SIGNING_SECRET_FILE: file('short', 'hunter2') }), [
      'SIGNING_SECRET must be one or more secrets of at least 32 characters, separated by commas',
    ]);
    for (const { name } of SETTINGS.filter(({ secret }) => secret)) {
      assert.match(problems({ [name]: '', [`${name}_FILE`]: missing })[0] ?? '', new RegExp(`^${name} cannot be read`));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the table shows every setting and no secret', () => {
  const env = { SIGNING_SECRET: 's'.repeat(40), DATABASE_URL: 'postgresql://lp:hunter2@db.example/lp' };
  const rows = describeSettings(env);
  assert.deepEqual(
    rows.map((row) => row.name),
    SETTINGS.map((setting) => setting.name),
  );
  assert.doesNotMatch(JSON.stringify(rows), /hunter2|sssss/);
});

test('.env.example names every setting', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  for (const { name } of SETTINGS) assert.match(example, new RegExp(`^#?${name}=`, 'm'), name);
});
