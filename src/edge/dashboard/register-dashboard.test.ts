import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import Fastify, { type FastifyInstance, type LightMyRequestResponse, type RouteOptions } from 'fastify';
import { testClock } from '../../../test/support/clock.ts';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { suspendAccount } from '../../domain/accounts/accounts.ts';
import { openAccount } from '../../domain/accounts/open-account.ts';
import { createSignIn } from '../../domain/accounts/sign-in.ts';
import { createLinks } from '../../domain/documents/links.ts';
import { createAuthenticate } from '../../domain/keys/authenticate.ts';
import { registerDashboard } from './register-dashboard.ts';

const ORIGIN = 'https://letterpress.example';
const PASSWORD = 'correct horse battery';
const NO_SUCH_ID = '00000000-0000-4000-8000-000000000000';
const clock = testClock(new Date().toISOString());

interface Person {
  id: string;
  email: string;
  cookie: string;
}

let database: TestDatabase;
let app: FastifyInstance;
const routes: RouteOptions[] = [];
let ann: Person;
let bob: Person;

before(async () => {
  database = await testDatabase();
  app = await startApp();
  [ann, bob] = await Promise.all([newPerson('ann@example.com'), newPerson('bob@example.com')]);
});
after(async () => {
  await app.close();
  await database.close();
});

async function startApp(): Promise<FastifyInstance> {
  const { db } = database;
  const server = Fastify({ exposeHeadRoutes: false });
  server.post('/v1/echo', async (request) => request.body);
  server.addHook('onRoute', (route) => {
    routes.push(route);
  });
  await registerDashboard(server, {
    db,
    clock,
    links: createLinks({ baseUrl: ORIGIN, secrets: ['a secret of the tests'], clock }),
    signIn: createSignIn({ db, baseUrl: ORIGIN, secret: 'a secret of the tests', clock, log: () => {} }),
    baseUrl: ORIGIN,
    addressOf: (request) => String(request.headers['x-test-address'] ?? '192.0.2.1'),
    isUnavailable: () => false,
    async readRequest(accountId, documentId) {
      const row = await db
        .selectFrom('documents')
        .select('request')
        .where('id', '=', documentId)
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return row.request;
    },
  });
  return server;
}

async function newPerson(email: string): Promise<Person> {
  const { id } = await openAccount(database.db, { email, plan: 'free', password: PASSWORD, now: clock.now() });
  const answer = await signIn({ email, password: PASSWORD });
  return { id, email, cookie: answer.headers['set-cookie']!.toString().split(';')[0]! };
}

function signIn(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return submit('/dashboard/sign-in', fields, null, headers);
}

function open(url: string, person: Person | null): Promise<LightMyRequestResponse> {
  return app.inject({ url, headers: person ? { cookie: person.cookie } : {} });
}

/** As a browser would, from a page of the dashboard. */
function submit(
  url: string,
  fields: Record<string, string>,
  person: Person | null,
  headers: Record<string, string | undefined> = {},
): Promise<LightMyRequestResponse> {
  const sent: Record<string, string | undefined> = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: ORIGIN,
    'sec-fetch-site': 'same-origin',
    cookie: person?.cookie,
    ...headers,
  };
  const present = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return app.inject({
    method: 'POST',
    url,
    headers: Object.fromEntries(present),
    payload: new URLSearchParams(fields).toString(),
  });
}

interface Seed {
  title: string;
  status?: 'QUEUED' | 'IN_PROGRESS' | 'SUCCESS' | 'FAILED';
  stage?: string;
  failure?: string;
  pdf?: string | null;
  jobDescription?: string;
}

let versions = 0;

async function addDocument(person: Person, seed: Seed): Promise<string> {
  const status = seed.status ?? 'SUCCESS';
  const isFinished = status === 'SUCCESS' || status === 'FAILED';
  const version = await database.db
    .insertInto('profile_versions')
    .values({ account_id: person.id, number: ++versions, profile: '{}', created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const request = {
    title: seed.title,
    jobDescription: seed.jobDescription ?? 'Set type by hand.',
    companyUrl: null,
    letter: null,
  };
  const document = await database.db
    .insertInto('documents')
    .values({
      account_id: person.id,
      kind: 'resume',
      title: seed.title,
      status,
      stage: seed.stage ?? null,
      cost: 5,
      request: JSON.stringify(request),
      company_page: null,
      profile_version_id: version.id,
      pdf_key: status === 'SUCCESS' && seed.pdf !== null ? `${versions}.pdf` : null,
      failure: seed.failure ?? null,
      created_at: clock.now(),
      finished_at: isFinished ? clock.now() : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return document.id;
}

describe('signing in', () => {
  test('every page asks for it first and is come back to', async () => {
    const id = await addDocument(ann, { title: 'Compositor' });
    const asked = await open(`/dashboard/documents/${id}`, null);
    assert.equal(asked.statusCode, 302);
    const address = `/dashboard/sign-in?next=%2Fdashboard%2Fdocuments%2F${id}`;
    assert.equal(asked.headers.location, address);
    const form = await open(address, null);
    assert.equal(form.statusCode, 200);
    assert.match(form.body, new RegExp(`name="next" value="/dashboard/documents/${id}"`));
    const answer = await signIn({ email: ann.email, password: PASSWORD, next: `/dashboard/documents/${id}` });
    assert.equal(answer.statusCode, 303);
    assert.equal(answer.headers.location, `/dashboard/documents/${id}`);
    assert.match(answer.headers['set-cookie']!.toString(), /; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('nothing is shown, made or revoked for someone who is not signed in', async () => {
    const pages = ['/dashboard/documents', `/dashboard/documents/${NO_SUCH_ID}/pdf`, '/dashboard/keys'];
    for (const page of [...pages, `/dashboard/keys/${NO_SUCH_ID}/revoke`]) {
      assert.equal((await open(page, null)).statusCode, 302, page);
    }
    for (const form of ['/dashboard/keys', `/dashboard/keys/${NO_SUCH_ID}/revoke`]) {
      const answer = await submit(form, { name: 'mine' }, null);
      assert.deepEqual([answer.statusCode, answer.headers.location], [303, '/dashboard/sign-in'], form);
    }
  });

  test('goes nowhere but to pages of the dashboard', async () => {
    for (const next of ['https://evil.example/', '//evil.example', '/dashboard\\@evil.example', '/v1/mcp']) {
      const form = await open(`/dashboard/sign-in?next=${encodeURIComponent(next)}`, null);
      assert.match(form.body, /name="next" value="\/dashboard\/documents"/, next);
      const signedIn = await open(`/dashboard/sign-in?next=${encodeURIComponent(next)}`, ann);
      assert.equal(signedIn.headers.location, '/dashboard/documents', next);
    }
    const answer = await signIn({ email: ann.email, password: PASSWORD, next: '//evil.example' });
    assert.equal(answer.headers.location, '/dashboard/documents');
  });

  test('a wrong password and an unknown address get the same page, with what was typed escaped', async () => {
    const wrong = await signIn({ email: ann.email, password: 'not the password' });
    const unknown = await signIn({ email: 'zoe@example.com', password: 'not the password' });
    assert.deepEqual([wrong.statusCode, unknown.statusCode], [401, 401]);
    assert.equal(wrong.headers['set-cookie'], undefined);
    assert.equal(wrong.body.replace(ann.email, ''), unknown.body.replace('zoe@example.com', ''));
    assert.match(wrong.body, /role="alert" id="problem">The e-mail address or the password is not right/);
    const hostile = await signIn({ email: '"><script>alert(1)</script>', password: 'not the password' });
    assert.doesNotMatch(hostile.body, /<script/);
  });

  test('is refused for a while after ten failures', async () => {
    const from = { 'x-test-address': '203.0.113.9' };
    // Fields that are missing are as wrong as a wrong password.
    const failures = await Promise.all(Array.from({ length: 10 }, () => signIn({}, from)));
    assert.deepEqual(new Set(failures.map((answer) => answer.statusCode)), new Set([401]));
    const refused = await signIn({ email: ann.email, password: PASSWORD }, from);
    assert.equal(refused.statusCode, 429);
    assert.equal(refused.headers['retry-after'], '900');
    assert.match(refused.body, /Too many attempts to sign in. Try again in 15 minutes/);
  });

  test('a suspended account is told so, and its open pages close', async () => {
    const carl = await newPerson('carl@example.com');
    await suspendAccount(database.db, carl.id, clock.now());
    const answer = await signIn({ email: carl.email, password: PASSWORD });
    assert.equal(answer.statusCode, 403);
    assert.match(answer.body, /This account is suspended/);
    assert.equal((await open('/dashboard/documents', carl)).statusCode, 302);
  });

  test('signing out ends the session for every copy of its cookie', async () => {
    const answer = await signIn({ email: bob.email, password: PASSWORD });
    const visit = { ...bob, cookie: answer.headers['set-cookie']!.toString().split(';')[0]! };
    assert.equal((await open('/dashboard/keys', visit)).statusCode, 200);
    const left = await submit('/dashboard/sign-out', {}, visit);
    assert.deepEqual([left.statusCode, left.headers.location], [303, '/dashboard/sign-in']);
    assert.match(left.headers['set-cookie']!.toString(), /session_token=; Max-Age=0/);
    assert.equal((await open('/dashboard/keys', visit)).statusCode, 302);
  });

  test('nothing of the library behind it can be reached', async () => {
    const paths = ['/api/auth/ok', '/api/auth/sign-up/email', '/api/auth/get-session', '/dashboard/sign-up/email'];
    for (const path of [...paths, '/dashboard/api/auth/ok', '/dashboard/sign-in/email']) {
      assert.equal((await open(path, ann)).statusCode, 404, path);
      assert.equal((await submit(path, { email: 'x@example.com', password: PASSWORD }, ann)).statusCode, 404, path);
    }
  });
});

describe('forms from elsewhere', () => {
  const refused: [string, Record<string, string | undefined>][] = [
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site, in a browser that says no more', { origin: 'https://evil.example', 'sec-fetch-site': undefined }],
    ['a sibling domain', { origin: 'https://evil.letterpress.example', 'sec-fetch-site': 'same-site' }],
    ['a page without an origin', { origin: 'null' }],
    ['nowhere, with a cookie', { origin: undefined, 'sec-fetch-site': undefined }],
    ['the same host over http', { origin: 'http://letterpress.example' }],
  ];
  for (const [from, headers] of refused) {
    test(`are refused: ${from}`, async () => {
      const answer = await submit('/dashboard/keys', { name: `from ${from}` }, ann, headers);
      assert.equal(answer.statusCode, 403);
      assert.match(answer.body, /Open https:\/\/letterpress\.example\/dashboard and try again/);
      assert.doesNotMatch((await open('/dashboard/keys', ann)).body, new RegExp(`from ${from}`));
    });
  }

  test('signing someone in or out is refused as well', async () => {
    const foreign = { origin: 'https://evil.example' };
    const answer = await signIn({ email: ann.email, password: PASSWORD }, foreign);
    assert.deepEqual([answer.statusCode, answer.headers['set-cookie']], [403, undefined]);
    assert.equal((await submit('/dashboard/sign-out', {}, ann, foreign)).statusCode, 403);
    assert.equal((await open('/dashboard/keys', ann)).statusCode, 200);
  });
});

describe('documents', () => {
  test('the list shows title, kind, state, credits and the state of the profile', async () => {
    const dora = await newPerson('dora@example.com');
    const empty = await open('/dashboard/documents', dora);
    assert.match(empty.body, /Nothing here yet/);
    assert.match(empty.body, /<p class="figure">25<\/p>\n<p class="soft">25 included, 0 purchased<\/p>/);
    assert.match(empty.body, /<span class="badge bad">Missing<\/span>/);
    const id = await addDocument(dora, { title: 'Printer at Acme' });
    const { body } = await open('/dashboard/documents', dora);
    assert.match(body, new RegExp(`<a class="name" href="/dashboard/documents/${id}">Printer at Acme</a>`));
    assert.match(body, /<span class="badge good">Ready<\/span>/);
    assert.match(body, new RegExp(`href="/dashboard/documents/${id}/pdf"`));
    assert.doesNotMatch(body, /http-equiv="refresh"/);
  });

  test('an unfinished one shows its stage and the page loads itself again until it is done', async () => {
    const id = await addDocument(bob, { title: 'Engraver', status: 'IN_PROGRESS', stage: 'Choosing facts' });
    for (const page of ['/dashboard/documents', `/dashboard/documents/${id}`]) {
      const { body } = await open(page, bob);
      assert.match(body, /<meta http-equiv="refresh" content="2">/);
      assert.match(body, /Choosing facts/);
    }
    const done = { status: 'SUCCESS', stage: null, finished_at: clock.now() } as const;
    await database.db.updateTable('documents').set(done).where('id', '=', id).execute();
    const { body } = await open(`/dashboard/documents/${id}`, bob);
    assert.doesNotMatch(body, /http-equiv="refresh"/);
    assert.match(body, /The PDF of this document is no longer kept/);
  });

  test('a finished one shows its PDF and the posting; the button leads to a fresh signed link', async () => {
    const id = await addDocument(ann, { title: 'Typesetter', jobDescription: 'Line one\nLine two' });
    const { body } = await open(`/dashboard/documents/${id}`, ann);
    assert.match(body, new RegExp(`<object class="preview" type="application/pdf" data="/files/${id}.pdf\\?expires=`));
    assert.match(body, />Line one\nLine two<\/div>/);
    const answer = await open(`/dashboard/documents/${id}/pdf`, ann);
    assert.equal(answer.statusCode, 302);
    assert.match(
      String(answer.headers.location),
      new RegExp(`^/files/${id}\\.pdf\\?expires=\\d+&key=.+&signature=.+$`),
    );
  });

  test('a failed one says why and that the credits came back', async () => {
    const id = await addDocument(ann, { title: 'Binder', status: 'FAILED', failure: 'The page <b>burned</b>.' });
    const { body } = await open(`/dashboard/documents/${id}`, ann);
    assert.match(body, /The page &lt;b&gt;burned&lt;\/b&gt;\./);
    assert.match(body, /Its 5 credits came back to your account/);
    assert.equal((await open(`/dashboard/documents/${id}/pdf`, ann)).statusCode, 404);
  });

  test("another account's document, a missing one and nonsense are one and the same page", async () => {
    const id = await addDocument(ann, { title: 'A secret of Ann' });
    const bodies = await Promise.all(
      [id, NO_SUCH_ID, 'nonsense', '%00', '..%2f..'].flatMap((path) =>
        ['', '/pdf'].map(async (suffix) => {
          const answer = await open(`/dashboard/documents/${path}${suffix}`, bob);
          assert.equal(answer.statusCode, 404, path);
          return answer.body;
        }),
      ),
    );
    assert.equal(new Set(bodies).size, 1);
    assert.match(bodies[0]!, /<h1>Not found<\/h1>/);
    assert.doesNotMatch((await open('/dashboard/documents', bob)).body, /A secret of Ann/);
  });

  test('titles and postings are text, whatever they contain', async () => {
    const hostile = `</title><script>alert("1")</script>' onload='x`;
    const id = await addDocument(ann, { title: hostile, jobDescription: hostile });
    for (const page of ['/dashboard/documents', `/dashboard/documents/${id}`]) {
      const { body } = await open(page, ann);
      assert.doesNotMatch(body, /<script|' onload/);
      assert.match(body, /&lt;script&gt;alert\(&quot;1&quot;\)&lt;\/script&gt;&#39; onload=&#39;x/);
    }
  });
});

describe('API keys', () => {
  const authenticate = (key: string) => createAuthenticate(database.read, clock, () => {})(key);
  const keyIn = (body: string) => /lp_[0-9A-Za-z]{36}/.exec(body)?.[0];
  const listed = (body: string, name: string) =>
    new RegExp(`<span class="name">${name}</span>[\\s\\S]*?/keys/([0-9a-f-]{36})/revoke`).exec(body)?.[1];

  test('a new key is shown once, works, and is refused once it is revoked', async () => {
    const created = await submit('/dashboard/keys', { name: 'My laptop', expires: '' }, ann);
    assert.equal(created.statusCode, 200);
    assert.equal(created.headers['cache-control'], 'no-store');
    const key = keyIn(created.body)!;
    assert.equal((await authenticate(key))?.accountId, ann.id);

    const page = await open('/dashboard/keys', ann);
    assert.equal(keyIn(page.body), undefined);
    assert.match(page.body, new RegExp(`<code>lp_…${key.slice(-4)}</code>`));
    const id = listed(page.body, 'My laptop')!;
    const confirmation = await open(`/dashboard/keys/${id}/revoke`, ann);
    assert.match(confirmation.body, /Revoke “My laptop”\?/);
    assert.notEqual(await authenticate(key), null);

    const revoked = await submit(`/dashboard/keys/${id}/revoke`, {}, ann);
    assert.deepEqual([revoked.statusCode, revoked.headers.location], [303, '/dashboard/keys']);
    assert.equal(await authenticate(key), null);
    assert.match((await open('/dashboard/keys', ann)).body, /<span class="badge bad">Revoked<\/span>/);
  });

  test('a key works through its last day', async () => {
    const { body } = await submit('/dashboard/keys', { name: 'Short', expires: '2031-02-28' }, bob);
    const key = keyIn(body)!;
    const now = clock.now().toISOString();
    clock.set('2031-02-28T23:59:59Z');
    assert.notEqual(await authenticate(key), null);
    clock.set('2031-03-01T00:00:00Z');
    assert.equal(await authenticate(key), null);
    clock.set(now);
  });

  test('one that cannot be made says why beside the form, which keeps what was typed', async () => {
    const problems: [Record<string, string>, RegExp][] = [
      [{ name: ' ' }, /A key needs a name of 1 to 100 characters/],
      [{ name: 'x'.repeat(101) }, /A key needs a name of 1 to 100 characters/],
      [{ name: 'a\u0000b' }, /A key needs a name of 1 to 100 characters/],
      [{ name: 'kept <b>', expires: '2031-02-29' }, /must be a date such as 2030-12-31[\s\S]*value="kept &lt;b&gt;"/],
      [{ name: 'late', expires: '2001-01-01' }, /must lie in the future/],
    ];
    for (const [fields, message] of problems) {
      const answer = await submit('/dashboard/keys', fields, bob);
      assert.equal(answer.statusCode, 400);
      assert.match(answer.body, message);
      assert.equal(keyIn(answer.body), undefined);
    }
  });

  test("another account's key can neither be seen nor revoked", async () => {
    const key = keyIn((await submit('/dashboard/keys', { name: 'Of Ann' }, ann)).body)!;
    const id = listed((await open('/dashboard/keys', ann)).body, 'Of Ann')!;
    for (const target of [id, NO_SUCH_ID, 'nonsense']) {
      assert.equal((await open(`/dashboard/keys/${target}/revoke`, bob)).statusCode, 404);
      assert.equal((await submit(`/dashboard/keys/${target}/revoke`, {}, bob)).statusCode, 404);
    }
    assert.notEqual(await authenticate(key), null);
  });
});

test('these are all the routes, and none of them is part of the published interface', () => {
  assert.deepEqual(
    routes.map((route) => `${route.method} ${route.url}`),
    [
      'GET /dashboard/',
      'GET /dashboard/dashboard.css',
      'GET /dashboard/sign-in',
      'POST /dashboard/sign-in',
      'POST /dashboard/sign-out',
      'GET /dashboard/documents',
      'GET /dashboard/documents/:id',
      'GET /dashboard/documents/:id/pdf',
      'GET /dashboard/keys',
      'POST /dashboard/keys',
      'GET /dashboard/keys/:id/revoke',
      'POST /dashboard/keys/:id/revoke',
    ],
  );
  assert.ok(routes.every((route) => route.schema?.hide === true));
});

describe('every answer', () => {
  test('carries the strict headers, errors and redirects included', async () => {
    const answers = [
      await open('/dashboard', null),
      await open('/dashboard/sign-in', null),
      await open('/dashboard/documents', ann),
      await open('/dashboard/no-such-page', null),
      await submit('/dashboard/keys', {}, ann, { origin: 'https://evil.example' }),
    ];
    assert.deepEqual(
      answers.map((answer) => answer.statusCode),
      [302, 200, 200, 404, 403],
    );
    for (const { headers } of answers) {
      assert.equal(
        headers['content-security-policy'],
        "default-src 'none'; style-src 'self'; img-src 'self'; object-src 'self'; frame-src 'self'; " +
          "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['referrer-policy'], 'same-origin');
      assert.equal(headers['cache-control'], 'no-store');
    }
  });

  test('has no script, no style of its own and no handler in an attribute', async () => {
    for (const page of ['/dashboard/sign-in', '/dashboard/documents', '/dashboard/keys', '/dashboard/none']) {
      assert.doesNotMatch((await open(page, page.endsWith('in') ? null : bob)).body, /<script|<style|style=| on\w+=/);
    }
  });

  test('the stylesheet is served under an address that changes with it', async () => {
    const { body } = await open('/dashboard/sign-in', null);
    const address = /href="(\/dashboard\/dashboard\.css\?v=[\w-]{16})"/.exec(body)![1]!;
    const answer = await open(address, null);
    assert.deepEqual(
      [answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']],
      [200, 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    );
  });

  test('bodies that are not small forms are refused, here and only here', async () => {
    const headers = { origin: ORIGIN, cookie: ann.cookie, 'content-type': 'application/json' };
    const json = await app.inject({ method: 'POST', url: '/dashboard/keys', headers, payload: '{"name":"x"}' });
    assert.equal(json.statusCode, 415);
    const large = await submit('/dashboard/keys', { name: 'x'.repeat(20_000) }, ann);
    assert.equal(large.statusCode, 413);
    assert.match(large.body, /<h1>Too large<\/h1>/);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const elsewhere = await app.inject({ method: 'POST', url: '/v1/echo', headers: form, payload: 'a=1' });
    assert.equal(elsewhere.statusCode, 415);
    assert.equal(elsewhere.headers['content-security-policy'], undefined);
    assert.equal((await open('/v1/none', null)).headers['content-security-policy'], undefined);
  });
});
