import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import type { ProfileView } from '../../src/edge/dashboard/api/types/profile.ts';
import type { Session } from '../../src/edge/dashboard/api/types/sign-in.ts';
import { docxFile } from '../../src/importing/testing/docx-file.ts';
import { byName, fill, press, seeText } from './stage/browser.ts';
import { settle, signIn } from './stage/pages.ts';
import { importAgain } from './stage/scenes.ts';
import { raiseStage, type Stage } from './stage/stage.ts';

const PASSWORD = 'a password of some length';

let stage: Stage;

before(async () => {
  stage = await raiseStage({ SIGNUP: 'open' });
});
after(async () => {
  await stage?.close();
});

const get = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => (await fetch(`/dashboard/api${address}`)).json(), path);
const profileOf = (page: Page) => get<ProfileView>(page, '/profile');
const statusOf = async (page: Page) => (await get<Session>(page, '/session')).profile.status;

/** Somebody who has just signed up. */
async function newcomer(): Promise<Page> {
  const { page } = await stage.tab();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${stage.baseUrl}/dashboard/sign-up`);
  await fill(page, 'E-mail', `newcomer-${Date.now()}@example.com`);
  await fill(page, 'Password', PASSWORD);
  await press(page, 'Create account');
  await byName(page, 'Sign out').wait();
  return page;
}

async function writeTo(name: string, content: string | Uint8Array): Promise<string> {
  const file = join(stage.dataDir, name);
  await writeFile(file, content);
  return file;
}

const picture = () => writeTo('photo.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]));

describe('an import that failed does not close the way', () => {
  let page: Page;
  before(async () => {
    ({ page } = await stage.tab());
    await page.setViewport({ width: 1440, height: 900 });
    await signIn(page, stage);
  });

  test('where a document is begun, it says what blocks and offers to keep the profile', async () => {
    await importAgain(page, stage, await picture());
    await seeText(page, 'could not be read', 30_000);
    await settle(page, `${stage.baseUrl}/dashboard/new/resume`);
    await seeText(page, 'Your last import failed');
    await seeText(page, 'is a picture');
    assert.equal(await statusOf(page), 'failed', 'the state is what the interface says, until the person decides');
    await press(page, 'Keep my profile as it was');
    await page.waitForFunction(() => !document.body.innerText.includes('Your last import failed'));
    assert.equal(await statusOf(page), 'complete');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
  });

  test('nor on the way to a first document', async () => {
    const other = await newcomer();
    await settle(other, `${stage.baseUrl}/dashboard/profile`);
    await (await other.waitForSelector('input[type=file]'))!.uploadFile(stage.resumePdf);
    await seeText(other, 'All changes are saved', 30_000);
    await importAgain(other, stage, await picture());
    await seeText(other, 'could not be read', 30_000);
    await settle(other, `${stage.baseUrl}/dashboard/documents`);
    await seeText(other, 'Your last import failed');
    await press(other, 'Keep my profile as it was');
    await byName(other, 'Make a resume', 'link').wait();
  });
});

describe('a profile needs no file', () => {
  test('it can be begun blank, and is saved with its name', async () => {
    const page = await newcomer();
    await settle(page, `${stage.baseUrl}/dashboard/profile`);
    await press(page, 'Start with a blank profile');
    await seeText(page, 'saved as soon as your name is in it');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'field-basics.name');
    assert.equal(await page.$('[aria-invalid]'), null, 'nothing is wrong with what is not begun');
    await fill(page, 'E-mail', 'ann@example.com');
    assert.equal((await profileOf(page)).profile, null);
    await fill(page, 'Name', 'Ann Nobody');
    await seeText(page, 'All changes are saved');
    const { basics } = (await profileOf(page)).profile!;
    assert.deepEqual([basics.name, basics.email], ['Ann Nobody', 'ann@example.com']);
    await settle(page, `${stage.baseUrl}/dashboard/documents`);
    await byName(page, 'Make a resume', 'link').wait();
  });

  test('nor does one whose first file could not be read', async () => {
    const page = await newcomer();
    await settle(page, `${stage.baseUrl}/dashboard/profile`);
    await (await page.waitForSelector('input[type=file]'))!.uploadFile(await picture());
    await seeText(page, 'could not be read', 30_000);
    await press(page, 'Start with a blank profile');
    await fill(page, 'Name', 'Ann Nobody');
    await seeText(page, 'All changes are saved');
    assert.equal(await statusOf(page), 'complete');
  });

  test('text that is pasted is read like a file', async () => {
    const page = await newcomer();
    await settle(page, `${stage.baseUrl}/dashboard/profile`);
    await press(page, 'Paste the text');
    const text =
      'Ann Sommer\nann@example.com\n\nExperience\nNurse, St. Mary’s Hospital\nMarch 2014 - present\n- Cared for 20 people';
    await fill(page, 'Text of your resume', text);
    await press(page, 'Read this text');
    await seeText(page, 'What was read from Pasted text', 30_000);
    const { basics, work } = (await profileOf(page)).profile!;
    assert.equal(basics.name, 'Ann Sommer');
    assert.equal(work[0]!.roles[0]!.start, '2014-03');
  });
});

describe('a file can be compared with what was read of it', () => {
  test('a Word file, which no browser shows, by its text', async () => {
    const page = await newcomer();
    const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
    const lines = ['Ann Author', 'ann@example.com', 'Experience', 'Nurse, St. Mary’s', '2014 - 2016'];
    const file = await writeTo('resume.docx', docxFile({ body: lines.map(paragraph).join('') }));
    await settle(page, `${stage.baseUrl}/dashboard/profile`);
    await (await page.waitForSelector('input[type=file]'))!.uploadFile(file);
    await seeText(page, 'What was read from resume.docx', 30_000);
    await press(page, 'Compare with the file');
    const pane = await byName(page, 'The text of the file').waitHandle();
    assert.match(await pane.evaluate((element) => (element as HTMLElement).innerText), /Ann Author\n+ann@example\.com/);
    assert.equal(await page.$('iframe'), null);
  });
});

describe('a second import is decided on entry by entry', () => {
  test('what is chosen is taken, and the rest of the profile stays', async () => {
    const { page } = await stage.tab();
    await page.setViewport({ width: 1440, height: 900 });
    await signIn(page, stage);
    const before = (await profileOf(page)).profile!;
    const file = await writeTo(
      'newer.json',
      JSON.stringify({
        basics: { name: before.basics.name, email: 'new@example.com' },
        work: [{ name: 'Northwind Energy', position: 'Staff Engineer', startDate: '2025-01', highlights: ['Began'] }],
        languages: [{ language: 'German', fluency: 'Fluent' }],
      }),
    );
    await importAgain(page, stage, file);
    await seeText(page, 'What would change', 30_000);
    const choose = (legend: string, choice: string) =>
      page.$$eval(
        'fieldset:has(input[type=radio])',
        (sets, wanted, label) => {
          const set = sets.find((one) => one.querySelector('legend')?.textContent?.startsWith(wanted));
          const found = [...(set?.querySelectorAll('label') ?? [])].find((one) => one.textContent === label);
          found!.querySelector('input')!.click();
        },
        legend,
        choice,
      );
    await choose('You: E-mail', 'Take the file’s');
    await choose('Languages: German', 'Leave it out');
    await choose('Education: Brazos', 'Remove it');
    await press(page, 'Make these 3 changes');
    await page.waitForFunction(() => !document.body.innerText.includes('What would change'));
    const { profile, latestImport } = await profileOf(page);
    assert.equal(profile!.basics.email, 'new@example.com');
    assert.deepEqual(
      profile!.work.map((employer) => employer.name),
      ['Northwind Energy', ...before.work.map((employer) => employer.name)],
    );
    assert.deepEqual(profile!.languages, before.languages);
    assert.deepEqual(profile!.education, []);
    assert.deepEqual(profile!.skills, before.skills);
    assert.equal(latestImport?.isAccepted, true);
    await page.waitForFunction(() => document.body.innerText.includes('Northwind Energy · Staff Engineer'));
  });
});
