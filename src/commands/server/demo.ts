import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openAccount } from '../../domain/accounts/open-account.ts';
import { createKey } from '../../domain/keys/keys.ts';
import type { Engines } from '../../wire.ts';
import { importFile } from '../profiles.ts';

const EMAIL = 'demo@example.com';
const SAMPLES = path.join(import.meta.dirname, '..', '..', '..', 'samples');
/** Soon at first, for a quick machine; then slower, because a key may ask twenty times a minute. */
const FIRST_POLL_MS = 300;
const LAST_POLL_MS = 5_000;
const MAKING_LIMIT_MS = 60_000;

/** A first account that shows what the service does: two documents, made through the real API. */
export async function makeDemo(engines: Engines, say: (line: string) => void): Promise<void> {
  const { config, database, clock } = engines;
  say('Making a demo account with a sample profile …');
  const password = randomBytes(12).toString('base64url');
  const account = await openAccount(database.db, { email: EMAIL, plan: 'pro', password, now: clock.now() });
  const imported = await importFile(engines, account.id, path.join(SAMPLES, 'profile.json'));
  if (imported.status !== 'complete') throw new Error(`The sample profile could not be imported: ${imported.reason}`);
  const { key } = await createKey(database.db, clock, { accountId: account.id, name: 'Demo', expiresAt: null });
  say('Making a resume and a cover letter through the API …');
  const api = apiClient(config.host, config.port, key);
  const job = await readFile(path.join(SAMPLES, 'job-description.txt'), 'utf8');
  const folder = path.join(config.dataDir, 'demo');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const resume = path.join(folder, 'resume.pdf');
  const letter = path.join(folder, 'cover-letter.pdf');
  await makeDocument(api, 'resume', { title: 'Demo resume', job_description: job }, resume);
  await makeDocument(api, 'cover-letter', { title: 'Demo cover letter', job_description: job }, letter);
  say('');
  say(`  Demo account   ${EMAIL}`);
  say(`  Password       ${password}`);
  say(`  API key        ${key}`);
  say(`  Resume         ${resume}`);
  say(`  Cover letter   ${letter}`);
  say('');
  say('  Make your own (5 credits; this account has more than 900):');
  say('');
  say(`    curl -s ${config.baseUrl}/v1/resume/create \\`);
  say(`      -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' \\`);
  say(`      -d '{"title":"My first resume","job_description":"Platform engineer: Kubernetes, Go, PostgreSQL"}'`);
}

interface Answer {
  data: { id: string; status: string; pdf_url: string | null };
}

interface Api {
  post(route: string, body: object): Promise<Answer>;
  get(route: string): Promise<Answer>;
  download(url: string): Promise<Buffer>;
}

async function makeDocument(api: Api, kind: string, body: object, file: string): Promise<void> {
  const { data: created } = await api.post(`/v1/${kind}/create`, body);
  const deadline = performance.now() + MAKING_LIMIT_MS;
  for (let wait = FIRST_POLL_MS; performance.now() < deadline; wait = Math.min(wait * 1.5, LAST_POLL_MS)) {
    await sleep(wait);
    const { data } = await api.get(`/v1/${kind}/${created.id}`);
    if (data.status === 'FAILED') break;
    if (data.pdf_url) return writeFile(file, await api.download(data.pdf_url));
  }
  throw new Error(`The demo ${kind} was not made. "npm run -s letterpress -- doctor" may tell why.`);
}

/**
 * Calls this server from a loopback address of its own where the system has one, so that the demo does not use up the
 * requests of the person who is about to try the service.
 */
function apiClient(host: string, port: number, key: string): Api {
  const localAddress = process.platform === 'linux' && host === '127.0.0.1' ? '127.0.0.2' : undefined;

  function call(method: string, route: string, body?: object): Promise<Buffer> {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) };
    const request = http.request({ host, port, localAddress, method, path: route, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const answer = Buffer.concat(chunks);
        if (response.statusCode! < 300) resolve(answer);
        else
          reject(new Error(`${method} ${route} answered ${response.statusCode}: ${answer.toString().slice(0, 500)}`));
      });
    });
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
    return promise;
  }

  const json = async (answer: Promise<Buffer>): Promise<Answer> => JSON.parse((await answer).toString());
  return {
    post: (route, body) => json(call('POST', route, body)),
    get: (route) => json(call('GET', route)),
    download: (url) => call('GET', new URL(url).pathname.replace(/^.*(?=\/files\/)/, '') + new URL(url).search),
  };
}
