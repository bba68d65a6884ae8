import { type Fetch, type Grant, type OAuthClient, OAuthRefused } from './provider.ts';

const TIMEOUT_MS = 8_000;
const ANSWER_MAX_CHARACTERS = 100_000;

/** Turns the code that the person brought back into a token. */
export async function exchangeCode(fetch: Fetch, url: string, client: OAuthClient, grant: Grant): Promise<string> {
  const answer = await askJson(fetch, url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client.id,
      client_secret: client.secret,
      code: grant.code,
      code_verifier: grant.codeVerifier,
      redirect_uri: grant.redirectUri,
    }).toString(),
  });
  const token = (answer as { access_token?: unknown }).access_token;
  if (typeof token !== 'string') throw new OAuthRefused(`${url} gave no token`);
  return token;
}

export function readAs(fetch: Fetch, url: string, token: string): Promise<unknown> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'user-agent': 'letterpress' };
  return askJson(fetch, url, { headers });
}

async function askJson(fetch: Fetch, url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  if (!response.ok || text.length > ANSWER_MAX_CHARACTERS) throw new OAuthRefused(`${url} answered ${response.status}`);
  return JSON.parse(text);
}
