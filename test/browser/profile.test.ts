import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { byName, fill, press, seeText } from './browser.ts';
import { settle, signIn } from './pages.ts';
import { importAgain } from './scenes.ts';
import { raiseStage, type Stage } from './stage.ts';

const PROJECTS = ['Ledgerline', 'Quietpager'];

let stage: Stage;
let page: Page;

before(async () => {
  stage = await raiseStage({ SIGNUP: 'open' });
  ({ page } = await stage.tab());
  await page.setViewport({ width: 1440, height: 900 });
  await signIn(page, stage);
});
after(async () => {
  await stage?.close();
});

const openProfile = () => settle(page, `${stage.baseUrl}/dashboard/profile`);
const saved = () => seeText(page, 'All changes are saved');

interface Kept {
  version: number;
  profile: { basics: { name: string; label: { text: string } | null }; projects: { name: string }[] };
}

/** What the server has, whatever the page shows. */
const kept = (): Promise<Kept> => page.evaluate(async () => (await fetch('/dashboard/api/profile')).json());

/** The projects in the order that the page shows. */
const shown = () =>
  page.$$eval('main section', (sections) =>
    sections
      .filter((section) => section.querySelector('h2')?.textContent === 'Projects')
      .flatMap((section) => [...section.querySelectorAll('summary')].map((summary) => summary.textContent)),
  );

async function seeOrder(order: string[]): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const titles = [...document.querySelectorAll('summary')].map((summary) => summary.textContent ?? '');
      return titles.filter((title) => wanted.includes(title)).join() === wanted.join();
    },
    {},
    order,
  );
}

async function undoByKey(): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
}

describe('rows are put in another order', () => {
  before(openProfile);

  test('by dragging the handle of one onto another, and back by undo', async () => {
    const rows = await page.$$('main section ul > li:has(summary)');
    const titles = await Promise.all(rows.map((row) => row.$eval('summary', (summary) => summary.textContent)));
    const [first, second] = PROJECTS.map((title) => rows[titles.indexOf(title)]!);
    const handle = await second!.$('[draggable]');
    await first!.scrollIntoView();
    await first!.drop(handle!);
    await seeOrder(PROJECTS.toReversed());
    await saved();
    assert.deepEqual(
      (await kept()).profile.projects.map((project) => project.name),
      PROJECTS.toReversed(),
    );
    await press(page, 'Undo');
    await seeOrder(PROJECTS);
    await saved();
    assert.deepEqual(
      (await kept()).profile.projects.map((project) => project.name),
      PROJECTS,
    );
  });

  test('by keyboard alone, where the focus goes along, and back by undo', async () => {
    const down = await byName(page, 'Move project Ledgerline down').waitHandle();
    await down.focus();
    await page.keyboard.press('Enter');
    await seeOrder(PROJECTS.toReversed());
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    assert.equal(await focused(), 'Move project Ledgerline up', 'there is no further down');
    await seeText(page, 'Now 2 of 2');
    await page.keyboard.press('Enter');
    await seeOrder(PROJECTS);
    assert.equal(await focused(), 'Move project Ledgerline down');
    await undoByKey();
    assert.deepEqual(await shown(), PROJECTS.toReversed());
    await undoByKey();
    assert.deepEqual(await shown(), PROJECTS);
  });

  test('on a telephone too, where the buttons come with the focus', async () => {
    await page.setViewport({ width: 390, height: 900 });
    await openProfile();
    const summary = await page.waitForSelector('::-p-xpath(//summary[.="Ledgerline"])');
    assert.equal(
      await page.$('button[aria-label="Move project Ledgerline down"]').then((one) => one!.isVisible()),
      false,
    );
    await summary!.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await seeOrder(PROJECTS.toReversed());
    await undoByKey();
    await seeOrder(PROJECTS);
    await page.setViewport({ width: 1440, height: 900 });
  });
});

describe('what was typed is not lost', () => {
  test('when the session ends in the middle of it', async () => {
    await openProfile();
    const before = await kept();
    await page.browserContext().deleteCookie(...(await page.browserContext().cookies()));
    await fill(page, 'Name', 'Maya Typed Before');
    await seeText(page, 'Your session has ended');
    await fill(page, 'Password', stage.demo.password);
    await press(page, 'Sign in');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await saved();
    const { version, profile } = await kept();
    assert.equal(profile.basics.name, 'Maya Typed Before');
    assert.ok(version > before.version);
    await undoByKey();
    await seeText(page, 'Saving');
    await saved();
    assert.equal((await kept()).profile.basics.name, before.profile.basics.name, 'what can be undone is still known');
  });

  test('nor a form, when it ends before it is sent', async () => {
    await settle(page, `${stage.baseUrl}/dashboard/new/resume`);
    await fill(page, 'Title', 'Written before the end');
    await fill(page, 'Job description', 'Engineer with Go');
    await page.browserContext().deleteCookie(...(await page.browserContext().cookies()));
    await press(page, 'Create resume');
    await seeText(page, 'Your session has ended');
    await fill(page, 'Password', stage.demo.password);
    await press(page, 'Sign in');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    await press(page, 'Create resume');
    await seeText(page, 'Why this page', 30_000);
    await seeText(page, 'Written before the end');
  });

  test('when somebody else signs in, it is not saved to their account', async () => {
    await openProfile();
    const { profile } = await kept();
    await page.browserContext().deleteCookie(...(await page.browserContext().cookies()));
    await fill(page, 'Name', 'Not for others');
    await seeText(page, 'Your session has ended');
    const signedUp = await page.evaluate(async () => {
      const response = await fetch('/dashboard/api/sign-up', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-letterpress-dashboard': '1' },
        body: JSON.stringify({ email: 'other@example.com', password: 'a password of some length' }),
      });
      await fetch('/dashboard/api/sign-out', { method: 'POST', headers: { 'x-letterpress-dashboard': '1' } });
      return response.status;
    });
    assert.equal(Math.floor(signedUp / 100), 2);
    page.once('dialog', (question) => void question.accept());
    await fill(page, 'E-mail', 'other@example.com');
    await fill(page, 'Password', 'a password of some length');
    await press(page, 'Sign in');
    await seeText(page, 'Three steps to your first document');
    assert.equal((await kept()).profile, null);
    await press(page, 'Sign out');
    await byName(page, 'E-mail').wait();
    await signIn(page, stage);
    assert.equal((await kept()).profile.basics.name, profile.basics.name);
  });

  test('when the person goes to another page at once, and comes back', async () => {
    await openProfile();
    await fill(page, 'Name', 'Maya In A Hurry');
    await press(page, 'Credits', 'link');
    await seeText(page, 'Balance');
    await press(page, 'Profile', 'link');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((input) => input.value === 'Maya In A Hurry'),
    );
    await saved();
    assert.equal((await kept()).profile.basics.name, 'Maya In A Hurry');
  });
});

describe('a second import waits for a word', () => {
  test('dismissed, it leaves everything as it was', async () => {
    const before = await kept();
    await importAgain(page, stage, stage.resumePdf);
    await seeText(page, 'has been read', 30_000);
    assert.deepEqual((await kept()).profile, before.profile, 'nothing is taken over by itself');
    await press(page, 'Keep my profile as it was');
    await page.waitForFunction(() => !document.body.innerText.includes('has been read'));
    const { version, profile } = await kept();
    assert.deepEqual({ version, profile }, { version: before.version, profile: before.profile });
  });

  test('accepted, it is the profile, and the one before is in the history', async () => {
    const before = await kept();
    await importAgain(page, stage, stage.resumePdf);
    await seeText(page, 'has been read', 30_000);
    await press(page, 'Use what was read');
    await page.waitForFunction(() => !document.body.innerText.includes('Use what was read'));
    const { version, profile } = await kept();
    assert.ok(version > before.version);
    assert.equal(profile.basics.name, 'Maya Okafor');
    assert.notDeepEqual(profile, before.profile);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((input) => input.value === 'Maya Okafor'),
    );
    await settle(page, `${stage.baseUrl}/dashboard/profile/history`);
    await press(page, `Restore version ${before.version}`);
    await saved();
    assert.deepEqual((await kept()).profile, before.profile);
  });
});
