import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { runPageSamples } from '../../src/edge/site/testing/run-samples.ts';
import { readSamples } from '../../src/edge/site/testing/samples.ts';
import type { Service } from '../support/service.ts';
import { missingProgram, PAGES, readPageSource, startServiceAtItsAddress } from './pages.ts';

/** Pages poll every five seconds, as they tell their readers to. */
const PAGE_TIMEOUT_MS = 280_000;

const skip = missingProgram();

test('the pages have samples to run at all', async () => {
  const samples = (await Promise.all(PAGES.map(readPageSource))).flatMap(readSamples);
  const count = (language: string) => samples.filter((sample) => sample.language === language).length;
  assert.ok(count('bash') >= 15, `${count('bash')} samples for a terminal`);
  assert.ok(count('ts') >= 11, `${count('ts')} samples in TypeScript`);
  assert.ok(count('python') >= 5, `${count('python')} samples in Python`);
});

describe('every sample of a page runs as it stands and prints what the page shows', { concurrency: true, skip }, () => {
  let service: Service;
  before(async () => {
    service = await startServiceAtItsAddress();
  });
  after(() => service.close());

  for (const page of PAGES) {
    test(page, { timeout: PAGE_TIMEOUT_MS }, async () => {
      const { key } = await service.account({ plan: 'pro' });
      await runPageSamples(await readPageSource(page), { baseUrl: service.baseUrl, apiKey: key });
    });
  }
});
