import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { byName, press, seeText, undoByKey } from './stage/browser.ts';
import { settle } from './stage/pages.ts';
import { kept, openProfile, saved, signedInTab } from './stage/profile-page.ts';
import { importAgain, unfold } from './stage/scenes.ts';
import { raiseStage, type Stage } from './stage/stage.ts';

const PROJECTS = ['Ledgerline', 'Quietpager'];

let stage: Stage;
let page: Page;

before(async () => {
  stage = await raiseStage({ SIGNUP: 'open' });
  page = await signedInTab(stage);
});
after(async () => {
  await stage?.close();
});

/** The projects in the order that the page shows. */
const shown = () =>
  page.$$eval('main section', (sections) =>
    sections
      .filter((section) => section.querySelector('h2')?.textContent === 'Projects')
      .flatMap((section) => [...section.querySelectorAll('[aria-expanded]')].map((row) => row.textContent)),
  );

async function seeOrder(order: string[]): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const titles = [...document.querySelectorAll('[aria-expanded]')].map((row) => row.textContent ?? '');
      return titles.filter((title) => wanted.includes(title)).join() === wanted.join();
    },
    {},
    order,
  );
}

describe('rows are put in another order', () => {
  before(() => openProfile(page, stage));

  test('by dragging the handle of one onto another, and back by undo', async () => {
    const rows = await page.$$('main section ul > li:has([aria-expanded])');
    const titles = await Promise.all(rows.map((row) => row.$eval('[aria-expanded]', (title) => title.textContent)));
    const [first, second] = PROJECTS.map((title) => rows[titles.indexOf(title)]!);
    const handle = await second!.$('[draggable]');
    await first!.scrollIntoView();
    await first!.drop(handle!);
    await seeOrder(PROJECTS.toReversed());
    await saved(page);
    assert.deepEqual(
      (await kept(page)).profile.projects.map((project) => project.name),
      PROJECTS.toReversed(),
    );
    await press(page, 'Undo');
    await seeOrder(PROJECTS);
    await saved(page);
    assert.deepEqual(
      (await kept(page)).profile.projects.map((project) => project.name),
      PROJECTS,
    );
  });

  test('by keyboard alone, where the focus goes along, and back by undo', async () => {
    const down = await byName(page, 'Move project Ledgerline down').waitHandle();
    await down.focus();
    await page.keyboard.press('Enter');
    await seeOrder(PROJECTS.toReversed());
    assert.equal(await focused(), 'Move project Ledgerline up', 'there is no further down');
    await seeText(page, 'Now 2 of 2');
    await page.keyboard.press('Enter');
    await seeOrder(PROJECTS);
    assert.equal(await focused(), 'Move project Ledgerline down');
    await undoByKey(page);
    assert.deepEqual(await shown(), PROJECTS.toReversed());
    await undoByKey(page);
    assert.deepEqual(await shown(), PROJECTS);
  });

  test('on a telephone too, where the buttons come with the focus', async () => {
    await page.setViewport({ width: 390, height: 900 });
    await openProfile(page, stage);
    const title = await page.waitForSelector('::-p-xpath(//button[.="Ledgerline"])');
    assert.equal(
      await page.$('button[aria-label="Move project Ledgerline down"]').then((one) => one!.isVisible()),
      false,
    );
    await title!.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await seeOrder(PROJECTS.toReversed());
    await undoByKey(page);
    await seeOrder(PROJECTS);
    await page.setViewport({ width: 1440, height: 900 });
  });
});

const focused = () =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

/** Types over what stands in a field, and leaves it. */
async function write(label: string, text: string): Promise<void> {
  await byName(page, label).fill(text);
  await page.keyboard.press('Tab');
}

/** What stands at a field that is at fault. */
const problems = () =>
  page.$$eval('main [aria-invalid] ~ [role=alert], main div:has(> [aria-invalid]) ~ [role=alert]', (all) =>
    all.map((one) => one.textContent),
  );

async function openRole(): Promise<void> {
  await openProfile(page, stage);
  await unfold(page, 'Brightwater Payments');
  await unfold(page, 'Back');
}

describe('dates are written as people write them', () => {
  const role = async () => (await kept(page)).profile.work[0]!.roles[1]!;
  before(openRole);

  test('in words, in figures and in another language', async () => {
    for (const [text, date, shown] of [
      ['März 2014', '2014-03', 'March 2014'],
      ['05/2014', '2014-05', 'May 2014'],
      ['Jan 21', '2021-01', 'January 2021'],
      ['2013', '2013', '2013'],
    ] as const) {
      await write('From', text);
      await saved(page);
      assert.equal((await role()).start, date);
      assert.equal(await page.$eval('input[placeholder="April 2019"]', (input) => input.value), shown);
    }
  });

  test('what is no date is said at the field, and the rest is saved', async () => {
    await write('From', 'Marc 20');
    await write('Position', 'Back-end Engineer');
    await seeText(page, '1 field needs correcting');
    assert.deepEqual(await problems(), ['We cannot read this date. Write it like March 2014, 03/2014 or 2014.']);
    const { position, start } = await role();
    assert.deepEqual([position, start], ['Back-end Engineer', '2013']);
    await press(page, '1 field needs correcting');
    assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'Marc 20');
  });

  test('an end before the start is not saved', async () => {
    await write('From', '2019');
    await write('To', '2016');
    await seeText(page, 'This is before it began, 2019.');
    await seeText(page, '1 field needs correcting');
    assert.deepEqual([(await role()).start, (await role()).end], ['2013', '2022-02']);
  });

  test('an end that goes on can be typed', async () => {
    await write('To', 'heute');
    await saved(page);
    const { start, end, current } = await role();
    assert.deepEqual([start, end, current], ['2019', null, true]);
  });

  test('a month can be picked with the keyboard, and the focus comes back', async () => {
    await page.focus('[aria-label^="Pick a month: To"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role=dialog] select:focus');
    await page.keyboard.press('Escape');
    assert.match(await focused(), /^Pick a month: To/);
    await page.keyboard.press('Enter');
    await page.select('[role=dialog] select', '2021');
    await press(page, 'Nov');
    await saved(page);
    assert.equal((await role()).end, '2021-11');
    assert.equal(await page.evaluate(() => (document.activeElement as HTMLInputElement).value), 'November 2021');
  });

  test('an address, a country and a name that are none are told too', async () => {
    const { email } = (await kept(page)).profile.basics;
    await write('E-mail', 'maya at example');
    await write('Country', 'Atlantis');
    await write('Name', ' ');
    await seeText(page, '3 fields need correcting');
    assert.equal((await problems()).length, 3);
    const { basics } = (await kept(page)).profile;
    assert.deepEqual([basics.name, basics.email, basics.location?.countryCode], ['Maya Okafor', email, 'US']);
    await write('E-mail', 'maya@example.org');
    await write('Country', 'USA');
    await write('Name', 'Maya Okafor');
    await saved(page);
    assert.equal((await kept(page)).profile.basics.email, 'maya@example.org');
    assert.equal((await kept(page)).profile.basics.location?.countryCode, 'US');
  });
});

describe('the editor', () => {
  before(openRole);

  test('gives bullets the width of the card, and no box a box in a box', async () => {
    const share = await page.$eval('textarea[aria-label^="What you did, point 1"]', (point) => {
      const boxes = [];
      for (let one = point.parentElement; one && one.tagName !== 'MAIN'; one = one.parentElement) {
        if (parseFloat(getComputedStyle(one).borderLeftWidth) > 0) boxes.push(one);
      }
      return { boxes: boxes.length, width: point.clientWidth / point.closest('section')!.clientWidth };
    });
    assert.equal(share.boxes, 1);
    assert.ok(share.width > 0.7, `${Math.round(share.width * 100)} % of the card`);
  });

  test('names every button that there are several of', async () => {
    await unfold(page, 'Senior Platform Engineer ·');
    const names = await page.$$eval('main section button', (all) =>
      all.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );
    const repeated = names.filter((name, index) => names.indexOf(name) !== index);
    assert.deepEqual(repeated, []);
    assert.ok(names.length > 100);
  });

  test('keeps the focus near what was removed or added', async () => {
    const remove = async (name: string) => {
      await (await byName(page, name).waitHandle()).focus();
      await page.keyboard.press('Enter');
    };
    await remove('Remove project Ledgerline');
    await seeOrder(['Quietpager']);
    assert.equal(await focused(), 'Quietpager');
    await remove('Remove project Quietpager');
    await page.waitForFunction(() => !document.body.innerText.includes('Quietpager'));
    await undoByKey(page);
    await undoByKey(page);
    await seeOrder(PROJECTS);
    await press(page, 'Add an award');
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await undoByKey(page);
    await saved(page);
  });

  test('lets each field find its own direction', async () => {
    await write('Name', 'دانا كوهين');
    assert.equal(await page.$eval('[id="field-basics.name"]', (field) => getComputedStyle(field).direction), 'rtl');
    const without = await page.$$eval(
      'main input:not([type=checkbox]):not([type=file]):not([dir=auto]), main textarea:not([dir=auto])',
      (all) => all.length,
    );
    assert.equal(without, 0);
    await undoByKey(page);
    await saved(page);
  });
});

describe('skills are words side by side', () => {
  const keywords = async () => (await kept(page)).profile.skills[0]!.keywords.map((fact) => fact.text);
  before(() => openProfile(page, stage));

  test('added, put in order, changed and removed by keyboard alone', async () => {
    const first = await keywords();
    await (await byName(page, 'Add a skill to Languages').waitHandle()).focus();
    await page.keyboard.type('Zig, Elm');
    await page.keyboard.press('Enter');
    await saved(page);
    assert.deepEqual(await keywords(), [...first, 'Zig', 'Elm']);
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Elm');
    await page.keyboard.down('Alt');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.up('Alt');
    await seeText(page, `Elm is now ${first.length + 1} of ${first.length + 2}`);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Elm');
    await page.keyboard.press('Enter');
    await byName(page, 'Change skill Elm').fill('Elixir');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Elixir');
    await saved(page);
    assert.deepEqual(await keywords(), [...first, 'Elixir', 'Zig']);
    await page.keyboard.press('Delete');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Zig');
    await page.keyboard.press('Delete');
    await saved(page);
    assert.deepEqual(await keywords(), first);
    assert.equal(await focused(), first.at(-1));
  });

  test('single ones are not groups of their own', async () => {
    const before = (await kept(page)).profile.skills;
    await (await byName(page, 'Add a skill').waitHandle()).focus();
    await page.keyboard.type('Facilitation,Sales,');
    await saved(page);
    assert.deepEqual(
      (await kept(page)).profile.skills.slice(before.length).map(({ name, keywords }) => [name, keywords.length]),
      [
        ['Facilitation', 0],
        ['Sales', 0],
      ],
    );
    assert.equal((await page.$$('[aria-label^="Remove group of skills"]')).length, before.length);
    await undoByKey(page);
    await undoByKey(page);
    await saved(page);
  });
});

describe('a second import waits for a word', () => {
  test('dismissed, it leaves everything as it was', async () => {
    const before = await kept(page);
    await importAgain(page, stage, stage.resumePdf);
    await seeText(page, 'has been read', 30_000);
    assert.deepEqual((await kept(page)).profile, before.profile, 'nothing is taken over by itself');
    await press(page, 'Keep my profile as it was');
    await page.waitForFunction(() => !document.body.innerText.includes('has been read'));
    const { version, profile } = await kept(page);
    assert.deepEqual({ version, profile }, { version: before.version, profile: before.profile });
  });

  test('accepted, it is the profile, and the one before is in the history', async () => {
    const before = await kept(page);
    await importAgain(page, stage, stage.resumePdf);
    await seeText(page, 'has been read', 30_000);
    await press(page, 'Replace my profile with the file');
    await page.waitForFunction(() => !document.body.innerText.includes('Replace my profile with the file'));
    const { version, profile } = await kept(page);
    assert.ok(version > before.version);
    assert.equal(profile.basics.name, 'Maya Okafor');
    assert.notDeepEqual(profile, before.profile);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some((input) => input.value === 'Maya Okafor'),
    );
    await settle(page, `${stage.baseUrl}/dashboard/profile/history`);
    await press(page, `Restore version ${before.version}`);
    await saved(page);
    assert.deepEqual((await kept(page)).profile, before.profile);
  });
});
