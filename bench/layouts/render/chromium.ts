/** One page of a headless Chromium, used for all files. */
import type { Browser, Page } from 'puppeteer-core';
import { launchBrowser } from '../../../test/browser/launch.ts';
import { offerFonts } from './fonts.ts';

let opening: Promise<{ browser: Browser; page: Page }> | undefined;

async function open(): Promise<{ browser: Browser; page: Page }> {
  offerFonts();
  const browser = await launchBrowser();
  return { browser, page: await browser.newPage() };
}

export async function printHtml(html: string): Promise<Uint8Array> {
  opening ??= open();
  const { page } = await opening;
  await page.setContent(html);
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}

export async function closeChromium(): Promise<void> {
  const open = await opening;
  opening = undefined;
  await open?.browser.close();
}
