/**
 * The built-in letter: what can be said perfectly without a model. It names the role and the employer, gives the best
 * proof, answers the posting's most important needs with facts in the profile's own words, says what the applicant asked
 * to have said, and ends.
 */
import type { LetterFields } from '../../../base/documents/document-request.ts';
import type { Profile } from '../../../base/profile.ts';
import type { Draft } from '../../drafting/draft.ts';
import type { Matches } from '../../matching/match.ts';
import { measureOf, type Proof, rankProofs } from '../../matching/proofs.ts';
import type { CompanyFacts } from '../../reading/company/company-page.ts';
import type { Posting } from '../../reading/posting.ts';
import { vacancyOf } from '../../reading/vacancy.ts';
import type { LetterLine, Line } from '../../typesetting/page.ts';
import { quoted, told } from './achievement.ts';
import { type ContextReading, readContext } from './context.ts';
import { credentials } from './credentials.ts';
import { letterFromDraft, type OwnParts } from './from-draft.ts';
import { needsOf } from './needs.ts';
import { filled, letterLanguage, placeIn, type Templates, templatesFor } from './templates.ts';

export interface LetterContext {
  profile: Profile;
  posting: Posting;
  company: CompanyFacts | null;
  matches: Matches;
  fields: LetterFields | null;
  /** What a language model wrote. */
  draft: Draft | null;
  now: string;
  /** For how long the person has been what he is, and where last; null where that cannot be told. */
  experience: { years: number; newest: { position: string | null; employer: string | null }; ids: string[] } | null;
}

/** The best proof and what follows it. */
const MAX_PROOFS = 5;
const MAX_PLACES = 3;
const MAX_WORDS = 205;
/** A fact that can be told in a sentence opens the letter, if it is among the best so many. */
const MAX_OPENING_RANK = 2;
/** What answers a need of this weight, the reader's own first worry, goes before a better proof of something else. */
const WORRY = 5;
/** Beside the first: so many sentences are a letter. */
const LEAST_TOLD = 2;
/** Of the facts in a list: where fewer answer a need in so many words, none names it. */
const LEAST_NAMED = 0.5;
/** Of the best proof: a fact that is worth less than this is not worth the reader's time. */
const MIN_SHARE = 0.3;
/** The same for a fact that answers something the posting asks for. */
const MIN_ANSWER_SHARE = 0.15;

export function writeLetter(letter: LetterContext, lang: string): LetterLine[] {
  const { profile, posting, matches } = letter;
  const templates = templatesFor(lang);
  const { sentences: context } = readNotes(letter, lang);
  const papers = credentials(profile, matches, templates, lang, letter.now, posting.text);
  const own = context.filter((one) => !one.isReferral).map((one) => one.text);
  const said = own.length === 0 ? null : { text: own.join(' '), ids: ['request'] };
  const close = closing(profile, templates);
  const after: LetterLine[] = [papers, said, close].filter((line) => line !== null);
  const referrals = context.filter((one) => one.isReferral).map((one) => one.text);
  const applied = [applying(letter, templates), ...referrals].join(' ');
  const ranked = rankProofs(profile, matches);
  const parts: OwnParts = {
    applying: applying(letter, templates),
    said: [...referrals, ...own],
    papers,
    closing: close,
    proofs: ranked.map(({ id }) => id),
    tell: (factId) => tellProof(ranked, factId, templates),
  };
  const drafted = letterFromDraft(letter, letter.draft, parts, templates);
  if (drafted !== null) return drafted;
  const proofs = chosenProofs(ranked, wordCount([{ text: applied, ids: [] }, ...after]));
  const isRead = posting.language === null || letterLanguage(posting.language) === lang;
  return [...proofParagraphs(applied, brought(letter, templates), proofs, templates, isRead), ...after];
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
    names: [...textsIn(profile), posting.text, company?.text ?? '', ...textsIn(fields)].join('\n'),
  });
}

function tellProof(ranked: readonly Proof[], factId: string, templates: Templates): string | null {
  const proof = ranked.find(({ id }) => id === factId);
  return proof === undefined ? null : told(proof, templates);
}

function chosenProofs(ranked: readonly Proof[], used: number): Proof[] {
  const best = ranked[0]?.score ?? 0;
  let room = MAX_WORDS - used;
  const chosen: Proof[] = [];
  const isEnough = ({ score, needs }: Proof): boolean =>
    score > 0 && score >= best * (needs.length > 0 ? MIN_ANSWER_SHARE : MIN_SHARE);
  for (const proof of ranked.filter(isEnough)) {
    const words = quoted(proof.text).split(' ').length;
    if (chosen.length === MAX_PROOFS) break;
    if (chosen.length > 0 && (words > room || !isWorthMore(proof, chosen))) continue;
    room -= words;
    chosen.push(proof);
  }
  return chosen;
}

/** After the first two, a fact must answer a need or measure something, and not name ever more employers. */
function isWorthMore(proof: Proof, chosen: readonly Proof[]): boolean {
  const places = new Set([...chosen, proof].map(({ place }) => place.name));
  if (places.size > MAX_PLACES) return false;
  return chosen.length < 2 || proof.needs.length > 0 || measureOf(proof.text) !== 'none';
}

/** The best proof that can be told in a sentence opens the letter; the others follow, each with the need that it answers. */
function proofParagraphs(
  applied: string,
  experience: Line | null,
  proofs: readonly Proof[],
  templates: Templates,
  isRead: boolean,
): LetterLine[] {
  const tellable = proofs.filter((proof) => told(proof, templates) !== null);
  const best = tellable.find(answersWorry) ?? tellable.find((proof) => proofs.indexOf(proof) < MAX_OPENING_RANK);
  const opening =
    best === undefined
      ? { text: [applied, experience?.text].filter(Boolean).join(' '), ids: experience?.ids ?? [], plain: applied }
      : { text: `${applied} ${told(best, templates)}`, ids: [best.id], plain: applied };
  const rest = proofs.filter((proof) => proof !== best);
  const others = byPlace([...rest.filter((one) => isBeside(one, best)), ...rest.filter((one) => !isBeside(one, best))]);
  const single = others.length === 1 ? told(others[0]!, formFor(others[0]!, best, templates)) : null;
  if (single !== null) return [opening, { text: single, ids: [others[0]!.id] }];
  return [opening, ...othersIn(others, best, templates, isRead)];
}

function answersWorry({ needs }: Proof): boolean {
  return needs.some(({ requirement }) => requirement.weight >= WORRY);
}

/** What was done where the best was done follows it. */
const isBeside = ({ place }: Proof, best: Proof | undefined): boolean => place.name === best?.place.name;

/** Facts of one place stand together. */
function byPlace(proofs: readonly Proof[]): Proof[] {
  return [...Map.groupBy(proofs, ({ place }) => `${place.kind} ${place.name}`).values()].flat();
}

/** Told in sentences where there are enough of these; what can only be quoted follows as a list; one such alone is left out, unless it is the best. */
function othersIn(
  proofs: readonly Proof[],
  best: Proof | undefined,
  templates: Templates,
  isRead: boolean,
): LetterLine[] {
  const prose = inSentences(proofs, best, templates);
  if (prose.length < LEAST_TOLD) return listOf(proofs, best, templates, isRead);
  const left = proofs.filter((proof) => !prose.some((one) => one.proof === proof));
  const isListed = left.length > 1 || left.some(({ score }) => proofs.every((other) => other.score <= score));
  return [...paragraphsOf(prose), ...(isListed ? listOf(left, undefined, templates, isRead) : [])];
}

function listOf(
  proofs: readonly Proof[],
  best: Proof | undefined,
  templates: Templates,
  isRead: boolean,
): LetterLine[] {
  if (proofs.length === 0) return [];
  const answered = isRead ? needsOf(proofs, templates) : new Map<Proof, string>();
  // The posting's words before one fact of many look like a slip.
  const needs: ReadonlyMap<Proof, string> = answered.size >= LEAST_NAMED * proofs.length ? answered : new Map();
  const items = proofs.map((proof, at): LetterLine => {
    const need = needs.get(proof);
    const fact = quotedIn(proof, proofs[at - 1] ?? best, templates);
    const line: LetterLine = { text: need === undefined ? fact : `${need}. ${fact}`, ids: [proof.id], list: 'item' };
    return need === undefined ? line : { ...line, lead: `${need}.` };
  });
  const introduction = templates.list[needs.size > 0 ? 'needs' : 'work'];
  return [{ text: introduction, ids: [], list: 'introduction' }, ...items];
}

interface ToldProof {
  proof: Proof;
  text: string;
}

/** Those that can be told, each with its place where that is not the one of the sentence before. */
function inSentences(proofs: readonly Proof[], best: Proof | undefined, templates: Templates): ToldProof[] {
  const prose: ToldProof[] = [];
  for (const proof of proofs) {
    const text = told(proof, formFor(proof, prose.at(-1)?.proof ?? best, templates));
    if (text !== null) prose.push({ proof, text });
  }
  return prose;
}

/** Sentences about one place make a paragraph. */
function paragraphsOf(told: readonly ToldProof[]): LetterLine[] {
  return [...Map.groupBy(told, ({ proof }) => proof.place.name).values()].map((group) => ({
    text: group.map(({ text }) => text).join(' '),
    ids: group.map(({ proof }) => proof.id),
  }));
}

/** As it stands; its place is named where it is not that of the fact before. */
function quotedIn(proof: Proof, before: Proof | undefined, templates: Templates): string {
  const { name, kind } = proof.place;
  const fact = quoted(proof.text);
  if (name === null || name === before?.place.name) return fact;
  const form = kind === 'project' ? templates.list.project : templates.list.place;
  return filled(form, { name, fact });
}

function formFor(proof: Proof, before: Proof | undefined, templates: Templates): Templates {
  const { again } = templates;
  return proof.place.name === before?.place.name ? { ...templates, past: again, present: again } : templates;
}

function applying({ posting, company }: LetterContext, templates: Templates): string {
  const { title, employer: name } = vacancyOf(posting, company?.name ?? null);
  const employer = name === null ? '' : placeIn(templates, name);
  if (title === null) return filled(templates.applying[name === null ? 'neither' : 'employer'], { employer });
  return filled(templates.applying[name === null ? 'title' : 'both'], { title, employer });
}

function closing({ basics }: Profile, templates: Templates): Line {
  const reach = [basics.phone, basics.email].filter((one) => one !== null).join(` ${templates.or} `);
  const text = reach === '' ? templates.close.plain : filled(templates.close.reach, { reach });
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
