/** Scores the profile's facts by the posting's terms. Every score can say which terms it comes from. */
import type { Profile, Role } from '../../base/profile.ts';
import type { Posting } from '../reading/posting.ts';
import type { Term } from '../reading/terms.ts';
import { phrasesOf } from '../vocabulary/vocabulary.ts';

export interface Match {
  /** 0 (says nothing of the job) to 1 (the best fact of this profile). */
  score: number;
  /** Keys of the terms that the fact supports, weightiest first. */
  terms: string[];
}

export interface Matches {
  of(id: string): Match;
  /** Terms that some fact of the profile supports, with the ids of those facts. */
  support: ReadonlyMap<string, readonly string[]>;
}

interface Statement {
  id: string;
  text: string;
  /** What surrounds the statement, such as the title of its role: it counts, but less. */
  context: string;
}

const CONTEXT_SHARE = 0.5;
const MAX_STATEMENTS = 3000;
const MAX_STATEMENT_CHARACTERS = 1200;
/** A long bullet touches more terms by its length alone. */
const LENGTH_DISCOUNT = 0.02;
const NOTHING: Match = { score: 0, terms: [] };

export function matchProfile(profile: Profile, posting: Posting): Matches {
  const terms = new Map(posting.terms.map((term) => [term.key, term]));
  const raw = new Map<string, { score: number; terms: string[] }>();
  const support = new Map<string, string[]>();
  for (const statement of statementsOf(profile).slice(0, MAX_STATEMENTS)) {
    const match = scoreStatement(statement, terms);
    raw.set(statement.id, match);
    for (const key of match.terms) support.set(key, [...(support.get(key) ?? []), statement.id]);
  }
  const best = Math.max(1e-9, ...[...raw.values()].map((match) => match.score));
  return {
    of: (id) => {
      const match = raw.get(id);
      return match ? { score: match.score / best, terms: match.terms } : NOTHING;
    },
    support,
  };
}

function scoreStatement(statement: Statement, terms: ReadonlyMap<string, Term>): { score: number; terms: string[] } {
  const found = termsIn(statement.text, terms);
  const around = termsIn(statement.context, terms).filter((term) => !found.includes(term));
  const words = statement.text.split(' ').length;
  const own = sumOfWeights(found) / (1 + LENGTH_DISCOUNT * words);
  return { score: own + CONTEXT_SHARE * sumOfWeights(around), terms: found.map((term) => term.key) };
}

/** Repeated evidence counts less and less: the second best term half, the third a third. */
function sumOfWeights(found: readonly Term[]): number {
  return found.reduce((sum, term, index) => sum + term.weight / (1 + 0.35 * index), 0);
}

function termsIn(text: string, terms: ReadonlyMap<string, Term>): Term[] {
  const found = new Set<Term>();
  for (const phrase of phrasesOf(text.slice(0, MAX_STATEMENT_CHARACTERS))) {
    const term = terms.get(phrase.key);
    if (term) found.add(term);
  }
  return [...found].sort((a, b) => b.weight - a.weight);
}

function statementsOf(profile: Profile): Statement[] {
  const statements: Statement[] = [];
  const add = (id: string, text: string | null | undefined, context: string | null = ''): void => {
    if (text) statements.push({ id, text, context: context ?? '' });
  };
  for (const fact of [profile.basics.label, profile.basics.summary]) if (fact) add(fact.id, fact.text);
  for (const employer of [...profile.work, ...profile.volunteer]) {
    for (const role of employer.roles) addRole(role, add);
  }
  for (const education of profile.education) {
    add(education.id, [education.studyType, education.area].filter(Boolean).join(' '));
    for (const fact of [...education.courses, ...education.highlights]) add(fact.id, fact.text, education.area);
  }
  for (const project of profile.projects) {
    add(project.id, [project.name, ...project.keywords.map((fact) => fact.text)].filter(Boolean).join(', '));
    if (project.description) add(project.description.id, project.description.text, project.name);
    for (const fact of project.highlights) add(fact.id, fact.text, project.name);
  }
  for (const skill of profile.skills) {
    add(skill.id, skill.name);
    for (const fact of skill.keywords) add(fact.id, fact.text, skill.name);
  }
  for (const certificate of profile.certificates) add(certificate.id, certificate.name, certificate.issuer);
  for (const award of profile.awards) add(award.id, award.title, award.summary?.text);
  for (const publication of profile.publications) add(publication.id, publication.name, publication.summary?.text);
  for (const language of profile.languages) add(language.id, language.language);
  return statements;
}

function addRole(
  role: Role,
  add: (id: string, text: string | null | undefined, context?: string | null) => void,
): void {
  add(role.id, role.position);
  if (role.summary) add(role.summary.id, role.summary.text, role.position);
  for (const fact of role.highlights) add(fact.id, fact.text, role.position);
}
