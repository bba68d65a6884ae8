import type { Line } from '../lines/line.ts';
import { trimSigns } from '../rules/header-parts.ts';
import { type Reached, splitReached } from './contact-forms.ts';
import { type ContactLabel, splitLabel, tellsBirth } from './contact-labels.ts';

/** One thing that a contact line says. */
export interface ContactFragment {
  text: string;
  href: string | null;
  line: Line;
  label: ContactLabel | null;
  /** An address, number or link; null for what is said in words. */
  reached: Reached | null;
}

/** Signs and little pictures between contacts. */
const SEPARATOR =
  /\s+[|•·⋅∙◦▪●♦⬥]\s+|(?<!\d)\s+[–—/]\s+|\s+[–—/]\s+(?!\d)|\s*\|\s*|(?:(?![°©®])[\p{So}\ue000-\uf8ff])+|\s{3,}|\s*[•●⬥]\s*/u;

export const hasSeparator = (text: string): boolean => SEPARATOR.test(text);

export function toContactFragments(line: Line): ContactFragment[] {
  let waiting: ContactLabel | null = null;
  return line.cells.flatMap((cell, at) => {
    const isLast = at === line.cells.length - 1;
    const { label, text } = splitLabel(cell.text.replace(/\s*:?$/, ':'));
    if (label !== null && text === '' && !isLast) {
      waiting = label;
      return [];
    }
    // Where there are links, each is a thing of its own, whatever its text.
    const linked = cell.spans.some((span) => span.href !== null);
    const pieces = linked ? cell.spans : [{ text: cell.text, href: null }];
    const fragments = pieces.flatMap((piece) => fragmentsOf(piece.text, piece.href, line));
    if (waiting !== null && fragments[0]?.label === null) fragments[0].label = waiting;
    waiting = null;
    return fragments;
  });
}

function fragmentsOf(written: string, href: string | null, line: Line): ContactFragment[] {
  const found = split(written).flatMap((part) => {
    const { label, text } = splitLabel(part);
    return splitReached(text).map(({ text: piece, ...rest }) => ({ ...rest, text: trimSigns(piece), label }));
  });
  // A link on words leads where they say; one on an address says it again.
  const isLinkOnWords = found.every(({ reached }) => reached === null);
  return found
    .filter(({ text, reached, introduces }) => reached !== null || (text !== '' && !introduces))
    .map(({ text, label, reached }) => {
      const leads = isLinkOnWords || reached?.kind === 'link';
      return { text, label, reached, line, href: leads ? href : null };
    });
}

/** "Born in Bressanone – Italy": the dash of a place where somebody does not live. */
const split = (text: string): string[] =>
  text
    .split(tellsBirth(text) ? /\s*\|\s*/ : SEPARATOR)
    .map((part) => part.trim().replace(/^[\s,;:|–—·•⋅*-]+/u, ''))
    .filter((part) => part !== '');
