/** The statements that a letter can retell: real bullets that make a clause after "I". */
import type { Fact, Profile } from '../../../base/profile.ts';
import type { Matches } from '../../matching/match.ts';
import { verbOf } from '../../vocabulary/verbs.ts';
import { stem, wordsOf } from '../../vocabulary/words.ts';
import { tidyBullets } from '../bullet.ts';
import { asGerund } from '../tense.ts';
import { clauseOf } from './clause.ts';
import { clumsiness } from './fluency.ts';
import type { Achievement, Station } from './material.ts';
import { isShown, type Themes } from './themes.ts';

const NUMBER_BONUS = 0.25;
const RANK_COST = 0.03;
const CUT_COST = 0.1;
const COPY_LIKENESS = 0.7;
/** So many are kept before a clumsy one is left out for good. */
const ENOUGH = 30;
const CLUMSY = 0.2;
/** Without these there would hardly be a letter. */
const FEWEST = 8;
const VERY_CLUMSY = 0.36;

export function achievementsOf(
  profile: Profile,
  stations: readonly Station[],
  themes: Themes,
  matches: Matches,
): Achievement[] {
  const found = stations.flatMap((station) =>
    factsOf(profile, station).flatMap((fact) => fromFact(fact, station, themes, matches)),
  );
  return sayableOf(withoutDoubles(found.toSorted((a, b) => b.score - a.score)));
}

/** Where there is enough that reads well, nothing clumsy is told, however well it fits. */
function sayableOf(found: readonly Achievement[]): Achievement[] {
  const byEase = found.toSorted((a, b) => a.clumsiness - b.clumsiness);
  const kept = new Set(
    byEase.filter((one, at) => one.clumsiness < CLUMSY || (at < ENOUGH && one.clumsiness < VERY_CLUMSY) || at < FEWEST),
  );
  return found.filter((one) => kept.has(one));
}

export function factsOf(profile: Profile, station: Station): Fact[] {
  for (const employer of [...profile.work, ...profile.volunteer]) {
    const role = employer.roles.find((one) => one.id === station.id);
    if (role) return [...role.highlights, ...(role.summary ? [role.summary] : [])];
  }
  const project = profile.projects.find((one) => one.id === station.id);
  return project ? [...(project.description ? [project.description] : []), ...project.highlights] : [];
}

function fromFact(fact: Fact, station: Station, themes: Themes, matches: Matches): Achievement[] {
  const match = matches.of(fact.id);
  return tidyBullets(fact.text, station.current).flatMap((bullet, at): Achievement[] => {
    const clause = clauseOf(bullet);
    if (clause === null || bullet.tense === 'other') return [];
    const text = clause.text;
    const clumsy = clumsiness(text);
    // A fact of several statements was matched as a whole; the first is its best witness.
    const cost = RANK_COST * station.rank + (clause.cut ? CUT_COST : 0) + 0.05 * at + clumsy;
    return [
      {
        clause: text,
        brief: clause.brief,
        gerund: deedAsDuty(text),
        tense: bullet.tense,
        station,
        themes: themesIn(text, match.terms, themes),
        score: match.score + (/\d/.test(text) ? NUMBER_BONUS : 0) - cost,
        clumsiness: clumsy,
        ids: [fact.id],
      },
    ];
  });
}

/** What one brought about was no part of the job: "my work included doubling sales" would belittle it. */
const RESULT =
  /^(?:achiev|doubl|tripl|increas|exceed|surpass|reduc|decreas|grew|grow|improv|rank|held|won|win|receiv|earn|gain|complet|join|graduat|rais|cut|sav|boost|generat|accept|spearhead)/;

export function deedAsDuty(clause: string): string | null {
  return RESULT.test(clause) ? null : asGerund(clause);
}

/** Only what this very clause says, though its fact may support more. */
function themesIn(clause: string, terms: readonly string[], themes: Themes): string[] {
  const words = wordsOf(clause);
  const stems = new Set(words.map(stem));
  return terms.flatMap((key) => {
    const name = themes.get(key);
    if (name === undefined || !isShown(name, words)) return [];
    return wordsOf(name).every((word) => stems.has(stem(word))) ? [name] : [];
  });
}

/** The same duty is often copied from role to role, in another tense or with a word changed. */
function withoutDoubles(found: readonly Achievement[]): Achievement[] {
  const kept: { one: Achievement; stems: Set<string> }[] = [];
  for (const one of found) {
    const stems = new Set(wordsOf(one.clause).map((word) => verbOf(word)?.base ?? stem(word)));
    if (kept.every((other) => likeness(stems, other.stems) < COPY_LIKENESS)) kept.push({ one, stems });
  }
  return kept.map(({ one }) => one);
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / Math.min(one.size, other.size);
}
