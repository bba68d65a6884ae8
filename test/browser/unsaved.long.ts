/** What was typed and not saved yet, when the session or the page ends. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { byName, fill, press, seeText, undoByKey } from './stage/browser.ts';
import { settle, signIn } from './stage/pages.ts';
import { kept, openProfile, saved, signedInTab } from './stage/profile-page.ts';
import { raiseStage, type Stage } from './stage/stage.ts';

let stage: Stage;
let page: Page;

before(async () => {
  stage = await raiseStage({ SIGNUP: 'open' });
  page = await signedInTab(stage);
});
after(async () => {
  await stage?.close();
});

describe('what was typed is not lost', () => {
  test('when the session ends in the middle of it', async () => {
    await openProfile(page, stage);
    const before = await kept(page);
    await page.browserContext().deleteCookie(...(await page.browserContext().cookies()));
    await fill(page, 'Name', 'Maya Typed Before');
    await seeText(page, 'Your session has ended');
    await fill(page, 'Password', stage.demo.password);
    await press(page, 'Sign in');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'field-basics.name', 'the focus is given back');
    await saved(page);
    const { version, profile } = await kept(page);
    assert.equal(profile.basics.name, 'Maya Typed Before');
    assert.ok(version > before.version);
    await undoByKey(page);
    await seeText(page, 'Saving');
    await saved(page);
    assert.equal(
      (await kept(page)).profile.basics.name,
      before.profile.basics.name,
      'what can be undone is still known',
    );
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
    await openProfile(page, stage);
    const { profile } = await kept(page);
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
    page.once('dialog', () => assert.fail('whoever signs in is not asked about what another has typed'));
    await fill(page, 'E-mail', 'other@example.com');
    await fill(page, 'Password', 'a password of some length');
    await press(page, 'Sign in');
    await seeText(page, 'Three steps to your first document');
    assert.equal((await kept(page)).profile, null);
    await press(page, 'Sign out');
    await byName(page, 'E-mail').wait();
    await signIn(page, stage);
    assert.equal((await kept(page)).profile.basics.name, profile.basics.name);
  });

  test('when the person goes to another page at once, and comes back', async () => {
    await openProfile(page, stage);
    await fill(page, 'Name', 'Maya In A Hurry');
    await press(page, 'Credits', 'link');
    await seeText(page, 'Balance');
    await press(page, 'Profile', 'link');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((input) => input.value === 'Maya In A Hurry'),
    );
    await saved(page);
    assert.equal((await kept(page)).profile.basics.name, 'Maya In A Hurry');
  });
});
