import { existsSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** In a container nobody but root exists, and Chromium's own sandbox refuses to run there. */
const FLAGS = ['--no-sandbox', '--disable-dev-shm-usage'];

const PACKAGED_FOR = 'linux x64';
const THIS_MACHINE = `${process.platform} ${process.arch}`;

/** The machine's own Chromium, else the one that came with the packages where that can run. */
export async function launchBrowser(): Promise<Browser> {
  const installed = [process.env.CHROMIUM ?? '', ...INSTALLED].find((path) => path !== '' && existsSync(path));
  if (installed) return puppeteer.launch({ executablePath: installed, args: FLAGS });
  if (THIS_MACHINE !== PACKAGED_FOR) {
    throw new Error(`none is installed, and the packaged one is for ${PACKAGED_FOR}, not ${THIS_MACHINE}`);
  }
  const { launchPackaged } = await import('./packaged-chromium.ts');
  return launchPackaged(FLAGS);
}

/** Why there is no browser to test with; null when there is one. */
export async function whyNoBrowser(): Promise<string | null> {
  try {
    const browser = await launchBrowser();
    await browser.close();
    return null;
  } catch (error) {
    return `no Chromium could be started (${messageOf(error)}); install one, or set CHROMIUM to its path`;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0];
