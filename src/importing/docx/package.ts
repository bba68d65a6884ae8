/** A Word file as its parts: XML documents and the relations between them. */
import { decodeText } from '../decode.ts';
import { ImportFailed } from '../failed.ts';
import { childrenNamed, parseXml, type XmlElement } from '../xml.ts';
import { unzip } from '../zip.ts';

export interface Relation {
  target: string;
  /** Leads out of the file, as links do. */
  external: boolean;
  type: string;
}

export interface DocxPackage {
  /** The root of a part by its full name; null where the file has no such part. */
  part(name: string): XmlElement | null;
  /** What a part refers to, by the ids it uses. */
  relationsOf(name: string): Map<string, Relation>;
  mainPart: string;
}

/** Word has a transitional and a strict form, which differ in their namespaces. */
const PREFIXES = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing', 'wp'],
  ['http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing', 'wp'],
]);

const USED_PART = /^(?:_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels)$/;

export function openDocx(bytes: Uint8Array): DocxPackage {
  const files = unzip(bytes, (name) => USED_PART.test(name));
  const part = (name: string) => {
    const content = files.get(name);
    return content === undefined ? null : parseXml(decodePart(content), PREFIXES);
  };
  const relationsOf = (name: string) => readRelations(part(relationsPart(name)));
  return { part, relationsOf, mainPart: findMainPart(relationsOf('')) };
}

function decodePart(content: Uint8Array): string {
  try {
    return decodeText(content);
  } catch (cause) {
    throw new ImportFailed('The Word document is damaged. Open it in Word, save it again, and import that.', { cause });
  }
}

function relationsPart(name: string): string {
  const slash = name.lastIndexOf('/');
  return `${name.slice(0, slash + 1)}_rels/${name.slice(slash + 1)}.rels`;
}

function findMainPart(relations: ReadonlyMap<string, Relation>): string {
  const main = [...relations.values()].find(({ type }) => type.endsWith('/officeDocument'));
  return main === undefined ? 'word/document.xml' : main.target.replace(/^\//, '');
}

function readRelations(root: XmlElement | null): Map<string, Relation> {
  const relations = new Map<string, Relation>();
  for (const { attributes } of childrenNamed(root, 'Relationship')) {
    relations.set(attributes.get('Id') ?? '', {
      target: attributes.get('Target') ?? '',
      external: attributes.get('TargetMode') === 'External',
      type: attributes.get('Type') ?? '',
    });
  }
  return relations;
}

export function requirePart(docx: DocxPackage, name: string): XmlElement {
  const root = docx.part(name);
  if (root) return root;
  throw new ImportFailed(
    'The file looks like a Word document but has no text in it. Open it in Word and save it again.',
  );
}
