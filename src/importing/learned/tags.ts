/** What a token of an entry is, and which may follow which. */

import { tagSet } from './decode.ts';

/** Kinds of entries that are read with weights of their own. */
export type EntryKind = 'work' | 'education' | 'statement';

/**
 * `name`: employer, school, issuer; `role`: title, degree, certificate; `note`: what else a header says;
 * `label`: "Position:" before the position; `text`: the body.
 */
export type Field = 'name' | 'role' | 'place' | 'date' | 'note' | 'label' | 'text';

/** `start` begins an entry with the field, `begin` only the field, `inside` goes on with it. */
export type Step = 'start' | 'begin' | 'inside';

export interface Tag {
  field: Field;
  step: Step;
}

const FIELDS: readonly Field[] = ['name', 'role', 'place', 'date', 'note', 'label', 'text'];
const GO_ON: readonly Field[] = ['name', 'role', 'place', 'note'];

export const TAGS: readonly Tag[] = [
  ...FIELDS.map((field): Tag => ({ field, step: 'begin' })),
  ...FIELDS.filter((field) => field !== 'text').map((field): Tag => ({ field, step: 'start' })),
  ...GO_ON.map((field): Tag => ({ field, step: 'inside' })),
];

export const tagIndex = (field: Field, step: Step): number =>
  TAGS.findIndex((tag) => tag.field === field && tag.step === step);

/** Nothing goes on with what has not begun. */
export const ENTRY_TAGS = tagSet(TAGS, (before, tag) => tag.step !== 'inside' || before?.field === tag.field);
