import type { SourceBasics, SourceOnlineProfile } from '../json-resume/sections.ts';
import { paragraphs, toItems } from './body.ts';
import { findEmail, findLink, findPhone, linkOf } from './contact-forms.ts';
import { findDateSpan } from './date-span.ts';
import { trimSigns } from './header-parts.ts';
import type { Line } from './line.ts';
import { locationOf } from './location.ts';
import { findName } from './name.ts';
import { isPlace, looksLikeCity } from './places.ts';
import type { Provenance } from './provenance.ts';
import { titleScore } from './vocabulary.ts';

interface Fragment {
  text: string;
  href: string | null;
  line: Line;
}

const LABEL =
  /^(?:e-?mail|mail|phone|telephone|tel|mobile|mobil|cell|telefon|téléphone|teléfono|telefone|telefono|telefoon|address|adresse|dirección|endereço|indirizzo|adres|location|website|web|url|site|linkedin|github|twitter|skype|portfolio|wohnort|ort|city|residence|blog|homepage|standort|contact|fax)\s*[:.]?\s*/i;
const SEPARATOR = /\s+[|•·⋅∙◦▪●♦⬥–—/]\s+|\s*\|\s*|[\ue000-\uf8ff]+|\s{3,}|\s*[•●⬥]\s*/u;
const SENTENCE = 60;

export function readBasics(
  top: readonly Line[],
  contact: readonly Line[],
  provenance: Provenance,
): { basics: SourceBasics; rest: Line[] } {
  const basics: SourceBasics = {
    name: null,
    label: null,
    email: null,
    phone: null,
    url: null,
    summary: null,
    location: null,
    profiles: [],
    extra: {},
  };
  const found = findName(top) ?? null;
  if (found) {
    basics.name = found.name;
    basics.label = found.rest;
    provenance.note('basics.name', found.lines[0]!, found.sure ? 0.95 : 0.6);
  }
  const others = top.filter((line) => !found?.lines.includes(line) && line.text !== basics.name);
  const long = others.filter(isParagraph);
  const short = [
    ...(found?.lines.flatMap(restOfNameLine) ?? []),
    ...others.filter((line) => !long.includes(line)),
    ...contact,
  ];
  const rest = takeContacts(basics, short, provenance);
  const summary = paragraphs(toItems(long));
  if (summary !== null) {
    basics.summary = summary;
    provenance.note('basics.summary', long[0]!, 0.7);
  }
  return { basics, rest };
}

/** Cells beside the name hold contacts too. */
function restOfNameLine(line: Line): Line[] {
  const cells = line.cells.slice(1);
  return cells.length === 0 ? [] : [{ ...line, cells, text: cells.map((cell) => cell.text).join(' ') }];
}

/** A line that only says how to reach somebody, wherever it stands. */
export const isContactLine = (line: Line): boolean =>
  line.text.length < SENTENCE && (findEmail(line.text) !== null || findPhone(line.text) !== null || isPlace(line.text));

function isParagraph(line: Line): boolean {
  return (
    (line.text.length >= SENTENCE &&
      findEmail(line.text) === null &&
      findPhone(line.text) === null &&
      !SEPARATOR.test(line.text)) ||
    /^\p{Ll}.*\.$/u.test(line.text)
  );
}

function takeContacts(basics: SourceBasics, lines: readonly Line[], provenance: Provenance): Line[] {
  const left: Fragment[] = [];
  for (const fragment of lines.flatMap(toFragments)) {
    if (!takeReachable(basics, fragment, provenance)) left.push(fragment);
  }
  const unplaced = left.filter((fragment) => !takePlaceOrLabel(basics, fragment, provenance));
  const unknown = unplaced.filter((fragment) => !takeGuessedPlace(basics, fragment, provenance));
  return [...new Set(unknown.map((fragment) => fragment.line))];
}

function toFragments(line: Line): Fragment[] {
  return line.cells.flatMap((cell) => {
    const linked = cell.spans.some((span) => span.href !== null);
    const pieces = linked
      ? cell.spans.map((span) => ({ text: span.text, href: span.href }))
      : [{ text: cell.text, href: null }];
    return pieces.flatMap(({ text, href }) =>
      text
        .split(SEPARATOR)
        .map((part) => trimSigns(part))
        .filter((part) => part !== '')
        .map((part) => ({ text: part, href, line })),
    );
  });
}

/** Email, phone and links; true when the fragment is used up. */
function takeReachable(basics: SourceBasics, fragment: Fragment, provenance: Provenance): boolean {
  const { text, href, line } = fragment;
  const email = findEmail(text) ?? (href?.startsWith('mailto:') ? findEmail(href) : null);
  if (email !== null) {
    if (basics.email === null) provenance.note('basics.email', line, 1);
    basics.email ??= email;
    const rest = trimSigns(text.replace(email, ' ').replace(LABEL, ''));
    if (rest.length > 3)
      takeReachable(basics, { ...fragment, text: rest, href: null }, provenance) ||
        takePlaceOrLabel(basics, { ...fragment, text: rest }, provenance);
    return true;
  }
  const phone = findPhone(text);
  if (phone !== null && findLink(text) === null) {
    if (basics.phone === null) provenance.note('basics.phone', line, 0.95);
    basics.phone ??= phone;
    const rest = trimSigns(text.replace(phone, ' ').replace(LABEL, ''));
    if (rest.length > 3) takePlaceOrLabel(basics, { ...fragment, text: rest }, provenance);
    return true;
  }
  return takeLink(basics, fragment, provenance);
}

function takeLink(basics: SourceBasics, { text, href, line }: Fragment, provenance: Provenance): boolean {
  const link = href?.startsWith('http') ? linkOf(href) : findLink(text);
  if (link === null) return false;
  if (link.network === null && basics.url === null) {
    basics.url = link.url;
    provenance.note('basics.url', line, 0.9);
    return true;
  }
  const known = basics.profiles.some((profile) => profile.url === link.url);
  const profile: SourceOnlineProfile = { network: link.network, username: link.username, url: link.url, extra: {} };
  if (!known && link.url !== basics.url) {
    provenance.note(`basics.profiles[${basics.profiles.length}]`, line, 0.9);
    basics.profiles.push(profile);
  }
  return true;
}

function takePlaceOrLabel(basics: SourceBasics, fragment: Fragment, provenance: Provenance): boolean {
  const labelled = LABEL.test(fragment.text);
  const text = trimSigns(fragment.text.replace(LABEL, ''));
  if (text === '') return true;
  if (basics.location === null && (isPlace(text) || isStreetAddress(text))) {
    basics.location = locationOf(text);
    provenance.note('basics.location', fragment.line, 0.9);
    return true;
  }
  if (
    labelled ||
    basics.label !== null ||
    text.length > SENTENCE ||
    findDateSpan(text) !== null ||
    text === basics.name
  )
    return text === basics.name;
  if (titleScore(text) === 0) return false;
  basics.label = text;
  provenance.note('basics.label', fragment.line, 0.8);
  return true;
}

/** Number, street and town in one line, in the order of any country. */
function isStreetAddress(text: string): boolean {
  return (
    /\d/.test(text) &&
    /,/.test(text) &&
    /\p{L}{3,}/u.test(text) &&
    text.length < 120 &&
    (isPlace(text.split(/,\s*/).slice(-2).join(', ')) || /\b\d{4,6}\b/.test(text))
  );
}

function takeGuessedPlace(basics: SourceBasics, fragment: Fragment, provenance: Provenance): boolean {
  const text = trimSigns(fragment.text.replace(LABEL, ''));
  if (basics.location !== null || text === basics.name) return false;
  const parts = text.split(/\s*,\s*/);
  if (parts.length > 3 || !parts.every(looksLikeCity)) return false;
  if (fragment.line.size > 13) return false;
  basics.location = locationOf(text);
  provenance.note('basics.location', fragment.line, 0.5, `"${text}" is taken for the place where the person lives`);
  return true;
}
