import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ElementHandle, Page } from 'puppeteer-core';
import { until } from '../support/until.ts';
import { tabForAxe } from './stage/accessible.ts';
import { violations } from './stage/axe.ts';
import { press, seeText, type Watched } from './stage/browser.ts';
import { settle, signIn } from './stage/pages.ts';
import { raiseStage, type Stage } from './stage/stage.ts';

let stage: Stage;
let tab: Watched;
let page: Page;

before(async () => {
  stage = await raiseStage();
  tab = await tabForAxe(stage);
  page = tab.page;
  await page.setViewport({ width: 1440, height: 900 });
  await signIn(page, stage);
  await makeCrowdedResume();
});
after(async () => {
  await stage?.close();
});

const REWORD = 'Mentored five engineers';
const IN_OTHER_WORDS = 'Guided 5 engineers as their mentor';

/** A resume of a profile that says more than fits on its page, so that there is something to swap. */
async function makeCrowdedResume(): Promise<void> {
  await page.evaluate(async (job) => {
    const api = async (method: string, path: string, body?: unknown) => {
      const headers = { 'content-type': 'application/json', 'x-letterpress-dashboard': '1' };
      const sent = { method, headers, body: JSON.stringify(body) };
      const answer = await fetch(`/dashboard/api${path}`, sent);
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return answer.json();
    };
    const { profile, version } = await api('GET', '/profile');
    for (const employer of profile.work) {
      for (const role of employer.roles) {
        for (let at = 0; at < 9; at++) {
          const text = `Kept the ${at + 2} notebooks of the ${role.position} tidy for whoever came after, page by page and line by line`;
          role.highlights.push({ id: `${role.id}-${at}`, text });
        }
      }
    }
    await api('PUT', '/profile', { profile, basedOn: version });
    await api('POST', '/documents', { kind: 'resume', body: { title: 'Crowded', job_description: job } });
  }, 'Platform engineer: Kubernetes, Go, PostgreSQL, Terraform, mentoring engineers and service level objectives.');
  await settle(page, `${stage.baseUrl}/dashboard/documents`);
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('ul[aria-label=Documents] li')].find((item) =>
        /Crowded[\s\S]*Ready/.test((item as HTMLElement).innerText),
      ),
    { timeout: 90_000 },
  );
}

async function openDocument(kind: 'Crowded' | 'Cover letter'): Promise<void> {
  await settle(page, `${stage.baseUrl}/dashboard/documents`);
  const links = await page.$$('ul[aria-label=Documents] a');
  for (const link of links) {
    const text = await link.evaluate((element) => element.closest('li')!.innerText);
    if (!text.includes(kind)) continue;
    await link.click();
    await seeText(page, 'Change this page');
    await page.evaluate(() => {
      const card = [...document.querySelectorAll('section')].find((one) => one.innerText.includes('Change this page'));
      for (const details of card?.querySelectorAll('details') ?? []) details.open = true;
    });
    return;
  }
  throw new Error(`The demo account has no ${kind}.`);
}

/** The line in the list of changes that begins so. */
async function line(start: string): Promise<ElementHandle<HTMLLIElement>> {
  const found = await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('ul li')].find(
        (item) =>
          item.querySelector('button') &&
          [...item.querySelectorAll('p, span')].some((one) => one.textContent?.startsWith(text)),
      ),
    {},
    start,
  );
  return found as unknown as ElementHandle<HTMLLIElement>;
}

async function pressAt(start: string, name: string): Promise<void> {
  const item = await line(start);
  await item.evaluate((element, label) => {
    const button = [...element.querySelectorAll('button')].find((one) => one.textContent === label);
    if (!button) throw new Error(`There is no button “${label}” at this line.`);
    button.click();
  }, name);
}

async function write(start: string, text: string): Promise<void> {
  const field = await (await line(start)).waitForSelector('textarea');
  await field!.click({ count: 3 });
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await field!.type(text);
}

/** Sets the page again and waits until it stands. */
async function setAgain(): Promise<void> {
  const numberBefore = await revisionNumber();
  await press(page, 'Update the page');
  await until(async () => (await revisionNumber()) > numberBefore);
  await caughtUp();
}

/** What is typed before the page on the screen is the newest would be for one that goes. */
async function caughtUp(): Promise<void> {
  await page.waitForSelector(`canvas[data-version$="-${await revisionNumber()}"]`);
  await page.waitForFunction(() => !document.body.innerText.includes('Updating the page'));
}

interface Shown {
  letterText: string | null;
  evidence: { lines: { text: string; ids: string[] }[]; paragraphs?: { text: string }[] };
  revision: { number: number; state: string } | null;
}

const shown = (): Promise<Shown> =>
  page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1);
    return (await fetch(`/dashboard/api/documents/${id}`)).json();
  });

async function revisionNumber(): Promise<number> {
  const { revision } = await shown();
  return revision?.state === 'pending' ? -1 : (revision?.number ?? 0);
}

const pageText = async (): Promise<string> => (await shown()).evidence.lines.map((one) => one.text).join(' ');

test('a line in other words is printed as it was written', async () => {
  await openDocument('Crowded');
  await pressAt(REWORD, 'Reword');
  await write(REWORD, IN_OTHER_WORDS);
  await setAgain();
  await seeText(page, 'On the page in your words');
  assert.ok((await pageText()).includes(IN_OTHER_WORDS));
});

const HASKELL = 'Guided 50 engineers as their mentor in Haskell';

const textIn = async (start: string): Promise<string> => (await line(start)).$eval('textarea', (field) => field.value);

const profileText = (): Promise<string> => page.evaluate(async () => (await fetch('/dashboard/api/profile')).text());

/** Reaches the button by the keyboard alone, from the field of its line. */
async function tabTo(start: string, name: string): Promise<void> {
  await (await (await line(start)).$('textarea'))!.focus();
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
  }
  throw new Error(`“${name}” cannot be reached from the field.`);
}

const focusedText = (): Promise<string> =>
  page.evaluate(() => (document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')));

test('what a line says beyond the profile is offered; leaving it changes nothing', async () => {
  await write(REWORD, HASKELL);
  await setAgain();
  await seeText(page, /“Haskell” is not in your profile\..* Add it to your profile and print it\?/);
  assert.deepEqual(await violations(page), []);
  const text = await pageText();
  assert.doesNotMatch(text, /Haskell/);
  assert.ok(text.includes(IN_OTHER_WORDS), 'the last wording that was printed stays');
  const [number, profile] = [await revisionNumber(), await profileText()];
  await tabTo(REWORD, 'No, leave it');
  await page.keyboard.press('Enter');
  await seeText(page, 'Nothing was changed.');
  assert.match(await focusedText(), /^Nothing was changed/);
  assert.equal(await textIn(REWORD), HASKELL, 'the words stay in the editor');
  assert.deepEqual([await revisionNumber(), await profileText()], [number, profile]);
});

test('one click adds it to the profile and prints it, another takes it back', async () => {
  await openDocument('Crowded');
  const before = await revisionNumber();
  await tabTo(REWORD, 'Add to my profile and print');
  await page.keyboard.press('Enter');
  await seeText(page, 'Added to your profile.');
  await until(async () => (await revisionNumber()) > before);
  await caughtUp();
  assert.match(await focusedText(), /^Added to your profile/);
  assert.deepEqual(await violations(page), []);
  assert.ok((await pageText()).includes(HASKELL));
  assert.ok((await profileText()).includes(HASKELL));
  await press(page, 'Undo');
  await seeText(page, /^Undone\./m);
  await until(async () => (await revisionNumber()) > before + 1);
  await caughtUp();
  assert.ok((await pageText()).includes(IN_OTHER_WORDS));
  assert.doesNotMatch(await profileText(), /Haskell/);
});

test('what was changed in another window meanwhile is told', async () => {
  await write(REWORD, HASKELL);
  await setAgain();
  await seeText(page, 'Add it to your profile and print it?');
  await page.evaluate(async () => {
    const { profile, version } = await (await fetch('/dashboard/api/profile')).json();
    const headers = { 'content-type': 'application/json', 'x-letterpress-dashboard': '1' };
    const body = JSON.stringify({
      profile: { ...profile, basics: { ...profile.basics, phone: '+1 555 0100' } },
      basedOn: version,
    });
    await fetch('/dashboard/api/profile', { method: 'PUT', headers, body });
  });
  await press(page, 'Add to my profile and print');
  await seeText(page, 'The profile was changed elsewhere in the meantime.');
  assert.doesNotMatch(await profileText(), /Haskell/);
});

test('a line is left out', async () => {
  await write(REWORD, IN_OTHER_WORDS);
  await pressAt('Brought the payment API', 'Leave out');
  await setAgain();
  const text = await pageText();
  assert.doesNotMatch(text, /Brought the payment API/);
  assert.ok(text.includes(IN_OTHER_WORDS), 'and the reworded one is still there');
});

test('a line is swapped for another of the profile', async () => {
  await pressAt('Built the tracking service', 'Replace');
  const chosen = await (await line('Built the tracking service')).$eval(
    'select',
    (field) => field.selectedOptions[0]!.label,
  );
  await setAgain();
  const text = await pageText();
  assert.doesNotMatch(text, /Built the tracking service/);
  assert.ok(text.includes(chosen.slice(0, 30)), `“${chosen}” is on the page`);
});

test('one change is taken back, then all of them', async () => {
  await pressAt('Brought the payment API', 'Undo this change');
  await setAgain();
  assert.match(await pageText(), /Brought the payment API/);
  const numberBefore = await revisionNumber();
  await press(page, 'Undo all changes');
  await until(async () => (await revisionNumber()) > numberBefore);
  await caughtUp();
  const text = await pageText();
  assert.match(text, /Mentored five engineers/);
  assert.match(text, /Built the tracking service/);
  assert.doesNotMatch(text, /Guided 5 engineers/);
});

const LEFT_OUT = 'Put back what was left out';

/** Presses what is at the first line of the list of what was left out that has such a button, and tells the line. */
const pressFirst = (label: string): Promise<string> =>
  page.evaluate(
    (title, name) => {
      const list = [...document.querySelectorAll('details')].find((one) => one.innerText.startsWith(title))!;
      const button = [...list.querySelectorAll('button')].find((one) => one.textContent === name);
      if (!button) throw new Error(`There is no button “${name}” at what was left out.`);
      button.click();
      return button.closest('li')!.querySelector('p')!.innerText;
    },
    LEFT_OUT,
    label,
  );

const printedIds = async (): Promise<Set<string>> => new Set((await shown()).evidence.lines.flatMap((one) => one.ids));

test('what was left out is put back beside all that is on the page', async () => {
  await openDocument('Crowded');
  await seeText(page, LEFT_OUT);
  const before = await printedIds();
  const text = await pressFirst('Put back');
  assert.match(await focusedText(), /^Undo this change/);
  await setAgain();
  await seeText(page, 'Back on the page');
  assert.ok((await pageText()).includes(text.slice(0, 30)), `“${text}” is on the page`);
  const after = await printedIds();
  assert.deepEqual(
    [...before].filter((id) => !after.has(id)),
    [],
  );
});

test('where there is no room, what would have to go is told, and goes when the person says so', async () => {
  const waiting = await page.$$eval('button[aria-label^="Put back: "]', (buttons) => buttons.length);
  for (let lines = 0; lines < waiting; lines++) await pressFirst('Put back');
  const before = await printedIds();
  await setAgain();
  await seeText(page, 'There is no room for this beside what stands on the page.');
  await seeText(page, 'To make room, this would have to go:');
  assert.deepEqual(await violations(page), []);
  const tried = await printedIds();
  assert.deepEqual(
    [...before].filter((id) => !tried.has(id)),
    [],
    'nothing has left the page',
  );
  const number = await revisionNumber();
  const text = await pressFirst('Put it back instead');
  await until(async () => (await revisionNumber()) > number);
  await caughtUp();
  assert.ok((await pageText()).includes(text.slice(0, 30)), `“${text}” is on the page`);
  const settled = await printedIds();
  assert.ok([...tried].some((id) => !settled.has(id)));
  await press(page, 'Undo all changes');
  await until(async () => (await revisionNumber()) > number + 1);
  await caughtUp();
});

test('a job is taken off the page and comes back', async () => {
  const titles = await page.$$eval('ul li p', (lines) => lines.map((one) => one.textContent ?? ''));
  const entry = titles.find((text) => /\(\d{4}–/.test(text))!;
  await pressAt(entry, 'Leave out');
  await setAgain();
  const position = entry.split(',')[0]!;
  const heads = async () => (await shown()).evidence.lines.filter((one) => one.text.includes(position)).length;
  const without = await heads();
  await pressAt(entry, 'Undo this change');
  await setAgain();
  assert.ok((await heads()) > without);
});

test('a paragraph of a letter is told in other words, and an item of its list left out', async () => {
  await openDocument('Cover letter');
  const before = (await shown()).letterText!;
  const paragraphs = before.split('\n\n').filter((text) => text.length > 80);
  const start = paragraphs[0]!.slice(0, 40);
  await pressAt(start, 'Reword');
  const text = 'At Brightwater Payments I have led the move of 64 services to Kubernetes on AWS.';
  await write(start, text);
  const item = 'I wrote a Go deployment controller';
  assert.ok(before.includes(item));
  await pressAt(item, 'Leave out');
  await setAgain();
  await seeText(page, 'In the letter in your words');
  const after = (await shown()).letterText!;
  assert.ok(after.includes(text));
  assert.ok(!after.includes(item));
});

test('what a paragraph says beyond the profile is offered for the employer that it names', async () => {
  const start = (await shown()).evidence.paragraphs![0]!.text.slice(0, 40);
  const text = 'At Brightwater Payments I won the Magnet award.';
  await write(start, text);
  await setAgain();
  await seeText(page, 'Add this sentence to Brightwater Payments in your profile and print the paragraph?');
  const before = await revisionNumber();
  await press(page, 'Add to my profile and print');
  await until(async () => (await revisionNumber()) > before);
  await caughtUp();
  assert.ok((await shown()).letterText!.includes(text));
  assert.ok((await profileText()).includes(text));
  // The browser tells of the answer 409, which is part of it.
  assert.deepEqual(
    tab.complaints.filter((one) => !one.includes('409')),
    [],
  );
});

test('a letter says which sentences of the notes it does not tell, and why', async () => {
  const id = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-letterpress-dashboard': '1' };
    const additional_context = 'I can start on 4 May. My divorce was hard. The weather is fine here.';
    const body = { title: 'With notes', job_description: 'Platform engineer: Go, Kubernetes.', additional_context };
    const sent = { method: 'POST', headers, body: JSON.stringify({ kind: 'cover_letter', body }) };
    return (await (await fetch('/dashboard/api/documents', sent)).json()).id;
  });
  await settle(page, `${stage.baseUrl}/dashboard/documents/${id}`);
  await seeText(page, 'Not told of your notes', 30_000);
  await seeText(page, /My divorce was hard\.\s+It is private/);
  await seeText(page, /The weather is fine here\.\s+It is none of the things/);
  assert.match((await shown()).letterText!, /start on 4 May/);
  assert.equal(
    await page.$$eval('li', (items) => items.filter((one) => /^I can start on 4 May/.test(one.innerText)).length),
    0,
  );
});
