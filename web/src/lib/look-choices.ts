import { TEMPLATES } from '../../../src/base/documents/template.ts';

const named = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

export const TEMPLATE_CHOICES = TEMPLATES.map((name) => ({ value: name as string, label: named(name) }));

export const PAPER_CHOICES = [
  { value: 'auto', label: 'By the country of your profile' },
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
];

/** Languages in which the page's own words (headings, dates) can be set. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ru', 'el', 'vi', 'zh', 'ja', 'ko', 'ar', 'he'];

export function languageChoices() {
  const languages = LANGUAGES.map((code) => ({
    value: code,
    label: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
  }));
  return [{ value: 'auto', label: 'The language of your profile' }, ...languages];
}
