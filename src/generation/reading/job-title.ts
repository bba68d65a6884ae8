/** Finds what the job is called, as a person would write it. A wrong title in a letter is worse than none. */
import data from '../vocabulary/word-lists/posting-header.json' with { type: 'json' };
import { anyOf } from '../vocabulary/word-patterns.ts';
import { fold } from '../vocabulary/words.ts';
import { isField } from './lines.ts';
import { namesRole } from './role-words.ts';
import { soughtIn, tellsWhoIsSought } from './sought.ts';

const MAX_TITLE_CHARACTERS = 80;
const MAX_TITLE_WORDS = 12;
const LINES_SEARCHED = 40;

const LABELLED = new RegExp(`^(?:${data.titleLabels.replaceAll('; ', '|')})\\s*[:–-]\\s+(.+)$`, 'iu');
/** Public employers name themselves first, and the job on a line of its own. */
const ANNOUNCED = /(?:(?:position|post|role) of(?: an?| the)?|stelle als|poste de|puesto de)\s*:?$/iu;
/** Sentences and section headings are not titles. */
const NOT_A_TITLE =
  /^(?:about|overview|description|job description|job summary|summary|responsibilities|requirements|qualifications|introduction|the role|company|location|apply|we\b|our\b|are you|join\b|who\b|what\b|if you|this\b|at\b|do you|stellenanzeige$|offre d'emploi$|oferta de empleo$|über uns|wir\b|nous\b|buscamos\b)/i;
const FORM_HEADING =
  /^(?:job (?:summary|description|details|posting|advert(?:isement)?)|vacancy(?: details)?|stellenanzeige|offre d['’]emploi|oferta de empleo)$/iu;
const EMPLOYMENT = anyOf(data.employment);
const HEAD = /(?<![\p{L}])(?:GmbH|AG|KG|Ltd|LLC|Inc|PLC|SARL|SAS|S\.L|S\.A)(?![\p{L}])/u;
const PLACE = /,\s*[A-Z]{2}\b|\b\d{5}\b|^(?:remote|hybrid)\b/iu;
const REFERENCE = /(?:\b(?:ref|req|job|id|nr|no)\b[.:#\s-]*)?\b[A-Z]{0,5}[-_/]?\d{3,}[\w/-]*\b/iu;

export function titleIn(lines: readonly string[]): string | null {
  const title = foundTitle(lines);
  return title === null ? null : withShortForms(title, lines);
}

/** A shouted title hides which of its words are short forms; the posting writes them elsewhere. */
function withShortForms(title: string, lines: readonly string[]): string {
  const others = lines.filter((line) => line !== line.toUpperCase()).join('\n');
  return title.replace(/(?<![\p{L}])\p{Lu}\p{Ll}{1,3}(?![\p{L}])/gu, (word) =>
    new RegExp(`(?<![\\p{L}])${word.toUpperCase()}(?![\\p{L}])`, 'u').test(others) ? word.toUpperCase() : word,
  );
}

function foundTitle(lines: readonly string[]): string | null {
  const searched = lines.slice(0, LINES_SEARCHED);
  for (const line of searched) {
    const title = tidyTitle(LABELLED.exec(line)?.[1]);
    if (title !== null) return title;
  }
  const announced = searched.findIndex((line) => ANNOUNCED.test(line));
  const following = announced === -1 ? null : tidyTitle(searched[announced + 1]);
  if (following !== null) return following;
  const opening = openingOf(searched.filter((line) => !isOfForm(line)));
  const first = opening !== undefined && tellsWhoIsSought(opening) ? null : tidyTitle(opening);
  if (first !== null && searched.length > 1) return first;
  return first ?? tidyTitle(soughtIn(searched)?.title);
}

const LINES_OF_LETTERHEAD = 5;
const MAX_WORDS_BELOW = 11;

/** A letterhead names the employer, and what follows it the job: "University of East Dartmoor", "Faculty Office Administrator". */
function openingOf(lines: readonly string[]): string | undefined {
  const [first, ...others] = lines;
  if (first === undefined || namesRole(first)) return first;
  const isHead = HEAD_OF_EMPLOYER.test(first) || first === first.toUpperCase() || DECORATED.test(first);
  const isJob = (line: string): boolean => {
    const [head] = line.split(/\s+[-–—|·]\s+|\s*\(/u);
    return (
      namesRole(head!) &&
      !/^\p{Ll}/u.test(head!) &&
      head!.split(' ').length <= MAX_WORDS_BELOW &&
      !/[.:!?]$/.test(line) &&
      !/\|/.test(line)
    );
  };
  return (isHead ? others.slice(0, LINES_OF_LETTERHEAD).find(isJob) : undefined) ?? first;
}

/** "~ Little Wrens Day Nursery ~" */
const DECORATED = /^([~*=_#•])+ .+ \1+$/u;

const ANNOUNCES =
  /(?<!\p{L})(?:vacanc(?:y|ies)|hiring|jobs?|positions?|opportunit(?:y|ies)|recruit\p{L}*|wanted|careers?|apply|notice|advert\p{L}*)(?!\p{L})/iu;

/** The employer in the letterhead above the title; null where there is none. */
export function letterheadOf(lines: readonly string[]): string | null {
  const above = lines.slice(0, LINES_SEARCHED).filter((line) => !isOfForm(line));
  const [first] = above;
  const isHead =
    first !== undefined && openingOf(above) !== first && !ANNOUNCES.test(first) && !/[.:!?|]|\d/.test(first);
  return isHead ? asPrinted(first.replace(/^[~*=_#•\s]+|[~*=_#•\s]+$/gu, '')) : null;
}

export const HEAD_OF_EMPLOYER = /^(?:the )?(?:university|college|city|county|town|borough|diocese|state) of /iu;

/** Fields and the name of the form stand above the title on some job sites. */
function isOfForm(line: string): boolean {
  return FORM_HEADING.test(line) || isField(line);
}

function tidyTitle(text: string | undefined): string | null {
  if (text === undefined) return null;
  const named = text
    .replace(/^[-•*#\s]+|[*#\s]+$/g, '')
    .replace(/\s+(?:wanted|needed|gesucht)(?!\p{L}).*$/iu, '')
    .replace(
      /^(?:job (?:posting|opening|opportunity|title)|vacancy|now hiring|we are hiring|stellenangebot|offre d['’]emploi|oferta de empleo)\s*[-–—:|]\s*/iu,
      '',
    )
    .replace(/\s+(?:at|bei|chez)\s+(?=\p{Lu}).*$/u, '');
  const bare = named.replace(/\s*[([{]([^)\]}]*)[)\]}]?/gu, (all, inside) => (isShortForm(inside) ? all : ''));
  const [head, ...rest] = bare.split(/\s+[-–—|·@]\s+/u);
  const kept = [head!, ...rest.slice(0, 1).filter((piece) => isPartOfTitle(piece, head!))].join(' – ');
  const title = kept
    .replace(bare.includes(' - ') ? ' – ' : /$^/, ' - ')
    .replace(/,\s*(?:remote|hybrid|full[- ]time|part[- ]time|vollzeit|teilzeit)\b.*$/iu, '')
    .replace(/[\s/,]+(?:[mwfdxhi](?:\/[mwfdxhi]){1,2}|all genders)$/iu, '')
    .replace(/\s+(?:für (?:unser|den|die|das|eine?n?)|for our|pour notre|para nuestr[oa])\p{L}* .*$/iu, '')
    .replace(/\s+(?:in|en|à) (?:vollzeit|teilzeit|temps plein|temps partiel|jornada completa)\b.*$/iu, '')
    .replace(/[\s,]+\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?\s?(?:stunden|std\.?|hours|hrs|heures|horas)\b.*$/iu, '')
    .replace(REFERENCE, (found) => (/\d{3}/.test(found) ? '' : found))
    .replace(/^(?:full|part)[- ]time\s+|^(?:band|grade) \d+\w?\s+|[\s,-]+(?:band|grade) \d+\w?$/giu, '')
    .replace(/\s+(?:of|and|to|in|for)$/i, '')
    .replace(/[\s,.:;!|–-]+$/, '')
    .replace(/[„“”"«»]/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim();
  const words = title.split(/\s+/).length;
  const tooLong = title.length > MAX_TITLE_CHARACTERS || words > MAX_TITLE_WORDS;
  if (title.length < 3 || tooLong || NOT_A_TITLE.test(title) || /[.!?]\s|[<>{}$@]|https?:/.test(title)) return null;
  if (!/\p{L}{3}/u.test(title)) return null;
  return asPrinted(title);
}

/** "(PCU)" is the short form of what stands before it; "(m/w/d)" and "(full time)" say nothing of the job. */
function isShortForm(inside: string): boolean {
  return /^[A-Z][A-Z&-]{1,6}$/.test(inside.trim()) && !/^(?:RN|UK|USA?|EU|FTE|PT|FT)$/.test(inside.trim());
}

/** A unit or a field after the dash belongs to the title; a place, a company, hours and numbers do not. */
function isPartOfTitle(piece: string, head: string): boolean {
  if (EMPLOYMENT.test(fold(piece)) || PLACE.test(piece) || HEAD.test(piece) || /\d|[$£€]/.test(piece)) return false;
  return `${head} – ${piece}`.length <= MAX_TITLE_CHARACTERS && piece.split(' ').length <= 5;
}

/** Shouted and whispered titles become title case; mixed case is kept as the posting has it. */
export function asPrinted(title: string): string {
  const shouted = title === title.toUpperCase() && /[A-Z]{6}|[A-Z]{4}.*[A-Z]{4}/.test(title);
  const whispered = title === title.toLowerCase();
  if (!shouted && !whispered) return title;
  return title
    .toLowerCase()
    .replace(/\b\p{L}[\p{L}']*/gu, (word, at) =>
      at > 0 && /^(?:of|and|the|for|to|in|at|or|de|des|du|del|la|et|y)$/.test(word)
        ? word
        : word[0]!.toUpperCase() + word.slice(1),
    )
    .replace(/\b(?:Ii|Iii|Iv|Hr|It|Rn|Qa|Ui|Ux|Vp|Hgv|Lgv|Cdl|Cnc|Hvac|Nhs)\b/g, (word) => word.toUpperCase());
}
