/** Keys, credits, the account itself, and the ways to it, over a service in this process whose database can be looked into. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { ensureWebApp } from '../../src/commands/web-app.ts';
import { freePort } from '../support/free-port.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type Service, startService, type TestAccount } from '../support/service.ts';
import { fill, launchBrowser, openTab, press, seeText, type Watched } from './browser.ts';

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
  await press(page, 'Create an account', 'link');
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

test('nothing complained on the way, and no other host was asked', () => {
  assert.deepEqual(complaints.flat(), []);
});
