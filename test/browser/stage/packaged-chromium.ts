import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import puppeteer, { type Browser } from 'puppeteer-core';

/** Starts the Chromium that came with the packages, a program for x64 Linux. */
export async function launchPackaged(flags: string[]): Promise<Browser> {
  return launch(flags).catch(async () => {
    await bringLibraries();
    return launch(flags);
  });
}

/** Without the package's own flags: they are for a place that allows one process only, and turn web security off. */
async function launch(flags: string[]): Promise<Browser> {
  const executablePath = await chromium.executablePath();
  return puppeteer.launch({ executablePath, args: flags, headless: 'shell' });
}

/** The package has the system libraries that Chromium needs, for machines that have none of them. */
async function bringLibraries(): Promise<void> {
  await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
  setupLambdaEnvironment(join(tmpdir(), 'al2023', 'lib'));
}
