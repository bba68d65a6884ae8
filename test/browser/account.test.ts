/** Keys, credits, the account itself, and the ways to it, over a service in this process whose database can be looked into. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import type { Browser, Page } from 'puppeteer-core';
import { ensureWebApp } from '../../src/commands/server/web-app.ts';
import { codeAt } from '../../src/domain/accounts/second-factor/totp.ts';
import { call } from '../support/call.ts';
import { freePort } from '../support/free-port.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type Service, startService, type TestAccount } from '../support/service.ts';
import { byName, fill, openTab, press, seeText, type Watched } from './stage/browser.ts';
import { launchBrowser } from './stage/launch.ts';

const PASSWORD = 'a password of some length';
const HELP = 'https://shop.example/credits?for=letterpress';

let mail: MailServer;
let service: Service;
let browser: Browser;
const complaints: string[][] = [];

before(async () => {
  await ensureWebApp(() => {});
  mail = await startMailServer();
  const port = await freePort();
  service = await startService({
    workers: false,
    webApp: new URL('../../web/dist', import.meta.url).pathname,
    config: { port, baseUrl: `http://127.0.0.1:${port}`, smtpUrl: mail.url, creditsHelp: HELP },
  });
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await service?.close();
  await mail?.close();
});

async function tab(): Promise<Watched> {
  const opened = await openTab(browser, service.baseUrl);
  complaints.push(opened.complaints);
  return opened;
}

const open = (page: Page, path: string) => page.goto(service.baseUrl + path);

async function signedIn(path: string, account?: TestAccount): Promise<{ page: Page; account: TestAccount }> {
  const person = account ?? (await service.account({ password: PASSWORD }));
  const { page } = await tab();
  await open(page, `/dashboard/sign-in?next=${encodeURIComponent(path)}`);
  await fill(page, 'E-mail', person.email);
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Sign in');
  await page.waitForFunction((wanted) => location.pathname.endsWith(wanted), {}, path);
  return { page, account: person };
}

/** By the dashboard's own API, as the page would. */
const post = (page: Page, path: string, body: object): Promise<number> =>
  page.evaluate(
    async (to, what) => {
      const headers = { 'content-type': 'application/json', 'x-letterpress-dashboard': '1' };
      return (await fetch(`/dashboard/api${to}`, { method: 'POST', headers, body: JSON.stringify(what) })).status;
    },
    path,
    body,
  );

test('the front page leads to an account', async () => {
  const { page } = await tab();
  await open(page, '/');
  await press(page, 'Create a free account', 'link');
  await seeText(page, 'Import your resume once');
  await open(page, '/');
  await press(page, 'Sign in', 'link');
  await seeText(page, 'Forgot your password?');
});

test('the balance is in view on every page, and before it runs out the page says what is left and where to get more', async () => {
  const { page } = await signedIn('/documents');
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
  const { page } = await signedIn('/documents', await service.account({ password: PASSWORD, credits: 975 }));
  await page.waitForFunction(() => document.querySelector('nav a[href$="/credits"]')?.textContent === 'Credits1,000');
  await page.setViewport({ width: 1440, height: 900 });
  assert.ok((await page.$eval('header', (header) => header.getBoundingClientRect().height)) < 65);
  await page.setViewport({ width: 390, height: 844 });
  const hidden = await page.$eval('nav[aria-label=Dashboard]', (nav) => nav.scrollWidth - nav.clientWidth);
  assert.equal(hidden, 0);
});

test('on a narrow screen an amount stays on one line', async () => {
  const { page } = await signedIn('/documents');
  const title = 'Head of Engineering for a company with a long name, in a place with a long name, too';
  await post(page, '/documents', { kind: 'resume', body: { title, job_description: 'Engineer' } });
  await page.setViewport({ width: 390, height: 844 });
  await open(page, '/dashboard/credits');
  await seeText(page, 'Head of Engineering');
  const heights = await page.$$eval('ul[aria-label="Every change of credits"] li > p', (amounts) =>
    amounts.map((amount) => Math.round(amount.getBoundingClientRect().height)),
  );
  assert.deepEqual(new Set(heights).size, 1, `one line each: ${heights}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(overflow <= 0);
});

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at === document.body ? 'nothing' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim();
  });

test('a read-only key is created, renamed and revoked, and the focus is never lost', async () => {
  const { page } = await signedIn('/keys');
  await fill(page, 'Name', 'Wall display');
  await byName(page, 'Read only').click();
  await press(page, 'Create key');
  await seeText(page, 'This is the only time');
  assert.match(await focused(page), /This is the only time/);
  const copies = await page.$$eval('figure button', (buttons) => buttons.map((button) => button.textContent));
  assert.deepEqual(new Set(copies).size, copies.length, `each has a name of its own: ${copies}`);
  const key = /lp_[0-9A-Za-z]{36}/.exec(await page.evaluate(() => document.body.innerText))![0];
  const body = { title: 'T', job_description: 'J' };
  assert.equal((await call(`${service.baseUrl}/v1/resume/create`, { key, body })).status, 403);
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
  const { page, account } = await signedIn('/keys');
  const ask = (path: string, body?: object) => call(`${service.baseUrl}/v1${path}`, { key: account.key, body });
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
  const account = await service.account({ password: PASSWORD });
  await signedIn('/documents', account);
  await signedIn('/documents', account);
  const { page } = await signedIn('/settings', account);
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

/** As an app reads what is typed into it, and the code that it shows so many half-minutes from now. */
/** Codes change every half a minute, and the one before is still taken: not so close to the change that it grows too old. */
async function beginOfCode(): Promise<void> {
  const leftMs = 30_000 - (Date.now() % 30_000);
  if (leftMs < 8000) await sleep(leftMs + 100);
}

function codeOf(secret: string, later = 0): string {
  const bits = [...secret].map((one) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(one).toString(2).padStart(5, '0'));
  const bytes = bits
    .join('')
    .match(/.{8}/g)!
    .map((byte) => Number.parseInt(byte, 2));
  return codeAt(Buffer.from(bytes), Math.floor(Date.now() / 30_000) + later);
}

/** What a camera reads off the screen. */
async function scan(page: Page): Promise<string | undefined> {
  const image = await loadImage(await (await page.waitForSelector('dialog svg[role=img]'))!.screenshot());
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return jsQR.default(context.getImageData(0, 0, image.width, image.height).data, image.width, image.height)?.data;
}

async function fillSignIn(page: Page, email: string): Promise<void> {
  await fill(page, 'E-mail', email);
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Sign in');
}

test('two-step sign-in is turned on, asked for with every way in, and turned off', async () => {
  const { page, account } = await signedIn('/settings');
  await press(page, 'Turn on two-step sign-in');
  await fill(page, 'Your password', 'not the password');
  await press(page, 'Continue');
  await seeText(page, 'The password is not right');
  await fill(page, 'Your password', PASSWORD);
  await press(page, 'Continue');
  await seeText(page, 'Add it to your app');
  const secret = (await page.$eval('dialog code', (code) => code.textContent!)).replaceAll(' ', '');
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    assert.equal(await scan(page), await page.$eval('dialog a', (link) => link.getAttribute('href')), value);
  }
  await beginOfCode();
  await fill(page, 'Code', codeOf(secret, -1));
  await press(page, 'Turn on');
  await seeText(page, 'Keep your recovery codes');
  const codes = await page.$$eval('dialog li', (items) => items.map((item) => item.textContent!));
  assert.equal(codes.length, 10);
  await press(page, 'I have saved them');
  await seeText(page, '10 of 10 recovery codes are left');
  assert.equal(await focused(page), 'Turn off two-step sign-in');

  const { page: other } = await tab();
  await open(other, '/dashboard/sign-in');
  await fillSignIn(other, account.email);
  await seeText(other, 'One more step');
  await fill(other, 'Code', '000000');
  await press(other, 'Continue');
  await seeText(other, 'This code is not right');
  await fill(other, 'Code', codeOf(secret));
  await press(other, 'Continue');
  await byName(other, 'Sign out').wait();

  await page.browserContext().deleteCookie(...(await page.browserContext().cookies()));
  await press(page, 'API keys', 'link');
  await seeText(page, 'Your session has ended');
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Sign in');
  await seeText(page, 'One more step');
  await fill(page, 'Code', codes[0]!);
  await press(page, 'Continue');
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);

  await press(page, 'Settings', 'link');
  await seeText(page, '9 of 10 recovery codes are left');
  await press(page, 'Turn off two-step sign-in');
  await fill(page, 'Your password', PASSWORD);
  await fill(page, 'Code', codes[1]!);
  await press(page, 'Turn off');
  await seeText(page, 'Anybody who learns your password can sign in');
});

test('where two-step sign-in is on, another password and another address take a code', async () => {
  const { page, account } = await signedIn('/settings');
  const codes = await turnOnTwoStep(page);
  await page.reload();
  const next = 'another password of some length';
  await fill(page, 'Current password', PASSWORD);
  await fill(page, 'New password', next);
  await fill(page, 'Code, to change the password', '000000');
  await press(page, 'Change password');
  await seeText(page, 'This code is not right');
  await fill(page, 'Code, to change the password', codes[0]!);
  await press(page, 'Change password');
  await seeText(page, 'Your password is changed.');
  assert.equal(await post(page, '/password/change', { current: next, next: PASSWORD, code: '' }), 400);

  const email = `new-${account.email}`;
  await fill(page, 'New e-mail address', email);
  await fill(page, 'Password, to change the address', next);
  await fill(page, 'Code, to change the address', codes[0]!);
  await press(page, 'Change address');
  await seeText(page, 'This code is not right');
  await fill(page, 'Code, to change the address', codes[1]!);
  await press(page, 'Change address');
  await seeText(page, `We have sent a link to ${email}`);
  await mail.message(email, /Confirm your new/);
});

/** By the dashboard's own API; gives the recovery codes. */
async function turnOnTwoStep(page: Page): Promise<string[]> {
  const send = (path: string, body: object) =>
    page.evaluate(
      async (to, what) => {
        const headers = { 'content-type': 'application/json', 'x-letterpress-dashboard': '1' };
        return (await fetch(`/dashboard/api${to}`, { method: 'POST', headers, body: JSON.stringify(what) })).json();
      },
      path,
      body,
    );
  const { secret } = await send('/second-factor/begin', { password: PASSWORD });
  return (await send('/second-factor/confirm', { code: codeOf(secret) })).recoveryCodes;
}

test('another address holds when its mailbox and the password confirm it', async () => {
  const { page, account } = await signedIn('/settings');
  const email = `new-${account.email}`;
  await fill(page, 'New e-mail address', email);
  await fill(page, 'Password, to change the address', PASSWORD);
  await press(page, 'Change address');
  await seeText(page, `We have sent a link to ${email}`);
  await mail.message(account.email, /about to change/);
  const link = /http:\S+token=[\w-]{43}/.exec(await mail.message(email, /Confirm your new/))![0];
  const { page: elsewhere } = await tab();
  await elsewhere.goto(link);
  await fill(elsewhere, 'Password', PASSWORD);
  await press(elsewhere, 'Confirm address');
  await seeText(elsewhere, `From now on you sign in with ${email}`);
  // Whoever else was signed in is out.
  await page.reload();
  await fill(page, 'E-mail', email);
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Sign in');
  await seeText(page, `Now: ${email}`);
});

const NEWCOMER = 'ann@example.com';

const linkIn = async (about: RegExp): Promise<string> =>
  /http:\S+token=[\w-]{43}/.exec(await mail.message(NEWCOMER, about))![0];

test('before the address is confirmed signing in is refused and sends the link again, whose page opens the account', async () => {
  const { page } = await tab();
  await open(page, '/dashboard/sign-up');
  await fill(page, 'E-mail', NEWCOMER);
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Create account');
  await seeText(page, 'Look into your mailbox');
  await mail.message(NEWCOMER, /Confirm your/);
  await press(page, 'Sign in', 'link');
  await fill(page, 'E-mail', NEWCOMER);
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Sign in');
  await seeText(page, 'first open the link in the message that we sent you');
  for (const started = Date.now(); mail.count(NEWCOMER) < 2; ) {
    assert.ok(Date.now() - started < 30_000, 'the message comes again');
    await sleep(50);
  }

  const { page: elsewhere } = await tab();
  await elsewhere.goto(await linkIn(/Confirm your/));
  await fill(elsewhere, 'Password', PASSWORD);
  await press(elsewhere, 'Confirm address');
  await elsewhere.waitForSelector('input[type=file]');
});

test('a forgotten password is replaced, and the form asks what becomes of the keys', async () => {
  const { page } = await tab();
  await open(page, '/dashboard/forgot');
  await fill(page, 'E-mail', NEWCOMER);
  await press(page, 'Send the link');
  await page.goto(await linkIn(/Choose a new password/));
  await fill(page, 'New password', 'another password of some length');
  await byName(page, 'Revoke my API keys too').click();
  const reset = page.waitForRequest((request) => request.url().endsWith('/password/reset'));
  await press(page, 'Set password');
  assert.equal(JSON.parse((await reset).postData()!).revokeKeys, true);
  await page.waitForSelector('input[type=file]');
});

test('nothing complained on the way, and no other host was asked', () => {
  assert.deepEqual(complaints.flat(), []);
});
