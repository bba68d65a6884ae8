import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startServiceAtItsAddress } from '../docs/pages.ts';
import { lookAtDocs } from './stage/accessible.ts';
import { openTab } from './stage/browser.ts';
import { launchBrowser } from './stage/launch.ts';
import { DOCS } from './stage/pages.ts';

test('no page of the docs has a violation that axe finds, is wider than the screen, or complains', async () => {
  await using stack = new AsyncDisposableStack();
  const service = await startServiceAtItsAddress({ workers: false });
  stack.defer(() => service.close());
  const browser = await launchBrowser();
  stack.defer(() => browser.close());
  const { page, complaints } = await openTab(browser, service.baseUrl);
  await page.setBypassCSP(true);
  for (const path of Object.values(DOCS)) await lookAtDocs(page, service.baseUrl + path);
  assert.deepEqual(complaints, []);
});
