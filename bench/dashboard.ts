/**
 * What a browser loads before a person can sign in, and how soon the list of an account with thousands of documents can be
 * used. `node bench/dashboard.ts [--documents 5000] [--rounds 5]`
 */
import { parseArgs } from 'node:util';
import type { HTTPResponse, Page } from 'puppeteer-core';
import { setPassword } from '../src/domain/accounts/open-account.ts';
import { byName, fill, openTab, press } from '../test/browser/stage/browser.ts';
import { launchBrowser } from '../test/browser/stage/launch.ts';
import { makeAccounts } from './support/accounts.ts';
import { median, say, whole } from './support/figures.ts';
import { startProgram } from './support/program.ts';
import { onStage, type Stage } from './support/stage.ts';

const EMAIL = 'bench-0@example.com';
const PASSWORD = 'a password of the measurement';
const MOST_SCRIPT_KB = 150;
const MOST_MS = 1_000;

const { values } = parseArgs({ options: { documents: { type: 'string' }, rounds: { type: 'string' } } });
const documents = Number(values.documents ?? 5_000);
const rounds = Number(values.rounds ?? 5);

async function makeDocuments({ engines }: Stage): Promise<void> {
  const [account] = await makeAccounts(engines, [{ plan: 'pro', pack: 0, keys: 0 }]);
  await setPassword(engines.database.db, account!.id, PASSWORD, engines.clock.now());
  await engines.database.pool.query(
    `insert into documents (account_id, kind, title, status, cost, request, profile_version_id, pdf_key, created_at, finished_at)
     select $1, case when n % 3 = 0 then 'cover_letter' else 'resume' end, 'Document ' || n, 'SUCCESS', 5, '{}',
       (select id from profile_versions), 'documents/none.pdf', now() - n * interval '1 minute', now()
     from generate_series(1, $2::int) as n`,
    [account!.id, documents],
  );
  await engines.database.pool.query('vacuum analyze');
}

/** Bytes of scripts as they came over the wire. */
async function scriptBytes(page: Page, url: string): Promise<number> {
  const scripts: HTTPResponse[] = [];
  const note = (response: HTTPResponse) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  };
  page.on('response', note);
  await page.goto(url);
  await byName(page, 'Password').wait();
  page.off('response', note);
  return scripts.reduce((sum, script) => sum + Number(script.headers()['content-length'] ?? 0), 0);
}

/** From asking for the page until its first row can be pressed. */
async function listMs(page: Page, url: string): Promise<number> {
  const startedAt = performance.now();
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForSelector('ul[aria-label=Documents] a');
  return performance.now() - startedAt;
}

await onStage({ command: 'serve' }, async (stage) => {
  // First: a program that finds documents beside files that are not theirs does not start.
  const program = await startProgram(stage.program);
  await makeDocuments(stage);
  const browser = await launchBrowser();
  try {
    const baseUrl = program.baseUrl.replace('127.0.0.1', 'localhost');
    const { page } = await openTab(browser, baseUrl);
    const kilobytes = (await scriptBytes(page, `${baseUrl}/dashboard/sign-in`)) / 1000;
    say(`scripts of the sign-in page: ${kilobytes.toFixed(1)} kB compressed (goal ≤ ${MOST_SCRIPT_KB})`);
    await fill(page, 'E-mail', EMAIL);
    await fill(page, 'Password', PASSWORD);
    await press(page, 'Sign in');
    await byName(page, 'Sign out').wait();
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await listMs(page, `${baseUrl}/dashboard/documents`));
    say(
      `list of ${whole(documents)} documents: median ${whole(median(times))} ms, most ${whole(Math.max(...times))} ms`,
    );
    const isMet = kilobytes <= MOST_SCRIPT_KB && median(times) < MOST_MS;
    say(`goals (script ≤ ${MOST_SCRIPT_KB} kB, list < ${MOST_MS} ms): ${isMet ? 'met' : 'NOT met'}`);
  } finally {
    await browser.close();
    await program.stop();
  }
});
