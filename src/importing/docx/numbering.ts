/** Which paragraphs are items of a list, and how far the list is indented. */
import { childrenNamed, find, type XmlElement } from '../xml.ts';
import { attributeOf, readParagraphLook } from './looks.ts';

export interface ListLevel {
  indent: number;
}

/** Null where the level has neither bullet nor number, or the paragraph is taken out of its list. */
export type Lists = (listId: string, level: number) => ListLevel | null;

/** Takes a paragraph out of the list that its style puts it in. */
const NO_LIST = '0';

export function readNumbering(root: XmlElement | null): Lists {
  const kinds = new Map(
    childrenNamed(root, 'w:abstractNum').map((kind) => [kind.attributes.get('w:abstractNumId'), kind]),
  );
  const lists = new Map(
    childrenNamed(root, 'w:num').map((list) => [
      list.attributes.get('w:numId'),
      kinds.get(attributeOf(list, 'w:abstractNumId')),
    ]),
  );
  return (listId, level) => {
    if (listId === NO_LIST) return null;
    const found = childrenNamed(lists.get(listId) ?? null, 'w:lvl').find(
      ({ attributes }) => Number(attributes.get('w:ilvl')) === level,
    );
    if (!found) return { indent: 0 };
    if (attributeOf(found, 'w:numFmt') === 'none') return null;
    return { indent: readParagraphLook(find(found, 'w:pPr')).indent ?? 0 };
  };
}
