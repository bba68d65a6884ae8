/** A page as blocks of text, before any engine sets it. */
import type { HeadingLook, Look } from '../layout.ts';

export interface Piece {
  text: string;
  look?: Look;
}

export type Align = 'left' | 'center' | 'right';

export interface TextBlock {
  kind: 'text';
  left: Piece[];
  /** At the right end of the same line. */
  right: Piece[];
  align: Align;
  /** Running text, which may be justified. */
  running: boolean;
}

export interface TableRow {
  label: Block[];
  value: Block[];
}

export type Block =
  | TextBlock
  | { kind: 'bullets'; items: string[] }
  /** Two columns whose rows belong together; `share` of the width is the label's. */
  | { kind: 'table'; rows: TableRow[]; share: number; labelRight: boolean; bordered: boolean }
  | { kind: 'columns'; columns: Block[][]; bordered?: boolean }
  | { kind: 'chips'; items: string[] }
  | { kind: 'levels'; items: { text: string; level: number }[]; shape: 'bars' | 'dots' }
  | { kind: 'heading'; text: string; look: HeadingLook }
  | { kind: 'entry'; blocks: Block[]; keep: boolean }
  /** Cells of one line each; the first column is `first` of the width, the others share the rest. */
  | { kind: 'grid'; rows: Piece[][]; first: number }
  | { kind: 'rule'; colour: string }
  /** A grey box where a picture would be. */
  | { kind: 'photo' }
  | { kind: 'indent'; blocks: Block[]; points: number }
  | { kind: 'gap'; points: number }
  | { kind: 'page break' };

export interface Page {
  title: string;
  language: string;
  header: Block[];
  main: Block[];
  side: Block[];
  runningHeader: string;
  /** The page's number replaces `#`, the number of pages `##`. */
  runningFooter: string;
}

const TINTED_LETTERS = 3;

export function headingPieces(written: string, { look, icon, tint, typedApart }: HeadingLook): Piece[] {
  const text = typedApart ? [...written.toUpperCase()].join(' ') : written;
  const sign = icon === null ? '' : `${icon} `;
  if (tint === null) return [{ text: `${sign}${text}`, look }];
  const first = { text: `${sign}${text.slice(0, TINTED_LETTERS)}`, look: { ...look, colour: tint } };
  return [first, { text: text.slice(TINTED_LETTERS), look }];
}

export const piece = (text: string, look?: Look): Piece => (look === undefined ? { text } : { text, look });

export function line(left: Piece[], right: Piece[] = [], align: Align = 'left'): TextBlock {
  return { kind: 'text', left, right, align, running: false };
}

export function aligned(block: Block, align: Align): Block {
  return block.kind === 'text' ? { ...block, align } : block;
}

export function running(text: string, look?: Look): TextBlock {
  return { kind: 'text', left: [piece(text, look)], right: [], align: 'left', running: true };
}
