import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, Socket, type Server as TcpServer } from 'node:net';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { AppError } from '../../base/errors.ts';
import { createOutbound, fetchPublic, type Outbound, type OutboundOptions, Refusal } from './fetch-public.ts';
import { type FakeInternet, fakeInternet } from './testing/fake-internet.ts';

const NOT_FOUND = 'company_url has a host name that was not found on the public internet. Check its spelling.';
const NO_ANSWER =
  'company_url could not be reached: the website did not answer in time. Check the address or leave it out.';
const NO_CONNECTION =
  'company_url could not be reached: the website refused the connection. Check the address or leave it out.';
const BROKEN_ANSWER =
  'company_url could not be reached: what came back was no valid HTTP answer. Check the address or leave it out.';
const BAD_REDIRECT =
  'company_url redirects to an address that is not an accepted public website. Give the final address.';
const TOO_MANY_REDIRECTS = 'company_url redirects too many times. Give the final address of the website.';
const SERVER_ERROR = 'company_url could not be reached: the website answered with a server error. Try again later.';

/** Less than what a request may take: whoever waited for its end would come later. */
const SOON_MS = 4_000;

const open = new Set<Outbound>();
let web: Server;
let garbage: TcpServer;

const NAMES = {
  'company.example': ['93.184.215.14'],
  'other.example': ['93.184.215.15'],
  'both.example': ['93.184.215.14', '2606:2800:21f::1'],
  'loopback.example': ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'mixed.example': ['93.184.215.14', '10.0.0.1'],
  'mixed6.example': ['93.184.215.14', '::1'],
  'rebinding.example': [['93.184.215.14'], ['127.0.0.1']],
  'zone.example': ['fe80::1%lo'],
  'nonsense.example': ['not an address'],
};

/** `/status/404`, `/to/<address>`, `/hops/3` … : the path says what the website does. */
const website: RequestListener = (request, response) => {
  const [, what = '', ...rest] = request.url!.split('/');
  const argument = decodeURIComponent(rest.join('/'));
  const pages: Record<string, () => void> = {
    status: () => response.writeHead(Number(argument), { 'content-type': 'text/html' }).end('<p>Hello</p>'),
    to: () => response.writeHead(302, { location: argument, 'set-cookie': 'a=b' }).end(),
    hops: () => response.writeHead(307, { location: argument === '0' ? '/' : `/hops/${Number(argument) - 1}` }).end(),
    near: () => response.writeHead(308, { location: `/${'x'.repeat(1999)}` }).end(),
    far: () => response.writeHead(308, { location: `/${'x'.repeat(2000)}` }).end(),
    nowhere: () => response.writeHead(301).end('<p>no location</p>'),
    twice: () => response.writeHead(301, ['location', '/', 'location', '/other']).end(),
    echo: () => response.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(request.headers)),
    gzip: () => response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync('x')),
    pdf: () => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
    typed: () => response.writeHead(200, { 'content-type': `text/html; x=${'x'.repeat(300)}` }).end('<p>Hello</p>'),
    untyped: () => response.writeHead(200).end('<p>Hello</p>'),
    headers: () => response.writeHead(200, { 'x-long': 'x'.repeat(17_000) }).end(),
    huge: () => endless(response, Buffer.alloc(65_536, 'x'), 1),
    film: () => endless(response, Buffer.alloc(65_536, 'x'), 1, 'video/mp4'),
    drip: () => endless(response, Buffer.from('x'), 20),
    hang: () => undefined,
    cut: () => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '100' });
      response.write('<p>half', () => response.destroy());
    },
    latin1: () =>
      response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from('Bücher', 'latin1')),
  };
  const page = pages[what] ?? (() => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Home</h1>'));
  page();
};

function endless(response: ServerResponse, chunk: Buffer, everyMs: number, contentType = 'text/html'): void {
  response.writeHead(200, { 'content-type': contentType });
  const timer = setInterval(() => response.write(chunk), everyMs);
  response.on('close', () => clearInterval(timer));
}

before(async () => {
  web = createServer(website);
  garbage = createTcpServer((socket) => socket.on('error', () => undefined).end('220 mail ready\r\n'));
  for (const server of [web, garbage]) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

after(async () => {
  for (const outbound of open) await outbound.close();
  web.closeAllConnections();
  web.close();
  garbage.close();
});

function internet(): FakeInternet {
  return fakeInternet(NAMES, { 80: web, 8080: garbage });
}

function outbound(options: Partial<OutboundOptions> = {}): Outbound {
  const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
  const made = createOutbound({ clock, ...internet(), timeoutMs: 2000, ...options });
  open.add(made);
  return made;
}

async function refusal(input: string, message: string, options: Partial<OutboundOptions> = {}): Promise<void> {
  await assert.rejects(outbound(options).fetchCompanyPage(input), (error) => {
    assert.ok(error instanceof AppError, String(error));
    assert.equal(error.code, 'VALIDATION_ERROR');
    assert.equal(error.message, message);
    return true;
  });
}

test('a public page comes back with its address, time, status, type and text', async () => {
  const page = await outbound().fetchCompanyPage('http://company.example/about');
  assert.deepEqual(page, {
    url: 'http://company.example/about',
    fetchedAt: '2026-03-01T12:00:00.000Z',
    status: 200,
    contentType: 'text/html',
    body: '<h1>Home</h1>',
  });
});

test('a literal public address is dialled without asking any name server', async () => {
  const network = internet();
  await outbound(network).fetchCompanyPage('http://93.184.215.14/');
  assert.deepEqual([network.asked, network.dialled], [[], ['93.184.215.14:80']]);
});

for (const status of [200, 204, 304, 400, 401, 403, 404, 405, 410, 418, 429, 451, 499]) {
  test(`a website that answers ${status} is reachable`, async () => {
    const page = await outbound().fetchCompanyPage(`http://company.example/status/${status}`);
    assert.equal(page.status, status);
  });
}

for (const status of [500, 502, 503, 504, 599]) {
  test(`a website that answers ${status} is not reachable`, () =>
    refusal(`http://company.example/status/${status}`, SERVER_ERROR));
}

for (const name of [
  ...['loopback.example', 'metadata.example', 'mapped.example', 'mixed.example', 'mixed6.example', 'zone.example'],
  ...['nonsense.example', 'unknown.example'],
]) {
  test(`${name} is refused, reads like an unknown name, and nothing is dialled`, async () => {
    const network = internet();
    await refusal(`http://${name}/`, NOT_FOUND, network);
    assert.deepEqual(network.dialled, []);
  });
}

test('the address that was checked is the one dialled: one question for each connection', async () => {
  const network = internet();
  const rebinding = outbound(network);
  await rebinding.fetchCompanyPage('http://rebinding.example/');
  assert.deepEqual([network.asked, network.dialled], [['rebinding.example'], ['93.184.215.14:80']]);
  await assert.rejects(rebinding.fetchCompanyPage('http://rebinding.example/'), { message: NOT_FOUND });
  assert.deepEqual(network.dialled, ['93.184.215.14:80']);
});

test('a redirect back to the same name is resolved and checked again', () =>
  refusal('http://rebinding.example/to/%2Fhome', NOT_FOUND));

for (const target of [
  ...['http://127.0.0.1/', 'http://[::1]/', '//169.254.169.254/latest', 'http://2130706433/', 'http:\\\\127.0.0.1'],
  ...['http://0x7f.1/', 'http://localhost/', 'file:///etc/passwd', 'gopher://company.example/', 'data:text/html,x'],
  ...[
    'javascript:alert(1)',
    'http://user:pw@company.example/',
    'http://company.example:22/',
    'http://',
    'http://intranet/',
  ],
  ...['ftp://company.example/', 'http://[::ffff:127.0.0.1]/'],
]) {
  test(`a redirect to ${target} is refused and not followed`, async () => {
    const network = internet();
    await refusal(`http://company.example/to/${encodeURIComponent(target)}`, BAD_REDIRECT, network);
    assert.deepEqual(network.dialled, ['93.184.215.14:80']);
  });
}

test('a redirect target beyond 2,000 characters is refused', async () => {
  await refusal('http://company.example/far', BAD_REDIRECT);
  assert.equal((await outbound().fetchCompanyPage('http://company.example/near')).status, 200);
});

test('without another limit five seconds are all there is', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const fetching = fetchPublic('http://company.example/', { lookup: () => new Promise(() => {}) });
  context.mock.timers.tick(5_000);
  await assert.rejects(fetching, { reason: 'no_answer' });
});

test('two Location headers are refused', () => refusal('http://company.example/twice', BAD_REDIRECT));

test('a redirect to a name with a private address is refused', () =>
  refusal(`http://company.example/to/${encodeURIComponent('http://loopback.example/')}`, NOT_FOUND));

test('a redirect to another public website is followed, without cookies, and its address is the result', async () => {
  const target = encodeURIComponent('http://other.example/echo');
  const page = await outbound().fetchCompanyPage(`http://company.example/to/${target}`);
  assert.equal(page.url, 'http://other.example/echo');
  assert.deepEqual(JSON.parse(page.body), {
    host: 'other.example',
    connection: 'close',
    accept: 'text/html, application/xhtml+xml, text/plain',
    'accept-encoding': 'identity',
    'user-agent': 'Letterpress/1.0',
  });
});

test('a redirect written in raw UTF-8 is understood', async () => {
  const target = encodeURIComponent(Buffer.from('/über').toString('latin1'));
  const page = await outbound().fetchCompanyPage(`http://company.example/to/${target}`);
  assert.equal(page.url, 'http://company.example/%C3%BCber');
});

test('five redirects are followed', async () => {
  const page = await outbound().fetchCompanyPage('http://company.example/hops/4');
  assert.equal(page.url, 'http://company.example/');
});

test('the sixth redirect is refused', () => refusal('http://company.example/hops/5', TOO_MANY_REDIRECTS));

test('a redirect without a target is an answer', async () => {
  assert.equal((await outbound().fetchCompanyPage('http://company.example/nowhere')).status, 301);
});

test('a huge body is cut at the limit, without waiting for the rest', async () => {
  const started = performance.now();
  const answer = await fetchPublic('http://company.example/huge', { ...internet(), maxBytes: 200_000 });
  assert.equal(answer.body.length, 200_000);
  assert.equal(answer.truncated, true);
  const page = await outbound().fetchCompanyPage('http://company.example/huge');
  assert.equal(page.body.length, 1_000_000);
  assert.ok(performance.now() - started < SOON_MS);
});

test('a body of exactly the limit is not called truncated', async () => {
  const answer = await fetchPublic('http://company.example/', { ...internet(), maxBytes: 13 });
  assert.deepEqual([answer.body.toString(), answer.truncated], ['<h1>Home</h1>', false]);
});

test('a body that drips is cut when time is up, and the website counts as reachable', async () => {
  const started = performance.now();
  const page = await outbound({ timeoutMs: 1000 }).fetchCompanyPage('http://company.example/drip');
  assert.match(page.body, /^x+$/);
  assert.ok(performance.now() - started < SOON_MS);
});

test('a connection that breaks inside the body keeps what was read', async () => {
  assert.equal((await outbound().fetchCompanyPage('http://company.example/cut')).body, '<p>half');
});

test('a website that accepts and never answers is given up when time is up', async () => {
  const started = performance.now();
  await refusal('http://company.example/hang', NO_ANSWER, { timeoutMs: 200 });
  assert.ok(performance.now() - started < SOON_MS);
});

test('an address that never accepts is given up when time is up', () =>
  refusal('http://company.example:8443/', NO_ANSWER, { timeoutMs: 200 }));

test('a name server that never answers is given up when time is up', () =>
  refusal('http://company.example/', NO_ANSWER, { timeoutMs: 200, lookup: () => new Promise(() => undefined) }));

test('redirects share one time budget', async () => {
  const slow: OutboundOptions['lookup'] = (_hostname) =>
    new Promise((resolve) => setTimeout(() => resolve(['93.184.215.14']), 80));
  await refusal('http://company.example/hops/4', NO_ANSWER, { timeoutMs: 300, lookup: slow });
});

test('a connection that is refused is not a website that takes too long', async () => {
  const closed = createTcpServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const dial: OutboundOptions['dial'] = () => connect(port, '127.0.0.1');
  await refusal('http://company.example:8000/', NO_CONNECTION, { dial });
  await refusal('http://both.example:3000/', NO_CONNECTION, { dial });
});

test('at most six addresses are dialled, the families in turn', async () => {
  const [six, four] = ['2606:2800:21f::', '93.184.215.'];
  const names = { 'many.example': [...[1, 2, 3, 4, 5].map((n) => `${four}${n}`), ...[1, 2, 3, 4].map((n) => six + n)] };
  const dialled: string[] = [];
  const dial: OutboundOptions['dial'] = (address) => {
    dialled.push(address);
    const socket = new Socket();
    setImmediate(() => socket.destroy(new Error('refused')));
    return socket;
  };
  await refusal('http://many.example/', NO_CONNECTION, { ...fakeInternet(names, {}), dial });
  assert.deepEqual(dialled, [`${six}1`, `${four}1`, `${six}2`, `${four}2`, `${six}3`, `${four}3`]);
});

test('every outcome is observed once', async () => {
  const seen: string[] = [];
  const observed = outbound({ timeoutMs: 200, maxAtOnce: 1, observe: (outcome) => seen.push(outcome) });
  const waiting = Promise.allSettled([observed.fetchCompanyPage('http://company.example/hang')]);
  await assert.rejects(observed.fetchCompanyPage('http://company.example/'), { code: 'SERVICE_UNAVAILABLE' });
  await waiting;
  await observed.fetchCompanyPage('http://company.example/');
  await assert.rejects(observed.fetchCompanyPage('http://company.example/status/500'));
  await assert.rejects(observed.fetchCompanyPage('http://unknown.example/'));
  assert.deepEqual(seen, ['too_busy', 'no_answer', 'read', 'server_error', 'not_found']);
});

test('of a type 200 characters are kept', async () => {
  const { contentType } = await outbound().fetchCompanyPage('http://company.example/typed');
  assert.equal(contentType, `text/html; x=${'x'.repeat(187)}`);
});

test('something that is not a web server is not reachable', () =>
  refusal('http://company.example:8080/', BROKEN_ANSWER));

test('a server that hangs up at once is given up at once', async () => {
  const rude = createTcpServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
  const started = performance.now();
  await refusal('http://company.example/', BROKEN_ANSWER, fakeInternet(NAMES, { 80: rude }));
  assert.ok(performance.now() - started < SOON_MS);
  rude.close();
});

test('headers beyond 16 kB are refused', () => refusal('http://company.example/headers', BROKEN_ANSWER));

test('when one family of addresses is dead the other one is used', async () => {
  const network = internet();
  const dead = new Socket();
  const dial: OutboundOptions['dial'] = (address, port) => (address.includes(':') ? dead : network.dial(address, port));
  const page = await outbound({ ...network, dial }).fetchCompanyPage('http://both.example/');
  assert.equal(page.status, 200);
  assert.deepEqual(network.dialled, ['93.184.215.14:80']);
  assert.equal(dead.destroyed, true);
  // What went wrong there after all must not end the process.
  dead.emit('error', new Error('late'));
});

test('a compressed body is not unpacked', async () => {
  const page = await outbound().fetchCompanyPage('http://company.example/gzip');
  assert.deepEqual([page.status, page.body], [200, '']);
});

for (const [path, contentType] of [
  ['pdf', 'application/pdf'],
  ['untyped', ''],
  ['film', 'video/mp4'],
] as const) {
  test(`an answer of type "${contentType}" is reachable and has no text`, async () => {
    const page = await outbound().fetchCompanyPage(`http://company.example/${path}`);
    assert.deepEqual([page.status, page.contentType, page.body], [200, contentType, '']);
  });
}

test('text is decoded by the charset of the header', async () => {
  assert.equal((await outbound().fetchCompanyPage('http://company.example/latin1')).body, 'Bücher');
});

test('proxy settings of the environment are not used', async () => {
  process.env.http_proxy = process.env.HTTP_PROXY = 'http://127.0.0.1:9/';
  try {
    assert.equal((await outbound().fetchCompanyPage('http://company.example/')).status, 200);
  } finally {
    delete process.env.http_proxy;
    delete process.env.HTTP_PROXY;
  }
});

test('the 51st fetch at the same time is turned away, and places become free again', async () => {
  const busy = outbound({ timeoutMs: 200 });
  const waiting = Array.from({ length: 50 }, () => busy.fetchCompanyPage('http://company.example/hang'));
  const settled = Promise.allSettled(waiting);
  await assert.rejects(busy.fetchCompanyPage('http://company.example/'), {
    code: 'SERVICE_UNAVAILABLE',
    message: 'Too many company websites are being read. Try again in a few seconds.',
  });
  await settled;
  assert.equal((await busy.fetchCompanyPage('http://company.example/')).status, 200);
});

for (const path of ['hang', 'drip']) {
  test(`closing ends a fetch of /${path} that is under way, and takes no more`, async () => {
    const closed = outbound({ timeoutMs: 60_000 });
    const fetching = closed.fetchCompanyPage(`http://company.example/${path}`);
    const refused = assert.rejects(fetching, { code: 'SERVICE_UNAVAILABLE' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await closed.close();
    await refused;
    await assert.rejects(closed.fetchCompanyPage('http://company.example/'), { code: 'SERVICE_UNAVAILABLE' });
  });
}

test('fetchPublic returns a 5xx as it is, and reads only the types it was asked for', async () => {
  const asked = { ...internet(), accept: ['text/html'] };
  const failed = await fetchPublic(new URL('http://company.example/status/503'), asked);
  assert.deepEqual([failed.status, failed.body.toString()], [503, '<p>Hello</p>']);
  const other = await fetchPublic('http://company.example/echo', asked);
  assert.deepEqual([other.contentType, other.body.length], ['text/plain', 0]);
});

test('fetchPublic checks a URL object as strictly as a text', () =>
  assert.rejects(fetchPublic(new URL('http://127.0.0.1/')), (error) => {
    assert.ok(error instanceof Refusal);
    assert.equal(error.reason, 'not_public');
    return true;
  }));

test('no message names an address or a path of the network', async () => {
  const failures = await Promise.allSettled([
    outbound().fetchCompanyPage('http://mixed.example/'),
    outbound({ timeoutMs: 100 }).fetchCompanyPage('http://company.example:8443/'),
    outbound().fetchCompanyPage(`http://company.example/to/${encodeURIComponent('http://10.1.2.3/')}`),
  ]);
  for (const failure of failures) {
    assert.equal(failure.status, 'rejected');
    assert.doesNotMatch(failure.reason.message, /\d+\.\d+\.\d+\.\d+|E[A-Z]{4,}/);
  }
});

test('no connection stays open after all of this', async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  const connections = await new Promise((resolve) => web.getConnections((_error, count) => resolve(count)));
  assert.equal(connections, 0);
});
