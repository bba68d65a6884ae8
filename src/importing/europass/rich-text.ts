/** Europass keeps descriptions as HTML inside the XML; a profile has plain texts. */
import { readDescription } from '../descriptions.ts';
import { elementsOf, textOf, type XmlElement } from '../xml.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export function plainText(html: string): string {
  return html
    .replace(/<li\b[^<>]*>/gi, '\n• ')
    .replace(/<(?:br|\/p|\/div|\/li|\/ul|\/ol|\/h\d)\b[^<>]*>/gi, '\n')
    .replace(/<[a-z/!][^<>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, readEntity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

function readEntity(written: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? written;
  const code = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '';
}

/** The plain text of an element; undefined where it is absent or empty. */
export function said(element: XmlElement | null): string | undefined {
  return plainText(textOf(element)) || undefined;
}

/** A description as a summary and the items of its lists. */
export function described(element: XmlElement | null): { summary?: string | undefined; highlights: string[] } {
  return readDescription(said(element) ?? '');
}

/** The texts of all parts that the caller does not read, under their own names, so that nothing is lost. */
export function otherParts(parent: XmlElement | null, read: readonly string[]): Record<string, string[]> {
  const parts: Record<string, string[]> = {};
  for (const part of elementsOf(parent)) {
    const text = read.includes(part.name) ? undefined : said(part);
    if (text === undefined) continue;
    const same = Object.hasOwn(parts, part.name) ? parts[part.name]! : [];
    same.push(text);
    parts[part.name] = same;
  }
  return parts;
}
