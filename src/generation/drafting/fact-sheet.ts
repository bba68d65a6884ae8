/**
 * The profile as a language model sees it: every fact under its entry, with an id that is short enough to be copied
 * without a mistake. Neither the person's name nor an address is on it.
 */
import type { Employer, Fact, Profile } from '../../base/profile.ts';
import { firstCharacters } from '../../base/text.ts';
import type { Matches } from '../matching/match.ts';
import { withoutInjections } from '../reading/prompt-injection.ts';
import { isExpired } from '../vocabulary/credentials.ts';
import { monthAndYear, spanText } from '../writing/dates.ts';
import { degreeParts } from '../writing/degree.ts';
import type { Labels } from '../writing/labels.ts';

export interface FactSheet {
  text: string;
  /** The ids of the profile by those of the sheet, and the other way round. */
  idOf: ReadonlyMap<string, string>;
  shortOf: ReadonlyMap<string, string>;
  /** What the sheet says of it, and under which heading, by the profile's id. */
  textOf: ReadonlyMap<string, string>;
  headingOf: ReadonlyMap<string, string>;
}

interface Part {
  heading: string;
  /** When it began, for what is told newest first. */
  start?: string | null;
  facts: { id: string; text: string }[];
}

/** A small model loses its way among more; those that say least of this job are left out. */
const MAX_DEEDS = 45;
const MAX_FACT_CHARACTERS = 400;
const MAX_ITEMS = 12;
const MAX_SKILLS = 400;

export function factSheetOf(profile: Profile, matches: Matches, lang: string, labels: Labels): FactSheet {
  const parts = [...deedsOf(profile, matches, lang, labels), ...itemsOf(profile, lang, labels)];
  const idOf = new Map<string, string>();
  const textOf = new Map<string, string>();
  const headingOf = new Map<string, string>();
  const lines = parts.flatMap(({ heading, facts }) => [
    `\n${heading}`,
    ...facts.filter(isNoOrder).map(({ id, text }) => {
      const short = `f${idOf.size + 1}`;
      idOf.set(short, id);
      textOf.set(id, text);
      headingOf.set(id, heading);
      return `${short}: ${firstCharacters(text, MAX_FACT_CHARACTERS)}`;
    }),
  ]);
  const shortOf = new Map(Array.from(idOf, ([short, id]) => [id, short]));
  return { text: lines.join('\n'), idOf, textOf, headingOf, shortOf };
}

/** A sentence that gives a machine orders is no fact. */
function isNoOrder({ text }: { text: string }): boolean {
  return withoutInjections(text) === text;
}

/** What was done, under who it was done for. */
function deedsOf(profile: Profile, matches: Matches, lang: string, labels: Labels): Part[] {
  const employers = (list: readonly Employer[], kind: string | null): Part[] =>
    list.flatMap(({ name, roles }) =>
      roles.map((role) => ({
        heading: joined([kind, name, role.position, spanText(role, lang, labels)]),
        start: role.start,
        facts: withFirst(role.summary, role.highlights),
      })),
    );
  const projects = profile.projects.map((project) => ({
    heading: joined([labels.headings.projects, project.name, project.entity, spanText(project, lang, labels)]),
    facts: withFirst(project.description, project.highlights),
  }));
  const newestFirst = (parts: readonly Part[]): Part[] =>
    parts.toSorted((a, b) => (b.start ?? '').localeCompare(a.start ?? ''));
  const all = [
    ...newestFirst(employers(profile.work, null)),
    ...projects,
    ...employers(profile.volunteer, labels.headings.volunteering),
  ];
  const best = all
    .flatMap(({ facts }) => facts)
    .toSorted((a, b) => matches.of(b.id).score - matches.of(a.id).score)
    .slice(0, MAX_DEEDS);
  const kept = new Set(best.map(({ id }) => id));
  return all
    .map(({ heading, facts }) => ({ heading, facts: facts.filter(({ id }) => kept.has(id)) }))
    .filter(({ facts }) => facts.length > 0);
}

function withFirst(first: Fact | null, facts: readonly Fact[]): Fact[] {
  return first === null ? [...facts] : [first, ...facts];
}

/** What the person has and is called. */
function itemsOf(profile: Profile, lang: string, labels: Labels): Part[] {
  const { headings } = labels;
  const part = (heading: string, items: readonly { id: string; parts: (string | null)[] }[]): Part[] => {
    const facts = items
      .map(({ id, parts }) => ({ id, text: parts.filter(Boolean).join(', ') }))
      .filter(({ text }) => text !== '');
    return facts.length === 0 ? [] : [{ heading, facts: facts.slice(0, MAX_ITEMS) }];
  };
  const { label, summary } = profile.basics;
  const date = (one: string | null): string | null => one && monthAndYear(one, lang);
  return [
    ...part(
      headings.summary,
      [label, summary].flatMap((fact) => (fact === null ? [] : [{ id: fact.id, parts: [fact.text] }])),
    ),
    ...part(
      headings.education,
      profile.education.flatMap((one) => [
        { id: one.id, parts: [...degreeParts(one), one.institution, spanText(one, lang, labels), one.score] },
        ...one.highlights.map(({ id, text }) => ({ id, parts: [text] })),
      ]),
    ),
    ...part(
      headings.certifications,
      profile.certificates
        .filter(({ name }) => name !== null && !isExpired(name))
        .map(({ id, name, issuer, date: given }) => ({ id, parts: [name, issuer, date(given)] })),
    ),
    ...part(
      headings.skills,
      profile.skills.map(({ id, name, level, keywords }) => {
        const listed = firstCharacters(keywords.map(({ text }) => text).join(', '), MAX_SKILLS);
        return { id, parts: [listed === '' ? name : `${name ?? ''}: ${listed}`, level] };
      }),
    ),
    ...part(
      headings.languages,
      profile.languages.map(({ id, language, fluency }) => ({ id, parts: [language, fluency] })),
    ),
    ...part(
      headings.awards,
      profile.awards.map(({ id, title, awarder, date: given }) => ({ id, parts: [title, awarder, date(given)] })),
    ),
    ...part(
      headings.publications,
      profile.publications.map(({ id, name, publisher, releaseDate }) => ({
        id,
        parts: [name, publisher, date(releaseDate)],
      })),
    ),
  ];
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(', ');
}
