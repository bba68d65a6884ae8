/** The profile's own words by id, for lines that must go back to them. */
import type { Profile } from '../../base/profile.ts';
import { type Span, spanText } from '../writing/dates.ts';
import type { Labels } from '../writing/labels.ts';

/** The header of an entry or a role as the profile has it. */
export interface OwnHeader {
  heading: string | null;
  place: string | null;
  title: string | null;
  dates: string | null;
}

export interface OwnWords {
  factOf(id: string): string | null;
  headerOf(id: string): OwnHeader | null;
}

export function ownWordsOf(profile: Profile, lang: string, labels: Labels): OwnWords {
  const facts = factTexts(profile);
  const headers = new Map<string, OwnHeader>();
  const add = (id: string, heading: string | null, place: string | null, title: string | null, span: Span): void => {
    headers.set(id, { heading, place, title, dates: spanText(span, lang, labels) });
  };
  for (const employer of [...profile.work, ...profile.volunteer]) {
    add(employer.id, employer.name, employer.location, null, { start: null, end: null, current: false });
    for (const role of employer.roles) add(role.id, employer.name, employer.location, role.position, role);
  }
  for (const item of profile.education) {
    const degree = [item.studyType, item.area].filter(Boolean).join(', ');
    add(item.id, item.institution, item.location, degree || null, item);
  }
  for (const item of profile.projects) add(item.id, item.name, item.entity, item.roles.join(', ') || null, item);
  return { factOf: (id) => facts.get(id) ?? null, headerOf: (id) => headers.get(id) ?? null };
}

function factTexts(profile: Profile): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { id, text } = value as { id?: unknown; text?: unknown };
    if (typeof id === 'string' && typeof text === 'string') texts.set(id, text);
    Object.values(value).forEach(walk);
  };
  walk(profile);
  // It stands on the page as a part of other lines only.
  texts.delete(profile.basics.label?.id ?? '');
  for (const skill of profile.skills) if (skill.name !== null) texts.set(skill.id, skill.name);
  return texts;
}
