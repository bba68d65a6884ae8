import type { Page } from 'puppeteer-core';
import { ensureWebApp } from '../../../src/commands/server/web-app.ts';
import { freePort } from '../../support/free-port.ts';
import { type MailServer, startMailServer } from '../../support/mail-server.ts';
import { type Service, startService, type TestAccount } from '../../support/service.ts';
import { fill, openTab, press, type Watched } from './browser.ts';
import { launchBrowser } from './launch.ts';

export const PASSWORD = 'a password of some length';
export const HELP = 'https://shop.example/credits?for=letterpress';

/** A service in this process whose database and mail can be looked into, without workers, and a browser in front of it. */
export interface ServiceStage {
  service: Service;
  mail: MailServer;
  /** Of all tabs so far. */
  complaints: string[][];
  tab(): Promise<Watched>;
  open(page: Page, path: string): Promise<unknown>;
  /** A tab in which the account, or a new one, is signed in. */
  signedIn(path: string, account?: TestAccount): Promise<{ page: Page; account: TestAccount }>;
  close(): Promise<void>;
}

export async function raiseServiceStage(): Promise<ServiceStage> {
  await ensureWebApp(() => {});
  const mail = await startMailServer();
  const port = await freePort();
  const service = await startService({
    workers: false,
    webApp: new URL('../../../web/dist', import.meta.url).pathname,
    config: { port, baseUrl: `http://127.0.0.1:${port}`, smtpUrl: mail.url, creditsHelp: HELP },
  });
  const browser = await launchBrowser();
  const complaints: string[][] = [];

  async function tab(): Promise<Watched> {
    const opened = await openTab(browser, service.baseUrl);
    complaints.push(opened.complaints);
    return opened;
  }

  const open = (page: Page, path: string) => page.goto(service.baseUrl + path);

  return {
    service,
    mail,
    complaints,
    tab,
    open,
    async signedIn(path, account) {
      const person = account ?? (await service.account({ password: PASSWORD }));
      const { page } = await tab();
      await open(page, `/dashboard/sign-in?next=${encodeURIComponent(path)}`);
      await fill(page, 'E-mail', person.email);
      await fill(page, 'Password', PASSWORD);
      await press(page, 'Sign in');
      await page.waitForFunction((wanted) => location.pathname.endsWith(wanted), {}, path);
      return { page, account: person };
    },
    async close() {
      await browser.close();
      await service.close();
      await mail.close();
    },
  };
}

/** By the dashboard's own API, as the page would. */
export const post = (page: Page, path: string, body: object): Promise<number> =>
  page.evaluate(
    async (to, what) => {
      const headers = { 'content-type': 'application/json', 'x-letterpress-dashboard': '1' };
      return (await fetch(`/dashboard/api${to}`, { method: 'POST', headers, body: JSON.stringify(what) })).status;
    },
    path,
    body,
  );
