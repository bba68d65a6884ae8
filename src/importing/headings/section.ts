import type { Line } from '../lines/line.ts';
import type { SectionKind } from './section-kind.ts';

export interface Section {
  /** `top` is what stands before any heading; `unknown` has a heading that names no section we know. */
  kind: SectionKind | 'top' | 'unknown';
  heading: Line | null;
  lines: Line[];
}
