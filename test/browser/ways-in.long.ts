/** The ways into an account, by password, code, link and mailbox. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import type { Page } from 'puppeteer-core';
import { codeAt } from '../../src/domain/accounts/second-factor/totp.ts';
import { until } from '../support/until.ts';
import { byName, fill, focused, press, seeText } from './stage/browser.ts';
import { PASSWORD, post, raiseServiceStage, type ServiceStage } from './stage/service-stage.ts';

let stage: ServiceStage;

before(async () => {
  stage = await raiseServiceStage();
});
after(() => stage?.close());

/** Codes change every half a minute, and the one before is still taken: not so close to the change that it grows too old. */
async function beginOfCode(): Promise<void> {
  const leftMs = 30_000 - (Date.now() % 30_000);
  if (leftMs < 8000) await sleep(leftMs + 100);
}

/** As an app reads what is typed into it, and the code that it shows so many half-minutes from now. */
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
  const { page, account } = await stage.signedIn('/settings');
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

  const { page: other } = await stage.tab();
  await stage.open(other, '/dashboard/sign-in');
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
  const { page, account } = await stage.signedIn('/settings');
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
  await stage.mail.message(email, /Confirm your new/);
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
  const { page, account } = await stage.signedIn('/settings');
  const email = `new-${account.email}`;
  await fill(page, 'New e-mail address', email);
  await fill(page, 'Password, to change the address', PASSWORD);
  await press(page, 'Change address');
  await seeText(page, `We have sent a link to ${email}`);
  await stage.mail.message(account.email, /about to change/);
  const link = /http:\S+token=[\w-]{43}/.exec(await stage.mail.message(email, /Confirm your new/))![0];
  const { page: elsewhere } = await stage.tab();
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
  /http:\S+token=[\w-]{43}/.exec(await stage.mail.message(NEWCOMER, about))![0];

test('before the address is confirmed signing in is refused and sends the link again, whose page opens the account', async () => {
  const { page } = await stage.tab();
  await stage.open(page, '/dashboard/sign-up');
  await fill(page, 'E-mail', NEWCOMER);
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Create account');
  await seeText(page, 'Look into your mailbox');
  await stage.mail.message(NEWCOMER, /Confirm your/);
  await press(page, 'Sign in', 'link');
  await fill(page, 'E-mail', NEWCOMER);
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Sign in');
  await seeText(page, 'first open the link in the message that we sent you');
  await until(() => stage.mail.count(NEWCOMER) >= 2);

  const { page: elsewhere } = await stage.tab();
  await elsewhere.goto(await linkIn(/Confirm your/));
  await fill(elsewhere, 'Password', PASSWORD);
  await press(elsewhere, 'Confirm address');
  await elsewhere.waitForSelector('input[type=file]');
});

test('a forgotten password is replaced, and the form asks what becomes of the keys', async () => {
  const { page } = await stage.tab();
  await stage.open(page, '/dashboard/forgot');
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
  assert.deepEqual(stage.complaints.flat(), []);
});
