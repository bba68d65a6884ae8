import { type Answer, type CallOptions, call, freshAddress } from '../../../../../test/support/call.ts';
import type { Service } from '../../../../../test/support/service.ts';

/** A person with a browser on a page of the dashboard: keeps the cookie, says where requests come from. */
export interface Browser {
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, body: unknown): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  upload(path: string, bytes: Uint8Array): Promise<Answer>;
  cookie(): string;
}

export function openBrowser(service: Service, origin = 'http://letterpress.test'): Browser {
  const from = freshAddress();
  let cookie = '';

  async function send(path: string, options: CallOptions): Promise<Answer> {
    const headers = {
      ...(cookie !== '' && { cookie }),
      origin,
      'sec-fetch-site': 'same-origin',
      'x-letterpress-dashboard': '1',
      'user-agent': 'Test browser',
      ...options.headers,
    };
    const answer = await call(`${service.baseUrl}/dashboard/api${path}`, { ...options, headers, from });
    const set = answer.headers['set-cookie'];
    if (set) cookie = set.map((value) => value.split(';')[0]).join('; ');
    return answer;
  }

  return {
    get: (path, headers) => send(path, { headers }),
    post: (path, body = {}, headers) => send(path, { method: 'POST', body, headers }),
    put: (path, body) => send(path, { method: 'PUT', body }),
    patch: (path, body) => send(path, { method: 'PATCH', body }),
    delete: (path) => send(path, { method: 'DELETE' }),
    upload: (path, bytes) =>
      send(path, { method: 'POST', bytes, headers: { 'content-type': 'application/octet-stream' } }),
    cookie: () => cookie,
  };
}

export const PASSWORD = 'correct horse battery';

let people = 0;

/** A browser in which a new person has just signed up. */
export async function newPerson(service: Service): Promise<Browser & { email: string; id: string }> {
  const browser = openBrowser(service);
  const email = `visitor-${++people}@example.com`;
  const answer = await browser.post('/sign-up', { email, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`);
  return { ...browser, email, id: answer.json.account.id };
}
