import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { call } from '../support/call.ts';
import type { Running } from '../support/letterpress.ts';

/** What somebody finds who has just started it: the built dashboard, and a resume that was made through the API. */
export async function checkFirstStart(program: Running, port: number): Promise<void> {
  const address = `http://127.0.0.1:${port}`;
  const page = await call(`${address}/dashboard`);
  assert.equal(page.status, 200);
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const app = await call(new URL(script, `${address}/dashboard/`).href);
  assert.match(String(app.headers['content-type']), /^text\/javascript/);
  assert.ok(app.bytes.length > 50_000, `${script} takes ${app.bytes.length} bytes`);
  const resume = /^ *Resume +(\S+)$/m.exec(program.said())?.[1] ?? '';
  assert.equal((await readFile(resume)).subarray(0, 5).toString(), '%PDF-');
}
