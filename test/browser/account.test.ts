/** Keys, credits and the account itself. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { call } from '../support/call.ts';
import { byName, fill, focused, press, seeText } from './stage/browser.ts';
import { HELP, PASSWORD, post, raiseServiceStage, type ServiceStage } from './stage/service-stage.ts';

let stage: ServiceStage;

before(async () => {
  stage = await raiseServiceStage();
});
after(() => stage?.close());

test('the front page leads to an account', async () => {
  const { page } = await stage.tab();
  await stage.open(page, '/');
  await press(page, 'Create a free account', 'link');
  await seeText(page, 'Import your resume once');
  await stage.open(page, '/');
  await press(page, 'Sign in', 'link');
  await seeText(page, 'Forgot your password?');
});

test('the balance is in view on every page, and before it runs out the page says what is left and where to get more', async () => {
  const { page } = await stage.signedIn('/documents');
  const balance = () => page.$eval('nav a[href$="/credits"]', (link) => link.textContent);
  await page.waitForFunction(() => document.querySelector('nav a[href$="/credits"]')?.textContent === 'Credits25');
  assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /credits left/);
  const resume = { kind: 'resume', body: { title: 'Spend', job_description: 'Engineer' } };
  for (let n = 0; n < 3; n++) assert.equal(await post(page, '/documents', resume), 200);
  assert.equal(await post(page, '/documents', { ...resume, kind: 'cover_letter' }), 200);
  await seeText(page, '7 credits left: enough for one resume or two cover letters.');
  assert.equal(await balance(), 'Credits7');
  await press(page, 'Profile', 'link');
  await seeText(page, '7 credits left');
  assert.equal(await page.$eval('[role=status] a', (link) => link.getAttribute('href')), HELP);
});

test('with the balance in it the header fits: one line on a wide screen, every place in sight on a narrow one', async () => {
  const { page } = await stage.signedIn(
    '/documents',
    await stage.service.account({ password: PASSWORD, credits: 975 }),
  );
  await page.waitForFunction(() => document.querySelector('nav a[href$="/credits"]')?.textContent === 'Credits1,000');
  await page.setViewport({ width: 1440, height: 900 });
  assert.ok((await page.$eval('header', (header) => header.getBoundingClientRect().height)) < 65);
  await page.setViewport({ width: 390, height: 844 });
  const hidden = await page.$eval('nav[aria-label=Dashboard]', (nav) => nav.scrollWidth - nav.clientWidth);
  assert.equal(hidden, 0);
});

test('on a narrow screen an amount stays on one line', async () => {
  const { page } = await stage.signedIn('/documents');
  const title = 'Head of Engineering for a company with a long name, in a place with a long name, too';
  await post(page, '/documents', { kind: 'resume', body: { title, job_description: 'Engineer' } });
  await page.setViewport({ width: 390, height: 844 });
  await stage.open(page, '/dashboard/credits');
  await seeText(page, 'Head of Engineering');
  const heights = await page.$$eval('ul[aria-label="Every change of credits"] li > p', (amounts) =>
    amounts.map((amount) => Math.round(amount.getBoundingClientRect().height)),
  );
  assert.deepEqual(new Set(heights).size, 1, `one line each: ${heights}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0);
});

test('a read-only key is created, renamed and revoked, and the focus is never lost', async () => {
  const { page } = await stage.signedIn('/keys');
  await fill(page, 'Name', 'Wall display');
  await byName(page, 'Read only').click();
  await press(page, 'Create key');
  await seeText(page, 'This is the only time');
  assert.match(await focused(page), /This is the only time/);
  const copies = await page.$$eval('figure button', (buttons) => buttons.map((button) => button.textContent));
  assert.deepEqual(new Set(copies).size, copies.length, `each has a name of its own: ${copies}`);
  const key = /lp_[0-9A-Za-z]{36}/.exec(await page.evaluate(() => document.body.innerText))![0];
  const body = { title: 'T', job_description: 'J' };
  assert.equal((await call(`${stage.service.baseUrl}/v1/resume/create`, { key, body })).status, 403);
  await press(page, 'I have copied it');
  assert.equal(await focused(page), 'Wall display');

  await press(page, 'Rename Wall display');
  await fill(page, 'New name', 'Hall display');
  await press(page, 'Rename');
  await seeText(page, 'Hall display');
  assert.equal(await focused(page), 'Rename Hall display');

  await press(page, 'Revoke Hall display');
  await press(page, 'Revoke');
  await seeText(page, 'Revoked');
  assert.equal(await focused(page), 'Hall display');
});

test('the page of a key shows its requests, and a document which key ordered it', async () => {
  const { page, account } = await stage.signedIn('/keys');
  const ask = (path: string, body?: object) => call(`${stage.service.baseUrl}/v1${path}`, { key: account.key, body });
  const created = await ask('/resume/create', { title: 'By a program', job_description: 'Engineer' });
  await ask('/resume/not-an-id');
  await press(page, 'test', 'link');
  await page.waitForSelector('ul[aria-label="Requests of this key"]');
  await page.waitForFunction(
    async () => {
      const items = document.querySelectorAll('ul[aria-label="Requests of this key"] li');
      if (items.length < 2)
        [...document.querySelectorAll('button')].find((one) => one.innerText === 'Look again')?.click();
      return items.length === 2;
    },
    { polling: 200 },
  );
  await seeText(page, 'POST /v1/resume/create');
  await seeText(page, String(created.headers['x-request-id']));
  await press(page, 'Refused or failed');
  await page.waitForFunction(() => !document.body.innerText.includes('POST /v1/resume/create'));
  await seeText(page, 'GET /v1/resume/:resume_id');
  await press(page, 'All');
  await press(page, 'By a program', 'link');
  await seeText(page, 'with the key “test”');
});

test('devices of one kind are told apart, and signing one out keeps the focus in the list', async () => {
  const account = await stage.service.account({ password: PASSWORD });
  await stage.signedIn('/documents', account);
  await stage.signedIn('/documents', account);
  const { page } = await stage.signedIn('/settings', account);
  await page.waitForSelector('ul[aria-label="Signed-in devices"] li:nth-child(3)');
  const names = () =>
    page.$$eval('ul[aria-label="Signed-in devices"] button', (buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')!),
    );
  const [first] = await names();
  assert.match(first!, /^Sign out .+ at 127\.0\.0\.1, since /);
  await page.click('ul[aria-label="Signed-in devices"] button');
  await page.waitForFunction(() => document.querySelectorAll('ul[aria-label="Signed-in devices"] li').length === 2);
  assert.equal(await focused(page), 'Signed-in devices');
});

test('nothing complained on the way, and no other host was asked', () => {
  assert.deepEqual(stage.complaints.flat(), []);
});
