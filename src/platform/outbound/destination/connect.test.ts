import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { createOutbound, type Outbound } from '../fetch-public.ts';
import { fakeInternet } from '../testing/fake-internet.ts';
import type { PublicAddress } from './addresses.ts';
import { connectTo } from './connect.ts';

const INSECURE = 'company_url could not be reached over a secure connection. Check its certificate, or use http://.';

const fixture = (name: string): string => readFileSync(join(import.meta.dirname, '..', 'testing', name), 'utf8');
/** Names company.example and 93.184.215.14; signed by itself. */
const certificate = fixture('certificate.pem');
const serverNames: unknown[] = [];
let web: Server;
let outbound: Outbound;
let trustedBefore: string[];

before(async () => {
  trustedBefore = getCACertificates('default');
  web = createServer({ cert: certificate, key: fixture('key.pem') }, (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end('secure');
  });
  web.on('secureConnection', (socket) => serverNames.push(socket.servername));
  web.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const names = { 'company.example': ['93.184.215.14'], 'other.example': ['93.184.215.14'] };
  const network = fakeInternet(names, { 443: web, 8443: web });
  outbound = createOutbound({ clock: { now: () => new Date(0) }, ...network, timeoutMs: 2000 });
});

after(async () => {
  setDefaultCACertificates(trustedBefore);
  await outbound.close();
  web.closeAllConnections();
  web.close();
});

const trustTheFixture = (): void => setDefaultCACertificates([...trustedBefore, certificate]);

test('a certificate that nobody vouches for is refused, whatever the environment says', async () => {
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  try {
    await assert.rejects(outbound.fetchCompanyPage('company.example'), { code: 'VALIDATION_ERROR', message: INSECURE });
  } finally {
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  }
});

test('a trusted certificate is accepted, and the server is asked for by its name', async () => {
  trustTheFixture();
  serverNames.length = 0;
  assert.equal((await outbound.fetchCompanyPage('https://company.example./')).body, 'secure');
  assert.equal((await outbound.fetchCompanyPage('company.example:8443')).body, 'secure');
  assert.deepEqual(serverNames, ['company.example', 'company.example']);
});

test('a certificate for another name is refused', async () => {
  trustTheFixture();
  await assert.rejects(outbound.fetchCompanyPage('other.example'), { message: INSECURE });
});

test('an address is checked against the certificate too', async () => {
  trustTheFixture();
  assert.equal((await outbound.fetchCompanyPage('https://93.184.215.14/')).body, 'secure');
  await assert.rejects(outbound.fetchCompanyPage('https://93.184.215.15/'), { message: INSECURE });
});

test('what was ended before it began dials nobody', async () => {
  const destination = { url: new URL('http://company.example/'), addresses: ['93.184.215.14' as PublicAddress] };
  const dial = () => assert.fail('dialled');
  await assert.rejects(connectTo(destination, dial, AbortSignal.abort()), (error: Error) => {
    assert.equal((error.cause as Error).name, 'AbortError');
    return true;
  });
});
