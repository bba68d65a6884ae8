import type { Fact, Profile } from '../../../../../src/base/profile.ts';
import { newId } from '../../../lib/new-id.ts';

export type Location = NonNullable<Profile['basics']['location']>;
export type Link = Profile['basics']['profiles'][number];
export type Role = Profile['work'][number]['roles'][number];

export const blankLocation = (): Location => ({
  address: null,
  postalCode: null,
  city: null,
  region: null,
  countryCode: null,
  extra: {},
});

export const newFact = (text: string): Fact => ({ id: newId(), text });

/** A statement in which lines were typed or pasted: one for each line. */
export function factsOfLines(fact: Fact, text: string): Fact[] {
  const [first = '', ...more] = text.split(/\r?\n/);
  return [{ ...fact, text: first }, ...more.map(newFact)];
}

/** How a profile begins that is written by hand. */
export function blankProfile(): Profile {
  return {
    schema: 1,
    locale: null,
    basics: {
      name: '',
      label: null,
      email: null,
      phone: null,
      url: null,
      summary: null,
      location: null,
      profiles: [],
      extra: {},
    },
    work: [],
    volunteer: [],
    education: [],
    projects: [],
    skills: [],
    certificates: [],
    awards: [],
    publications: [],
    languages: [],
    interests: [],
    references: [],
    unmapped: [],
    extra: {},
  };
}
