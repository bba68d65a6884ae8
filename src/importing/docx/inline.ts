/** What stands inside a paragraph, in order: text in its looks, tabs, breaks, and boxes that hang on it. */
import { childrenNamed, elementsOf, find, findAll, textOf, type XmlElement } from '../xml.ts';
import { attributeOf, overlay, type RunLook, readRunLook } from './looks.ts';
import type { Relation } from './package.ts';

export type Inline =
  | { kind: 'text'; text: string; look: RunLook; href: string | null }
  | { kind: 'tab' }
  | { kind: 'break' }
  | { kind: 'page' }
  | { kind: 'box'; content: XmlElement; left: number; top: number };

export interface InlineContext {
  relations: ReadonlyMap<string, Relation>;
  runStyle(id: string | undefined): RunLook;
  /** How many of them the file has, for the report. */
  count(thing: 'picture' | 'hidden text'): void;
  /** Refuses a file with far more text than a resume before it costs anything. */
  countText(characters: number): void;
}

/** A field is a code whose result stands after it; codes can hold fields. */
interface OpenField {
  code: string;
  inResult: boolean;
}

const PAGE_NUMBER_FIELD = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i;
const LINK_FIELD = /^\s*HYPERLINK\s+(?:\\[a-z]\s+)*"([^"]+)"/i;
const EMUS_PER_POINT = 12_700;

export function readInlines(paragraph: XmlElement, look: RunLook, context: InlineContext): Inline[] {
  const reader = new InlineReader(look, context);
  reader.readContent(paragraph, null);
  return reader.inlines;
}

class InlineReader {
  readonly inlines: Inline[] = [];
  readonly #look: RunLook;
  readonly #context: InlineContext;
  readonly #fields: OpenField[] = [];

  constructor(look: RunLook, context: InlineContext) {
    this.#look = look;
    this.#context = context;
  }

  readContent(parent: XmlElement, href: string | null): void {
    for (const child of elementsOf(parent)) this.#readChild(child, href);
  }

  #readChild(child: XmlElement, href: string | null): void {
    switch (child.name) {
      case 'w:r':
        this.#readRun(child, href);
        break;
      case 'w:hyperlink':
        this.readContent(child, this.#linkOf(child) ?? href);
        break;
      case 'w:fldSimple':
        if (!PAGE_NUMBER_FIELD.test(child.attributes.get('w:instr') ?? '')) this.readContent(child, href);
        break;
      // What tracked changes took away is not named here, so it stays away.
      case 'w:ins':
      case 'w:moveTo':
      case 'w:smartTag':
      case 'w:customXml':
      case 'w:sdt':
      case 'w:sdtContent':
      case 'w:bdo':
      case 'w:dir':
        this.readContent(child, href);
        break;
      case 'mc:AlternateContent':
        this.readContent(preferred(child), href);
        break;
    }
  }

  #linkOf(hyperlink: XmlElement): string | null {
    const relation = this.#context.relations.get(hyperlink.attributes.get('r:id') ?? '');
    return relation?.external ? relation.target : null;
  }

  #readRun(run: XmlElement, href: string | null): void {
    const properties = find(run, 'w:rPr');
    const styled = overlay(this.#look, this.#context.runStyle(attributeOf(properties, 'w:rStyle')));
    const look = overlay(styled, readRunLook(properties));
    for (const child of elementsOf(run)) this.#readRunChild(child, look, href);
  }

  #readRunChild(child: XmlElement, look: RunLook, href: string | null): void {
    switch (child.name) {
      case 'w:t':
        this.#addText(textIn(child), look, href);
        break;
      case 'w:sym':
        this.#addText(symbolIn(child), look, href);
        break;
      case 'w:noBreakHyphen':
        this.#addText('-', look, href);
        break;
      case 'w:tab':
      case 'w:ptab':
        this.#add({ kind: 'tab' });
        break;
      case 'w:br':
        this.#add({ kind: child.attributes.get('w:type') === 'page' ? 'page' : 'break' });
        break;
      case 'w:cr':
        this.#add({ kind: 'break' });
        break;
      case 'w:fldChar':
        this.#markField(child.attributes.get('w:fldCharType'));
        break;
      case 'w:instrText':
        if (this.#fields.length > 0) this.#fields.at(-1)!.code += textOf(child);
        break;
      case 'mc:AlternateContent':
        for (const drawing of elementsOf(preferred(child))) this.#readRunChild(drawing, look, href);
        break;
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        this.#readDrawing(child);
        break;
    }
  }

  #markField(mark: string | undefined): void {
    if (mark === 'begin') this.#fields.push({ code: '', inResult: false });
    if (mark === 'separate' && this.#fields.length > 0) this.#fields.at(-1)!.inResult = true;
    if (mark === 'end') this.#fields.pop();
  }

  #addText(text: string, look: RunLook, href: string | null): void {
    this.#context.countText(text.length);
    if (text === '' || this.#fields.some(({ code }) => PAGE_NUMBER_FIELD.test(code))) return;
    if (look.hidden) {
      this.#context.count('hidden text');
      return;
    }
    const linked = this.#fields.map(({ code }) => LINK_FIELD.exec(code)?.[1]).find((target) => target !== undefined);
    this.#add({ kind: 'text', text, look, href: href ?? linked ?? null });
  }

  #add(inline: Inline): void {
    if (this.#fields.every(({ inResult }) => inResult)) this.inlines.push(inline);
  }

  #readDrawing(drawing: XmlElement): void {
    const boxes = findAll(drawing, 'w:txbxContent');
    if (boxes.length === 0) this.#context.count('picture');
    const left = offsetOf(drawing, 'wp:positionH');
    const top = offsetOf(drawing, 'wp:positionV');
    for (const content of boxes) this.inlines.push({ kind: 'box', content, left, top });
  }
}

/** Of the same content in several forms, the first is the newest. */
function preferred(alternatives: XmlElement): XmlElement {
  return find(alternatives, 'mc:Choice') ?? find(alternatives, 'mc:Fallback') ?? alternatives;
}

function textIn(element: XmlElement): string {
  const text = textOf(element);
  return element.attributes.get('space') === 'preserve' ? text : text.trim();
}

function symbolIn(element: XmlElement): string {
  const code = Number.parseInt(element.attributes.get('w:char') ?? '', 16);
  return code > 0x1f && code <= 0xffff ? String.fromCharCode(code).toWellFormed() : '';
}

/** Points from the edge that the drawing is placed by; 0 where it stands in the text. */
function offsetOf(drawing: XmlElement, axis: string): number {
  const position = findAll(drawing, axis)[0] ?? null;
  const offset = Number.parseInt(textOf(childrenNamed(position, 'wp:posOffset')[0] ?? null), 10);
  return Number.isFinite(offset) ? offset / EMUS_PER_POINT : 0;
}
