import { isIP } from 'node:net';
import { COMPANY_URL_MAX_CHARACTERS } from '../../../base/contract.ts';
import { characters, isStorable } from '../../../base/text.ts';
import { companyUrlError, Refusal } from '../refusal.ts';
import { isPublicAddress } from './addresses.ts';
import { BAD_PORTS } from './bad-ports.ts';

const HOST_MAX_CHARACTERS = 253;
const LABEL = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** Endings that no public name has; a resolver of the operator's network may know them. */
const LOCAL_ENDING = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa)$/;

/** `example.com:8080` is a host with a port, not the scheme `example.com`. */
const SCHEME = /^([a-z][a-z0-9+.-]*):(?!\d+(?:[/?#]|$))/i;

/** docs/resume/create.md. What is reachable is found out by fetching. */
export function normalizeCompanyUrl(input: string): URL {
  try {
    return parseCompanyUrl(input);
  } catch (error) {
    throw error instanceof Refusal ? companyUrlError(error) : error;
  }
}

export function parseCompanyUrl(input: string): URL {
  if (characters(input) > COMPANY_URL_MAX_CHARACTERS) throw new Refusal('too_long');
  const text = input.trim();
  // The URL parser drops tabs and line ends and reads \ as /; people and other programs do not.
  if (text === '' || /[\u0000-\u0020\u007f\\]/.test(text) || !isStorable(text)) throw new Refusal('malformed');
  return checkPublicUrl(parseStrictly(withScheme(text)));
}

function withScheme(text: string): string {
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) return `https://${text}`;
  if (scheme !== 'http' && scheme !== 'https') throw new Refusal('scheme');
  return text;
}

/** The URL parser repairs what it can; what needs repair before the path is refused here. */
function parseStrictly(text: string): URL {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1];
  if (authority === undefined || authority.includes('%')) throw new Refusal('malformed');
  if (authority.includes('@')) throw new Refusal('credentials');
  const url = URL.parse(text);
  if (url === null) throw new Refusal('malformed');
  return url;
}

/** What every URL that is going to be fetched must pass, redirect targets included. Returns it without a trailing dot. */
export function checkPublicUrl(url: URL): URL {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Refusal('scheme');
  if (url.username !== '' || url.password !== '') throw new Refusal('credentials');
  if (url.port !== '' && BAD_PORTS.has(Number(url.port))) throw new Refusal('port');
  const checked = new URL(url);
  checked.hostname = url.hostname.replace(/\.$/, '');
  checkHost(hostOf(checked));
  return checked;
}

/** The host name, or the address without its brackets. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

function checkHost(host: string): void {
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) throw new Refusal('not_public');
    return;
  }
  const labels = host.split('.');
  if (host.length > HOST_MAX_CHARACTERS || !labels.every((label) => LABEL.test(label))) throw new Refusal('malformed');
  if (labels.length < 2 || LOCAL_ENDING.test(host)) throw new Refusal('not_public');
}
