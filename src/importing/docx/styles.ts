/** The styles of a Word file, with what each inherits. */
import { childrenNamed, find, type XmlElement } from '../xml.ts';
import { attributeOf, overlay, type ParagraphLook, type RunLook, readParagraphLook, readRunLook } from './looks.ts';

export interface Style {
  paragraph: ParagraphLook;
  run: RunLook;
  /** The style that Word offers for the name of a document. */
  isTitle: boolean;
}

export interface StyleSheet {
  /** The style of that id; without an id, the default of paragraphs. */
  paragraphStyle(id: string | undefined): Style;
  runLook(id: string | undefined): RunLook;
}

const MAX_ANCESTORS = 20;
const DEFAULT_SIZE = 10;
const HEADING_NAME = /^heading\s*([1-9])$/i;

export function readStyles(root: XmlElement | null): StyleSheet {
  const elements = new Map(childrenNamed(root, 'w:style').map((style) => [style.attributes.get('w:styleId'), style]));
  const byDefault = readDefaults(root);
  const defaultId = [...elements.values()]
    .find(({ attributes }) => attributes.get('w:type') === 'paragraph' && isTrue(attributes.get('w:default')))
    ?.attributes.get('w:styleId');
  const known = new Map<string | undefined, Style>();
  const styleOf = (id: string | undefined, base: Style): Style => {
    const chain = ancestorsOf(elements, id);
    return chain.reduceRight((style, element) => inherit(style, element), base);
  };
  return {
    paragraphStyle(id) {
      const used = id !== undefined && elements.has(id) ? id : defaultId;
      const style = known.get(used) ?? styleOf(used, byDefault);
      known.set(used, style);
      return used === id || id === undefined ? style : { ...style, ...namedByItsId(style, id) };
    },
    runLook: (id) => styleOf(id, { paragraph: {}, run: {}, isTitle: false }).run,
  };
}

/** Some programs use Word's built-in styles without defining them. */
function namedByItsId(style: Style, id: string): Partial<Style> {
  const level = HEADING_NAME.exec(id)?.[1];
  if (level !== undefined) return { paragraph: { ...style.paragraph, outlineLevel: Number(level) } };
  return id === 'Title' ? { isTitle: true } : {};
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

function readDefaults(root: XmlElement | null): Style {
  const defaults = find(root, 'w:docDefaults');
  const run = readRunLook(find(defaults, 'w:rPrDefault', 'w:rPr'));
  return {
    paragraph: readParagraphLook(find(defaults, 'w:pPrDefault', 'w:pPr')),
    run: overlay({ size: DEFAULT_SIZE }, run),
    isTitle: false,
  };
}

/** The style itself first. A circle of styles ends at the limit. */
function ancestorsOf(
  elements: ReadonlyMap<string | undefined, XmlElement>,
  id: string | undefined,
): readonly XmlElement[] {
  const chain: XmlElement[] = [];
  let next = id === undefined ? undefined : elements.get(id);
  while (next && chain.length < MAX_ANCESTORS) {
    chain.push(next);
    next = elements.get(attributeOf(next, 'w:basedOn'));
  }
  return chain;
}

function inherit(base: Style, element: XmlElement): Style {
  const name = attributeOf(element, 'w:name') ?? '';
  const level = HEADING_NAME.exec(name)?.[1];
  const byName: ParagraphLook = level === undefined ? {} : { outlineLevel: Number(level) };
  const own = readParagraphLook(find(element, 'w:pPr'));
  return {
    paragraph: overlay(overlay(base.paragraph, byName), own),
    run: overlay(base.run, readRunLook(find(element, 'w:rPr'))),
    isTitle: base.isTitle || name.toLowerCase() === 'title',
  };
}
