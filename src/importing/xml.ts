/** XML → a tree of elements. No document type, so no entities beyond the five of XML itself, and nothing is ever fetched. */
import { SaxesParser } from 'saxes';
import { messageOf } from '../base/errors.ts';
import { ImportFailed } from './failed.ts';

const MAX_DEPTH = 200;
const MAX_ELEMENTS = 100_000;
const MAX_CHARACTERS = 16_000_000;
const MAX_ATTRIBUTES = 1000;

export interface XmlElement {
  /** The local name, with the prefix that the reader chose for its namespace: `w:p`, whatever the file writes. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: (XmlElement | string)[];
}

/** `prefixes` names the namespaces that the caller tells apart; names of all others stand without a prefix. */
export function parseXml(text: string, prefixes: ReadonlyMap<string, string> = new Map()): XmlElement {
  if (text.length > MAX_CHARACTERS) {
    throw new ImportFailed(
      'The file holds more than 16 MB of XML, which no resume needs. Save it again without attachments.',
    );
  }
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: '', attributes: new Map(), children: [] };
  const open: XmlElement[] = [root];
  let elements = 0;
  const named = (uri: string, local: string) => (prefixes.has(uri) ? `${prefixes.get(uri)}:${local}` : local);

  parser.on('doctype', () => {
    throw new ImportFailed(
      'The file declares a document type (DTD), which is not allowed here. Export the file again.',
    );
  });
  parser.on('opentag', (tag) => {
    elements++;
    refuseTooMuch(open.length, elements, Object.keys(tag.attributes).length);
    const attributes = Object.values(tag.attributes).map(
      ({ uri, local, value }) => [named(uri, local), value] as const,
    );
    const element: XmlElement = { name: named(tag.uri, tag.local), attributes: new Map(attributes), children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (content: string) => {
    open.at(-1)!.children.push(content);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  try {
    parser.write(text).close();
  } catch (cause) {
    if (cause instanceof ImportFailed) throw cause;
    throw new ImportFailed(
      `The file is damaged: its XML has a mistake (${messageOf(cause)}). Save or export it again.`,
      {
        cause,
      },
    );
  }
  return root.children.find((child) => typeof child !== 'string')!;
}

function refuseTooMuch(depth: number, elements: number, attributes: number): void {
  if (depth > MAX_DEPTH) {
    throw new ImportFailed(
      `The file's XML is nested more than ${MAX_DEPTH} levels deep, which no resume needs. Choose another file.`,
    );
  }
  if (elements > MAX_ELEMENTS || attributes > MAX_ATTRIBUTES) {
    throw new ImportFailed(
      `The file's XML has more than ${MAX_ELEMENTS.toLocaleString('en-US')} elements, which no resume needs. Choose another file.`,
    );
  }
}

export function elementsOf(parent: XmlElement | null): XmlElement[] {
  return (parent?.children ?? []).filter((child) => typeof child !== 'string');
}

export function childrenNamed(parent: XmlElement | null, name: string): XmlElement[] {
  return elementsOf(parent).filter((child) => child.name === name);
}

/** The element that the names lead to, each time to the first child of that name. */
export function find(parent: XmlElement | null, ...names: readonly string[]): XmlElement | null {
  let found = parent;
  for (const name of names) found = elementsOf(found).find((child) => child.name === name) ?? null;
  return found;
}

/** All elements of that name below, in document order, not looking inside those found. */
export function findAll(parent: XmlElement | null, name: string): XmlElement[] {
  return elementsOf(parent).flatMap((child) => (child.name === name ? [child] : findAll(child, name)));
}

/** All text inside, as it stands. */
export function textOf(element: XmlElement | null): string {
  return (element?.children ?? []).map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
