import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Service, startService } from '../../../../../test/support/service.ts';
import { insertCredential } from '../../../../domain/accounts/oauth/credential.ts';
import { codeAt } from '../../../../domain/accounts/second-factor/totp.ts';
import { fromBase32 } from '../../../../domain/accounts/testing/base32.ts';
import { inTransaction } from '../../../../platform/database/database.ts';
import { type Browser, openBrowser, PASSWORD } from '../testing/browser.ts';

/** Who is at the provider's other end just now. */
let google = { sub: '1', email: 'Ann@Example.com', email_verified: true };
let github = { id: 7, email: 'bob@example.com', verified: true };
const tokenRequests: URLSearchParams[] = [];

const PROVIDERS: Record<string, (body: string) => unknown> = {
  'https://oauth2.googleapis.com/token': (body) => {
    tokenRequests.push(new URLSearchParams(body));
    return { access_token: 't' };
  },
  'https://openidconnect.googleapis.com/v1/userinfo': () => google,
  'https://github.com/login/oauth/access_token': () => ({ access_token: 't' }),
  'https://api.github.com/user': () => ({ id: github.id }),
  'https://api.github.com/user/emails': () => [{ email: github.email, primary: true, verified: github.verified }],
};

const fetch = async (url: string, init: RequestInit): Promise<Response> =>
  Response.json(PROVIDERS[url]!(String(init.body ?? '')));

const client = { id: 'client', secret: 'its secret' };
let service: Service;
let mailing: Service;
before(async () => {
  const config = { google: client, github: client };
  [service, mailing] = await Promise.all([
    startService({ workers: false, fetch, config }),
    startService({ workers: false, fetch, config: { ...config, smtpUrl: 'smtp://127.0.0.1:1' } }),
  ]);
});
after(() => Promise.all([service.close(), mailing.close()]));

/** Goes to the provider and comes back with what it gives. */
async function travel(browser: Browser, provider: string, change: (query: URLSearchParams) => void = () => {}) {
  const away = await browser.get(`/oauth/${provider}`);
  assert.equal(away.status, 302);
  const back = new URLSearchParams({ code: 'c', state: new URL(away.headers.location!).searchParams.get('state')! });
  change(back);
  return browser.get(`/oauth/${provider}/callback?${back}`);
}

test('a new person signs in with Google, and the next time reaches the same account', async () => {
  const first = openBrowser(service);
  assert.deepEqual((await first.get('/options')).json.providers, ['google', 'github']);
  const answer = await travel(first, 'google');
  assert.equal(answer.headers.location, '/dashboard/documents');
  const session = (await first.get('/session')).json;
  assert.equal(session.account.email, 'ann@example.com');
  const sent = tokenRequests.at(-1)!;
  assert.equal(sent.get('redirect_uri'), 'http://letterpress.test/dashboard/api/oauth/google/callback');
  assert.equal(sent.get('code_verifier')!.length, 43);
  google = { ...google, email: 'ann.new@example.com' };
  const second = openBrowser(service);
  await travel(second, 'google');
  assert.equal((await second.get('/session')).json.account.id, session.account.id);
});

test('a new person signs in with GitHub by the verified address there', async () => {
  const browser = openBrowser(service);
  await travel(browser, 'github');
  assert.equal((await browser.get('/session')).json.account.email, 'bob@example.com');
  github = { id: 8, email: 'carl@example.com', verified: false };
  const answer = await travel(openBrowser(service), 'github');
  assert.equal(answer.headers.location, '/dashboard/sign-in?problem=refused');
});

test('a state that is not ours, a missing cookie and a changed one are refused', async () => {
  const refused = '/dashboard/sign-in?problem=refused';
  const changed = await travel(openBrowser(service), 'google', (query) => query.set('state', 'x'.repeat(32)));
  assert.equal(changed.headers.location, refused);
  const longer = await travel(openBrowser(service), 'google', (query) => query.set('state', 'é'.repeat(32)));
  assert.equal(longer.headers.location, refused);
  const away = await openBrowser(service).get('/oauth/google');
  const state = new URL(away.headers.location!).searchParams.get('state');
  const stranger = openBrowser(service);
  assert.equal((await stranger.get(`/oauth/google/callback?code=c&state=${state}`)).headers.location, refused);
  const forged = away.headers['set-cookie']![0]!.split(';')[0]!.replace(/=./, '=x');
  const answer = await stranger.get(`/oauth/google/callback?code=c&state=${state}`, { cookie: forged });
  assert.equal(answer.headers.location, refused);
});

test('where addresses are not proven, an account of the same address is not handed over', async () => {
  const owner = openBrowser(service);
  await owner.post('/sign-up', { email: 'dora@example.com', password: PASSWORD });
  google = { sub: '4', email: 'dora@example.com', email_verified: true };
  const answer = await travel(openBrowser(service), 'google');
  assert.equal(answer.headers.location, '/dashboard/sign-in?problem=taken');
});

test('an account that never proved its address goes to whom the provider vouches for, without the old password and keys', async () => {
  const stranger = openBrowser(mailing);
  const credentials = { email: 'eve@example.com', password: PASSWORD };
  await stranger.post('/sign-up', credentials);
  await stranger.post('/sign-in', credentials);
  // A key from before keys waited for the confirmation.
  await mailing.engines.database.pool.query(
    `insert into api_keys (account_id, name, hash, hint, created_at)
     select id, 'A way back in', sha256('old'), 'hint', now() from accounts where email = $1`,
    [credentials.email],
  );
  google = { sub: '5', email: 'eve@example.com', email_verified: true };
  const owner = openBrowser(mailing);
  await travel(owner, 'google');
  assert.equal((await owner.get('/session')).json.account.email, 'eve@example.com');
  assert.notEqual((await owner.get('/keys')).json[0].revokedAt, null);
  assert.equal((await stranger.get('/session')).status, 401);
  assert.equal((await openBrowser(mailing).post('/sign-in', credentials)).status, 401);
});

test('where the second factor is on, the provider is not enough: the code is asked for, and opens the session', async () => {
  google = { sub: '6', email: 'fay@example.com', email_verified: true };
  const owner = openBrowser(service);
  const { account } = (await owner.post('/sign-up', { email: google.email, password: PASSWORD })).json;
  const linked = { userId: account.id, provider: 'google', subject: google.sub, password: null, now: new Date() };
  await inTransaction(service.engines.database.db, (tx) => insertCredential(tx, linked).execute());
  const { secret } = (await owner.post('/second-factor/begin', { password: PASSWORD })).json;
  const codeAfter = (steps: number) => codeAt(fromBase32(secret), Math.floor(Date.now() / 30_000) + steps);
  assert.equal((await owner.post('/second-factor/confirm', { code: codeAfter(0) })).status, 200);
  const browser = openBrowser(service);
  const answer = await travel(browser, 'google');
  assert.equal(answer.headers.location, '/dashboard/sign-in?step=code');
  assert.equal((await browser.get('/session')).status, 401);
  assert.equal((await browser.post('/sign-in/code', { code: '000000' })).json.field, 'code');
  const entered = await browser.post('/sign-in/code', { code: codeAfter(1) });
  assert.equal(entered.json.account?.email, 'fay@example.com', entered.text);
  assert.equal((await browser.get('/session')).status, 200);
});
