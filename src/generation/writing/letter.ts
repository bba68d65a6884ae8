/** The built-in writer of cover letters: in the profile's language where it knows it, else in English. */
import type { Line } from '../typesetting/page.ts';
import { type LetterGround, writeEnglish } from './letter/english.ts';
import { tongueOf, writeIn } from './letter/tongues/write.ts';

/** The language of the letter, for a profile in `lang`. */
export function letterLanguage(lang: string): string {
  return tongueOf(lang)?.lang ?? 'en';
}

/** Where it is the custom, the place stands before the date: "Lyon, le 4 mars 2026". */
export function datelineIn(lang: string, date: string, city: string | null): string {
  if (city === null || tongueOf(lang) === null) return date;
  return `${city}, ${lang === 'fr' ? 'le ' : ''}${date}`;
}

export function greetingIn(lang: string, name: string | null): string {
  return tongueOf(lang)?.greeting(name) ?? `Dear ${name ?? 'Hiring Manager'},`;
}

export function closingIn(lang: string): string {
  return tongueOf(lang)?.closing ?? 'Sincerely,';
}

export function writeLetter(ground: LetterGround, lang = 'en'): Line[] {
  const tongue = tongueOf(lang);
  return tongue === null ? writeEnglish(ground) : writeIn(tongue, ground);
}
