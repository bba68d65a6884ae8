/** The profile as statements: every text with an id of its own, and what surrounds it. */
import type { Profile, Role } from '../../base/profile.ts';
import { isQualifier } from '../vocabulary/credentials.ts';

export interface Statement {
  id: string;
  text: string;
  /** What surrounds the statement, such as the title of its role: it counts, but less. */
  context: string;
  /** Statements of one role or project speak for each other; null for those that stand alone. */
  group: string | null;
  /** The year in which it was last true; null when unknown. */
  year: number | null;
}

const MAX_STATEMENTS = 3000;

export function statementsOf(profile: Profile): Statement[] {
  const statements: Statement[] = [];
  const add = (id: string, text: string | null | undefined, around: Partial<Statement> = {}): void => {
    if (text) statements.push({ id, text, context: '', group: null, year: null, ...around });
  };
  for (const fact of [profile.basics.label, profile.basics.summary]) if (fact) add(fact.id, fact.text);
  for (const employer of [...profile.work, ...profile.volunteer]) {
    for (const role of employer.roles) addRole(role, add);
  }
  for (const education of profile.education) {
    add(education.id, [education.studyType, education.area].filter(Boolean).join(' '));
    for (const fact of [...education.courses, ...education.highlights]) {
      add(fact.id, fact.text, { context: education.area ?? '' });
    }
  }
  for (const project of profile.projects) {
    const around = { context: project.name ?? '', group: project.id, year: yearOf(project.end ?? project.start) };
    add(project.id, [project.name, ...project.keywords.map((fact) => fact.text)].filter(Boolean).join(', '));
    if (project.description) add(project.description.id, project.description.text, around);
    for (const fact of project.highlights) add(fact.id, fact.text, around);
  }
  for (const skill of profile.skills) {
    add(skill.id, skill.name);
    for (const fact of skill.keywords) add(fact.id, fact.text, { context: skill.name ?? '' });
  }
  for (const item of profile.certificates) add(item.id, whatItIs(item.name), { context: item.issuer ?? '' });
  for (const item of profile.awards) add(item.id, item.title, { context: item.summary?.text ?? '' });
  for (const item of profile.publications) add(item.id, item.name, { context: item.summary?.text ?? '' });
  for (const item of profile.languages) add(item.id, item.language);
  return statements.slice(0, MAX_STATEMENTS);
}

/** "Licence", "card" and "course" stand in every posting: they do not tell one certificate from another. */
function whatItIs(name: string | null): string | null {
  const telling = name?.replace(/(?<!\S)[\p{L}'’]{3,}(?!\S)/gu, (word) => (isQualifier(word) ? '' : word)) ?? '';
  return /\p{L}/u.test(telling) ? telling : name;
}

function addRole(
  role: Role,
  add: (id: string, text: string | null | undefined, around?: Partial<Statement>) => void,
): void {
  const year = role.current ? CURRENT : yearOf(role.end ?? role.start);
  const around = { context: role.position ?? '', group: role.id, year };
  add(role.id, role.position, { year });
  if (role.summary) add(role.summary.id, role.summary.text, around);
  for (const fact of role.highlights) add(fact.id, fact.text, around);
}

/** A current role is newer than any that has ended. */
const CURRENT = 9999;

function yearOf(date: string | null): number | null {
  return date === null ? null : Number(date.slice(0, 4));
}
