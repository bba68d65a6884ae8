/** The profile page of the demo account. */
import type { Page } from 'puppeteer-core';
import type { Profile } from '../../../src/base/profile.ts';
import { seeText } from './browser.ts';
import { settle, signIn } from './pages.ts';
import type { Stage } from './stage.ts';

/** A wide tab in which the demo account is signed in. */
export async function signedInTab(stage: Stage): Promise<Page> {
  const { page } = await stage.tab();
  await page.setViewport({ width: 1440, height: 900 });
  await signIn(page, stage);
  return page;
}

export const openProfile = (page: Page, stage: Stage) => settle(page, `${stage.baseUrl}/dashboard/profile`);
export const saved = (page: Page) => seeText(page, 'All changes are saved');

interface Kept {
  version: number;
  profile: Profile;
}

/** What the server has, whatever the page shows. */
export const kept = (page: Page): Promise<Kept> =>
  page.evaluate(async () => (await fetch('/dashboard/api/profile')).json());
