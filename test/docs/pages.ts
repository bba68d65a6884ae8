import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { ensureClient } from '../../src/commands/server/web-app.ts';
import { freePort } from '../support/free-port.ts';
import { type Service, type ServiceOptions, startService } from '../support/service.ts';

/** Written out again: what the tests expect is not taken from the code. */
export const PAGES = [
  'overview',
  'quickstart',
  'mcp',
  'authentication',
  'pricing',
  'rate-limiting',
  'errors',
  'resume/create',
  'resume/get-status',
  'cover-letter/create',
  'cover-letter/get-status',
] as const;

/** A page's Markdown as it is written, with `{base_url}` in it. */
export function readPageSource(page: string): Promise<string> {
  return readFile(new URL(`../../docs/${page}.md`, import.meta.url), 'utf8');
}

/** The whole service at the address that its own links name, so that a reader's program can follow them to the client, too. */
export async function startServiceAtItsAddress(options: ServiceOptions = {}): Promise<Service> {
  await ensureClient(() => {});
  const port = await freePort();
  return startService({ ...options, config: { port, baseUrl: `http://127.0.0.1:${port}` } });
}

/** Why the samples cannot be run here; false where they can. */
export function missingProgram(): string | false {
  for (const program of ['bash', 'curl', 'python3']) {
    try {
      execFileSync(program, ['--version'], { stdio: 'ignore' });
    } catch {
      return `${program} is not installed, and the samples of the pages need it`;
    }
  }
  return false;
}
