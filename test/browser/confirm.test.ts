import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { byName, fill, press, seeText } from './browser.ts';
import { raiseStage, type Stage } from './stage.ts';

const EMAIL = 'ann@example.com';
const PASSWORD = 'a password of some length';

let mail: MailServer;
let stage: Stage;

before(async () => {
  mail = await startMailServer();
  stage = await raiseStage({ SIGNUP: 'open', SMTP_URL: mail.url, DEMO: 'off' });
});
after(async () => {
  await stage?.close();
  await mail?.close();
});

const linkIn = async (about: RegExp): Promise<string> =>
  /http:\S+token=[\w-]{43}/.exec(await mail.message(EMAIL, about))![0];

test('before the address is confirmed signing in is refused and sends the link again, whose page opens the account', async () => {
  const { page, complaints } = await stage.tab();
  await page.goto(`${stage.baseUrl}/dashboard/sign-up`);
  await fill(page, 'E-mail', EMAIL);
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Create account');
  await seeText(page, 'Look into your mailbox');
  await mail.message(EMAIL, /Confirm your/);
  await press(page, 'Sign in', 'link');
  await fill(page, 'E-mail', EMAIL);
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Sign in');
  await seeText(page, 'first open the link in the message that we sent you');
  for (const started = Date.now(); mail.count(EMAIL) < 2; ) {
    assert.ok(Date.now() - started < 30_000, 'the message comes again');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }

  const elsewhere = await stage.tab();
  await elsewhere.page.goto(await linkIn(/Confirm your/));
  await fill(elsewhere.page, 'Password', PASSWORD);
  await press(elsewhere.page, 'Confirm address');
  await elsewhere.page.waitForSelector('input[type=file]');
  assert.deepEqual([...complaints, ...elsewhere.complaints], []);
});

test('a forgotten password is replaced, and the form asks what becomes of the keys', async () => {
  const { page } = await stage.tab();
  await page.goto(`${stage.baseUrl}/dashboard/forgot`);
  await fill(page, 'E-mail', EMAIL);
  await press(page, 'Send the link');
  await page.goto(await linkIn(/Choose a new password/));
  await fill(page, 'New password', 'another password of some length');
  await byName(page, 'Revoke my API keys too').click();
  const reset = page.waitForRequest((request) => request.url().endsWith('/password/reset'));
  await press(page, 'Set password');
  assert.equal(JSON.parse((await reset).postData()!).revokeKeys, true);
  await page.waitForSelector('input[type=file]');
});
