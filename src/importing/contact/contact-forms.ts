/** The written forms of addresses, numbers and links by which a person is reached. */
import { isCountryCode } from '../places/places.ts';

const EMAIL = /[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/u;
const PHONE = /\(?(?:\+|\b00)?\(?\d[\d\s().\-–/]{5,}\d(?:\s*(?:x|ext\.?)\s*\d{1,5})?/i;
const URL_FORM = /(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/[^\s|,;]*)?/gu;
const NETWORKS: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  'stackoverflow.com': 'Stack Overflow',
  'medium.com': 'Medium',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'xing.com': 'Xing',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'youtube.com': 'YouTube',
  'orcid.org': 'ORCID',
  'kaggle.com': 'Kaggle',
  'scholar.google.com': 'Google Scholar',
  'researchgate.net': 'ResearchGate',
  'bitbucket.org': 'Bitbucket',
  'mastodon.social': 'Mastodon',
};

const GENERAL_ENDINGS: ReadonlySet<string> = new Set(
  'com org net io dev me uk co eu info app ai tech design edu xyz online site page blog work cloud studio art'.split(
    ' ',
  ),
);

/** Contacts stand in short lines; more of a text is not searched. */
const LONGEST_TEXT = 500;

export const findEmail = (text: string): string | null =>
  EMAIL.exec(text.slice(0, LONGEST_TEXT))?.[0].replace(/\.$/, '') ?? null;

/** Seven to fifteen digits that are no date. */
export function findPhone(text: string): string | null {
  const match = PHONE.exec(text.slice(0, LONGEST_TEXT));
  if (!match) return null;
  const written = match[0].trim();
  const digits = written.replace(/\D/g, '').length;
  if (digits < 7 || digits > 17 || /^(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)\d{2}$/.test(written)) return null;
  return /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(written) ? null : written;
}

/** How a person is reached, as it is written. */
export interface Reached {
  kind: 'email' | 'phone' | 'link';
  written: string;
}

interface Piece {
  text: string;
  reached: Reached | null;
  /** It ends with a colon, and what it leads to follows. */
  introduces: boolean;
}

/** A text, parted into addresses, numbers and links and the words between them. */
export function splitReached(text: string): Piece[] {
  const found = text.length > LONGEST_TEXT ? null : firstReached(text);
  if (found === null) return text.trim() === '' ? [] : [{ text, reached: null, introduces: false }];
  const at = text.indexOf(found.written);
  const before = text.slice(0, at).trim();
  const words: Piece[] =
    before === '' ? [] : [{ text: before, reached: null, introduces: before.endsWith(':') || before.endsWith('(') }];
  const after = text.slice(at + found.written.length);
  return [...words, { text: found.written, reached: found, introduces: false }, ...splitReached(after)];
}

/** An address may hold what looks like a link or a number, and a link what looks like a number. */
function firstReached(text: string): Reached | null {
  const email = findEmail(text);
  if (email !== null) {
    const before = text.slice(0, text.indexOf(email));
    return firstReached(before) ?? { kind: 'email', written: email };
  }
  const link = writtenLink(text);
  if (link !== null) {
    const phone = findPhone(text.slice(0, text.indexOf(link)));
    return phone === null ? { kind: 'link', written: link } : { kind: 'phone', written: phone };
  }
  const phone = findPhone(text);
  return phone === null ? null : { kind: 'phone', written: phone };
}

export interface FoundLink {
  url: string;
  network: string | null;
  username: string | null;
}

export function findLink(text: string): FoundLink | null {
  const written = writtenLink(text);
  return written === null ? null : linkOf(written);
}

function writtenLink(text: string): string | null {
  const forms = text.slice(0, LONGEST_TEXT).replace(EMAIL, ' ').matchAll(URL_FORM);
  return forms.map(([written]) => written).find(looksLikeAddress) ?? null;
}

/** "Node.js" and "e.g." also have dots. */
function looksLikeAddress(written: string): boolean {
  if (/^https?:|^www\.|\//i.test(written)) return true;
  const ending = written.slice(written.lastIndexOf('.') + 1).toLowerCase();
  return GENERAL_ENDINGS.has(ending) || isCountryCode(ending.toUpperCase());
}

export function linkOf(address: string): FoundLink {
  const url = /^[a-z]+:/i.test(address) ? address : `https://${address}`;
  const { host, path } = partsOf(url);
  const known = Object.keys(NETWORKS).find((name) => host === name || host.endsWith(`.${name}`));
  const username = known
    ? (path
        .split('/')
        .filter((part) => part !== '' && !['in', 'pub', 'users', 'people', 'profile'].includes(part))[0] ?? null)
    : null;
  return { url, network: known ? NETWORKS[known]! : null, username };
}

function partsOf(url: string): { host: string; path: string } {
  const parsed = URL.parse(url);
  return { host: parsed?.hostname.replace(/^www\./, '') ?? '', path: parsed?.pathname ?? '' };
}
