import type { Run } from '../runs/run.ts';

/** A piece of plain text of ten points, with what a test says of it. */
export const plainRun = (text: string, said: Pick<Run, 'x'> & Partial<Run>): Run => ({
  text,
  y: 100,
  width: 5 * text.length,
  size: 10,
  bold: false,
  italic: false,
  href: null,
  rightToLeft: false,
  blankBefore: false,
  ...said,
});
