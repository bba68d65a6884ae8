import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { letterpress } from '../support/letterpress.ts';
import { byName, fill, press, seeText, type Watched } from './stage/browser.ts';
import { stand } from './stage/pages.ts';
import { raiseStage, type Stage } from './stage/stage.ts';

let stage: Stage;

before(async () => {
  stage = await raiseStage({ SIGNUP: 'open' });
});
after(async () => {
  await stage?.close();
});

async function signedIn(): Promise<Watched> {
  const tab = await stage.tab();
  await tab.page.goto(`${stage.baseUrl}/dashboard/sign-in`);
  await fill(tab.page, 'E-mail', stage.demo.email);
  await fill(tab.page, 'Password', stage.demo.password);
  await press(tab.page, 'Sign in');
  await byName(tab.page, 'Sign out').wait();
  return tab;
}

test('a wrong password is refused without saying which part was wrong', async () => {
  const { page } = await stage.tab();
  await page.goto(`${stage.baseUrl}/dashboard/sign-in`);
  await fill(page, 'E-mail', stage.demo.email);
  await fill(page, 'Password', 'not the password');
  await press(page, 'Sign in');
  await seeText(page, /e-mail.*password|password.*e-mail/i);
});

test('a broken file says what is wrong, and the profile can be kept', async () => {
  const { page } = await signedIn();
  const file = join(stage.dataDir, 'broken.pdf');
  await writeFile(file, '%PDF-1.7\nnothing of a PDF follows');
  await page.goto(`${stage.baseUrl}/dashboard/profile`);
  await press(page, 'Import a file');
  const input = await page.waitForSelector('input[type=file]');
  await input!.uploadFile(file);
  await seeText(page, 'broken.pdf could not be read', 30_000);
  await press(page, 'Keep my profile as it was');
  await page.waitForFunction(() => !document.body.innerText.includes('could not be read'));
});

test('without credits a document is refused in words', async () => {
  const { page } = await stage.tab();
  await page.goto(`${stage.baseUrl}/dashboard/sign-up`);
  await fill(page, 'E-mail', 'poor@example.com');
  await fill(page, 'Password', 'a password of some length');
  await press(page, 'Create account');
  const input = await page.waitForSelector('input[type=file]');
  await input!.uploadFile(stage.resumePdf);
  await seeText(page, 'All changes are saved', 30_000);
  const body = { kind: 'resume', body: { title: 'Spend', job_description: 'Engineer' } };
  const spend = () =>
    page.evaluate(async (wanted) => {
      const response = await fetch('/dashboard/api/documents', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-letterpress-dashboard': '1' },
        body: JSON.stringify(wanted),
      });
      return response.status;
    }, body);
  for (let document = 0; document < 5; document++) assert.equal(Math.floor((await spend()) / 100), 2);
  await page.goto(`${stage.baseUrl}/dashboard/new/resume`);
  await fill(page, 'Title', 'One more');
  await fill(page, 'Job description', 'Engineer');
  await press(page, 'Create resume');
  await seeText(page, /credits/i);
  await page.waitForSelector('[role=alert]');
});

test('an expired session is taken up again where the person was', async () => {
  const { page } = await signedIn();
  // What the page asks when its stream opens would notice the end before the person does.
  const stream = page.waitForResponse((response) => response.url().endsWith('/events'));
  await page.goto(`${stage.baseUrl}/dashboard/credits`);
  await Promise.all([stream, seeText(page, 'Balance')]);
  await stand(page);
  await page.browserContext().deleteCookie(...(await page.browserContext().cookies()));
  await press(page, 'API keys', 'link');
  await seeText(page, 'Your session has ended');
  assert.equal(await page.$('ul[aria-label="API keys"]'), null);
  await fill(page, 'Password', stage.demo.password);
  await press(page, 'Sign in');
  await page.waitForSelector('ul[aria-label="API keys"] li');
  assert.equal(await page.$('dialog[open]'), null);
});

test('without the event stream the list of documents asks again by itself', async () => {
  const { page } = await signedIn();
  await page.setRequestInterception(true);
  let refused = 0;
  page.on('request', (request) => {
    const isStream = request.url().endsWith('/dashboard/api/events');
    if (isStream) refused += 1;
    void (isStream ? request.abort() : request.continue());
  });
  await page.goto(`${stage.baseUrl}/dashboard/documents`);
  await page.waitForSelector('ul[aria-label=Documents] li');
  assert.ok(refused > 0, 'the page asks for the stream');
  const other = await page.evaluate(async () => {
    const response = await fetch('/dashboard/api/documents', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-letterpress-dashboard': '1' },
      body: JSON.stringify({ kind: 'resume', body: { title: 'Made elsewhere', job_description: 'Engineer' } }),
    });
    return response.status;
  });
  assert.equal(Math.floor(other / 100), 2);
  await seeText(page, 'Made elsewhere');
  await page.waitForFunction(() =>
    /Made elsewhere.*Ready/.test(document.querySelector('ul[aria-label=Documents] li')?.textContent ?? ''),
  );
});

test('a page that lives through a restart of the server goes on', async () => {
  const { page } = await signedIn();
  await page.goto(`${stage.baseUrl}/dashboard/documents`);
  await byName(page, 'Documents').wait();
  await stage.restart();
  const made = await letterpress(['document', 'list', '--account', stage.demo.email, '--json'], stage.settings);
  assert.equal(made.code, 0);
  await page.goto(`${stage.baseUrl}/dashboard/new/resume`);
  await fill(page, 'Title', 'After the restart');
  await fill(page, 'Job description', 'Engineer with Go');
  await press(page, 'Create resume');
  await seeText(page, 'Why this page', 30_000);
});
