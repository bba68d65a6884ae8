import type { Browser, Page } from 'puppeteer-core';

export interface Watched {
  page: Page;
  /** Errors on the console, uncaught ones, and requests to any other host. */
  complaints: string[];
}

/** A tab of its own, with cookies of its own. */
export async function openTab(browser: Browser, baseUrl: string): Promise<Watched> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(90_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAnswer(message.text())) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob|chrome-extension|chrome|about):/.test(url) && !url.startsWith(baseUrl)) {
      complaints.push(`request to another host: ${url}`);
    }
  });
  return { page, complaints };
}

/** Chromium itself reports every answer that is no success; the page deals with those. */
const isAnswer = (text: string): boolean => text.startsWith('Failed to load resource');

/** Finds by what assistive technology is told: `role` and accessible name. */
export function byName(page: Page, name: string, role?: string) {
  return page.locator(role ? `::-p-aria([name="${name}"][role="${role}"])` : `::-p-aria(${name})`);
}

export async function fill(page: Page, label: string, text: string): Promise<void> {
  await byName(page, label).fill(text);
}

export async function press(page: Page, name: string, role: 'button' | 'link' = 'button'): Promise<void> {
  await byName(page, name, role).click();
}

/** Until the page shows the text. */
export async function seeText(page: Page, text: string | RegExp, timeout = 60_000): Promise<void> {
  const { source, flags } = typeof text === 'string' ? new RegExp(RegExp.escape(text)) : text;
  await page
    .waitForFunction((wanted, how) => new RegExp(wanted, how).test(document.body.innerText), { timeout }, source, flags)
    .catch(async (error) => {
      const shown = await page.evaluate(() => document.body.innerText);
      throw new Error(`The page does not show ${text}. It shows:\n${shown.slice(0, 2000)}`, { cause: error });
    });
}

export async function undoByKey(page: Page): Promise<void> {
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
}

/** How what has the focus is called. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at === document.body ? 'nothing' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim();
  });
