/** What a line of a page is: the heading of a section, or a line of it. */

import type { SectionKind } from '../headings/section-kind.ts';
import { tagSet } from './decode.ts';

/** `top` has no heading of its own; a line of `other` belongs to no part of a profile. */
export type LineKind = Exclude<SectionKind, 'container'> | 'top';

export interface LineTag {
  kind: LineKind;
  heading: boolean;
}

export const LINE_KINDS: readonly LineKind[] = [
  'top',
  'contact',
  'summary',
  'work',
  'volunteer',
  'education',
  'projects',
  'skills',
  'certificates',
  'awards',
  'publications',
  'languages',
  'interests',
  'references',
  'other',
];

export const LINE_TAG_LIST: readonly LineTag[] = LINE_KINDS.flatMap((kind) => [
  { kind, heading: false },
  { kind, heading: true },
]);

/** A section goes on until the next heading. */
export const LINE_TAGS = tagSet(
  LINE_TAG_LIST,
  (before, tag) => tag.heading || (before === null ? tag.kind === 'top' : before.kind === tag.kind),
);

export const lineTagIndex = (kind: LineKind, heading: boolean): number =>
  LINE_TAG_LIST.findIndex((tag) => tag.kind === kind && tag.heading === heading);
