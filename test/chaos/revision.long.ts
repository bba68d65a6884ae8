import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentList, DocumentView } from '../../src/edge/dashboard/api/types/documents.ts';
import { freePort } from '../support/free-port.ts';
import { type Running, running, temporaryFolder } from '../support/letterpress.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let settings: Record<string, string>;
let program: Running;
let api: (method: string, path: string, body?: unknown) => Promise<Response>;

before(async () => {
  folder = await temporaryFolder();
  const port = await freePort();
  settings = { DATA_DIR: join(folder.path, 'data'), PORT: String(port), DEMO: 'on' };
  program = await running('start', settings);
  const password = /^ *Password +(\S+)$/m.exec(program.said())?.[1] ?? '';
  const origin = `http://localhost:${port}`;
  let cookie = '';
  api = (method, path, body) =>
    fetch(`${origin}/dashboard/api${path}`, {
      method,
      headers: { cookie, origin, 'x-letterpress-dashboard': '1', 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const signedIn = await api('POST', '/sign-in', { email: 'demo@example.com', password });
  assert.equal(signedIn.status, 200, await signedIn.text());
  cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
});
after(async () => {
  await program?.stop();
  await folder?.remove();
});

async function viewOf(id: string): Promise<DocumentView> {
  return (await (await api('GET', `/documents/${id}`)).json()) as DocumentView;
}

async function pdfOf(id: string): Promise<string> {
  const answer = await api('GET', `/documents/${id}/pdf`);
  assert.equal(answer.status, 200);
  return Buffer.from(await answer.arrayBuffer()).toString('latin1');
}

/** While the page is made, and about when it takes the old one’s place. */
const MOMENTS_MS = [120, 350];
const LEASE_AND_MORE_MS = 180_000;

test('kill -9 while a page is set again leaves the old page or the new one, whole, and the change is not lost', {
  timeout: 600_000,
}, async () => {
  const { items } = (await (await api('GET', '/documents?kind=resume')).json()) as DocumentList;
  const { id } = items[0]!;
  const { facts, statements } = await viewOf(id);
  const lines = statements.filter((one) => facts[one]!.split(' ').length > 8);
  const first = await pdfOf(id);
  const pages = new Set([first]);
  for (const [round, moment] of MOMENTS_MS.entries()) {
    const changes = lines.slice(0, round + 1).map((factId) => ({ action: 'drop', factId }));
    const answer = await api('POST', `/documents/${id}/revise`, { changes, basedOn: round });
    assert.equal(answer.status, 200, await answer.text());
    await sleep(moment);
    await program.stop('SIGKILL');
    program = await running('start', settings);
    assert.ok(isWhole(await pdfOf(id)), 'right after the restart');
    await untilApplied(id);
    const page = await pdfOf(id);
    assert.ok(isWhole(page) && !pages.has(page), 'the new page');
    pages.add(page);
  }
});

test('kill -9 after a wording was added to the profile loses neither the profile nor the page', {
  timeout: 600_000,
}, async () => {
  const { items } = (await (await api('GET', '/documents?kind=resume')).json()) as DocumentList;
  const { id } = items[0]!;
  const { facts, statements, revision } = await viewOf(id);
  const factId = statements.find((one) => facts[one]!.startsWith('Mentored five'))!;
  const text = 'Mentored five engineers and won the Magnet award';
  const changes = [{ action: 'reword', factId, text }];
  const basedOn = revision?.number ?? 0;
  assert.equal((await api('POST', `/documents/${id}/revise`, { changes, basedOn })).status, 200);
  await untilApplied(id);
  const { evidence, profileVersion } = await viewOf(id);
  assert.ok(evidence?.changes?.[0]?.offer);
  const taken = { subject: factId, profileVersion };
  const answer = await api('POST', `/documents/${id}/revise`, { changes, basedOn: basedOn + 1, taken });
  assert.equal(answer.status, 200, await answer.text());
  await program.stop('SIGKILL');
  program = await running('start', settings);
  assert.ok(isWhole(await pdfOf(id)), 'right after the restart');
  assert.ok((await profileText()).includes(text), 'the profile has it');
  await untilApplied(id);
  assert.ok(JSON.stringify((await viewOf(id)).evidence!.lines).includes(text), 'the page has it');
  assert.equal((await api('POST', `/documents/${id}/revise/undo`, { basedOn: basedOn + 2 })).status, 200);
  await untilApplied(id);
  assert.equal((await profileText()).includes(text), false, 'and it can still be undone');
});

const profileText = async (): Promise<string> => (await api('GET', '/profile')).text();

const isWhole = (pdf: string): boolean => pdf.startsWith('%PDF-') && pdf.trimEnd().endsWith('%%EOF');

async function untilApplied(id: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < LEASE_AND_MORE_MS; await sleep(250)) {
    const { status, revision } = await viewOf(id);
    assert.equal(status, 'SUCCESS');
    if (revision?.state === 'applied') return;
    assert.equal(revision?.state, 'pending', revision?.failure ?? '');
  }
  throw new Error('The page was not set again.');
}
