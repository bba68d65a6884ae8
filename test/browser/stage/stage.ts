import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { freePort } from '../../support/free-port.ts';
import { type Running, running, temporaryFolder } from '../../support/letterpress.ts';
import { openTab, type Watched } from './browser.ts';
import { launchBrowser } from './launch.ts';

/** The program as a person runs it, with its demo account, and a browser in front of it. */
export interface Stage {
  baseUrl: string;
  dataDir: string;
  demo: { email: string; password: string };
  /** A resume that the service made: something to import. */
  resumePdf: string;
  tab(): Promise<Watched>;
  /** Stops the program for good. */
  stop(): Promise<void>;
  /** Stops the program and starts it again on the same folder and port. */
  restart(): Promise<void>;
  settings: Record<string, string>;
  close(): Promise<void>;
}

export async function raiseStage(more: Record<string, string> = {}): Promise<Stage> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const dataDir = join(folder.path, 'data');
  const settings = { DATA_DIR: dataDir, PORT: String(port), DEMO: 'on', ...more };
  let program: Running = await running('start', settings);
  const password = /^ *Password +(\S+)$/m.exec(program.said())?.[1] ?? '';
  const browser: Browser = await launchBrowser();
  const baseUrl = `http://localhost:${port}`;
  return {
    baseUrl,
    dataDir,
    settings,
    demo: { email: 'demo@example.com', password },
    resumePdf: join(dataDir, 'demo', 'resume.pdf'),
    tab: () => openTab(browser, baseUrl),
    async stop() {
      await program.stop();
    },
    async restart() {
      await program.stop();
      program = await running('start', settings);
    },
    async close() {
      await browser.close();
      await program.stop();
      await folder.remove();
    },
  };
}
