/** Which language the page is in, and which country's conventions it follows. */
import type { Profile } from '../../base/profile.ts';
import { latinLanguage } from './latin-languages.ts';

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur']);
const SAMPLE_CHARACTERS = 4000;

const BY_SCRIPT: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
];
/** Kana are sparse among kanji, so a tenth of the letters settles it; the other scripts need a third. */
const SHARE_NEEDED: Readonly<Record<string, number>> = { ja: 0.1 };

export interface PageLanguage {
  lang: string;
  rightToLeft: boolean;
  /** The United States and Canada: US Letter paper, month before day. */
  american: boolean;
}

/** `wanted` is the account holder's choice, which goes before what the profile seems to be in. */
export function pageLanguage(profile: Profile, wanted?: string): PageLanguage {
  const lang = (
    wanted ||
    profile.locale?.split(/[-_]/)[0] ||
    languageByScript(sampleOf(profile), profile.basics.location?.countryCode ?? null)
  ).toLowerCase();
  return { lang, rightToLeft: RIGHT_TO_LEFT.has(lang), american: isAmerican(profile) };
}

function isAmerican(profile: Profile): boolean {
  const location = profile.basics.location;
  const country = location?.countryCode?.trim().toUpperCase();
  if (country) return ['US', 'USA', 'CA', 'CAN', 'UNITED STATES', 'CANADA'].includes(country);
  const region = profile.locale?.split(/[-_]/)[1]?.toUpperCase();
  if (region) return region === 'US' || region === 'CA';
  return /,\s*[A-Z]{2}$/.test(location?.city ?? '') || /^[A-Z]{2}$/.test(location?.region ?? '');
}

function languageByScript(text: string, countryCode: string | null): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, lang] of BY_SCRIPT) {
    const found = text.match(script)?.length ?? 0;
    if (letters > 0 && found / letters > (SHARE_NEEDED[lang] ?? 1 / 3)) return lang;
  }
  return latinLanguage(text, countryCode);
}

function sampleOf(profile: Profile): string {
  const roles = profile.work.flatMap((employer) => [
    employer.name,
    ...employer.roles.flatMap((role) => [role.position, ...role.highlights.map((fact) => fact.text)]),
  ]);
  const studies = profile.education.flatMap((education) => [education.institution, education.area]);
  const parts = [profile.basics.summary?.text, ...roles, ...studies, profile.basics.name];
  return parts.filter(Boolean).join(' ').slice(0, SAMPLE_CHARACTERS);
}
