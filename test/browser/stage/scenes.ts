import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { docxFile } from '../../../src/importing/testing/docx-file.ts';
import { byName, fill, press, seeText } from './browser.ts';
import { documentPath, settle } from './pages.ts';
import type { Stage } from './stage.ts';

/** Brings a page into a state that has no address of its own. May return what ends it. */
type Scene = (page: Page, stage: Stage) => Promise<void | (() => Promise<void>)>;
export type Scenes = Record<string, Scene>;

const open = (path: string) => (page: Page, stage: Stage) => settle(page, stage.baseUrl + path);

/** What somebody meets who is not signed in. */
export const OUTSIDE_SCENES: Scenes = {
  'docs-search-open': async (page, stage) => {
    await open('/docs/overview')(page, stage);
    await page.keyboard.press('/');
    await page.keyboard.type('credits');
    await page.waitForSelector('.search-panel:not([hidden]) a');
  },
  'docs-menu-open': async (page, stage) => {
    await page.setViewport({ width: 390, height: 900 });
    await open('/docs/overview')(page, stage);
    await page.click('.small-bar button');
  },
  'docs-reference-open': async (page, stage) => {
    await open('/docs/reference')(page, stage);
    await page.$$eval('details', (parts) => {
      for (const part of parts.slice(0, 4)) part.open = true;
    });
  },
  'sign-in-refused': async (page, stage) => {
    await open('/dashboard/sign-in')(page, stage);
    await fill(page, 'E-mail', stage.demo.email);
    await fill(page, 'Password', 'not the password');
    await press(page, 'Sign in');
    await page.waitForSelector('[role=alert]');
  },
  'forgot-sent': async (page, stage) => {
    await open('/dashboard/forgot')(page, stage);
    await fill(page, 'E-mail', 'nobody@example.com');
    await press(page, 'Send the link');
    await seeText(page, 'on its way');
  },
  'sign-in-problem': open('/dashboard/sign-in?problem=taken'),
};

/** What happens to the demo account. Each leaves it as it was, except where a later one says that it goes on. */
export const SCENES: Scenes = {
  'documents-nothing-found': async (page, stage) => {
    await open('/dashboard/documents')(page, stage);
    await fill(page, 'Search titles', 'nothing of this name');
    await seeText(page, 'No document matches');
  },
  'documents-moving': (page, stage) =>
    answering(page, '/documents', movingList, () => open('/dashboard/documents')(page, stage)),
  'documents-unreachable': (page, stage) =>
    failing(page, '/documents', () => open('/dashboard/documents')(page, stage)),
  'document-waiting': (page, stage) => documentAs(page, stage, waiting),
  'document-failed': (page, stage) => documentAs(page, stage, failed),
  'document-rename': async (page, stage) => {
    await settle(page, stage.baseUrl + (await documentPath(page, stage)));
    await press(page, 'Rename');
  },
  'document-delete': async (page, stage) => {
    await settle(page, stage.baseUrl + (await documentPath(page, stage)));
    await press(page, 'Delete');
  },
  'document-opened-up': async (page, stage) => {
    await settle(page, stage.baseUrl + (await documentPath(page, stage)));
    await page.$$eval('details', (parts) => {
      for (const part of parts) part.open = true;
    });
    await page.waitForSelector('canvas');
    await page.click('section[aria-label="Page preview"] button:nth-of-type(6)');
    await page.$eval('button[aria-label^="Reword: "]', (button) => (button as HTMLButtonElement).click());
    await page.waitForSelector('textarea');
  },
  'document-again': async (page, stage) => {
    await settle(page, stage.baseUrl + (await documentPath(page, stage)));
    await press(page, 'Make again with today’s profile');
    await seeText(page, 'you have');
  },
  'document-update-failed': (page, stage) => documentAs(page, stage, failedUpdate),
  'document-untold-notes': async (page, stage) => {
    const end = await documentAs(page, stage, withUntold);
    await seeText(page, 'Not shown on the page');
    return end;
  },
  'document-no-room': async (page, stage) => {
    const end = await documentAs(page, stage, withoutRoom);
    await seeText(page, 'To make room, this would have to go');
    return end;
  },
  'document-without-pdf': (page, stage) => documentAs(page, stage, { hasPdf: false }),
  'document-undrawable': async (page, stage) => {
    const path = await documentPath(page, stage);
    const act = async () => {
      await settle(page, stage.baseUrl + path);
      await seeText(page, 'The page cannot be shown here', 30_000);
    };
    const gone = (request: HTTPRequest) => request.respond({ status: 404, body: '' });
    return intercepting(page, `/documents/${path.split('/').at(-1)}/pdf`, act, gone);
  },
  'new-from-document': async (page, stage) => {
    await settle(page, stage.baseUrl + (await documentPath(page, stage)));
    await press(page, 'Duplicate for another posting', 'link');
    await byName(page, 'Job description').wait();
    await page.$eval('details', (part) => {
      part.open = true;
    });
  },
  'new-resume-nameless': (page, stage) =>
    answering(page, '/session', nameless, () => open('/dashboard/new/resume')(page, stage)),
  'new-resume-unreachable': async (page, stage) => {
    const fail = (request: HTTPRequest) => void (request.method() === 'POST' ? request.abort() : request.continue());
    await open('/dashboard/new/resume')(page, stage);
    await fill(page, 'Title', 'Unreachable');
    await fill(page, 'Job description', 'Engineer');
    await page.setRequestInterception(true);
    page.on('request', fail);
    await press(page, 'Create resume');
    await seeText(page, 'We could not reach the server');
    return async () => {
      page.off('request', fail);
      await page.setRequestInterception(false);
    };
  },
  offline: open('/dashboard/offline.html'),
  'document-of-nobody': async (page, stage) => {
    await page.goto(`${stage.baseUrl}/dashboard/documents/00000000-0000-4000-8000-000000000000`);
    await page.waitForSelector('[role=alert]');
  },
  'new-resume-refused': async (page, stage) => {
    await open('/dashboard/new/resume')(page, stage);
    await fill(page, 'Title', 'Refused');
    await fill(page, 'Job description', 'Engineer');
    await fill(page, 'Company website (optional)', 'http://127.0.0.1');
    await press(page, 'Create resume');
    await page.waitForSelector('[role=alert]');
  },
  'profile-entry-open': async (page, stage) => {
    await open('/dashboard/profile')(page, stage);
    await unfold(page, 'Brightwater Payments');
    await unfold(page, 'Senior Platform Engineer ·');
  },
  /** Goes on from the open one. */
  'profile-month-picker': async (page) => {
    await page.click('[aria-label^="Pick a month: From"]');
    await page.waitForSelector('[role=dialog]');
  },
  'profile-problems': async (page, stage) => {
    await open('/dashboard/profile')(page, stage);
    await unfold(page, 'Brightwater Payments');
    await unfold(page, 'Senior Platform Engineer ·');
    await fill(page, 'From', 'Marc 20');
    await fill(page, 'E-mail', 'maya at example');
    await fill(page, 'Country', 'Atlantis');
    await page.focus('#main');
    await seeText(page, '3 fields need correcting');
    // What cannot be saved is asked about when the page is left.
    return async () => {
      page.once('dialog', (question) => void question.accept());
      await page.goto('about:blank');
    };
  },
  'profile-chip-changed': async (page, stage) => {
    await open('/dashboard/profile')(page, stage);
    await press(page, 'Go');
    await byName(page, 'Change skill Go').wait();
  },
  'profile-import-open': async (page, stage) => {
    await open('/dashboard/profile')(page, stage);
    await press(page, 'Import a file');
    await seeText(page, 'Drop your resume here');
  },
  'profile-import-running': (page, stage) =>
    answering(page, '/profile', runningImport, () => open('/dashboard/profile')(page, stage)),
  'profile-import-failed': async (page, stage) => {
    await importAgain(page, stage, await brokenFile(stage));
    await seeText(page, 'could not be read', 30_000);
  },
  /** Goes on from the failed one. */
  'new-resume-blocked': async (page, stage) => {
    await open('/dashboard/new/resume')(page, stage);
    await seeText(page, 'Your last import failed');
  },
  /** Goes on from the blocked one. */
  'profile-import-waiting': async (page, stage) => {
    await press(page, 'Keep my profile as it was');
    await page.waitForFunction(() => !document.body.innerText.includes('Your last import failed'));
    await importAgain(page, stage, stage.resumePdf);
    await seeText(page, 'has been read', 30_000);
  },
  /** Goes on from the one that waits. */
  'profile-history-long': async (page, stage) => {
    await press(page, 'Replace my profile with the file');
    await page.waitForFunction(() => !document.body.innerText.includes('Replace my profile with the file'));
    await open('/dashboard/profile/history')(page, stage);
  },
  'key-created': async (page, stage) => {
    await open('/dashboard/keys')(page, stage);
    await fill(page, 'Name', 'Nightly applications');
    await press(page, 'Create key');
    await seeText(page, 'This is the only time');
    await page.$eval('details', (part) => {
      part.open = true;
    });
  },
  'key-revoke': async (page, stage) => {
    await open('/dashboard/keys')(page, stage);
    await press(page, 'Revoke Nightly applications');
    await seeText(page, 'Revoke this key?');
  },
  'key-rename': async (page, stage) => {
    await open('/dashboard/keys')(page, stage);
    await press(page, 'Rename Demo');
    await byName(page, 'New name').wait();
  },
  'key-requests': async (page, stage) => {
    await open('/dashboard/keys')(page, stage);
    await press(page, 'Demo', 'link');
    await page.waitForSelector('ul[aria-label="Requests of this key"] li');
  },
  'key-revoked': async (page, stage) => {
    await open('/dashboard/keys')(page, stage);
    await press(page, 'Revoke Nightly applications');
    await press(page, 'Revoke');
    await seeText(page, 'Revoked');
  },
  'credits-low': (page, stage) =>
    answering(
      page,
      '/credits',
      (credits) => ({ ...credits, total: 7, included: 7 }),
      () => open('/dashboard/credits')(page, stage),
    ),
  'settings-two-step': async (page, stage) => {
    await open('/dashboard/settings')(page, stage);
    await press(page, 'Turn on two-step sign-in');
    await fill(page, 'Your password', stage.demo.password);
    await press(page, 'Continue');
    await seeText(page, 'Add it to your app');
  },
  'settings-email-asked': async (page, stage) => {
    await open('/dashboard/settings')(page, stage);
    await fill(page, 'New e-mail address', 'maya@example.com');
    await fill(page, 'Password, to change the address', stage.demo.password);
    await press(page, 'Change address');
    await seeText(page, 'We have sent a link');
  },
  'settings-delete': async (page, stage) => {
    await open('/dashboard/settings')(page, stage);
    await press(page, 'Delete the account');
    await byName(page, 'Your password').wait();
  },
  'server-error': (page, stage) =>
    failing(page, '/session', async () => {
      await page.goto(`${stage.baseUrl}/dashboard/documents`);
      await seeText(page, 'That did not work', 30_000);
    }),
  'session-ended': async (page, stage) => {
    await open('/dashboard/profile')(page, stage);
    await page.browserContext().deleteCookie(...(await page.browserContext().cookies()));
    await fill(page, 'Name', 'Maya Okafor-Lindqvist');
    await seeText(page, 'Your session has ended');
  },
};

/** The first run, step by step. */
export const NEWCOMER_SCENES: Scenes = {
  'first-run-empty': open('/dashboard/documents'),
  'first-run-import': open('/dashboard/profile'),
  'first-run-paste': async (page, stage) => {
    await open('/dashboard/profile')(page, stage);
    await press(page, 'Paste the text');
    await byName(page, 'Text of your resume').wait();
  },
  'first-run-blank': async (page, stage) => {
    await open('/dashboard/profile')(page, stage);
    await press(page, 'Start with a blank profile');
    await seeText(page, 'saved as soon as your name is in it');
  },
  'first-run-keys': open('/dashboard/keys'),
  'first-run-settings': open('/dashboard/settings'),
  'first-run-new-resume': open('/dashboard/new/resume'),
  'first-run-read': async (page, stage) => {
    await open('/dashboard/profile')(page, stage);
    const input = await page.waitForSelector('input[type=file]');
    await input!.uploadFile(stage.resumePdf);
    await seeText(page, 'All changes are saved', 30_000);
  },
  'first-run-ready': open('/dashboard/documents'),
  'first-run-compare': async (page, stage) => {
    await open('/dashboard/profile')(page, stage);
    await press(page, 'Compare with the file');
  },
  'profile-compare-text': async (page, stage) => {
    const file = join(stage.dataDir, 'resume.docx');
    await writeFile(file, docxFile({ body: '<w:p><w:r><w:t>Maya Okafor, maya@example.com</w:t></w:r></w:p>' }));
    await importAgain(page, stage, file);
    await seeText(page, 'has been read', 30_000);
    await press(page, 'Compare with the file');
    await byName(page, 'The text of the file').wait();
  },
};

/** Opens the entry whose title begins so. */
export async function unfold(page: Page, title: string): Promise<void> {
  const row = await page.waitForSelector(`::-p-xpath(//button[@aria-expanded="false"][starts-with(., "${title}")])`);
  await row!.evaluate((button) => (button as HTMLElement).click());
  await page.waitForSelector(`::-p-xpath(//button[@aria-expanded="true"][starts-with(., "${title}")])`);
}

export async function signUp(page: Page, stage: Stage): Promise<void> {
  await page.goto(`${stage.baseUrl}/dashboard/sign-up`);
  await fill(page, 'E-mail', 'newcomer@example.com');
  await fill(page, 'Password', 'a password of some length');
  await press(page, 'Create account');
  await seeText(page, 'Drop your resume here');
}

async function brokenFile(stage: Stage): Promise<string> {
  const file = join(stage.dataDir, 'scan-of-my-resume.pdf');
  await writeFile(file, '%PDF-1.7\nnothing of a PDF follows');
  return file;
}

export async function importAgain(page: Page, stage: Stage, file: string): Promise<void> {
  await settle(page, `${stage.baseUrl}/dashboard/profile`);
  await press(page, 'Import a file');
  const input = await page.waitForSelector('input[type=file]');
  await input!.uploadFile(file);
}

// biome-ignore lint/suspicious/noExplicitAny: the app's own answers, of which a scene changes a field or two
type Answer = any;

/** States that last a moment, or need a failure of ours, are shown by changing the true answer on its way. */
function answering(page: Page, path: string, change: (answer: Answer) => Answer, act: () => Promise<void>) {
  return intercepting(page, path, act, async (request) => {
    const cookie = (await page.browserContext().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await fetch(request.url(), { headers: { ...request.headers(), cookie } });
    await request.respond({ contentType: 'application/json', body: JSON.stringify(change(await answer.json())) });
  });
}

function failing(page: Page, path: string, act: () => Promise<void>) {
  return intercepting(page, path, act, (request) => request.respond({ status: 500, body: '' }));
}

async function intercepting(
  page: Page,
  path: string,
  act: () => Promise<void>,
  answer: (request: HTTPRequest) => Promise<void>,
): Promise<() => Promise<void>> {
  const take = (request: HTTPRequest) => {
    const isMeant = new URL(request.url()).pathname === `/dashboard/api${path}` && request.method() === 'GET';
    void (isMeant ? answer(request) : request.continue()).catch(() => {});
  };
  await page.setRequestInterception(true);
  page.on('request', take);
  await act();
  return async () => {
    page.off('request', take);
    await page.setRequestInterception(false);
  };
}

function movingList(list: Answer): Answer {
  const [first] = list.items;
  const moving = [
    { status: 'QUEUED', stage: null, title: 'Site Reliability Engineer, Northwind Energy' },
    {
      status: 'IN_PROGRESS',
      stage: 'Choosing what fits',
      title: 'Staff Engineer at a company with a name that is long',
    },
    { status: 'FAILED', stage: null, title: 'Backend Engineer' },
  ];
  return { ...list, items: [...moving.map((one, index) => ({ ...first, ...one, id: `${index}` })), ...list.items] };
}

const runningImport = (view: Answer): Answer => ({
  ...view,
  latestImport: {
    ...view.latestImport,
    fileName: 'my-resume.pdf',
    status: 'in_progress',
    isAccepted: false,
    report: null,
  },
});

const waiting = { status: 'IN_PROGRESS', stage: 'Choosing what fits', hasPdf: false, letterText: null, evidence: null };
export const failed = {
  ...waiting,
  status: 'FAILED',
  stage: null,
  failure: 'It took too long to make.',
  isRefunded: true,
};

const failedUpdate = {
  revision: { number: 1, state: 'failed', failure: 'It took too long to make.', changes: [], canUndo: false },
};

const withUntold = (view: Answer): Answer => ({
  ...view,
  evidence: {
    ...view.evidence,
    requirements: [
      { kind: 'duty', text: 'Take part in the rotation', optional: false, state: 'unsure', reason: null, facts: [] },
      ...view.evidence.requirements,
    ],
    untold: [
      { text: 'My divorce was hard.', reason: 'It is private, and an employer could hold it against you.' },
      { text: 'I expect 60,000 a year.', reason: 'The posting does not ask what you want to earn.' },
    ],
  },
});

/** Of two lines that were put back one is on the page, and for the other there is no room. */
const withoutRoom = (view: Answer): Answer => {
  const part = (id: string, text: string) => ({ id, section: 'work', text, under: null });
  const about = { action: 'add', words: [], offer: null };
  const reason = 'There is no room for this beside what stands on the page.';
  const leaving = view.parts.slice(0, 2).map(({ id }: { id: string }) => id);
  return {
    ...view,
    kind: 'resume',
    parts: [...view.parts, part('one', 'Barista, Corner Café (2009–2010)'), part('two', 'Courier, City Post (2008)')],
    revision: {
      number: 1,
      state: 'applied',
      failure: null,
      changes: ['one', 'two'].map((factId) => ({ action: 'add', factId })),
      canUndo: false,
    },
    evidence: {
      ...view.evidence,
      paragraphs: undefined,
      changes: [
        { ...about, subject: 'one', outcome: 'applied', reason: null },
        { ...about, subject: 'two', outcome: 'refused', reason, leaving },
      ],
    },
  };
};

const nameless = (session: Answer): Answer => ({ ...session, profile: { ...session.profile, hasName: false } });

export async function documentAs(page: Page, stage: Stage, fields: object | ((view: Answer) => Answer)) {
  const path = await documentPath(page, stage);
  const id = path.split('/').at(-1);
  const change = (view: Answer): Answer => (typeof fields === 'function' ? fields(view) : { ...view, ...fields });
  return answering(page, `/documents/${id}`, change, () => settle(page, stage.baseUrl + path));
}
