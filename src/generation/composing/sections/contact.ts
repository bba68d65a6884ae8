/** The block under the name: where a person lives and how to reach them, links with visible text. */
import type { Profile } from '../../../base/profile.ts';
import { safeUrl } from '../../typesetting/clean.ts';
import type { Line } from '../../typesetting/page.ts';

const MAX_SHOWN_LINK = 60;
const MAX_ITEMS = 6;

export function contactLines(profile: Profile): Line[] {
  const { basics } = profile;
  const items: Line[] = [];
  const place = placeOf(profile);
  if (place !== '') items.push({ text: place, ids: ['basics'] });
  if (basics.phone) items.push(withUrl(basics.phone, telephone(basics.phone)));
  if (basics.email) items.push(withUrl(basics.email, safeUrl(`mailto:${basics.email}`)));
  const links = [basics.url, ...basics.profiles.map((item) => item.url)];
  const seen = new Set<string>();
  for (const link of links) {
    const url = safeUrl(link);
    const shown = url && shownLink(url);
    if (!url || !shown || seen.has(shown)) continue;
    seen.add(shown);
    items.push(withUrl(shown, url));
  }
  return items.slice(0, MAX_ITEMS);
}

/** In these letters an address goes from the large to the small. */
const LARGE_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function placeOf({ basics }: Profile): string {
  const { city, region, countryCode } = basics.location ?? {};
  // A town that is its own county is named once; of "New York, New York" the second is a state.
  const isOneName = countryCode !== 'US' && city?.toLowerCase() === region?.toLowerCase();
  const parts = [city, isOneName ? null : region].filter(Boolean);
  return parts.every((part) => LARGE_FIRST.test(part!)) ? parts.reverse().join(' ') : parts.join(', ');
}

function withUrl(text: string, url: string | null): Line {
  return url === null ? { text, ids: ['basics'] } : { text, ids: ['basics'], url };
}

function telephone(phone: string): string | null {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.length >= 5 ? safeUrl(`tel:${digits}`) : null;
}

/** `https://www.example.com/me/` → `example.com/me` */
function shownLink(url: string): string | null {
  if (!/^https?:/.test(url)) return null;
  const shown = url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  return shown.length <= MAX_SHOWN_LINK ? shown : new URL(url).hostname.replace(/^www\./, '');
}
