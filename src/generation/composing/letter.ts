/** The letter: its fields where a person would put them, and the paragraphs of the writer. */
import type { LetterFields } from '../../base/documents/document-request.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Matches } from '../matching/match.ts';
import { vacancyOf } from '../reading/vacancy.ts';
import { safeUrl } from '../typesetting/clean.ts';
import type { LetterPage, Line } from '../typesetting/page.ts';
import { fitPages } from '../typesetting/typeset.ts';
import type { Provenance } from '../verifying/provenance/provenance.ts';
import { sentencesIn } from '../verifying/quoting/sentences.ts';
import { writtenOut } from '../writing/dates.ts';
import { closingFor, greetingFor } from '../writing/letter/greeting.ts';
import { filled, letterLanguage, type Templates, templatesFor } from '../writing/letter/templates.ts';
import { writeLetter } from '../writing/letter/write.ts';
import { isBeginner } from './choosing/career.ts';
import { fitOf } from './choosing/fit.ts';
import type { Composed } from './composed.ts';
import { pageFrame } from './sections/frame.ts';
import { withoutEmptyLists } from './sections/lists.ts';
import { experienceOf, postOf } from './sections/qualifications.ts';

export function draftLetter(context: DocumentContext, matches: Matches, check: () => Provenance): LetterPage {
  const { profile, posting, company, request, language } = context;
  const fields = request.letter;
  const date = fields?.date ?? null;
  const lang = letterLanguage(language.lang);
  const templates = templatesFor(lang);
  const { title, employer } = vacancyOf(posting, company?.name ?? null);
  const fit = fitOf(profile, matches, lang);
  const person = { profile, matches, fit, lang, now: context.now, isBeginner: isBeginner(profile, context.now) };
  const experience = experienceOf(person);
  const greeting = greetingFor(templates, context.addressee);
  return {
    ...pageFrame(context, matches, 'Cover letter'),
    lang,
    rightToLeft: false,
    date: date === null ? null : dateline(writtenOut(date, lang, language.american), context, templates),
    recipient: recipientLines(fields, employer, lang),
    subject: title === null || templates.subject === null ? null : filled(templates.subject, { title }),
    greeting,
    paragraphs: writeLetter(
      {
        ...{ profile, posting, company, matches, fields, experience },
        addressee: context.addressee,
        draft: context.draft,
        now: context.now,
        post: postOf(person),
        isSupported: (text, id) => isSupported(text, id, check()),
      },
      lang,
    ),
    closing: closingFor(templates, greeting, language.american),
  };
}

function isSupported(text: string, factId: string | null, check: Provenance): boolean {
  const facts = factId === null ? [] : [factId];
  return sentencesIn(text).every((sentence) => check({ text: sentence, facts, place: 'letter' }).length === 0);
}

/** Where it is the custom, the place stands before the date: "Lyon, le 4 mars 2026". */
function dateline(date: string, { profile }: DocumentContext, templates: Templates): string {
  const city = profile.basics.location?.city ?? null;
  return city === null ? date : filled(templates.dateline, { city, date });
}

/** `mayLeaveOut`: whether a letter that is too long however tightly set loses the paragraph before its close. */
export function composeLetter(page: LetterPage, families: readonly string[], mayLeaveOut: boolean): Composed | null {
  const setting = fitPages('letter', page, families);
  if (setting !== null) return { layout: 'letter', page, setting };
  if (!mayLeaveOut || page.paragraphs.length < 2) return null;
  const paragraphs = withoutEmptyLists(page.paragraphs.toSpliced(-2, 1));
  return composeLetter({ ...page, paragraphs }, families, mayLeaveOut);
}

/** Only what was supplied; the company's name stands there when there is an address or a person to write to. */
function recipientLines(fields: LetterFields | null, company: string | null, lang: string): Line[] {
  if (fields === null) return [];
  const region = [fields.companyState, fields.companyZip].filter((part) => part !== null).join(' ');
  // In the other languages that letters are written in, the postal code stands before the town.
  const abroad = [fields.companyZip, fields.companyCity].filter(Boolean).join(' ');
  const town =
    lang === 'en'
      ? [fields.companyCity, region].filter(Boolean).join(', ')
      : [abroad, fields.companyState].filter(Boolean).join(', ');
  const address = [fields.companyStreetAddress, town].filter(Boolean) as string[];
  const given = [fields.hiringManagerName, fields.hiringManagerEmail, ...address].some((part) => part !== null);
  const named = given ? [fields.hiringManagerName, company] : [];
  const lines: Line[] = [...named, ...address].flatMap((text) => (text ? [{ text, ids: ['request'] }] : []));
  if (fields.hiringManagerEmail) lines.push(emailLine(fields.hiringManagerEmail));
  return lines;
}

function emailLine(email: string): Line {
  const url = email.includes('@') ? safeUrl(`mailto:${email}`) : null;
  return url === null ? { text: email, ids: ['request'] } : { text: email, ids: ['request'], url };
}
