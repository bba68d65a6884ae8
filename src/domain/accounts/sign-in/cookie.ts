export interface CookieRules {
  name: string;
  /** The service's public address. */
  baseUrl: string;
  /** Below it; nothing else is sent the cookie. */
  path: string;
}

/** A Set-Cookie value. Over https browsers take it from a secure page alone. */
export function createCookie(rules: CookieRules, value: string, seconds: number): string {
  const { pathname } = new URL(rules.baseUrl);
  const path = `${pathname.replace(/\/+$/, '')}${rules.path}`;
  const secure = isSecure(rules) ? '; Secure' : '';
  return `${nameOf(rules)}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
}

/** Its value in a Cookie header; null when it is not there. */
export function cookieIn(rules: CookieRules, header: string | undefined): string | null {
  const start = `${nameOf(rules)}=`;
  const pair = (header ?? '').split(/; */).find((one) => one.startsWith(start));
  return pair?.slice(start.length) ?? null;
}

const isSecure = ({ baseUrl }: CookieRules): boolean => new URL(baseUrl).protocol === 'https:';
const nameOf = (rules: CookieRules): string => `${isSecure(rules) ? '__Secure-' : ''}${rules.name}`;
