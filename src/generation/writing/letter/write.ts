/**
 * The built-in letter: what can be said perfectly without a model. It names the role and the employer, gives the best
 * proof, answers the posting's most important needs with facts in the profile's own words, says what the applicant asked
 * to have said, and ends.
 */
import type { LetterFields } from '../../../base/documents/document-request.ts';
import type { Profile } from '../../../base/profile.ts';
import type { Draft } from '../../drafting/draft.ts';
import type { Matches } from '../../matching/match.ts';
import { type Proof, rankProofs } from '../../matching/proofs.ts';
import type { CompanyFacts } from '../../reading/company/company-page.ts';
import type { Posting } from '../../reading/posting.ts';
import { vacancyOf } from '../../reading/vacancy.ts';
import type { LetterLine, Line } from '../../typesetting/page.ts';
import { isOwnAccount } from '../../vocabulary/own-account.ts';
import { fold } from '../../vocabulary/words.ts';
import { aimOf } from './aim.ts';
import { askedFirst, withoutBanned } from './asked-facts.ts';
import { newestFirst } from './choosing.ts';
import { type ContextReading, type Place, readContext } from './context/context.ts';
import { isSaidIn, letterFromDraft, type OwnParts } from './from-draft.ts';
import { credentials } from './papers/credentials.ts';
import { toolsSentence, withTools } from './papers/tools.ts';
import { proofParagraphs, type Writing } from './paragraphs.ts';
import { told as toldAsDeed } from './telling/telling.ts';
import { filled, letterLanguage, placeIn, postSentence, type Templates, templatesFor } from './templates.ts';

/** The post that is held now, as far as it is of the same trade. */
export interface Post {
  id: string;
  position: string;
  employer: string;
  since: string | null;
  /** Of somebody who has just begun: it may be what he lives on beside his studies. */
  isOfBeginner: boolean;
}

export interface LetterContext {
  profile: Profile;
  posting: Posting;
  company: CompanyFacts | null;
  matches: Matches;
  fields: LetterFields | null;
  /** Who is written to. */
  addressee: string | null;
  /** What a language model wrote. */
  draft: Draft | null;
  now: string;
  /** Whether a sentence says no more than the fact of that id; without one, than the posting and the company's page. */
  isSupported(sentence: string, factId: string | null): boolean;
  post: Post | null;
  /** For how long the person has been what he is, and where last; null where that cannot be told. */
  experience: { years: number; newest: { position: string | null; employer: string | null }; ids: string[] } | null;
}

const MAX_WORDS = 218;
const WORDS_OF_TOOLS = 6;

export function writeLetter(letter: LetterContext, lang: string): LetterLine[] {
  const { profile, posting, matches } = letter;
  const templates = templatesFor(lang);
  const { sentences: context, asks, bans } = readNotes(letter, lang);
  const papers = credentials(profile, matches, templates, lang, letter.now, posting.text);
  const at = (place: Place): string[] =>
    context
      .filter((one) => one.place === place && !isSaidIn(one.text, papers === null ? [] : [papers.text]))
      .map((one) => toReader(one.text, letter.addressee));
  const [opening, answers, reasons, practical] = [at('opening'), at('answer'), at('reason'), at('practical')];
  const close = closing(profile, templates);
  const sought = aimOf(profile, posting, templates);
  const isNew = sought !== null && !isSaidIn(sought.text, [...opening, ...answers, ...reasons, ...practical]);
  const aim = isNew && letter.isSupported(sought.text, sought.ids[0]!) ? sought : null;
  const after = (tools: Line | null): LetterLine[] =>
    [noted(answers), ...inParagraphs([noted(reasons), aim, withTools(tools, papers), noted(practical)]), close].filter(
      (line) => line !== null,
    );
  const applied = [applying(letter, templates), ...opening].join(' ');
  const ranked = askedFirst(withoutBanned(newestFirst(rankProofs(profile, matches)), bans), asks).map(ofOwnAccount);
  const parts: OwnParts = {
    applying: applying(letter, templates),
    said: [...opening, ...answers, ...reasons, ...practical],
    papers,
    closing: close,
    proofs: ranked.map(({ id }) => id),
    tell: (factId) => tellProof(ranked, factId, templates),
  };
  const drafted = letterFromDraft(letter, letter.draft, parts, templates);
  if (drafted !== null) return drafted;
  const { post } = letter;
  const held = post && {
    text: postSentence(templates.post, post.position, post.employer, templates),
    ids: [post.id],
    position: post.position,
    place: post.employer,
    since: post.since,
    isOfBeginner: post.isOfBeginner,
  };
  const start = { applied, post: held, experience: brought(letter, templates) };
  const said = wordCount([{ text: [applied, held?.text ?? ''].join(' '), ids: [] }, ...after(null)]);
  const isRead = posting.language === null || letterLanguage(posting.language) === lang;
  const { title, employer } = vacancyOf(posting, letter.company?.name ?? null);
  const writing: Writing = {
    ...{ templates, isRead, posting: posting.text, foldedPosting: fold(posting.text) },
    ...{ company: letter.company, names: [title, employer] },
    isSupported: (sentence, id) => letter.isSupported(sentence, id),
  };
  const told = proofParagraphs(start, ranked, MAX_WORDS - said - WORDS_OF_TOOLS, writing);
  const text = [...told, ...after(null)].map((line) => line.text).join(' ');
  return [...told, ...after(toolsSentence(profile, matches, text, templates))];
}

/** Whoever works for himself is at no place of that name: "At Freelance I …". */
function ofOwnAccount<T extends Proof>(proof: T): T {
  const isOwn = isOwnAccount(proof.place.name ?? '');
  return isOwn ? { ...proof, place: { ...proof.place, name: null } } : proof;
}

const noted = (sentences: readonly string[]): Line | null =>
  sentences.length === 0 ? null : { text: sentences.join(' '), ids: ['request'] };

/** A line that is shorter is no paragraph. */
const SHORT_PARAGRAPH = 20;

/** Each as a paragraph; short ones together. */
function inParagraphs(lines: readonly (Line | null)[]): LetterLine[] {
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    if (line === null) continue;
    const last = paragraphs.at(-1) ?? [];
    const isJoined = last.length > 0 && (wordCount(last) < SHORT_PARAGRAPH || wordCount([line]) < SHORT_PARAGRAPH);
    if (isJoined) last.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.map((some) => ({
    text: some.map(({ text }) => text).join(' '),
    ids: some.flatMap(({ ids }) => ids),
  }));
}

/** "I bring 13 years of experience, most recently as Senior Sous Chef at The Wetherdale Hotel." */
function brought({ experience }: LetterContext, templates: Templates): Line | null {
  const { position = null, employer = null } = experience?.newest ?? {};
  if (experience === null || position === null || employer === null) return null;
  const values = { years: String(experience.years), position, place: placeIn(templates, employer) };
  return { text: filled(templates.bring, values), ids: experience.ids };
}

/** What the account holder wants said beside the facts. */
export function readNotes(
  { profile, posting, company, fields }: Pick<LetterContext, 'profile' | 'posting' | 'company' | 'fields'>,
  lang: string,
): ContextReading {
  return readContext(fields?.additionalContext ?? null, {
    lang,
    profile: textsIn(profile).join('\n'),
    posting: posting.text,
    names: [
      ...textsIn(profile),
      posting.text.replace(/\S+@\S+|https?:\S+/g, ''),
      company?.text ?? '',
      ...textsIn(fields),
    ].join('\n'),
  });
}

const TITLE = '(?:Dr|Prof|Mr|Mrs|Ms|Miss|Mx)\\.?';

/** What is said of the reader, said to the reader. */
const READER: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:she|he) (?:is|was)(?!\p{L})/gu, 'you were'],
  [/(?<!\p{L})(?:she|he) has(?!\p{L})/gu, 'you have'],
  [/(?<!\p{L})(?:she|he)(?!\p{L})/gu, 'you'],
  [/(?<!\p{L})(?:her|his)(?= \p{L})/gu, 'your'],
  [/(?<!\p{L})(?:her|him)(?!\p{L})/gu, 'you'],
];

/** "I met Dr Straun after her talk; she spoke about …", written to Dr Straun. */
function toReader(sentence: string, name: string | null): string {
  const bare = (name ?? '').replace(new RegExp(`^(?:${TITLE} )+`), '');
  const forms = [bare, bare.split(' ')[0]!, bare.split(' ').at(-1)!]
    .filter((form) => form.length > 3)
    .map(RegExp.escape);
  if (forms.length === 0) return sentence;
  const named = new RegExp(
    `(?<=(?<!\\p{L})(?:met|meet|with|to|saw|heard) )(?:${TITLE} )?(?:${forms.join('|')})(?!\\p{L})(.*)$`,
    'u',
  );
  // "… and Marian showed me the gym"
  const doing = new RegExp(
    `(?<=^|[,;] |(?<!\\p{L})(?:and|but) )(?:${TITLE} )?(?:${forms.join('|')}) (?=(?:\\p{Ll}+ed|told|gave|took|let|said|met|spoke|sent) )`,
    'gu',
  );
  return sentence
    .replace(doing, 'you ')
    .replace(/^you /, 'You ')
    .replace(named, (_, rest: string) => `you${READER.reduce((said, [found, you]) => said.replace(found, you), rest)}`);
}

function tellProof(ranked: readonly Proof[], factId: string, templates: Templates): string | null {
  const proof = ranked.find(({ id }) => id === factId);
  return proof === undefined ? null : toldAsDeed(proof, templates);
}

function applying({ posting, company }: LetterContext, templates: Templates): string {
  const { title, employer: name } = vacancyOf(posting, company?.name ?? null);
  const employer = name === null ? '' : placeIn(templates, name);
  if (title === null) return filled(templates.applying[name === null ? 'neither' : 'employer'], { employer });
  if (/ I$/.test(title)) return filled(templates.applying.numbered, { title, employer }).replace(/ \.$/, '.');
  return filled(templates.applying[name === null ? 'title' : 'both'], { title, employer });
}

function closing({ basics }: Profile, templates: Templates): Line {
  // Both stand in the letterhead.
  const reach = basics.phone ?? basics.email;
  const text = reach === null ? templates.close.plain : filled(templates.close.reach, { reach });
  return { text, ids: ['basics'] };
}

function wordCount(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.text.split(' ').length, 0);
}

/** Neither ids nor addresses: a word in them says nothing of how it is written. */
const NO_TEXT = new Set(['id', 'url', 'email', 'extra', 'source', 'additionalContext']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (NO_TEXT.has(key) ? [] : textsIn(item)));
}
