import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import {
  ApiError,
  type ApiErrorCode,
  type Client,
  type ClientOptions,
  createClient,
  type DocumentState,
  LetterpressError,
  NoAnswerError,
  WaitTimeoutError,
} from '../../client/src/index.ts';
import type { Service } from '../support/service.ts';
import { startServiceAtItsAddress } from './pages.ts';

const RESUME = { title: 'Analyst at Contoso', jobDescription: 'Contoso needs an analyst who is fluent in SQL.' };
const DOCUMENT = { kind: 'resume', id: '00000000-0000-4000-8000-000000000000' } as const;

let service: Service;
before(async () => {
  service = await startServiceAtItsAddress();
});
const servers: http.Server[] = [];
after(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await service.close();
});

const clientFor = (apiKey: string, options: Partial<ClientOptions> = {}): Client =>
  createClient({ baseUrl: service.baseUrl, apiKey, ...options });

/** Time that passes only where the client waits. */
function turnedClock() {
  const pauses: number[] = [];
  let now = 0;
  const sleep = async (milliseconds: number) => {
    pauses.push(milliseconds);
    now += milliseconds;
  };
  return { clock: { now: () => now, sleep }, pauses };
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => assert.fail('the call succeeded'),
    (error: unknown) => error,
  );
}

/** A server that does to each request what the test says; how often it was asked, and what. */
async function misbehaving(answer: (response: http.ServerResponse, count: number) => void) {
  const requests: http.IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request);
    request.resume();
    request.on('end', () => answer(response, requests.length));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

const envelope = (data: object, success = true) => JSON.stringify({ success, message: 'text', data });
const state = (status: string) =>
  envelope({ id: DOCUMENT.id, resume_title: 'T', status, stage: null, pdf_url: null, dashboard_url: 'http://x/' });

test('a resume and a cover letter are created, waited for and downloaded', { timeout: 240_000 }, async () => {
  const { key } = await service.account();
  const client = clientFor(key);
  const resume = await client.createResume(RESUME);
  const letter = await client.createCoverLetter({ ...RESUME, hiringManagerName: 'Jane Smith', companyZip: null });
  assert.deepEqual([resume.kind, resume.title, resume.status], ['resume', 'Analyst at Contoso', 'QUEUED']);
  assert.deepEqual([letter.kind, letter.title], ['cover_letter', 'Analyst at Contoso']);
  assert.ok(resume.dashboardUrl.endsWith(resume.id));
  const seen: DocumentState[] = [];
  const finished = await Promise.all([
    client.wait(resume, { onState: (read) => seen.push(read) }),
    client.wait(letter),
  ]);
  assert.equal(seen.at(-1)!.status, 'SUCCESS');
  for (const { status, stage, pdfUrl } of finished) {
    assert.deepEqual([status, stage], ['SUCCESS', null]);
    const pdf = await fetch(pdfUrl!);
    assert.equal(pdf.headers.get('content-type'), 'application/pdf');
    await pdf.body!.cancel();
  }
});

test('an error of the service carries its code, message, details, status and request id', async () => {
  const { key } = await service.account();
  const refused = await failureOf(clientFor(key).createResume({ ...RESUME, companyUrl: 'http://127.0.0.1/' }));
  assert.ok(refused instanceof ApiError && refused instanceof LetterpressError);
  assert.equal(refused.name, 'ApiError');
  assert.equal(refused.status, 400);
  assert.equal(refused.code, 'VALIDATION_ERROR');
  assert.deepEqual(refused.details, { field: 'company_url' });
  assert.match(refused.message, /public website/);
  assert.match(refused.requestId!, /^[0-9a-f-]{36}$/);
  assert.equal(refused.retryAfterSeconds, null);
});

test('a mistyped code or status of an error does not compile', async () => {
  const refused = (await failureOf(clientFor('lp_notakey').status(DOCUMENT))) as ApiError;
  const known: ApiErrorCode = refused.code;
  assert.equal(known, 'UNAUTHORIZED');
  const general: LetterpressError = refused;
  // @ts-expect-error there is no such code
  assert.ok(general.code !== 'UNAUTHORISED');
  // @ts-expect-error the service has no such status
  assert.ok(refused.status !== 402);
});

test('a bad key is UNAUTHORIZED, an unknown document NOT_FOUND, and waiting for either ends at once', async () => {
  const { clock, pauses } = turnedClock();
  const stranger = clientFor('lp_notakey', { clock });
  assert.equal(((await failureOf(stranger.createResume(RESUME))) as ApiError).code, 'UNAUTHORIZED');
  assert.equal(((await failureOf(stranger.wait(DOCUMENT))) as ApiError).status, 401);
  const { key } = await service.account();
  const client = clientFor(key, { clock });
  assert.equal(((await failureOf(client.status(DOCUMENT))) as ApiError).code, 'NOT_FOUND');
  assert.equal(((await failureOf(client.wait(DOCUMENT))) as ApiError).code, 'NOT_FOUND');
  assert.deepEqual(pauses, [5_000, 5_000]);
});

test('the same idempotency key gives the same document', async () => {
  const { key } = await service.account();
  const client = clientFor(key);
  const options = { idempotencyKey: 'one-document' };
  const first = await client.createResume(RESUME, options);
  assert.deepEqual(await client.createResume(RESUME, options), first);
  assert.notEqual((await client.createResume(RESUME)).id, first.id);
});

test('a request limit is an error with the seconds to wait', async () => {
  const { key } = await service.account();
  const client = clientFor(key);
  const calls = await Promise.all(Array.from({ length: 11 }, () => failureOf(client.status(DOCUMENT))));
  const limited = calls.find((error) => (error as ApiError).status === 429) as ApiError;
  assert.equal(limited.code, 'RATE_LIMIT_EXCEEDED');
  assert.equal(limited.retryAfterSeconds, limited.details.retry_after);
  assert.ok(limited.retryAfterSeconds! >= 1 && limited.retryAfterSeconds! <= 60);
});

const TROUBLES: Record<string, (response: http.ServerResponse) => void> = {
  'a closed connection': (response) => response.destroy(),
  'HTTP 503': (response) =>
    response
      .writeHead(503, { 'retry-after': '0' })
      .end(envelope({ error_code: 'SERVICE_UNAVAILABLE', details: {} }, false)),
  'HTTP 429': (response) =>
    response
      .writeHead(429, { 'retry-after': '0' })
      .end(envelope({ error_code: 'RATE_LIMIT_EXCEEDED', details: {} }, false)),
  'HTTP 500': (response) => response.writeHead(500).end(envelope({ error_code: 'INTERNAL_ERROR', details: {} }, false)),
  'a page of a proxy': (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway'),
};

for (const [name, trouble] of Object.entries(TROUBLES)) {
  test(`a create is sent once, also after ${name}, with or without a key`, async () => {
    const server = await misbehaving(trouble);
    const client = createClient({ baseUrl: server.baseUrl, apiKey: 'lp_key', ...turnedClock() });
    assert.ok((await failureOf(client.createResume(RESUME))) instanceof LetterpressError);
    assert.ok((await failureOf(client.createCoverLetter(RESUME, { idempotencyKey: 'k' }))) instanceof LetterpressError);
    assert.deepEqual(
      server.requests.map(({ method, url, headers }) => [method, url, headers['idempotency-key']]),
      [
        ['POST', '/v1/resume/create', undefined],
        ['POST', '/v1/cover-letter/create', 'k'],
      ],
    );
  });

  test(`waiting goes on after ${name}`, async () => {
    const server = await misbehaving((response, count) =>
      count < 3 ? trouble(response) : response.end(state('SUCCESS')),
    );
    const client = createClient({ baseUrl: server.baseUrl, apiKey: 'lp_key', ...turnedClock() });
    assert.equal((await client.wait(DOCUMENT)).status, 'SUCCESS');
    assert.equal(server.requests.length, 3);
  });
}

test('reads become slower, from 5 to 30 seconds, and never come sooner than Retry-After asks', async () => {
  const limited = (response: http.ServerResponse) =>
    response
      .writeHead(429, { 'retry-after': '42' })
      .end(envelope({ error_code: 'RATE_LIMIT_EXCEEDED', details: {} }, false));
  const server = await misbehaving((response, count) => {
    if (count === 2) limited(response);
    else response.end(state(count < 8 ? 'IN_PROGRESS' : 'FAILED'));
  });
  const { clock, pauses } = turnedClock();
  const client = createClient({ baseUrl: server.baseUrl, apiKey: 'lp_key', clock });
  assert.equal((await client.wait(DOCUMENT)).status, 'FAILED');
  assert.deepEqual(pauses, [5_000, 7_500, 42_000, 16_875, 25_312.5, 30_000, 30_000, 30_000]);
});

test('waiting ends after its time, with the document as last seen and the last trouble as cause', async () => {
  const server = await misbehaving((response, count) =>
    count === 1 ? response.end(state('IN_PROGRESS')) : response.destroy(),
  );
  const { clock, pauses } = turnedClock();
  const client = createClient({ baseUrl: server.baseUrl, apiKey: 'lp_key', clock });
  const late = await failureOf(client.wait(DOCUMENT, { timeoutMs: 60_000 }));
  assert.ok(late instanceof WaitTimeoutError);
  assert.equal(late.code, 'WAIT_TIMEOUT');
  assert.equal(late.document!.status, 'IN_PROGRESS');
  assert.ok(late.cause instanceof NoAnswerError);
  assert.ok(pauses.reduce((sum, pause) => sum + pause) <= 60_000);
});

test('a service that does not answer in time is a TIMEOUT that says what is not known', async () => {
  const server = await misbehaving(() => {});
  const client = createClient({ baseUrl: server.baseUrl, apiKey: 'lp_key', timeoutMs: 50 });
  const create = (await failureOf(client.createResume(RESUME))) as NoAnswerError;
  assert.equal(create.code, 'TIMEOUT');
  assert.equal(create.status, null);
  assert.match(create.message, /may have been created and charged/);
  const safe = (await failureOf(client.createResume(RESUME, { idempotencyKey: 'k', timeoutMs: 20 }))) as NoAnswerError;
  assert.match(safe.message, /within 20 ms.*charged once/);
  const read = (await failureOf(client.status(DOCUMENT))) as NoAnswerError;
  assert.doesNotMatch(read.message, /charged/);
});

test('an answer that is not of this service is NOT_THE_SERVICE', async () => {
  for (const body of ['<html>', 'null', '{}', '[]', '{"success":true}']) {
    const server = await misbehaving((response) => response.end(body));
    const client = createClient({ baseUrl: server.baseUrl, apiKey: 'lp_key' });
    const { code, status } = (await failureOf(client.status(DOCUMENT))) as NoAnswerError;
    assert.deepEqual([code, status], ['NOT_THE_SERVICE', 200], body);
  }
});

test('a redirect is not followed, so the key goes nowhere else', async () => {
  const elsewhere = await misbehaving((response) => response.end(state('SUCCESS')));
  const server = await misbehaving((response) => response.writeHead(302, { location: elsewhere.baseUrl }).end());
  const client = createClient({ baseUrl: server.baseUrl, apiKey: 'lp_key' });
  assert.equal(((await failureOf(client.status(DOCUMENT))) as NoAnswerError).code, 'CONNECTION');
  assert.equal(elsewhere.requests.length, 0);
});

test('a signal ends a call and a wait, with its own reason', async () => {
  const server = await misbehaving(() => {});
  const client = createClient({ baseUrl: server.baseUrl, apiKey: 'lp_key' });
  const reason = new Error('enough');
  assert.equal(await failureOf(client.createResume(RESUME, { signal: AbortSignal.abort(reason) })), reason);
  assert.equal(server.requests.length, 0);
  for (const call of [client.status, client.wait]) {
    const controller = new AbortController();
    const failure = failureOf(call(DOCUMENT, { signal: controller.signal }));
    setTimeout(() => controller.abort(reason), 20);
    assert.equal(await failure, reason);
  }
});

test('a client without a key or a good address is refused when it is made, without showing the key', () => {
  const baseUrl = 'http://localhost:3000';
  for (const apiKey of ['', '  ', 'lp_with\nbreak', 'lp_ключ']) {
    assert.throws(
      () => createClient({ baseUrl, apiKey }),
      (error: Error) => error instanceof TypeError && !error.message.includes('lp_'),
    );
  }
  assert.throws(() => createClient({ baseUrl: 'ftp://x', apiKey: 'lp_key' }), TypeError);
  assert.throws(() => createClient({ baseUrl: 'nowhere', apiKey: 'lp_key' }), TypeError);
  assert.doesNotMatch(JSON.stringify(createClient({ baseUrl, apiKey: 'lp_key' })), /lp_key/);
});

test('an address with a path and a slash at its end is kept, and ids are escaped', async () => {
  const server = await misbehaving((response) => response.end(state('SUCCESS')));
  const client = createClient({ baseUrl: `${server.baseUrl}/prefix/`, apiKey: 'lp_key' });
  await client.status({ kind: 'cover_letter', id: '../x?y' });
  assert.equal(server.requests[0]!.url, '/prefix/v1/cover-letter/..%2Fx%3Fy');
});
