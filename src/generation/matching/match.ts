/** Scores the profile's facts by what the posting looks for. Every score can say what it comes from. */
import type { Profile } from '../../base/profile.ts';
import type { Posting } from '../reading/posting.ts';
import type { Term } from '../reading/requirements/terms.ts';
import { type JobQuery, jobQueryOf } from './job-query.ts';
import { type Relevance, relevanceOf } from './relevance.ts';
import { type RequirementSupport, supportOf } from './requirements/requirement-support.ts';
import { type Reason, reasonsFor } from './score-reasons.ts';
import { type Statement, statementsOf } from './statements.ts';
import { type View, viewOf } from './view.ts';

export interface Match {
  /** 0 (says nothing of the job) to 1 (the best fact of this profile). */
  score: number;
  /** Keys of the terms that the fact supports, weightiest first. */
  terms: string[];
  /** What the score comes from, weightiest first. */
  reasons?: readonly Reason[];
}

export interface Matches {
  of(id: string): Match;
  /** Terms that some fact of the profile supports, with the ids of those facts. */
  support: ReadonlyMap<string, readonly string[]>;
  /** Each requirement of the posting with the facts that support it; none of them is a gap. */
  requirements: readonly RequirementSupport[];
  /** Of the vacancy; null where the posting names none. */
  title: string | null;
}

/** What the facts of one role say counts for each of them. */
const SIBLING_SHARE = 0.5;
const PER_YEAR = 0.01;
const MOST_FOR_AGE = 0.1;
const FIGURE_BONUS = 0.02;
const NOTHING: Match = { score: 0, terms: [], reasons: [] };

/** A statement with all that was found out about it. */
export interface Weighed {
  statement: Statement;
  view: View;
  terms: Term[];
  relevance: Relevance;
  /** What its surroundings add. */
  around: number;
  score: number;
}

/** `now`: until when a current role has lasted. */
export function matchProfile(profile: Profile, posting: Posting, now: string): Matches {
  const query = jobQueryOf(posting);
  const weighed = weighAll(statementsOf(profile), posting, query);
  const byId = new Map(weighed.map((one) => [one.statement.id, one]));
  const best = Math.max(1e-9, ...weighed.map((one) => one.score));
  return {
    of: (id) => {
      const one = byId.get(id);
      if (one === undefined) return NOTHING;
      return {
        score: one.score / best,
        terms: one.terms.map((term) => term.key),
        reasons: reasonsFor(one, query, best),
      };
    },
    support: factsByTerm(weighed),
    requirements: supportOf(posting, weighed, profile, now),
    title: posting.title,
  };
}

function weighAll(statements: readonly Statement[], posting: Posting, query: JobQuery): Weighed[] {
  const terms = new Map(posting.terms.map((term) => [term.key, term]));
  const views = statements.map((statement) => viewOf(statement.text));
  const contexts = new Map<string, View>();
  for (const { context } of statements) if (!contexts.has(context)) contexts.set(context, viewOf(context));
  const rarity = rarityAmong(views);
  const alone = statements.map((statement, at) => {
    const context = contexts.get(statement.context)!;
    const relevance = relevanceOf(views[at]!, context, query, rarity);
    return { statement, view: views[at]!, terms: termsIn(views[at]!, terms), relevance, context };
  });
  const averages = averageByGroup(alone);
  const newest = Math.max(0, ...statements.map((statement) => statement.year ?? 0).filter((year) => year < 9999));
  return alone.map(({ context, ...one }) => {
    const siblings = averages.get(one.statement.group ?? '') ?? 0;
    const around = SIBLING_SHARE * siblings;
    return { ...one, around, score: (one.relevance.total + around) * standing(one.statement, newest) };
  });
}

/** Newer facts and facts with a figure are worth a little more than their like. */
function standing(statement: Statement, newest: number): number {
  const age = statement.year === null ? 0 : Math.max(0, newest - statement.year);
  const figure = statement.group !== null && /\d/.test(statement.text) ? FIGURE_BONUS : 0;
  return 1 - Math.min(MOST_FOR_AGE, PER_YEAR * age) + figure;
}

/** Words that stand in every bullet of a profile do not tell its bullets apart. */
function rarityAmong(views: readonly View[]): (key: string) => number {
  const counts = new Map<string, number>();
  for (const view of views) for (const key of view.keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const most = Math.log((views.length + 1) / 1.5);
  return (key) => (most <= 0 ? 1 : Math.max(0, Math.log((views.length + 1) / ((counts.get(key) ?? 1) + 0.5)) / most));
}

function averageByGroup(weighed: readonly { statement: Statement; relevance: Relevance }[]): Map<string, number> {
  const grouped = Map.groupBy(
    weighed.filter((one) => one.statement.group !== null),
    (one) => one.statement.group!,
  );
  return new Map(
    Array.from(grouped, ([group, members]) => [
      group,
      members.reduce((sum, one) => sum + one.relevance.total, 0) / members.length,
    ]),
  );
}

function termsIn(view: View, terms: ReadonlyMap<string, Term>): Term[] {
  const found = [...view.keys].map((key) => terms.get(key)).filter((term) => term !== undefined);
  return found.sort((a, b) => b.weight - a.weight);
}

function factsByTerm(weighed: readonly Weighed[]): Map<string, string[]> {
  const support = new Map<string, string[]>();
  for (const { statement, terms } of weighed) {
    for (const { key } of terms) {
      const facts = support.get(key);
      if (facts === undefined) support.set(key, [statement.id]);
      else facts.push(statement.id);
    }
  }
  return support;
}
