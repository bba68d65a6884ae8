import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { byName, fill, press, seeText, type Watched } from './stage/browser.ts';
import { raiseStage, type Stage } from './stage/stage.ts';

const EMAIL = 'newcomer@example.com';
const PASSWORD = 'a password of some length';

let stage: Stage;
let tab: Watched;
let page: Page;
let key: string;

before(async () => {
  stage = await raiseStage({ SIGNUP: 'open' });
  tab = await stage.tab();
  page = tab.page;
});
after(async () => {
  await stage?.close();
});

const open = (path: string) => page.goto(`${stage.baseUrl}${path}`);

test('a newcomer creates an account and is led to the import', async () => {
  await open('/dashboard');
  await press(page, 'Create an account', 'link');
  await fill(page, 'E-mail', EMAIL);
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Create account');
  await seeText(page, 'Drop your resume here');
});

test('a PDF is imported, and what was read is shown', async () => {
  const input = await page.waitForSelector('input[type=file]');
  await input!.uploadFile(stage.resumePdf);
  await seeText(page, 'What was read from resume.pdf', 30_000);
  await seeText(page, 'All changes are saved');
});

test('a field is corrected, saved by itself, and there after a reload', async () => {
  await fill(page, 'Name', 'Ada Newcomer');
  await seeText(page, 'All changes are saved');
  await page.reload();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some((input) => input.value === 'Ada Newcomer'),
  );
});

test('a change is taken back and made again by keyboard', async () => {
  await fill(page, 'Name', 'Ada Second');
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some((input) => input.value === 'Ada Newcomer'),
  );
});

test('a resume is made from it; its stages are seen and the PDF opens', async () => {
  await open('/dashboard/new/resume');
  await fill(page, 'Title', 'My first resume');
  await fill(
    page,
    'Job description',
    'Platform engineer. You know Kubernetes, Go and PostgreSQL and like reliable systems.',
  );
  await press(page, 'Create resume');
  await seeText(page, 'Ready', 30_000);
  await seeText(page, 'Why this page');
  const id = page.url().split('/').at(-1);
  const pdf = await page.evaluate(async (path) => {
    const response = await fetch(path);
    return { type: response.headers.get('content-type'), start: (await response.text()).slice(0, 5) };
  }, `/dashboard/api/documents/${id}/pdf`);
  assert.equal(pdf.type, 'application/pdf');
  assert.equal(pdf.start, '%PDF-');
});

test('it is downloaded for Word, too', async () => {
  const link = await byName(page, 'Word', 'link').waitHandle();
  const word = await page.evaluate(
    async (path) => {
      const response = await fetch(path);
      return { type: response.headers.get('content-type'), start: (await response.text()).slice(0, 2) };
    },
    await link.evaluate((one) => (one as HTMLAnchorElement).href),
  );
  assert.match(word.type!, /wordprocessingml/);
  assert.equal(word.start, 'PK');
});

test('of four templates and five colours one is chosen, looking at the own resume in it', async () => {
  await open('/dashboard/settings');
  await page.locator('fieldset ::-p-text(Burgundy)').click();
  await page.locator('fieldset ::-p-text(Elegant)').click();
  await seeText(page, 'Saved.');
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll<HTMLImageElement>('fieldset img')].filter(
        (one) => one.naturalWidth > 0 && one.src.endsWith('accent=burgundy'),
      ).length === 4,
    { timeout: 90_000 },
  );
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll('fieldset input:checked').length === 2);
  const chosen = await page.$$eval('fieldset input:checked', (all) =>
    all.map((one) => one.closest('label')!.innerText.trim()),
  );
  assert.deepEqual(chosen, ['Elegant', 'Burgundy']);
});

test('a key is created, shown once, and works', async () => {
  await open('/dashboard/keys');
  await fill(page, 'Name', 'Journey');
  await press(page, 'Create key');
  await seeText(page, /lp_[0-9A-Za-z]{36}/);
  key = /lp_[0-9A-Za-z]{36}/.exec(await page.evaluate(() => document.body.innerText))![0];
  assert.equal(await statusWith(key), 404, 'the key is taken, the document unknown');
  await press(page, 'I have copied it');
  await page.reload();
  await seeText(page, 'Journey');
  assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /lp_[0-9A-Za-z]{36}/);
});

test('a revoked key is refused', async () => {
  await press(page, 'Revoke Journey');
  await seeText(page, 'Revoke this key?');
  await press(page, 'Revoke');
  await seeText(page, 'Revoked');
  assert.equal(await statusWith(key), 401);
});

test('signing out ends the session', async () => {
  await press(page, 'Sign out');
  await byName(page, 'E-mail').wait();
  await open('/dashboard/documents');
  await byName(page, 'E-mail').wait();
});

test('nothing complained on the way, and no other host was asked', () => {
  assert.deepEqual(tab.complaints, []);
});

async function statusWith(apiKey: string): Promise<number> {
  const response = await fetch(`${stage.baseUrl}/v1/resume/00000000-0000-4000-8000-000000000000`, {
    headers: { authorization: `Bearer ${apiKey}` },
  });
  return response.status;
}
