/** What a company's own page says of it: its name and one sentence. Never more than the page says. */
import type { CompanyPage } from '../../../base/documents/document-request.ts';
import { cleanLine, cleanText } from '../../typesetting/clean.ts';
import { fold } from '../../vocabulary/words.ts';
import type { Posting } from '../posting.ts';
import { withoutInjections } from '../prompt-injection.ts';
import { decodeEntities, plainText } from './html-text.ts';

const MAX_HEAD_CHARACTERS = 200_000;
const MAX_NAME_CHARACTERS = 60;
const MAX_DESCRIPTION_CHARACTERS = 300;
const MAX_TEXT_CHARACTERS = 20_000;

export interface CompanyFacts {
  name: string | null;
  description: string | null;
  url: string;
  fetchedAt: string;
  /** The visible text, for the verifier. */
  text: string;
}

/**
 * Of the page's names only one counts that the posting has too, or any where the posting names nobody: a group's page
 * must not rename the employer.
 */
export function readCompanyPage(
  page: CompanyPage | null,
  posting?: Pick<Posting, 'company' | 'text'>,
): CompanyFacts | null {
  if (page === null || page.status >= 400 || !/html|text\/plain/i.test(page.contentType)) return null;
  const head = page.body.slice(0, MAX_HEAD_CHARACTERS);
  const visible = withoutInjections(cleanText(plainText(page.body), MAX_TEXT_CHARACTERS));
  const name = employerName(namesIn(head), visible, posting);
  const description = descriptionIn(head) ?? firstParagraph(visible);
  const text = [name, description, visible].filter((part) => part !== null).join('\n');
  return { name, description, url: page.url, fetchedAt: page.fetchedAt, text };
}

function namesIn(head: string): string[] {
  return [organizationName(head), metaContent(head, 'og:site_name'), ...titleNames(head)]
    .map((candidate) => cleanLine(decodeEntities(candidate ?? ''), MAX_NAME_CHARACTERS + 1))
    .filter(
      (name) =>
        name.length >= 2 && name.length <= MAX_NAME_CHARACTERS && /\p{L}/u.test(name) && !OF_THE_PAGE.test(name),
    );
}

function employerName(
  names: readonly string[],
  visible: string,
  posting: Pick<Posting, 'company' | 'text'> | undefined,
): string | null {
  if (posting?.company === undefined || posting.company === null) return names[0] ?? null;
  // The posting's own name stands, unless the page does not know it and both know another.
  const isOnPage = fold([visible, ...names].join('\n')).includes(fold(posting.company));
  return isOnPage ? null : (names.find((name) => fold(posting.text).includes(fold(name))) ?? null);
}

function organizationName(head: string): string | null {
  const name = organizationOf(head)?.name;
  return typeof name === 'string' ? name : null;
}

function organizationOf(head: string): Record<string, unknown> | null {
  for (const block of linkedData(head)) {
    const organization = organizationIn(parseJson(block), 0);
    if (organization !== null) return organization;
  }
  return null;
}

const SCRIPT = /<script\s[^<>]*>/gi;
const SCRIPT_END = /<\/script>/gi;
const MAX_BLOCK_CHARACTERS = 20_000;

/** The page's own description of itself for machines. */
function* linkedData(head: string): Generator<string> {
  for (let at = 0; ; ) {
    SCRIPT.lastIndex = at;
    const opening = SCRIPT.exec(head);
    SCRIPT_END.lastIndex = SCRIPT.lastIndex;
    const closing = opening && SCRIPT_END.exec(head);
    if (!closing) return;
    const content = head.slice(SCRIPT.lastIndex, closing.index);
    const isData = opening[0].toLowerCase().includes('application/ld+json');
    if (isData && content.length <= MAX_BLOCK_CHARACTERS) yield content;
    at = closing.index;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const MAX_DEPTH = 4;

function organizationIn(value: unknown, depth: number): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 50)) {
      const organization = organizationIn(item, depth + 1);
      if (organization !== null) return organization;
    }
    return null;
  }
  const node = value as Record<string, unknown>;
  const isOrganization = /Organization|Corporation|LocalBusiness|Hospital|CollegeOrUniversity/.test(
    String(node['@type']),
  );
  if (isOrganization && typeof node.name === 'string') return node;
  return organizationIn(node['@graph'], depth + 1);
}

/** What a title says of the page, not of the company. */
const OF_THE_PAGE =
  /^(?:(?:about|meet|welcome to) (?:the|our) \p{L}+|our \p{L}+|home(?:page)?|welcome|careers?|jobs?|about(?: us| the company)?|company|(?:the )?team|what we do|news|who we are|official (?:web)?site|contact(?: us)?|startseite|willkommen|karriere|stellen(?:angebote)?|über uns|unternehmen|wir über uns|kontakt|impressum|accueil|bienvenue|carrières?|emplois?|recrutement|à propos(?: de nous)?|qui sommes-nous ?\??|notre (?:entreprise|histoire)|inicio|bienvenidos?|empleo|trabaja con nosotros|quiénes somos|sobre nosotros|nuestra (?:empresa|historia)|contacto)$/iu;

/** "Careers | Acme" and "Acme – Home" name the company beside a word about the page; the shortest first. */
function titleNames(head: string): string[] {
  const title = /<title[^<>]*>([^<]{1,300})<\/title>/i.exec(head)?.[1];
  if (title === undefined) return [];
  const parts = decodeEntities(title)
    .split(/\s+[|–—·:-]\s+/)
    .map((part) => part.trim().replace(/^(?:[Aa]bout|[Üü]ber|À propos de|[Ss]obre) (?=\p{Lu})/u, ''));
  return parts.toSorted((a, b) => a.length - b.length);
}

const MIN_DESCRIPTION_WORDS = 4;

function descriptionIn(head: string): string | null {
  const ofOrganization = organizationOf(head)?.description;
  const candidates = [
    metaContent(head, 'description'),
    metaContent(head, 'og:description'),
    typeof ofOrganization === 'string' ? ofOrganization : null,
  ];
  for (const candidate of candidates) {
    const text = withoutInjections(cleanLine(decodeEntities(candidate ?? ''), MAX_DESCRIPTION_CHARACTERS));
    if (text.split(' ').length >= MIN_DESCRIPTION_WORDS) return text;
  }
  return null;
}

const MIN_PARAGRAPH_WORDS = 8;
const NOT_ABOUT_THE_COMPANY =
  /cookie|javascript|browser|sign (?:in|up)|log in|subscribe|copyright|all rights reserved|privacy/i;

/** Where the page does not describe itself, the first sentence of its first real paragraph does. */
function firstParagraph(visible: string): string | null {
  const paragraph = visible
    .split('\n')
    .find(
      (line) =>
        line.split(' ').length >= MIN_PARAGRAPH_WORDS && /[.!]$/.test(line) && !NOT_ABOUT_THE_COMPANY.test(line),
    );
  const sentence = paragraph?.split(/(?<=[.!])\s+(?=\p{Lu})/u)[0];
  return sentence === undefined || sentence.length > MAX_DESCRIPTION_CHARACTERS ? null : sentence;
}

function metaContent(head: string, name: string): string | null {
  for (const tag of head.match(/<meta\b[^<>]{1,2000}>/gi) ?? []) {
    const named = new RegExp(`(?:name|property)\\s*=\\s*["']?${name.replace(/[.:]/g, '\\$&')}["'\\s]`, 'i').test(tag);
    if (!named) continue;
    const content = /content\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    return content?.[1] ?? content?.[2] ?? null;
  }
  return null;
}
