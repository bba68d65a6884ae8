import type { Random } from '../../chaos/random.ts';

/** A body that the route would take, or nearly. */
const BODIES: Record<string, unknown> = {
  '/v1/resume/create': { title: 'Title', job_description: 'Job', company_url: null },
  '/v1/cover-letter/create': { title: 'Title', job_description: 'Job', date: '2026-3-9', hiring_manager_name: 'Ada' },
  '/v1/mcp': {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'get_resume', arguments: { resume_id: '11111111-1111-4111-8111-111111111111' } },
  },
  '/dashboard/api/sign-up': { email: 'a@example.com', password: 'short', invite: null },
  '/dashboard/api/sign-in': { email: 'a@example.com', password: 'short' },
  '/dashboard/api/password/forgot': { email: 'a@example.com' },
  '/dashboard/api/password/reset': { token: 'token', password: 'short', revokeKeys: true },
  '/dashboard/api/password/change': { current: 'short', next: 'short', code: '000000' },
  '/dashboard/api/email/verify': { token: 'token', password: 'short' },
  '/dashboard/api/account/delete': { password: 'short' },
  '/dashboard/api/profile': { profile: { schema: 1, basics: { name: 'Ada' }, work: [] }, basedOn: null },
  '/dashboard/api/documents': { kind: 'resume', body: { title: 'Title', job_description: 'Job' } },
  '/dashboard/api/documents/:id': { title: 'Title' },
  '/dashboard/api/documents/:id/revise': {
    changes: [{ action: 'drop', factId: 'a' }],
    basedOn: 0,
    taken: { subject: 'a', profileVersion: 1 },
  },
  '/dashboard/api/documents/:id/revise/undo': { basedOn: 0 },
  '/dashboard/api/keys': { name: 'Key', expiresAt: null },
  '/dashboard/api/settings': {
    template: 'classic',
    accent: 'teal',
    paper: 'a4',
    language: 'en',
    timeZone: 'UTC',
    languageModel: true,
  },
};

const TOOLS = ['use_docs', 'create_resume', 'get_resume', 'create_cover_letter', 'get_cover_letter', 'no_such_tool'];
const METHODS = ['initialize', 'ping', 'tools/list', 'tools/call', 'notifications/initialized', 'subscriptions/listen'];

export const ODD_TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\ufeff',
  'a'.repeat(256),
  '🙂'.repeat(255),
  "'; drop table accounts; --",
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '%00%ff',
  'http://127.0.0.1/',
  '11111111-1111-4111-8111-111111111111',
  '9999-99-99',
];
const ODD_VALUES: unknown[] = [...ODD_TEXTS, null, true, 0, -1, 1e308, 2 ** 53, [], {}, [[]], { a: {} }];

/** JSON near to what the route takes: a field gone, of another type, one too many, or another value in its place. */
export function nearlyValid(random: Random, url: string): unknown {
  const body = structuredClone(BODIES[url] ?? { name: 'value' });
  if (url === '/v1/mcp' && random.chance(0.7)) vary(random, body as ToolMessage);
  for (let times = random.between(0, 2); times > 0; times--) change(random, body);
  return random.chance(0.05) ? random.pick([[body], [body, body], 'text', 7, null, true]) : body;
}

interface ToolMessage {
  method: string;
  params: { name: string; arguments: object };
}

function vary(random: Random, message: ToolMessage): void {
  message.method = random.chance(0.6) ? 'tools/call' : random.pick(METHODS);
  message.params.name = random.pick(TOOLS);
  if (random.chance(0.5)) message.params.arguments = { title: 'Title', job_description: 'Job', page: 'mcp' };
}

function change(random: Random, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const fields = body as Record<string, unknown>;
  const name = random.pick([...Object.keys(fields), 'unknown', '__proto__', 'constructor']);
  const value = Object.hasOwn(fields, name) ? fields[name] : null;
  if (typeof value === 'object' && value !== null && random.chance(0.6)) change(random, value);
  else if (random.chance(0.25)) delete fields[name];
  else put(fields, name, structuredClone(random.pick(ODD_VALUES)));
}

/** `__proto__` too is a field like any other here. */
function put(fields: object, name: string, value: unknown): void {
  Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
}

/** A body as bytes that are no valid JSON, or JSON at its edges. */
export function oddBytes(random: Random, json: string): Buffer {
  return random.pick([
    () => Buffer.from(json.slice(0, random.between(0, json.length))),
    () => Buffer.from(`\ufeff${json}`),
    () => Buffer.from(json, 'utf16le'),
    () => Buffer.from(json.replace('"', '\xff"'), 'latin1'),
    () => Buffer.from(`${json}${json}`),
    () => Buffer.from('['.repeat(random.between(10, 2_000))),
    () => Buffer.from(`{"a":${'{"a":'.repeat(65)}1${'}'.repeat(66)}`),
    () => Buffer.from(`[${'0,'.repeat(random.between(100, 21_000))}0]`),
    () => Buffer.from(json.replace('{', '{"title":1e999,"title":-0,')),
    () => Buffer.from(json.replaceAll('"', "'")),
    () => Buffer.from('a=1&b=2'),
    () => Buffer.alloc(random.between(1, 4_000), random.between(0, 255)),
    () => Buffer.from(`{"title":"${'a'.repeat(random.between(1, 100_000))}"}`),
    () => Buffer.alloc(0),
  ])();
}
