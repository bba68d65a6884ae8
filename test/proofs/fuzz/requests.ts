import type { Random } from '../../chaos/random.ts';
import { type Route, rows } from '../../house/routes.ts';
import { nearlyValid, ODD_TEXTS, oddBytes } from './bodies.ts';
import type { Known } from './known.ts';

/** What is sent on one connection. */
export interface Conversation {
  /** What was done to it. */
  kind: string;
  bytes: Buffer;
  /** In order; the answers come in the same. */
  requests: { method: string; path: string }[];
  /** Whether every request is HTTP from its first byte to its last, so that each must be answered. */
  isWhole: boolean;
  /** How the client ends it when there is nothing to wait for. */
  ending: 'close' | 'reset';
}

interface Request {
  method: string;
  path: string;
  version: string;
  headers: [string, string][];
  body: Buffer;
}

/** Passwords are hashed slowly on purpose. */
const SLOW = /\/(sign-up|sign-in|password|email|account)/;
const weightOf = ({ url }: Route) => (url.startsWith('/v1') ? 24 : SLOW.test(url) ? 1 : 8);
const routes = rows.flatMap((route) => Array<Route>(weightOf(route)).fill(route));

export function nextConversation(random: Random, known: Known): Conversation {
  const request = nextRequest(random, known);
  return random.pick(KINDS)(random, request, known);
}

type Kind = (random: Random, request: Request, known: Known) => Conversation;

const KINDS: Kind[] = [
  whole('plain', (_random, request) => request),
  whole('plain', (_random, request) => request),
  whole('plain', (_random, request) => request),
  whole('method', (random, request) => ({ ...request, method: random.pick(METHODS) })),
  whole('headers', addHeaders),
  whole('body', (random, request) => withBody(request, oddBytes(random, request.body.toString()))),
  whole('content type', (random, request) => replaceHeader(request, 'content-type', random.pick(CONTENT_TYPES))),
  whole('path', (random, request) => ({ ...request, path: oddPath(random, request.path) })),
  whole('chunked', (random, request) => chunked(random, request)),
  whole('oversized', oversized),
  pipelined,
  broken('request line', (random, request) => {
    const text = serialize(request).toString('latin1');
    return Buffer.from(text.replace(/^[^\r]*/, random.pick(LINES)), 'latin1');
  }),
  broken('header lines', (random, request) => {
    const text = serialize(request).toString('latin1');
    return Buffer.from(
      text.replace('\r\n', () => `\r\n${random.pick(HEADER_LINES)}\r\n`),
      'latin1',
    );
  }),
  broken('chunks', (random, request) => brokenChunks(random, request)),
  broken('length', (random, request) =>
    serialize(
      replaceHeader(request, 'content-length', random.pick(['-1', '1e3', '0x10', '', '99999999999999999999', '7, 7'])),
    ),
  ),
  broken('longer than it says', (random, request) =>
    Buffer.concat([serialize(request), Buffer.alloc(random.between(1, 300), 'x')]),
  ),
  broken('after the close', (_random, request) =>
    Buffer.concat([serialize(replaceHeader(request, 'connection', 'close')), serialize(request)]),
  ),
  broken('truncated', (random, request) => {
    const bytes = serialize(request);
    return bytes.subarray(0, random.between(0, bytes.length - 1));
  }),
  broken('flipped bytes', flipped),
  broken('noise', (random) =>
    Buffer.from(Array.from({ length: random.between(1, 500) }, () => random.between(0, 255))),
  ),
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'LINK'];

const CONTENT_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;',
  'APPLICATION/JSON',
  'application/jsonx',
  'application/octet-stream',
  '*/*',
  ';',
  '',
];

const LINES = [
  'GET',
  'GET /',
  'GET / HTTP/1.1 HTTP/1.1',
  'GET  /v1/resume/x  HTTP/1.1',
  'GET /v1/resume/x HTTP/2.0',
  'GET /v1/resume/x HTTP/0.9',
  'get /v1/resume/x HTTP/1.1',
  'GET v1/resume/x HTTP/1.1',
  'GET /v1/\x00 HTTP/1.1',
  'GET /v1/\xff\xfe HTTP/1.1',
  'CONNECT a:443 HTTP/1.1',
  'PRI * HTTP/2.0',
  `GET /v1/${'a'.repeat(17_000)} HTTP/1.1`,
  'FROB /v1/resume/create HTTP/1.1',
  '',
];

const HEADER_LINES = [
  'no colon',
  ': no name',
  'X: a\x00b',
  ' folded: over',
  'X Y: z',
  'Host: a\r\nHost: b',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: gzip',
  'Transfer-Encoding: xchunked',
  `X: ${'a'.repeat(17_000)}`,
  Array.from({ length: 2_100 }, (_, index) => `x${index}: y`).join('\r\n'),
  'X: a\rY: b',
  '\x80: a',
];

const ODD_HEADERS: [string, string][] = [
  ['expect', '100-continue'],
  ['expect', 'magic'],
  ['upgrade', 'websocket'],
  ['connection', 'upgrade, close'],
  ['accept-encoding', 'gzip;q=0, *;q=1'],
  ['if-none-match', '*'],
  ['range', 'bytes=9-1,-0,x'],
  ['x-forwarded-for', '1.2.3.4, ::1, nonsense'],
  ['idempotency-key', ''],
  ['idempotency-key', 'k'.repeat(300)],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['mcp-protocol-version', '1999-01-01'],
  ['accept', 'text/event-stream'],
  ['cookie', 'a=b; ;=; session=%'],
  ['authorization', 'Basic YTpi'],
  ['authorization', `Bearer ${'x'.repeat(4_000)}`],
  ['x-http-method-override', 'DELETE'],
  ['content-encoding', 'gzip'],
  ['te', 'trailers'],
];

function nextRequest(random: Random, known: Known): Request {
  const route = random.pick(routes);
  const hasBody = ['POST', 'PUT', 'PATCH', 'DELETE'].includes(route.method) && random.chance(0.95);
  const request: Request = {
    method: route.method,
    path: fill(random, known, route.url),
    version: 'HTTP/1.1',
    headers: [['host', 'letterpress.test'], ...credentials(random, known, route.url)],
    body: Buffer.alloc(0),
  };
  if (random.chance(0.5)) request.headers.push(['connection', 'close']);
  if (!hasBody) return request;
  request.headers.push(['content-type', 'application/json']);
  return withBody(request, Buffer.from(JSON.stringify(nearlyValid(random, route.url))));
}

function fill(random: Random, known: Known, url: string): string {
  const value = () =>
    random.chance(0.4)
      ? known.documentId
      : encodeURIComponent(random.pick(ODD_TEXTS).toWellFormed()) || String(random.between(0, 9));
  const path = url.replace(/:\w+|\*/g, value);
  return random.chance(0.15)
    ? `${path}?${random.pick(['', 'a', 'limit=-1', 'before=x', 'q=%', 'kind=no', 'a[]=1&a[]=2'])}`
    : path;
}

function credentials(random: Random, known: Known, url: string): [string, string][] {
  if (random.chance(0.1)) return [];
  if (!url.startsWith('/dashboard/api')) {
    return [
      ['authorization', `Bearer ${random.chance(0.9) ? random.pick(known.keys) : `lp_${random.between(0, 999)}`}`],
    ];
  }
  const own: [string, string][] = [
    ['origin', 'http://letterpress.test'],
    ['sec-fetch-site', 'same-origin'],
    ['x-letterpress-dashboard', '1'],
  ];
  // Who signs out is of no use for what follows.
  return random.chance(0.9) && !url.endsWith('/sign-out') ? [...own, ['cookie', random.pick(known.cookies)]] : own;
}

function serialize({ method, path, version, headers, body }: Request): Buffer {
  const lines = [`${method} ${path} ${version}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''];
  return Buffer.concat([Buffer.from(lines.join('\r\n'), 'latin1'), body]);
}

function replaceHeader(request: Request, name: string, value: string): Request {
  return { ...request, headers: [...request.headers.filter(([other]) => other !== name), [name, value]] };
}

function withBody(request: Request, body: Buffer): Request {
  return replaceHeader({ ...request, body }, 'content-length', String(body.length));
}

function whole(kind: string, mutate: (random: Random, request: Request) => Request): Kind {
  return (random, request) => {
    const sent = mutate(random, request);
    return { kind, bytes: serialize(sent), requests: [sent], isWhole: true, ending: 'close' };
  };
}

function broken(kind: string, mutate: (random: Random, request: Request) => Buffer): Kind {
  return (random, request) => {
    // The answer to HEAD has no body, and who knows whether it still is one.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const bytes = mutate(random, { ...request, method });
    const path = bytes.includes(` ${request.path} HTTP/1.1\r\n`) ? request.path : '';
    return { kind, bytes, requests: [{ method, path }], isWhole: false, ending: random.pick(['close', 'reset']) };
  };
}

/** The last one shows that both sides still agree on where a request begins. */
function pipelined(random: Random, first: Request, known: Known): Conversation {
  const following = Array.from({ length: random.between(0, 6) }, () => nextRequest(random, known));
  // A stream of events has no end that others could wait for.
  const before = [first, ...following].filter(({ path }) => !path.startsWith('/dashboard/api/events')).map(keptOpen);
  const requests = [...before, LAST];
  const bytes = Buffer.concat(requests.map(serialize));
  return { kind: 'pipelined', bytes, requests, isWhole: true, ending: 'close' };
}

const LAST: Request = {
  method: 'GET',
  path: '/healthz',
  version: 'HTTP/1.1',
  headers: [['host', 'letterpress.test']],
  body: Buffer.alloc(0),
};

function keptOpen(request: Request): Request {
  return { ...request, headers: request.headers.filter(([name]) => name !== 'connection') };
}

function addHeaders(random: Random, request: Request): Request {
  const names = new Set<string>();
  const added = Array.from({ length: random.between(1, 3) }, () => random.pick(ODD_HEADERS)).filter(
    ([name]) => !names.has(name) && names.add(name),
  );
  return { ...request, headers: [...request.headers.filter(([name]) => !names.has(name)), ...added] };
}

function oddPath(random: Random, path: string): string {
  const at = random.between(1, path.length);
  const odd = random.pick([
    '%',
    '%2f',
    '%2e%2e/',
    '//',
    '..',
    ';',
    '%00',
    '%c3%28',
    '?',
    '#',
    '\\',
    '|',
    'a'.repeat(900),
  ]);
  return random.pick([
    () => path.slice(0, at) + odd + path.slice(at),
    () => path.toUpperCase(),
    () => `${path}/`,
    () => path.slice(0, at),
    () => `http://letterpress.test${path}`,
    () => path.replace('v1', '%76%31'),
    () => path.replace(/^\/v1\/.*/, '/v1'),
  ])();
}

function chunked(random: Random, request: Request): Request {
  const headers = request.headers.filter(([name]) => name !== 'content-length');
  return { ...request, headers: [...headers, ['transfer-encoding', 'chunked']], body: chunksOf(random, request.body) };
}

function chunksOf(random: Random, body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const chunk = body.subarray(at, at + random.between(1, 64));
    at += chunk.length;
    const extension = random.chance(0.1) ? ';a="b"' : '';
    chunks.push(Buffer.from(`${chunk.length.toString(16)}${extension}\r\n`), chunk, Buffer.from('\r\n'));
  }
  const trailer = random.chance(0.1) ? 'x-trailer: y\r\n' : '';
  return Buffer.concat([...chunks, Buffer.from(`0\r\n${trailer}\r\n`)]);
}

function brokenChunks(random: Random, request: Request): Buffer {
  const good = chunked(random, request);
  const body = random.pick([
    Buffer.from('zz\r\nabc\r\n0\r\n\r\n'),
    Buffer.from('-1\r\n\r\n'),
    Buffer.from('fffffffffffffffff\r\nabc'),
    Buffer.from('3\r\nabcd\r\n0\r\n\r\n'),
    Buffer.from('3\nabc\n0\n\n'),
    Buffer.from(`3;${'a'.repeat(20_000)}\r\nabc\r\n0\r\n\r\n`),
    good.body.subarray(0, random.between(0, good.body.length)),
  ]);
  return serialize({ ...good, body });
}

const LIMIT_BYTES = 1024 * 1024;

/** At the limit and a little beyond it, rarely: a megabyte takes its time. */
function oversized(random: Random, request: Request): Request {
  if (random.chance(0.9)) return { ...request, path: `${request.path}?${'a'.repeat(random.between(1_000, 12_000))}` };
  return withBody(request, Buffer.alloc(LIMIT_BYTES + random.between(-2, 2), '"'));
}

function flipped(random: Random, request: Request): Buffer {
  const bytes = serialize(request);
  for (let times = random.between(1, 4); times > 0; times--) {
    bytes[random.between(0, bytes.length - 1)] = random.between(0, 255);
  }
  return bytes;
}
