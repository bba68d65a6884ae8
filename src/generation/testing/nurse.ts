/** A nurse of the ward and the intensive care unit, with a bakery and a café in her past, and what of her stands on a page. */
import type { Profile } from '../../base/profile.ts';
import type { PageContext } from '../composing/context.ts';
import { printedLines } from '../composing/printed.ts';
import type { Role, Section } from '../typesetting/page.ts';
import { pageContext } from './page-context.ts';
import { employer, fact, profile } from './profiles.ts';

export const POSTING = `Registered Nurse, Intensive Care
Requirements:
- Registered Nurse license
- Bachelor's degree in nursing
- bedside care of ventilated patients in intensive care
- medication and telemetry
- precepting of new nurses
Duties:
- care for critically ill patients with ventilators
- teach new nurses on the unit`;

export const ICU = employer({
  name: 'St. Anne Hospital',
  position: 'Intensive Care Nurse',
  start: '2018-01',
  end: null,
  highlights: [
    'Responsible for daily operations of the intensive care unit',
    'Care for ventilated patients in intensive care with medication and telemetry',
    'Precepted 19 new nurses in intensive care; turnover fell from 31% to 12%',
    'Planned the summer party',
  ],
});
export const ICU_FACTS = ICU.roles[0]!.highlights.map(({ text }) => text);
export const WARD = employer({
  name: 'Oak Ward',
  position: 'Staff Nurse',
  start: '2014-01',
  end: '2017-12',
  highlights: ['Cared for 24 patients a shift on a telemetry unit', 'Taught 7 new nurses medication rounds'],
});
export const BAKERY = employer({
  name: 'Bread Corner',
  position: 'Counter Clerk',
  start: '2006-01',
  end: '2009-12',
  highlights: ['Sold rolls and wrapped cakes', 'Delivered bread to 20 restaurants'],
});
export const CAFE = employer({
  name: 'Kettle',
  position: 'Barista',
  start: '2018-02',
  end: '2019-05',
  highlights: ['Poured latte art on Saturdays'],
});

export function nurse(changes: Partial<Profile> = {}): Profile {
  return profile({ work: [BAKERY, WARD, ICU], ...changes });
}

export function contextOf(someone: Profile, changes: Partial<PageContext> = {}): PageContext {
  return pageContext(someone, POSTING, changes);
}

export function textsOf(sections: readonly Section[]): string[] {
  const page = { name: { text: '', ids: [] }, contact: [], sections } as never;
  return printedLines(page).map((line) => line.text);
}

export function employersIn(sections: readonly Section[]): (string | undefined)[] {
  const section = sections.find((one) => one.name === 'experience');
  return section?.kind === 'entries' ? section.entries.map((entry) => entry.heading?.text) : [];
}

export function rolesUnder(sections: readonly Section[], names: readonly (string | undefined)[]): Role[] {
  const entries = sections.flatMap((section) => (section.kind === 'entries' ? section.entries : []));
  return entries.filter((one) => names.includes(one.heading?.text)).flatMap((one) => one.roles);
}

export function bulletsOf(sections: readonly Section[], name: string): string[] {
  const entries = sections.flatMap((section) => (section.kind === 'entries' ? section.entries : []));
  const entry = entries.find((one) => one.heading?.text === name);
  return entry?.roles.flatMap((role) => role.bullets.map((line) => line.text)) ?? [];
}

export const school = (id: string, studyType: string, area: string, end: string): Profile['education'][number] => ({
  id,
  institution: `School ${id}`,
  url: null,
  area,
  studyType,
  start: null,
  end,
  current: false,
  score: '3.7',
  location: null,
  courses: [fact(`${id}-course`, 'Pharmacology')],
  highlights: [],
  extra: {},
});
export const certificate = (id: string, name: string): Profile['certificates'][number] => {
  return { id, name, date: null, issuer: null, url: null, extra: {} };
};
