/** How runs and paragraphs look, as far as one place of the file says so; `undefined` leaves it to the place above. */
import type { TabStop } from '../flow.ts';
import { childrenNamed, find, type XmlElement } from '../xml.ts';

export interface RunLook {
  bold?: boolean;
  italic?: boolean;
  /** Points. */
  size?: number;
  hidden?: boolean;
}

export interface ParagraphLook {
  /** From 1; null where the file takes it back. */
  outlineLevel?: number | null;
  listId?: string;
  listLevel?: number;
  /** Points. */
  indent?: number;
  align?: 'left' | 'center' | 'right';
  before?: number;
  after?: number;
  /** No space between paragraphs of one style. */
  joined?: boolean;
  tabs?: TabStop[];
  startsPage?: boolean;
}

const TWIPS_PER_POINT = 20;
const HALF_POINTS_PER_POINT = 2;
/** What Word uses where a file leaves the space to it. */
const AUTOMATIC_SPACE = 14;
const BODY_TEXT_LEVEL = 9;

export function attributeOf(parent: XmlElement | null, name: string, attribute = 'w:val'): string | undefined {
  return find(parent, name)?.attributes.get(attribute);
}

function switchOf(parent: XmlElement | null, name: string): boolean | undefined {
  const element = find(parent, name);
  if (element === null) return undefined;
  return !['0', 'false', 'off', 'none'].includes(element.attributes.get('w:val') ?? 'true');
}

export function points(twips: string | undefined): number | undefined {
  const number = Number.parseFloat(twips ?? '');
  return Number.isFinite(number) ? number / TWIPS_PER_POINT : undefined;
}

export function readRunLook(properties: XmlElement | null): RunLook {
  const halfPoints = Number(attributeOf(properties, 'w:sz') ?? Number.NaN);
  return {
    bold: switchOf(properties, 'w:b'),
    italic: switchOf(properties, 'w:i'),
    size: halfPoints > 0 ? halfPoints / HALF_POINTS_PER_POINT : undefined,
    hidden: switchOf(properties, 'w:vanish'),
  };
}

export function readParagraphLook(properties: XmlElement | null): ParagraphLook {
  const level = attributeOf(find(properties, 'w:numPr'), 'w:ilvl');
  const indent = find(properties, 'w:ind')?.attributes;
  const spacing = find(properties, 'w:spacing')?.attributes;
  return {
    outlineLevel: readOutline(attributeOf(properties, 'w:outlineLvl')),
    listId: attributeOf(find(properties, 'w:numPr'), 'w:numId'),
    listLevel: level === undefined ? undefined : Number(level),
    indent: points(indent?.get('w:left') ?? indent?.get('w:start')),
    align: readAlign(attributeOf(properties, 'w:jc')),
    before: isOn(spacing?.get('w:beforeAutospacing')) ? AUTOMATIC_SPACE : points(spacing?.get('w:before')),
    after: isOn(spacing?.get('w:afterAutospacing')) ? AUTOMATIC_SPACE : points(spacing?.get('w:after')),
    joined: switchOf(properties, 'w:contextualSpacing'),
    tabs: readTabs(find(properties, 'w:tabs')),
    startsPage: switchOf(properties, 'w:pageBreakBefore'),
  };
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true' || value === 'on';

function readOutline(value: string | undefined): number | null | undefined {
  if (value === undefined) return undefined;
  return Number(value) < BODY_TEXT_LEVEL ? Number(value) + 1 : null;
}

function readAlign(value: string | undefined): ParagraphLook['align'] {
  if (value === undefined) return undefined;
  if (value === 'center') return 'center';
  return value === 'right' || value === 'end' ? 'right' : 'left';
}

function readTabs(tabs: XmlElement | null): TabStop[] | undefined {
  if (tabs === null) return undefined;
  return childrenNamed(tabs, 'w:tab')
    .filter(({ attributes }) => attributes.get('w:val') !== 'clear')
    .map(({ attributes }) => ({
      position: points(attributes.get('w:pos')) ?? 0,
      align: readAlign(attributes.get('w:val')) ?? 'left',
    }));
}

/** What `over` says wins; the rest is as `under` says. */
export function overlay<T extends object>(under: T, over: T): T {
  const said = Object.entries(over).filter(([, value]) => value !== undefined);
  return { ...under, ...Object.fromEntries(said) };
}
