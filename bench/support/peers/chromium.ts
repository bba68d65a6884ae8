/** A headless Chromium that stays open, driven over its own protocol. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResumePage } from '../../../src/generation/typesetting/page.ts';
import { cpuMsOf } from '../cpu-time.ts';
import { fontFiles } from './font-files.ts';
import type { Peer } from './peer.ts';
import { plainTexts } from './plain.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const START_MS = 20_000;

/** Null where no Chromium is installed. */
export async function openChromium(): Promise<Peer | null> {
  const program = NAMES.find((name) => spawnSync('which', [name]).status === 0);
  if (program === undefined) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'peer-chromium-'));
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'];
  const child = spawn(program, [...flags, `--user-data-dir=${folder}`, 'about:blank'], {
    // A session of its own tells its processes from all others.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = await connect(await addressOf(child));
  const call = caller(socket);
  const { targetId } = await call<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await call<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  await call('Page.enable', {}, sessionId);
  const file = path.join(folder, 'page.html');
  return {
    name: 'Chromium',
    set: async (page) => {
      // From a file: a page without an address may not load fonts.
      writeFileSync(file, htmlOf(page));
      const loaded = nextEvent(socket, 'Page.loadEventFired');
      await call('Page.navigate', { url: pathToFileURL(file).href }, sessionId);
      await loaded;
      const ready = { expression: 'document.fonts.ready.then(() => 1)', awaitPromise: true };
      await call('Runtime.evaluate', ready, sessionId);
      const size = { paperWidth: 8.5, paperHeight: 11, preferCSSPageSize: true };
      const { data } = await call<{ data: string }>('Page.printToPDF', size, sessionId);
      return Buffer.from(data, 'base64');
    },
    cpuMs: cpuMeter(child.pid!),
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-child.pid!, 'SIGKILL');
      await ended;
      socket.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const tooLate = setTimeout(() => reject(new Error('Chromium did not start')), START_MS);
    child.stderr!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(said);
      if (!found) return;
      clearTimeout(tooLate);
      resolve(found[1]!);
    });
  });
}

function connect(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error('Chromium does not answer')));
  });
}

type Call = <T>(method: string, parameters: object, sessionId?: string) => Promise<T>;

function caller(socket: WebSocket): Call {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.addEventListener('message', (event) => {
    const answer = JSON.parse(String(event.data)) as { id?: number; result: never; error?: { message: string } };
    const asked = waiting.get(answer.id ?? -1);
    if (!asked) return;
    waiting.delete(answer.id!);
    if (answer.error) asked.reject(new Error(answer.error.message));
    else asked.resolve(answer.result);
  });
  return (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      last++;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params, ...(sessionId === undefined ? {} : { sessionId }) }));
    });
}

function nextEvent(socket: WebSocket, method: string): Promise<void> {
  return new Promise((resolve) => {
    const listen = (event: MessageEvent): void => {
      if ((JSON.parse(String(event.data)) as { method?: string }).method !== method) return;
      socket.removeEventListener('message', listen);
      resolve();
    };
    socket.addEventListener('message', listen);
  });
}

/** Helpers come and go: what an ended one has used stays counted. */
function cpuMeter(session: number): () => number {
  const used = new Map<number, number>();
  return () => {
    for (const pid of processesOf(session)) {
      try {
        used.set(pid, cpuMsOf(pid));
      } catch {
        // It ended after it was listed.
      }
    }
    return [...used.values()].reduce((sum, ms) => sum + ms, 0);
  };
}

const FIELD_OF_SESSION = 3;

/** All processes of the session that the browser leads. */
function processesOf(session: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[FIELD_OF_SESSION]) === session;
    } catch {
      return false;
    }
  });
}

function htmlOf(page: ResumePage): string {
  const { regular, italic, bold } = fontFiles();
  const face = (file: string, more: string): string =>
    `@font-face { font-family: Body; src: url(${pathToFileURL(file).href}); ${more} }`;
  const texts = plainTexts(page).map(({ style, text }) => `<p class="${style}">${escaped(text)}</p>`);
  return `<!doctype html><html lang="en"><title>${escaped(page.title)}</title><style>
    ${face(regular, '')} ${face(italic, 'font-style: italic;')} ${face(bold, 'font-weight: 700;')}
    @page { size: 8.5in 11in; margin: 0.7in; }
    body { font: 10.3pt/1.25 Body, serif; margin: 0 } p { margin: 2pt 0 }
    .name { font-size: 22pt; font-weight: 700; text-align: center } .contact { text-align: center }
    .heading { font-size: 12pt; font-weight: 700; border-bottom: 0.5pt solid #1d3557; margin-top: 8pt }
    .employer { font-weight: 700 } .role { font-style: italic } .bullet { margin-left: 10pt; display: list-item }
  </style>${texts.join('')}</html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
