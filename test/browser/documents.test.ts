import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { byName, fill, press, seeText, type Watched } from './stage/browser.ts';
import { documentPath, settle, signIn } from './stage/pages.ts';
import { documentAs, failed } from './stage/scenes.ts';
import { raiseStage, type Stage } from './stage/stage.ts';

let stage: Stage;
let tab: Watched;
let page: Page;

before(async () => {
  stage = await raiseStage();
  tab = await stage.tab();
  page = tab.page;
  await page.setViewport({ width: 1440, height: 900 });
  await signIn(page, stage);
});
after(async () => {
  await stage?.close();
});

const open = (path: string) => settle(page, `${stage.baseUrl}${path}`);

// biome-ignore lint/suspicious/noExplicitAny: the app's own answers, of which a test reads a field or two
const api = (path: string): Promise<any> =>
  page.evaluate(async (address) => (await fetch(`/dashboard/api${address}`)).json(), path);

const creditsLeft = async (): Promise<number> => (await api('/credits')).total;

const typedIn = (label: string): Promise<string> =>
  byName(page, label)
    .waitHandle()
    .then((field) => field.evaluate((element) => (element as HTMLInputElement).value));

const focusedText = (): Promise<string> =>
  page.evaluate(() => (document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')));

describe('the preview', () => {
  const REGION = 'section[aria-label="Page preview"]';

  test('draws the file itself, and knows where each line stands on it', async () => {
    await open(await documentPath(page, stage));
    await page.waitForSelector(`${REGION} canvas`);
    const { evidence } = await api(`/documents/${page.url().split('/').at(-1)}`);
    await page.waitForFunction(
      (region, count) => document.querySelectorAll(`${region} button`).length === count,
      {},
      REGION,
      evidence.lines.length,
    );
    assert.equal(await page.$('iframe, object, embed'), null, 'no viewer of the browser is needed');
    const unprinted = await page.evaluate((region) => {
      const canvas = document.querySelector<HTMLCanvasElement>(`${region} canvas`)!;
      const around = canvas.getBoundingClientRect();
      const scale = canvas.width / around.width;
      const pen = canvas.getContext('2d')!;
      return [...document.querySelectorAll(`${region} button`)].filter((mark) => {
        const box = mark.getBoundingClientRect();
        const [x, y] = [(box.x - around.x) * scale, (box.y - around.y) * scale];
        const { data } = pen.getImageData(x, y, box.width * scale, box.height * scale);
        return !data.some((value, index) => index % 4 !== 3 && value < 128);
      }).length;
    }, REGION);
    assert.equal(unprinted, 0, 'every mark lies on letters');
  });

  test('marks the line that is looked at, and a click on the page finds where it comes from', async () => {
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = true;
    });
    const lines = await page.$$('ol button');
    await lines[3]!.focus();
    const markedAt = () =>
      page.$$eval(`${REGION} button`, (marks) => marks.map((mark) => mark.matches('[data-looked-at]')).indexOf(true));
    assert.equal(await markedAt(), 3);
    const marks = await page.$$(`${REGION} button`);
    await marks[8]!.click();
    await page.waitForFunction(
      (wanted) => document.activeElement === document.querySelectorAll('ol button')[wanted],
      {},
      8,
    );
    assert.equal(await markedAt(), 8);
  });

  test('stays in view while the rest is scrolled, wide and narrow', async () => {
    for (const width of [1440, 390]) {
      await page.setViewport({ width, height: 900 });
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const visible = await page.$eval(REGION, (region) => {
        const { top, bottom } = region.getBoundingClientRect();
        return Math.min(bottom, innerHeight) - Math.max(top, 0);
      });
      assert.ok(visible > 200, `${visible} px of it are seen at ${width}`);
    }
    const lines = await page.$$('ol button');
    for (const line of [lines.at(-1)!, lines[0]!]) {
      await line.focus();
      const [preview, focused] = await page.evaluate(
        (region, element) => [
          document.querySelector(region)!.getBoundingClientRect().bottom,
          element.getBoundingClientRect().top,
        ],
        REGION,
        line,
      );
      assert.ok(focused! >= preview!, 'what has the focus is not behind it');
    }
    await page.setViewport({ width: 1440, height: 900 });
  });

  test('the job description beside it is reached and scrolled by the keyboard', async () => {
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = false;
      const summary = [...document.querySelectorAll('summary')].find(
        (one) => one.textContent === 'Show what you pasted',
      )!;
      summary.parentElement!.setAttribute('open', '');
      summary.focus();
    });
    await page.keyboard.press('Tab');
    // Some browsers stop at what can be scrolled by themselves; others need to be told.
    assert.deepEqual(
      await page.evaluate(() => {
        const { ariaLabel, tabIndex } = document.activeElement as HTMLElement;
        return { ariaLabel, tabIndex };
      }),
      { ariaLabel: 'Job description that you pasted', tabIndex: 0 },
    );
  });
});

const POSTING = 'Platform engineer with Go and Kubernetes, to keep our services running.';

describe('the form for a new document', () => {
  test('keeps what was typed through a reload, another page and Back', async () => {
    await open('/dashboard/new/resume');
    await fill(page, 'Title', 'Kept');
    await fill(page, 'Job description', POSTING);
    await page.reload();
    assert.deepEqual([await typedIn('Title'), await typedIn('Job description')], ['Kept', POSTING]);
    await press(page, 'Profile', 'link');
    await byName(page, 'Name').wait();
    await page.goBack();
    assert.equal(await typedIn('Job description'), POSTING);
    await open('/dashboard/new/cover_letter');
    assert.equal(await typedIn('Title'), '', 'the letter has a form of its own');
  });

  test('says what happened when the server is gone, and is paid for once', async () => {
    await open('/dashboard/new/resume');
    const before = await creditsLeft();
    // The answer of the first try is lost on its way.
    const lose = (request: HTTPRequest) => {
      const isCreate = request.method() === 'POST' && request.url().endsWith('/api/documents');
      void (isCreate ? sendElsewhere(request).then(() => request.abort()) : request.continue());
    };
    await page.setRequestInterception(true);
    page.on('request', lose);
    await press(page, 'Create resume');
    await seeText(page, 'We could not reach the server, so we do not know whether it was created.', 30_000);
    page.off('request', lose);
    await page.setRequestInterception(false);
    await page.reload();
    assert.equal(await typedIn('Title'), 'Kept');
    await press(page, 'Create resume');
    await seeText(page, 'Why this page', 30_000);
    assert.equal(await creditsLeft(), before - 5);
    const { items } = await api('/documents?search=Kept');
    assert.equal(items.length, 1);
    await open('/dashboard/new/resume');
    assert.equal(await typedIn('Title'), '', 'what was created is no draft any more');
  });

  async function sendElsewhere(request: HTTPRequest): Promise<void> {
    const cookie = (await page.browserContext().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { ...request.headers(), cookie, origin: stage.baseUrl, 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(request.url(), { method: 'POST', headers, body: await request.fetchPostData() });
    assert.equal(answer.status, 200, await answer.text());
  }

  test('leads to the name that a profile lacks, and charges nothing', async () => {
    const name = (text: string) =>
      page.evaluate(async (wanted) => {
        const { profile, version } = await (await fetch('/dashboard/api/profile')).json();
        const changed = { ...profile, basics: { ...profile.basics, name: wanted } };
        const headers = { 'content-type': 'application/json', 'x-letterpress-dashboard': '1' };
        const body = JSON.stringify({ profile: changed, basedOn: version });
        await fetch('/dashboard/api/profile', { method: 'PUT', headers, body });
      }, text);
    await name('');
    const before = await creditsLeft();
    await open('/dashboard/new/resume');
    await seeText(page, 'Your profile has no name yet');
    await fill(page, 'Title', 'Nameless');
    await fill(page, 'Job description', POSTING);
    await press(page, 'Create resume');
    await page.waitForFunction(() => document.querySelectorAll('[role=alert]').length === 2);
    assert.equal(await creditsLeft(), before);
    await page.click('form [role=alert] a');
    await byName(page, 'Name').wait();
    await page.waitForFunction(() => document.activeElement?.closest('[id="field-basics.name"]') !== null);
    await name('Maya Okafor');
  });
});

describe('a document', () => {
  test('that failed says why in words, and is made anew', async () => {
    const end = await documentAs(page, stage, failed);
    await seeText(
      page,
      /We could not create this \w+( \w+)?\. It took too long to make\. You got your \d credits back\./,
    );
    const address = page.url();
    await end();
    await press(page, 'Try again');
    await page.waitForFunction((before) => location.href !== before, {}, address);
    await seeText(page, 'Why this page', 30_000);
  });

  test('begins the letter for the same posting, and is duplicated for another', async () => {
    await open('/dashboard/documents?kind=resume');
    const link = await page.waitForSelector('ul[aria-label=Documents] a');
    await link!.click();
    await seeText(page, 'What next?');
    const { request } = await api(`/documents/${page.url().split('/').at(-1)}`);
    await press(page, 'Write the letter for this posting', 'link');
    await seeText(page, 'New cover letter');
    assert.equal(await typedIn('Job description'), request.jobDescription);
    await page.goBack();
    await press(page, 'Duplicate for another posting', 'link');
    await seeText(page, 'New resume');
    assert.equal(await typedIn('Job description'), request.jobDescription);
    const selected = () =>
      page.evaluate(() => {
        const field = document.activeElement as HTMLTextAreaElement;
        return field.value?.slice(field.selectionStart, field.selectionEnd);
      });
    assert.equal(await selected(), request.jobDescription, 'what is pasted takes its place');
    await page.goBack();
  });

  test('is made again with today’s profile, after the price was told', async () => {
    const address = page.url();
    const before = await creditsLeft();
    await press(page, 'Make again with today’s profile');
    await seeText(page, /It costs 5 credits; you have \d+/);
    await press(page, 'Cancel');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    assert.match(await focusedText(), /^Make again/);
    await press(page, 'Make again with today’s profile');
    await press(page, 'Make it');
    await page.waitForFunction((old) => location.href !== old, {}, address);
    await seeText(page, 'Why this page', 30_000);
    assert.equal(await creditsLeft(), before - 5);
  });

  test('takes another template, colour and paper free of charge', async () => {
    const id = page.url().split('/').at(-1);
    const before = await creditsLeft();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('details')) part.open = part.innerText.includes('Change the look');
    });
    await byName(page, 'Template').fill('modern');
    await page.click('input[name=accent][value=forest], label:has(input[name=accent]):nth-of-type(4)');
    await byName(page, 'Paper').fill('a4');
    await press(page, 'Update the page');
    await page.waitForSelector('canvas[data-version$="-1"]', { timeout: 90_000 });
    assert.equal(await focusedText(), 'Update the page', 'who works on goes on from there');
    const { look } = await api(`/documents/${id}`);
    assert.deepEqual([look.template, look.paper, look.accent === 'auto'], ['modern', 'a4', false]);
    assert.equal((await api('/settings')).template, 'classic');
    assert.equal(await creditsLeft(), before);
  });

  test('is told in the person’s own time, with its zone', async () => {
    await page.emulateTimezone('Asia/Tokyo');
    await open(new URL(page.url()).pathname);
    const [shown, full, expected] = await page.$eval('main time', (time) => {
      const how: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Tokyo' };
      const at = new Date(time.dateTime);
      return [time.textContent, time.title, new Intl.DateTimeFormat(undefined, how).format(at)];
    });
    assert.equal(shown, expected);
    assert.match(full!, /GMT\+9|JST|Japan/);
    await page.emulateTimezone();
  });
});

test('the list keeps its search and filter when the person comes back', async () => {
  await open('/dashboard/documents');
  await byName(page, 'Kind').fill('resume');
  await fill(page, 'Search titles', 'Kept');
  await page.waitForFunction(() => location.search.includes('Kept') && location.search.includes('kind=resume'));
  const titles = () => page.$$eval('ul[aria-label=Documents] a', (links) => links.map((link) => link.textContent));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('ul[aria-label=Documents] a')].every((link) => link.textContent?.startsWith('Kept')),
  );
  const found = await titles();
  await page.click('ul[aria-label=Documents] a');
  await seeText(page, 'Why this page');
  await page.goBack();
  assert.deepEqual([await typedIn('Search titles'), await typedIn('Kind')], ['Kept', 'resume']);
  assert.deepEqual(await titles(), found);
});

test('after a document is deleted, the list has the focus', async () => {
  await page.click('ul[aria-label=Documents] a');
  await seeText(page, 'Why this page');
  await press(page, 'Delete');
  await seeText(page, 'Delete this document?');
  await page.click('dialog[open] button:last-of-type');
  await seeText(page, 'All your resumes and cover letters.');
  await page.waitForFunction(() => document.activeElement?.id === 'main');
});

test('signing out leaves no draft on the device', async () => {
  await open('/dashboard/new/resume');
  await fill(page, 'Title', 'Secret');
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('draft')));
  assert.notDeepEqual(await drafts(), []);
  await press(page, 'Sign out');
  await byName(page, 'E-mail').wait();
  assert.deepEqual(await drafts(), []);
});

test('while the server is down, a page that was never opened says so in our words', async () => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const kept = () =>
    page.evaluate(async () => {
      const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caching.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  assert.deepEqual(await kept(), ['/dashboard/offline.html'], 'nothing of anybody is kept');
  await stage.stop();
  await page.goto(`${stage.baseUrl}/dashboard/credits?x=1`);
  await seeText(page, 'We cannot reach the server');
  await Promise.all([page.waitForNavigation(), press(page, 'Try again', 'link')]);
  await seeText(page, 'We cannot reach the server');
  assert.ok(page.url().endsWith('/dashboard/credits?x=1'), 'and goes on to ask for it');
});

test('nothing complained on the way', () => {
  assert.deepEqual(tab.complaints, []);
});
