/** What a reworded line may draw on: its fact first, then the entry that the fact stands in, then the rest of the profile. */
import type { Employer, Fact, Profile } from '../../../base/profile.ts';
import { printedDates } from '../printed-dates.ts';

export interface Backing {
  /** The employer, school or project; what the verifier calls the owner of an entry. */
  owner: string;
  fact: string;
  /** Titles of the person in this entry. */
  titles: string[];
  /** The fact and all else that the profile says of the same role, degree or project. */
  nearby: string[];
  /** The facts alone of that entry. */
  told: string[];
  /** What belongs to no place in particular: skills, certificates, languages, the summary. */
  anywhere: string[];
  /** Names of the other employers, schools and projects. */
  elsewhere: string[];
  /** What the rest of the profile says: it is a source for the names of skills and tools alone. */
  others: string[];
  /** The person's own addresses: they say nothing of any employer that has a part in them. */
  contacts: string[];
}

type Text = string | null | undefined;
export interface Place extends Pick<Backing, 'owner' | 'titles'> {
  names: string[];
  texts: string[];
  facts: Fact[];
}

/** Null for what is no statement of a place: it is dropped or swapped, and reworded in the profile. */
export function backingOf(profile: Profile, factId: string, lang: string): Backing | null {
  const places = placesOf(profile, lang);
  const home = places.find((place) => place.facts.some((fact) => fact.id === factId));
  const fact = home?.facts.find((one) => one.id === factId);
  if (home === undefined || fact === undefined) return null;
  const isSummary = home.owner === 'basics';
  const nearby = [home, ...(isSummary ? places : [])].flatMap(textsOf);
  const own = new Set(home.names);
  const others = isSummary ? [] : places.filter((place) => place.owner !== home.owner);
  return {
    owner: home.owner,
    fact: fact.text,
    titles: isSummary ? places.flatMap((place) => place.titles) : home.titles,
    nearby,
    told: (isSummary ? places : [home]).flatMap((place) => place.facts.map((one) => one.text)),
    anywhere: generalTexts(profile),
    elsewhere: others.flatMap((place) => place.names).filter((name) => !own.has(name)),
    others: places.flatMap(textsOf),
    contacts: contactsOf(profile),
  };
}

export function contactsOf({ basics, projects }: Profile): string[] {
  const profiles = basics.profiles.map((one) => one.url);
  return given(basics.email, basics.url, ...profiles, ...projects.map((project) => project.url));
}

export function textsOf(place: Place): string[] {
  return [...place.names, ...place.titles, ...place.texts, ...place.facts.map((fact) => fact.text)];
}

export function placesOf(profile: Profile, lang: string): Place[] {
  const { basics } = profile;
  return [
    { owner: 'basics', names: [], titles: given(basics.label?.text), texts: [], facts: facts(basics.summary) },
    ...[...profile.work, ...profile.volunteer].flatMap((employer) => rolePlaces(employer, lang)),
    ...profile.education.map((item) => ({
      owner: item.id,
      names: given(item.institution),
      titles: given(item.studyType, item.area),
      texts: [...given(item.score, item.location), ...dates(item, lang), ...item.courses.map((fact) => fact.text)],
      facts: item.highlights,
    })),
    ...profile.projects.map((item) => ({
      owner: item.id,
      names: given(item.name),
      titles: item.roles,
      texts: [...given(item.entity, item.type), ...dates(item, lang), ...item.keywords.map((fact) => fact.text)],
      facts: [...facts(item.description), ...item.highlights],
    })),
  ];
}

function rolePlaces(employer: Employer, lang: string): Place[] {
  return employer.roles.map((role) => ({
    owner: employer.id,
    names: given(employer.name),
    titles: given(role.position),
    texts: [...given(employer.location, employer.description, role.location), ...dates(role, lang)],
    facts: [...facts(role.summary), ...role.highlights],
  }));
}

export function generalTexts(profile: Profile): string[] {
  const { basics } = profile;
  return [
    ...given(basics.name, basics.label?.text, basics.summary?.text, basics.location?.city, basics.location?.region),
    ...profile.skills.flatMap((skill) => [...given(skill.name), ...skill.keywords.map((fact) => fact.text)]),
    ...profile.languages.flatMap((item) => given(item.language, item.fluency)),
    ...profile.interests.flatMap((item) => given(item.name)),
    ...profile.certificates.flatMap((item) => given(item.name, item.issuer, item.date)),
    ...profile.awards.flatMap((item) => given(item.title, item.awarder, item.date, item.summary?.text)),
    ...profile.publications.flatMap((item) => given(item.name, item.publisher, item.releaseDate, item.summary?.text)),
    ...profile.education.flatMap((item) => given(item.studyType, item.area)),
  ];
}

const given = (...texts: Text[]): string[] => texts.filter((text): text is string => !!text);
const facts = (fact: Fact | null): Fact[] => (fact === null ? [] : [fact]);

function dates(span: { start: string | null; end: string | null }, lang: string): string[] {
  return [span.start, span.end].flatMap((date) => (date === null ? [] : printedDates(date, lang)));
}

/** The same with what the person added to the profile since the document was made. */
export function withNewer(profile: Profile, newer: Profile | null, factId: string, lang: string): Backing | null {
  const backing = backingOf(profile, factId, lang);
  if (backing === null || newer === null) return backing;
  const today = backingOf(newer, factId, lang);
  return {
    ...backing,
    titles: [...backing.titles, ...(today?.titles ?? [])],
    nearby: [...backing.nearby, ...(today?.nearby ?? [])],
    told: [...backing.told, ...(today?.told ?? [])],
    anywhere: [...backing.anywhere, ...generalTexts(newer)],
    others: [...backing.others, ...placesOf(newer, lang).flatMap(textsOf)],
    contacts: [...backing.contacts, ...contactsOf(newer)],
  };
}
