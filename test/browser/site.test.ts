import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { startServiceAtItsAddress } from '../docs/pages.ts';
import type { Service } from '../support/service.ts';
import { lookAtDocs, openDetails } from './stage/accessible.ts';
import { byName, openTab, seeText, type Watched } from './stage/browser.ts';
import { launchBrowser } from './stage/launch.ts';
import { DOCS } from './stage/pages.ts';

let service: Service;
let browser: Browser;
before(async () => {
  service = await startServiceAtItsAddress({ workers: false });
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await service?.close();
});

async function open(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Watched> {
  const tab = await openTab(browser, service.baseUrl);
  await tab.page.setViewport({ width: 1280, height: 900 });
  await prepare?.(tab.page);
  await tab.page.goto(service.baseUrl + path, { waitUntil: 'load' });
  return tab;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const selectedTabs = (page: Page) =>
  page.$$eval('[role=tab][aria-selected=true]', (tabs) => tabs.map((tab) => tab.textContent));
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('typing finds sections, the arrow keys walk through them, Enter opens one', async () => {
  const { page, complaints } = await open('/docs/overview');
  await page.keyboard.press('/');
  await page.keyboard.type('retry safely');
  await page.waitForSelector('.search-panel:not([hidden]) a');
  await page.keyboard.press('ArrowDown');
  assert.match(await focused(page), /^Retrying safely/);
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  assert.match(page.url(), /\/docs\/(resume|cover-letter)\/create#retrying-safely$/);
  await page.keyboard.press('/');
  await page.keyboard.type('zzzz');
  await seeText(page, 'Nothing found.');
  await page.keyboard.press('Escape');
  assert.equal(await page.$('.search-panel:not([hidden])'), null);
  assert.deepEqual(complaints, []);
});

test('contents opened on a small screen are closed when it grows', async () => {
  const { page, complaints } = await open('/docs/overview', (tab) => tab.setViewport({ width: 390, height: 900 }));
  await page.click('.small-bar button');
  assert.ok(await page.$('#menu:popover-open'));
  await page.setViewport({ width: 1280, height: 900 });
  await page.waitForFunction(() => document.querySelector('#menu:popover-open') === null, { timeout: 3000 });
  assert.deepEqual(complaints, []);
});

test('a language that was chosen once is shown everywhere, and arrow keys change it', async () => {
  const { page, complaints } = await open('/docs/resume/create');
  assert.deepEqual(await selectedTabs(page), ['curl']);
  await byName(page, 'Python', 'tab').click();
  assert.deepEqual(await selectedTabs(page), ['Python']);
  const shown = await page.$$eval('.tabs .sample', (samples) =>
    samples.filter((sample) => (sample as HTMLElement).offsetHeight > 0).map((sample) => sample.textContent),
  );
  assert.equal(shown.length, 1);
  assert.match(shown[0]!, /^import json/);
  await page.goto(`${service.baseUrl}/docs/cover-letter/get-status`);
  assert.deepEqual(await selectedTabs(page), ['Python']);
  await page.focus('[role=tab][aria-selected=true]');
  await page.keyboard.press('ArrowRight');
  assert.deepEqual(await selectedTabs(page), ['MCP']);
  await page.keyboard.press('ArrowRight');
  assert.deepEqual(await selectedTabs(page), ['curl']);
  assert.deepEqual(complaints, []);
});

test('the switch changes the colours, and the choice holds on the next page', async () => {
  const light = [{ name: 'prefers-color-scheme', value: 'light' }];
  const { page, complaints } = await open('/', (tab) => tab.emulateMediaFeatures(light));
  const before = await background(page);
  await byName(page, 'Dark colours').click();
  const dark = await background(page);
  assert.notEqual(dark, before);
  await page.goto(`${service.baseUrl}/docs/errors`);
  assert.equal(await background(page), dark);
  await byName(page, 'Dark colours').click();
  assert.equal(await background(page), before);
  assert.equal(await page.evaluate(() => localStorage.getItem('theme')), null);
  assert.deepEqual(complaints, []);
});

test('a sample is copied as it stands', async () => {
  const { page } = await open('/docs/authentication');
  await page.browserContext().overridePermissions(service.baseUrl, ['clipboard-read', 'clipboard-write']);
  await page.click('.sample .copy');
  await seeText(page, 'Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, await page.$eval('.sample code', (code) => code.textContent));
  assert.match(copied, /^curl -s http/);
});

test('a form of the reference creates a document, and the next one reads it', async () => {
  const { key } = await service.account();
  const { page, complaints } = await open('/docs/reference');
  await page.type('#try-key', key);
  await openDetails(page);
  await page.click('form[data-path="/v1/resume/create"] button');
  await seeText(page, 'Answer: HTTP 202');
  const id = await page.$eval('#try-status_resume-resume_id', (field) => (field as HTMLInputElement).value);
  assert.match(id, /^[0-9a-f-]{36}$/);
  await page.click('form[data-path="/v1/resume/{resume_id}"] button');
  await seeText(page, 'Answer: HTTP 200');
  const answer = await page.$eval('form[data-method=GET] output code', (code) => code.textContent!);
  assert.match(answer, /^x-request-id: [0-9a-f-]{36}\nx-ratelimit-remaining: \d+\n/);
  assert.ok(answer.includes(id));
  assert.deepEqual(complaints, []);
});

test('a form of the reference sends nothing without a key, and keeps the key nowhere', async () => {
  const { page } = await open('/docs/reference');
  await openDetails(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.click('form[data-path="/v1/resume/create"] button');
  assert.deepEqual(sent, []);
  await page.type('#try-key', 'lp_secret');
  await page.keyboard.press('Enter');
  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, location.href, document.cookie]),
  );
  assert.doesNotMatch(kept, /lp_secret/);
});

test('without scripts every sample is there to read, the contents open, and the search works', async () => {
  const withoutScripts = (page: Page) => page.setJavaScriptEnabled(false);
  const { page, complaints } = await open('/docs/resume/create', withoutScripts);
  const captions = await page.$$eval('.tabs figcaption', (parts) =>
    parts.filter((part) => (part as HTMLElement).offsetHeight > 0).map((part) => part.textContent),
  );
  assert.deepEqual(captions, ['curl', 'TypeScript', 'Python', 'MCP']);
  await page.type('.search-box input', 'idempotency');
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
  assert.equal(new URL(page.url()).search, '?q=idempotency');
  assert.ok((await page.$$('.search-result')).length > 3);
  await page.setViewport({ width: 390, height: 844 });
  assert.equal(await page.$eval('#menu', (menu) => menu.checkVisibility()), false);
  await page.click('.small-bar button');
  assert.equal(await page.$eval('#menu', (menu) => menu.checkVisibility()), true);
  assert.deepEqual(complaints, []);
});

test('no page has a violation that axe finds, is wider than the screen, or complains', async () => {
  const { page, complaints } = await open('/', (tab) => tab.setBypassCSP(true));
  // One of each kind; `site.long.ts` has all of them.
  for (const name of ['front', 'docs-quickstart', 'docs-reference', 'docs-search']) {
    await lookAtDocs(page, service.baseUrl + DOCS[name]);
  }
  assert.deepEqual(complaints, []);
});
