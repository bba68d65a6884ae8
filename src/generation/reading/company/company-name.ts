/**
 * Finds the employer's name where postings put it: behind a label, beside or under the title, in the heading about the
 * company, or as the one who is looking. A name that stands there once by chance is refused.
 */

import { verbOf } from '../../vocabulary/verbs.ts';
import { isPostingWord } from '../../vocabulary/vocabulary.ts';
import data from '../../vocabulary/word-lists/posting-header.json' with { type: 'json' };
import { anyOf } from '../../vocabulary/word-patterns.ts';
import { fold } from '../../vocabulary/words.ts';
import { asPrinted, HEAD_OF_EMPLOYER } from '../job-title.ts';
import { isField, type Line } from '../lines.ts';
import { isRoleWord } from '../role-words.ts';
import { soughtIn, tellsWhoIsSought } from '../sought.ts';

const NAME = String.raw`((?:\p{Lu}|\d)[\p{L}\p{N}&'’.+-]*(?:,? (?:(?:of|and|the|for|de|del|la|des|du|der|für|und|y|et|in|na|an|agus|&) ){0,2}(?:\p{Lu}|\d|&|g(?=GmbH|UG)|e(?=G\b)|mb(?=H\b)|p(?=lc\b))[\p{L}\p{N}&'’.+-]*){0,7})`;
const ARTICLE = "(?:(?:The|Die|Der|Das|La|Le|El|L[’'])\\s*)?";

const LABELLED = new RegExp(`^(?:${data.companyLabels.replaceAll('; ', '|')})\\s*:\\s*(.{2,80})$`, 'iu');
const WHOLE_NAME = new RegExp(`^${NAME}$`, 'u');
const AT_TITLE = new RegExp(String.raw`^[\p{L} ,/&().:*-]{3,80} (?:at|bei|chez|en|@) ${NAME}$`, 'u');
const AT_LINE = new RegExp(String.raw`^(?:at|bei|bei der|chez|en)\s+${NAME}$`, 'u');
const ABOUT = new RegExp(
  String.raw`^(?:[Aa]bout|ABOUT|[ÜU]ber(?: die| den| das)?|[ÀA] propos (?:de |d[’'])|[Ss]obre|[Ww]hy|[Ll]ife at|[Ww]orking at)\s+${NAME}\s*[:?]?$`,
  'u',
);
const OPENING = new RegExp(
  String.raw`^${ARTICLE}${NAME}(?:\s+\([^()]{2,24}\))?,?\s+(?:is|are|was|has|have|makes?|builds?|sells?|helps?|designs?|provides?|runs?|moves?|bakes?|sends?|serves?|operates?|offers?|develops?|manufactures?|supplies|delivers?|works?|employs?|seeks?|invites|needs|wants|ist|sind|entwickelt|baut|bietet|sucht|betreibt|fertigt|liefert|produziert|gehört|steht|zählt|est|sont|recherche|recrute|conçoit|fabrique|propose|accompagne|es|son|busca|fabrica|ofrece|desarrolla|diseña|gestiona)\b`,
  'u',
);
const TURNS: readonly RegExp[] = [
  /(?:wanted|needed)\s*[-–—]\s*(\p{Lu}[^,.;:\n]{1,60}?)(?=,|$)/u,
  new RegExp(
    String.raw`\b(?:[Jj]oin(?:ing)? us at|[Ww]orking (?:at|for)|[Ww]ork (?:at|for)|[Cc]areers? at|[Bb]enefits of working at|[Ll]ife at)\s+${NAME}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Jj]oin|[Hh]ere at|[Aa]t|[Bb]ei|[Cc]hez)\s+(?:the\s+|der\s+)?${NAME},?\s+(?:we|as|you|our|and you|sind|nous|vous)\b`,
    'u',
  ),
  new RegExp(String.raw`\bto join (?:[^.!?]{1,60}? at )?(?:the )?${NAME}(?=[.,;!?]|$| as\b| in\b)`, 'u'),
  /\b[Tt]he\s+((?:City|County|Town|State|University|College|Port)\s+of\s+\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?)\b/u,
];

const NOT_A_NAME =
  /^(?:we|our|us|the (?!\p{L}+ \p{L})|this|you|your|it|they|who|what|if|as|all|and|an?|job|jobs|role|the role|position|team|company|candidate|applicants?|department|responsibilities|requirements|there|here|these|successful|ideal|under|in|at|to|for|please|duties|work|employment|employees|title|about|description|full job description|experience|knowledge|ability|strong|good|wir|sie|du|unser|unsere|ihr|ihre|als|wer|was|nous|vous|notre|votre|nosotros|tu|tus|su|buscamos|medical|dental|why|how|when|remote|easy|apply|se|l['’]établissement|établissement|l['’]entreprise|la empresa|el centro)$|^(?:we|our|us|this|you|your|if|all|about us|wir|sie|du|unser|unsere|nous|vous|notre|nosotros|about the|über uns|qui |sobre nosotros)\b/iu;
/** Words that stand for the employer without naming it. */
const GENERIC =
  /^(?:the )?(?:trust|city|county|town|state|hospital|university|faculty|school|college|library|museum|bank|agency|board|district|council|office|authority|company|klinik|universität|stadt|team|job|role|position)$/i;
/** Parts of an employer, and grades of pay. */
const PART_OF_EMPLOYER =
  /\b(?:department|services?|team|unit|ward|division|directorate|abteilung|service|departamento)$|^(?:band|grade|level) \d/iu;
/** "Devon is a beautiful county". */
const IS_PLACE =
  /^(?:\S+ ){1,3}(?:is|ist|est|es) (?:an? |the |one of |eine? |une? )?(?:\p{L}+ ){0,3}(?:county|city|town|region|place|part of|stadt|ville|ciudad)\b/iu;
const EMPLOYMENT = anyOf(data.employment);
const HEADS = data.heads.split('; ').map(RegExp.escape).join('|');
const HEAD = new RegExp(`(?<![\\p{L}\\p{N}])(?:${HEADS})(?![\\p{L}\\p{N}])`, 'u');
/** "Monroe, MI", "Columbus, OH 43215", "Denver, Colorado, United States", "York, North Yorkshire", "Bath BA1". */
const PLACE =
  /^[\p{Lu}][\p{L}.' -]+,\s*(?:[A-Z]{2}\b|(?:Co\.? |County |(?:North|South|East|West|Greater|New) )?\p{Lu}\p{L}+(?:,|$))|\b\d{5}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]?(?:\s|$)/u;
/** "York (office based, 1 day from home)". */
const WHERE = /\([^()]*(?:based|remote|hybrid|from home|on-?site)(?!\p{L})[^()]*\)?/iu;
const HEADER_LINES = 6;
const LINES_SEARCHED = 200;
const MAX_CHARACTERS = 90;

/** `title`: what the job is called, which is no company even where the posting says that it "is looking". */
export function companyIn(lines: readonly Line[], title: string | null): string | null {
  const texts = lines.slice(0, LINES_SEARCHED).map((line) => line.text.slice(0, 1000));
  const all = texts.join('\n');
  const isTitle = (name: string): boolean => {
    if (title === null || fold(title).includes(fold(name))) return title !== null;
    return ` ${fold(name)} `.includes(` ${fold(title)} `) && !HEAD.test(name);
  };
  const tidy = (text: string | undefined): string | null => {
    const name = tidyName(text);
    // "Keeneworth Building Services" is named again, a "Community Services" that has the job is not.
    if (name === null || isTitle(name) || (PART_OF_EMPLOYER.test(name) && !isFirm(name, all))) return null;
    return name;
  };
  const first = (patterns: readonly RegExp[], among = texts): string | null => {
    for (const pattern of patterns) {
      for (const text of among) {
        const name = tidy(pattern.exec(text)?.[1]);
        if (name !== null) return name;
      }
    }
    return null;
  };
  const letterhead = texts[0] !== undefined && HEAD_OF_EMPLOYER.test(texts[0]) && !isSentence(texts[0]) ? texts[0] : '';
  const found =
    first([LABELLED]) ??
    tidy(asPrinted(letterhead)) ??
    first(
      [AT_TITLE, AT_LINE],
      texts.slice(0, HEADER_LINES).filter((text) => !tellsWhoIsSought(text)),
    ) ??
    headerName(texts, all, tidy) ??
    first([ABOUT]) ??
    repeatedName(texts, all, tidy) ??
    first(TURNS) ??
    first([WHOLE_NAME], [soughtIn(texts)?.by ?? '']);
  return found === null ? null : inFull(found, all);
}

/** "Princess Alexandra" is elsewhere called a hospital. */
function inFull(name: string, all: string): string {
  if (HEAD.test(name)) return name;
  const longer = new RegExp(
    `(?<![\\p{L}\\p{N}])${RegExp.escape(name)} (?:NHS )?(?:${HEADS})(?: (?:${HEADS}))?(?![\\p{L}\\p{N}])`,
    'u',
  );
  return longer.exec(all)?.[0] ?? withSurname(name, all);
}

/** "Fennimore" is elsewhere "Fennimore Pet Nutrition". */
function withSurname(name: string, all: string): string {
  if (name.includes(' ')) return name;
  const longer = new RegExp(
    `(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?: \\p{Lu}\\p{Ll}+){1,2}(?=,| ·| is\\b| are\\b| has\\b| helps\\b|$)`,
    'mu',
  );
  const found = longer.exec(all)?.[0] ?? name;
  return found.split(' ').some(isRoleWord) ? name : found;
}

/** The line under the title, without the places, hours and wages that stand beside the name. */
function headerName(texts: readonly string[], all: string, tidy: (text: string) => string | null): string | null {
  const header = texts.filter((text) => !isField(text)).slice(0, HEADER_LINES);
  for (const text of header) {
    if (isSentence(text) || text.length > MAX_CHARACTERS * 2) continue;
    for (const whole of text.split(/\s+[·|–—•@-]\s+|\s*[★|]\s*/u)) {
      const piece = whole.replace(/\s*[([].*$/, '');
      const isPlace = (PLACE.test(piece) || WHERE.test(whole)) && !HEAD.test(piece.split(',', 1)[0]!);
      if (EMPLOYMENT.test(fold(piece)) || isPlace || /[$£€]\s?\d|:/.test(piece)) continue;
      const name = tidy(piece);
      if (name === null || !(WHOLE_NAME.test(name) || opensWithHead(name))) continue;
      if (HEAD.test(name) || PAIR.test(name) || timesNamed(name, all) > 1) return name;
    }
  }
  return null;
}

/** "Tarn & Tread" */
const PAIR = /^\p{Lu}\p{L}+ & \p{Lu}\p{L}+$/u;

const LEGAL_FORM = /(?:Inc|Ltd|Co|Corp|[eE]\.V|S\.[AL](?:\.U)?|S\.p\.A|N\.A|P\.C|L\.L\.[CP])/u;
const ENDS_IN_LEGAL_FORM = new RegExp(`(?<!\\p{L})${LEGAL_FORM.source}\\.$`, 'u');
const FULL_STOP = new RegExp(`(?<!(?<!\\p{L})${LEGAL_FORM.source})\\.$`, 'u');

/** A legal form may end in a full stop too. */
function isSentence(text: string): boolean {
  return /[.!?:]$/.test(text) && !ENDS_IN_LEGAL_FORM.test(text);
}

const MAX_WORDS = 8;

/** "Centre hospitalier des Rives", "Universidad politécnica de Ávila": adjectives in small letters belong to the name. */
function opensWithHead(name: string): boolean {
  const words = name.split(' ');
  return words.length > 2 && words.length <= MAX_WORDS && HEAD.test(words[0]!) && /^\p{Lu}/u.test(words.at(-1)!);
}

/** Whoever opens a sentence about what he does, and is named again. */
function repeatedName(texts: readonly string[], all: string, tidy: (text: string) => string | null): string | null {
  for (const text of texts) {
    for (const sentence of text.split(/(?<=[.!?])\s+/)) {
      if (IS_PLACE.test(sentence)) continue;
      const name = tidy(OPENING.exec(sentence)?.[1] ?? '');
      if (name !== null && (timesNamed(name, all) > 1 || HEAD.test(name))) return name;
    }
  }
  return null;
}

/** By its own name, and not by what it does. */
function isFirm(name: string, all: string): boolean {
  const [first = ''] = name.split(' ');
  return /\bservices$/iu.test(name) && name.split(' ').length > 2 && !isPostingWord(first) && timesNamed(name, all) > 1;
}

/** Counted by its first two words, since a long name is repeated in short. */
function timesNamed(name: string, all: string): number {
  const short = name.replace(/,.*$/, '').split(' ').slice(0, 2).join(' ');
  return all.split(new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(short)}(?![\\p{L}\\p{N}])`, 'u')).length - 1;
}

/** "Harrowgill Primary Academy, Melton Mowbray": the place is no part of a name that is whole without it. */
function isPlaceAfter(name: string, rest: string): boolean {
  return TOWN_AND_COUNTY.test(rest) || (HEAD.test(name) && !HEAD.test(rest) && !LEGAL_FORM.test(rest));
}

/** ", Westport, Co. Mayo" */
const TOWN_AND_COUNTY = /^,\s*\p{Lu}[\p{L}.' -]+,\s*(?:[A-Z]{2}|(?:Co\.?|County) \p{Lu}\p{L}+)(?!\p{L})/u;

function tidyName(text: string | undefined): string | null {
  if (text === undefined) return null;
  const name = text
    .replace(/^(?:The|Die|Der|Das) (?=\p{Lu})/u, '')
    .replace(/\s*[([].*$/, '')
    .replace(/\s+[·|–—-]\s+.*$/u, '')
    .replace(/,.*$/u, (rest, at, whole: string) => (isPlaceAfter(whole.slice(0, at), rest) ? '' : rest))
    .replace(/['’]s$/, '')
    .replace(/[\s,;:–-]+$/, '')
    .replace(FULL_STOP, '')
    .trim();
  const isWord = !name.includes(' ') && (verbOf(name)?.form === 'third' || isPostingWord(name));
  if (isWord) return null;
  const plausible = name.length >= 2 && name.length <= MAX_CHARACTERS && !NOT_A_NAME.test(name) && !GENERIC.test(name);
  return plausible && /^(?:\p{Lu}|\d|\p{Ll}\p{Lu})/u.test(name) && /\p{L}/u.test(name) ? name : null;
}
