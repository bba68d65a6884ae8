/**
 * How the heads of entries are written. A row names its fields in braces; what stands before a field is printed between it
 * and the field before it; `~` is the layout's separator, `@` the word for "at", `^` that before a place, signs inside the braces go with the field,
 * and what follows ` > ` stands at the right end of the row.
 */
import type { Half } from './person.ts';

export type DatePlace =
  | 'right'
  | 'second right'
  | 'margin'
  | 'right margin'
  | 'above'
  | 'below'
  | 'brackets'
  | 'after company'
  | 'middle'
  | 'second end'
  | 'lead'
  | 'end'
  | 'labelled';

export interface EntryForm {
  dates: DatePlace;
  rows: string[];
  /** Rows of the cells of a table's row, which the entry's head is; the body stands below. */
  cells?: string[][];
  /** Rows of the column beside the entry. */
  margin?: string[];
  /** Field names printed with their labels: in a table or as "Label: value". */
  labelled?: 'table' | 'lines';
  half?: Half;
}

/** Several roles under one employer. */
export interface GroupForm {
  company: string;
  role: string;
  total: boolean;
  /** `marked`: each role is a bullet with its own below; `in a bullet`: and its text goes on in the same line. */
  roles?: 'marked' | 'in a bullet';
  half?: Half;
}

/** Certificates, awards and publications. */
export interface ItemForm {
  rows: string[];
  margin?: string[];
  half?: Half;
}

export const ENTRY_FORMS: readonly EntryForm[] = [
  { dates: 'right', rows: ['{title} > {dates}', '{company}, {place}'] },
  { dates: 'right', rows: ['{title} > {dates}', '{company} > {place}'] },
  { dates: 'right', rows: ['{company}, {place} > {dates}', '{title}'] },
  { dates: 'right', rows: ['{title}, {company} > {dates}'] },
  { dates: 'right', rows: ['{title}~{company}~{place} > {dates}'] },
  { dates: 'right', rows: ['{company} – {title} > {dates}', '{place}'] },
  { dates: 'right', rows: ['{title} {@company} > {dates}'] },
  { dates: 'right', rows: ['{title}, {company} > {place}, {dates}'] },
  { dates: 'right', rows: ['{company} > {place}~{dates}', '{title}'] },
  { dates: 'second right', rows: ['{company} > {place}', '{title} > {dates}'] },
  { dates: 'second right', rows: ['{title}', '{company}, {place} > {dates}'] },
  { dates: 'below', rows: ['{title}~{company}', '{dates}~{place}'] },
  { dates: 'below', rows: ['{title}, {company}', '{dates}'] },
  { dates: 'below', rows: ['{title}', '{company}', '{dates}', '{place}'] },
  { dates: 'below', rows: ['{company}, {place}', '{title}', '{dates}'] },
  { dates: 'margin', margin: ['{dates}'], rows: ['{title}', '{company}, {place}'] },
  { dates: 'margin', margin: ['{dates}'], rows: ['{company}, {place}', '{title}'] },
  { dates: 'margin', margin: ['{dates}'], rows: ['{title}, {company}, {place}'] },
  { dates: 'margin', margin: ['{dates}'], rows: ['{title}~{company}'] },
  { dates: 'margin', margin: ['{dates}', '{place}'], rows: ['{title}', '{company}'] },
  { dates: 'above', rows: ['{dates}', '{title}', '{company}, {place}'] },
  { dates: 'above', rows: ['{dates}', '{company}~{place}', '{title}'] },
  { dates: 'brackets', rows: ['{title} {(dates)}', '{company}, {place}'] },
  { dates: 'brackets', rows: ['{title}, {company} {(dates)}'] },
  { dates: 'after company', rows: ['{title}', '{company}, {dates}'] },
  { dates: 'middle', rows: ['{company}~{dates}~{title}'] },
  { dates: 'second end', rows: ['{title}', '{company}~{place}~{dates}'] },
  { dates: 'labelled', labelled: 'table', rows: ['dates', 'title', 'company', 'place'] },
  { dates: 'labelled', labelled: 'table', rows: ['dates', 'company', 'title'] },
  { dates: 'right', rows: ['{title} {@company} {^place} > {dates}'] },
  { dates: 'right', rows: ['{company}, {place} — {title} > {dates}'] },
  { dates: 'brackets', rows: ['{title} {@company} {^place} {(dates)}'] },
  { dates: 'brackets', rows: ['{company}, {place} — {title} {(dates)}'] },
  { dates: 'end', rows: ['{title}, {company}, {place}, {dates}'] },
  { dates: 'end', rows: ['{company}, {place} – {title}, {dates}'] },
  { dates: 'end', rows: ['{title} {@company} {^place}, {dates}'] },
  { dates: 'above', rows: ['{dates}', '{title} {@company}, {place}'] },
  { dates: 'margin', margin: ['{dates}'], rows: ['{title}', '{company} {^place}'] },
  { dates: 'margin', margin: ['{from}', '{to}'], rows: ['{title}', '{company} {^place}'] },
  { dates: 'margin', margin: ['{from}', '{to}'], rows: ['{title}, {company}, {place}'] },
  { dates: 'end', rows: ['{company}, {title} {^place}, {dates}'], half: 'unseen' },
  { dates: 'end', rows: ['{title}: {company} {(place)}, {dates}'], half: 'unseen' },
  { dates: 'lead', rows: ['{dates} – {title} {@company}, {place}'], half: 'unseen' },
  { dates: 'lead', rows: ['{dates}: {title}, {company}'], half: 'unseen' },
  { dates: 'lead', rows: ['{dates}~{company}', '{title}~{place}'], half: 'unseen' },
  { dates: 'middle', rows: ['{title} / {dates} / {company} / {place}'], half: 'unseen' },
  { dates: 'right', rows: ['{company} {(place)} > {dates}', '{title}'], half: 'unseen' },
  { dates: 'right', rows: ['{place} > {dates}', '{company}', '{title}'], half: 'unseen' },
  { dates: 'right margin', margin: ['{dates}'], rows: ['{title}', '{company}, {place}'], half: 'unseen' },
  { dates: 'right margin', margin: ['{place}', '{dates}'], rows: ['{company}', '{title}'], half: 'unseen' },
  { dates: 'second right', margin: ['{company}', '{place}'], rows: ['{title} > {dates}'], half: 'unseen' },
  { dates: 'labelled', labelled: 'lines', rows: ['company', 'title', 'dates'], half: 'unseen' },
  { dates: 'labelled', labelled: 'lines', rows: ['title', 'company', 'place', 'dates'], half: 'unseen' },
  { dates: 'second end', rows: ['{title} – {company}', '{place}, {dates}'], half: 'unseen' },
  { dates: 'after company', rows: ['{company} - {place} {(dates)}', '{title}'], half: 'unseen' },
];

export const EDUCATION_FORMS: readonly EntryForm[] = [
  { dates: 'right', rows: ['{title} > {dates}', '{company}, {place}'] },
  { dates: 'right', rows: ['{company}, {place} > {dates}', '{title}, {score}'] },
  { dates: 'right', rows: ['{title}, {company} > {dates}'] },
  { dates: 'right', rows: ['{title}~{company}~{place} > {dates}'] },
  { dates: 'second right', rows: ['{company} > {place}', '{title}; {score} > {dates}'] },
  { dates: 'below', rows: ['{title}', '{company}', '{dates}'] },
  { dates: 'below', rows: ['{company}', '{title}', '{dates}'] },
  { dates: 'below', rows: ['{title}~{company}', '{dates}'] },
  { dates: 'margin', margin: ['{dates}'], rows: ['{title}', '{company}, {place}'] },
  { dates: 'margin', margin: ['{dates}'], rows: ['{company}, {place}', '{title}'] },
  { dates: 'margin', margin: ['{dates}'], rows: ['{title}, {company}'] },
  { dates: 'margin', margin: ['{dates}'], rows: ['{company} - {title}', '{score}'] },
  { dates: 'above', rows: ['{dates}', '{title}', '{company}'] },
  { dates: 'brackets', rows: ['{title} {(dates)}', '{company}'] },
  { dates: 'after company', rows: ['{title}', '{company}, {dates}'] },
  { dates: 'middle', rows: ['{company}~{dates}~{title}'] },
  { dates: 'second end', rows: ['{title}', '{company}~{place}~{dates}'] },
  { dates: 'labelled', labelled: 'table', rows: ['dates', 'company', 'title', 'score'] },
  { dates: 'end', rows: ['{title}, {company}, {place}, {dates}'] },
  { dates: 'end', rows: ['{company}, {place} – {title}, {dates}'] },
  { dates: 'margin', margin: ['{from}', '{to}'], rows: ['{title}', '{company} {^place}'] },
  { dates: 'brackets', rows: ['{title}, {company} {(dates)}'] },
  { dates: 'end', rows: ['{company}: {title}, {dates}'], half: 'unseen' },
  { dates: 'lead', rows: ['{dates}: {title}, {company}'], half: 'unseen' },
  { dates: 'lead', rows: ['{dates}~{title}', '{company}, {place}'], half: 'unseen' },
  { dates: 'right', rows: ['{company}: {title} > {dates}'], half: 'unseen' },
  { dates: 'right margin', margin: ['{dates}'], rows: ['{company}', '{title}'], half: 'unseen' },
  { dates: 'middle', rows: ['{title} / {dates} / {company}'], half: 'unseen' },
  { dates: 'labelled', labelled: 'lines', rows: ['company', 'title', 'dates'], half: 'unseen' },
];

export const GROUP_FORMS: readonly GroupForm[] = [
  { company: '{company}, {place}', role: '{title} > {dates}', total: false },
  { company: '{company} > {dates}', role: '{title} > {dates}', total: true },
  { company: '{company}~{place}', role: '{title} {(dates)}', total: false },
  { company: '{company} – {dates}', role: '{title} {(dates)}', total: true, roles: 'marked' },
  { company: '{company}, {place}', role: '{title} > {dates}', total: false, roles: 'marked' },
  { company: '{company} – {dates}', role: '{title} {(dates)}', total: true, roles: 'in a bullet' },
  { company: '{company} > {dates}', role: '{dates}: {title}', total: true, half: 'unseen' },
  { company: '{company} {(place)}', role: '{dates} – {title}', total: false, roles: 'marked', half: 'unseen' },
  { company: '{company}, {place}', role: '{title}, {dates}', total: false, roles: 'in a bullet', half: 'unseen' },
];

export const ITEM_FORMS: readonly ItemForm[] = [
  { rows: ['{title}, {company}, {dates}'] },
  { rows: ['{title} > {dates}', '{company}'] },
  { rows: ['{title} – {company} {(dates)}'] },
  { rows: ['{title}~{company}~{dates}'] },
  { rows: ['{title}', '{company}, {dates}'] },
  { rows: ['{company}: {title} > {dates}'] },
  { rows: ['{dates} {title}, {company}'] },
  { rows: ['{title}, {company} > {dates}'] },
  { margin: ['{dates}'], rows: ['{title}, {company}'] },
  { rows: ['{dates}: {title} {(company)}'], half: 'unseen' },
  { rows: ['{company} – {title}, {dates}'], half: 'unseen' },
  { rows: ['{title} {(company)} – {dates}'], half: 'unseen' },
  { rows: ['{title}', '{dates}~{company}'], half: 'unseen' },
];
