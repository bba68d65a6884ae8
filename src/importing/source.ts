/**
 * What every format without fields of its own (PDF, Word, plain text, Markdown) is turned into before it is understood:
 * lines in reading order, with what the eye sees of them.
 */

/** A run of text in one style. */
export interface SourceSpan {
  text: string;
  /** Points from the left edge of the page; for formats without geometry, a column that only has to be comparable. */
  x: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Where it leads, for links. */
  href: string | null;
}

export interface SourceLine {
  text: string;
  spans: SourceSpan[];
  /** From 1. */
  page: number;
  x: number;
  /** Points from the top of the page. */
  y: number;
  width: number;
  height: number;
  /** The size that most of its text has. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** A list item: `text` and `spans` are without the bullet. */
  bullet: boolean;
  /** 1 for the most important heading, as the format itself says; null where it says nothing. */
  headingLevel: number | null;
  /** White space above, in line heights of the body text; 0 for the first line of a column. */
  gapAbove: number;
  /** Lines of one column or table cell belong together; columns are numbered in reading order. */
  column: number;
}

export interface SourceDocument {
  lines: SourceLine[];
  pages: number;
  /** The lines in other orders, where the page leaves that open; each is made when it is asked for. */
  otherwise?: () => Iterable<SourceLine[]>;
  /** What of the source could not be turned into lines (images, annotations …), for the report. */
  leftOver: string[];
}
