import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type ProviderName = 'google' | 'github';

/** What is remembered in a cookie while the person is at a provider. */
export interface OAuthState {
  provider: ProviderName;
  state: string;
  codeVerifier: string;
  invite: string | null;
  endsAt: number;
}

/** A key of its own: what signs sessions cannot be used to forge a state. */
export function oauthStateKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'letterpress sign-in elsewhere', 32));
}

export function sealOAuthState(key: Buffer, state: OAuthState): string {
  const text = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** Null when it is not one of ours, or was changed. */
export function openOAuthState(key: Buffer, sealed: string): OAuthState | null {
  const [text = '', signature = ''] = sealed.split('.');
  if (!isSame(createHmac('sha256', key).update(text).digest('base64url'), signature)) return null;
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as OAuthState;
}

export function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
