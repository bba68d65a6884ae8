/** What a document is made from, once everything has been read: clean texts that the chosen fonts can print. */
import type { DocumentRequest, LetterFields } from '../base/documents/document-request.ts';
import type { RevisionChange } from '../base/documents/revision.ts';
import { type Accent, OWN_ACCENTS, type Template } from '../base/documents/template.ts';
import type { Profile } from '../base/profile.ts';
import type { Page } from './composing/composed.ts';
import type { Draft } from './drafting/draft.ts';
import type { GenerationInput } from './input.ts';
import { type CompanyFacts, readCompanyPage } from './reading/company/company-page.ts';
import { contactIn } from './reading/contact-person.ts';
import { type Posting, readPosting } from './reading/posting.ts';
import { vacancyOf } from './reading/vacancy.ts';
import { judgeOf } from './revising/offers.ts';
import {
  addedFacts,
  revisedProfile,
  type Settled,
  settleWordings,
  type Wording,
  wantedFacts,
} from './revising/revise.ts';
import { snapshotOf } from './snapshot.ts';
import { cleanLine, cleanText } from './typesetting/clean.ts';
import { chooseFonts } from './typesetting/fonts.ts';
import { type Labels, labelsFor } from './writing/labels.ts';
import { type PageLanguage, pageLanguage } from './writing/language.ts';

export interface DocumentContext {
  /** What the page is made from: the profile with the account holder's changes to the page. */
  profile: Profile;
  /** What the page is checked against: the profile as it is. */
  source: Profile;
  /** Facts that the account holder asked for. */
  wanted: ReadonlySet<string>;
  /** Facts and entries that the account holder put back on the page. */
  added: ReadonlySet<string>;
  /** The page in force: none of its lines leaves for what is put back. */
  shown: Page | null;
  /** The account holder's changes, and his own words for facts as far as the profile supports them. */
  changes: readonly RevisionChange[];
  earlier: readonly RevisionChange[];
  newer: Profile | null;
  wordings: readonly Wording[];
  refusals: Settled['refusals'];
  request: DocumentRequest;
  posting: Posting;
  company: CompanyFacts | null;
  /** Who is written to: as the request says, else as the posting does. */
  addressee: string | null;
  language: PageLanguage;
  labels: Labels;
  template: Template;
  accent: Accent;
  paper: 'us-letter' | 'a4';
  now: string;
  /** What a language model wrote, as far as its sources bear it out. */
  draft: Draft | null;
  families: string[];
  missingGlyphs: string[];
}

const MAX_ADDRESS_LINE = 120;
const MAX_CONTEXT = 20_000;

export function documentContextOf(input: GenerationInput): DocumentContext {
  const changes = input.revision ?? [];
  const source = snapshotOf(input.profile);
  const profile = changes.length === 0 ? source : snapshotOf(revisedProfile(input.profile, changes));
  const language = pageLanguage(source, input.language);
  const newer = input.newerProfile ? snapshotOf(input.newerProfile) : null;
  const earlier = input.earlier ?? [];
  const posting = readPosting(input.request.jobDescription);
  const judge = judgeOf({ profile: source, newer, lang: language.lang, now: input.now, letter: null });
  const settled = settleWordings(changes, earlier, judge);
  const read = {
    profile,
    source,
    wordings: settled.wordings,
    changes,
    request: {
      ...input.request,
      title: cleanLine(input.request.title, 255),
      letter: cleanFields(input.request.letter),
    },
    posting,
    company: readCompanyPage(input.companyPage, posting),
    draft: input.draft ?? null,
  };
  const { employer } = vacancyOf(posting, read.company?.name ?? null);
  const letter = read.request.letter;
  const addressee = letter && (letter.hiringManagerName ?? contactIn(posting.text, employer));
  const labels = labelsFor(language.lang, language.american);
  const template = input.template ?? 'classic';
  const fonts = chooseFonts(printableText(read, addressee, labels), language.lang, template);
  const printable = fonts.missing.length === 0 ? read : without(read, fonts.missing);
  return {
    ...printable,
    addressee,
    language,
    labels,
    template,
    accent: input.accent ?? OWN_ACCENTS[template],
    wanted: wantedFacts(changes),
    added: addedFacts(changes),
    shown: input.shown ?? null,
    earlier,
    newer,
    refusals: settled.refusals,
    paper: input.paper ?? (language.american ? 'us-letter' : 'a4'),
    now: input.now,
    families: fonts.families,
    missingGlyphs: fonts.missing,
  };
}

type Read = Pick<
  DocumentContext,
  'profile' | 'source' | 'request' | 'posting' | 'company' | 'wordings' | 'changes' | 'draft'
>;

function cleanFields(letter: LetterFields | null): LetterFields | null {
  if (letter === null) return null;
  const line = (text: string | null): string | null =>
    text === null ? null : cleanLine(text, MAX_ADDRESS_LINE) || null;
  return {
    hiringManagerName: line(letter.hiringManagerName),
    companyStreetAddress: line(letter.companyStreetAddress),
    companyCity: line(letter.companyCity),
    companyState: line(letter.companyState),
    companyZip: line(letter.companyZip),
    hiringManagerEmail: line(letter.hiringManagerEmail),
    date: letter.date,
    additionalContext:
      letter.additionalContext === null ? null : cleanText(letter.additionalContext, MAX_CONTEXT) || null,
  };
}

/** The job description itself is never printed, only its title and its company. */
function printableText(read: Read, addressee: string | null, labels: Labels): string {
  const parts = [
    read.profile,
    read.wordings,
    read.changes,
    read.draft,
    read.request.title,
    read.request.letter,
    addressee,
    read.posting.title,
    read.posting.company,
    read.company?.name,
    read.company?.description,
    labels,
  ];
  return JSON.stringify(parts).replace(/\\[nt]/g, ' ');
}

/** Characters that no font has are left out everywhere, and what they leave behind is tidied. */
function without(read: Read, missing: readonly string[]): Read {
  const gone = new Set(missing);
  const strip = (text: string): string => {
    const kept = Array.from(text, (character) => (gone.has(character) ? '' : character)).join('');
    return kept === text ? text : kept.replace(/ {2,}/g, ' ').trim();
  };
  return mapStrings(read, strip) as Read;
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
}
