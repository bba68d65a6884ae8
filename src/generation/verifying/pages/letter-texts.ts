/** What a letter may draw on beside the profile. */
import type { LetterFields } from '../../../base/documents/document-request.ts';
import { vacancyOf } from '../../reading/vacancy.ts';
import { writtenOut } from '../../writing/dates.ts';

export interface LetterSources {
  posting: { text: string; title: string | null; company: string | null };
  company: { text: string; name: string | null } | null;
  fields: LetterFields | null;
  /** The language that it is written in; English when unset. */
  lang?: string;
}

export interface LetterTexts {
  posting: string;
  jobTitle: string | null;
  company: string;
  companyNames: readonly string[];
  /** The person's own words and names: context, addressee, date. */
  request: readonly string[];
  /** The ways in which its date may be written. */
  dates: readonly string[];
}

export function letterTexts({ posting, company, fields }: LetterSources): LetterTexts {
  const { date, ...others } = fields ?? { date: null };
  const own = Object.values(others).filter((text) => typeof text === 'string');
  const { title, employer } = vacancyOf(posting, null);
  const dates = date === null ? [] : datesWritten(date);
  return {
    posting: posting.text,
    jobTitle: title,
    company: company?.text ?? '',
    companyNames: [employer, company?.name ?? null].filter((name) => name !== null),
    request: [...own, ...dates],
    dates,
  };
}

/** In the languages that letters are written in. */
function datesWritten(date: string): string[] {
  return ['en', 'de', 'fr', 'es'].flatMap((lang) => [writtenOut(date, lang, true), writtenOut(date, lang, false)]);
}
