/** A piece of text in one style, as a page draws it. */
export interface Run {
  text: string;
  /** Points from the left of the page. */
  x: number;
  /** The baseline, in points from the top of the page. */
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  href: string | null;
  rightToLeft: boolean;
  /** The page is read from right to left, and `x` counts from its right edge. */
  turnedOver?: boolean;
  /** The page has a blank before it, however narrow the gap is. */
  blankBefore: boolean;
}

export const rightOf = (piece: { x: number; width: number }): number => piece.x + piece.width;

/** What a glyph of an icon font reads as. */
export const ICON = '\ue000';
