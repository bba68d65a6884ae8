import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { PAGES } from '../../docs/pages.ts';
import { byName, fill, press } from './browser.ts';
import type { Stage } from './stage.ts';

/** Every page that a person can open, by the name of its picture. */
export const DOCS: Record<string, string> = {
  front: '/',
  ...Object.fromEntries(PAGES.map((page) => [`docs-${page.replace('/', '-')}`, `/docs/${page}`])),
  'docs-reference': '/docs/reference',
  'docs-client': '/docs/client',
  'docs-capacity': '/docs/capacity',
  'docs-changelog': '/docs/changelog',
  'docs-search': '/docs/search?q=credits',
  'docs-not-found': '/docs/nowhere',
};

export const OUTSIDE = {
  'sign-in': '/dashboard/sign-in',
  'sign-up': '/dashboard/sign-up',
  forgot: '/dashboard/forgot',
  reset: '/dashboard/reset?token=none',
  verify: '/dashboard/verify?token=none',
  'new-address': '/dashboard/email?token=none',
  'sign-in-code': '/dashboard/sign-in?step=code',
  'not-found': '/dashboard/nowhere',
  'dead-link': '/files/00000000-0000-4000-8000-000000000000.pdf?expires=1&key=a&signature=b',
};

export const INSIDE = {
  documents: '/dashboard/documents',
  'new-resume': '/dashboard/new/resume',
  'new-cover-letter': '/dashboard/new/cover_letter',
  profile: '/dashboard/profile',
  'profile-history': '/dashboard/profile/history',
  keys: '/dashboard/keys',
  credits: '/dashboard/credits',
  settings: '/dashboard/settings',
};

export async function signIn(page: Page, stage: Stage): Promise<void> {
  await page.goto(`${stage.baseUrl}/dashboard/sign-in`);
  await fill(page, 'E-mail', stage.demo.email);
  await fill(page, 'Password', stage.demo.password);
  await press(page, 'Sign in');
  await byName(page, 'Sign out').wait();
}

const CALM_MS = 300;

/** Opens a page and waits until it shows what it is about. (A page with live news or a PDF in it is never idle.) */
export async function settle(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => {
    const text = document.body.innerText;
    return text.trim() !== '' && !text.includes('Loading …');
  });
  await stand(page);
}

/** Until pictures are there and nothing moves. */
export async function stand(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await sleep(CALM_MS);
  // Colours that fade from light to dark are not what anybody reads; a bar that shows progress never ends.
  await page.evaluate(() => {
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.all(fades.map((fade) => fade.finished.catch(() => {}))).then(() => {});
  });
}

/** The page of the newest document of a kind, as the list links it. */
export async function documentPath(page: Page, stage: Stage): Promise<string> {
  await settle(page, `${stage.baseUrl}/dashboard/documents`);
  const link = await page.waitForSelector('ul[aria-label=Documents] a');
  return link!.evaluate((element) => element.getAttribute('href')!);
}
