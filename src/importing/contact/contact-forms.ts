/** The written forms of addresses, numbers and links by which a person is reached. */

const EMAIL = /[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}/u;
const PHONE = /(?:\+|\b00)?\(?\d[\d\s().\-–/]{5,}\d(?:\s*(?:x|ext\.?)\s*\d{1,5})?/i;
const URL_FORM = /(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/[^\s|,;]*)?/u;
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

export interface FoundLink {
  url: string;
  network: string | null;
  username: string | null;
}

export function findLink(text: string): FoundLink | null {
  const written = URL_FORM.exec(text.slice(0, LONGEST_TEXT).replace(EMAIL, ' '))?.[0];
  return written !== undefined && looksLikeAddress(written) ? linkOf(written) : null;
}

/** "Node.js" and "e.g." also have dots. */
function looksLikeAddress(written: string): boolean {
  if (/^https?:|^www\.|\//i.test(written)) return true;
  return /\.(?:com|org|net|io|dev|me|de|fr|es|it|nl|pt|br|uk|co|ca|us|eu|ch|at|be|info|app|ai|tech|design|edu|xyz|online|site|in|au)$/i.test(
    written,
  );
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
