import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'puppeteer-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe objects to, as lines that name the rule and the place. The page must take foreign scripts (`setBypassCSP`). */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(axePath, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    interface Violation {
      id: string;
      nodes: { target: string[]; failureSummary: string }[];
    }
    const results = await axe.run({ resultTypes: ['violations'] });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  });
}
