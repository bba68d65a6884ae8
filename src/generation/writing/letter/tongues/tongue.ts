/** What a letter needs of a language. The facts stay in the profile's own words; a tongue only has the words around them. */

export interface Applied {
  /** As the posting writes it; null when it names none. */
  title: string | null;
  company: string | null;
}

export interface Post {
  position: string | null;
  name: string | null;
  startYear: string | null;
  endYear: string | null;
  current: boolean;
}

export interface Tongue {
  lang: string;
  /** Gender-neutral where a name is given. */
  greeting(name: string | null): string;
  closing: string;
  /** Whole sentences, of which a seed picks one. */
  openings(applied: Applied, post: Post | null): string[];
  /** `facts` is a list that a colon can introduce. */
  posts(post: Post, facts: string, first: boolean): string[];
  studies(area: string, school: string, isGoingOn: boolean): string[];
  skills(list: string): string[];
  languages(list: string): string[];
  invitations(applied: Applied): string[];
  reaches(reach: string): string[];
  thanks: readonly string[];
  and: string;
  /** A sentence of the applicant's own in this language. */
  firstPerson: RegExp;
  /** Notes without a subject, and what makes a sentence of them. */
  notes: readonly (readonly [RegExp, string])[];
  /** A statement with a verb of its own, which no list after a colon can hold. */
  predicate: RegExp;
  /** Wishes about the letter rather than content for it. */
  instruction: RegExp;
  /** Whether a list goes on in small letters after a colon. */
  smallAfterColon: boolean;
}

/** Spanish "y" becomes "e" before the sound of i. */
export function listed(items: readonly string[], and: string): string {
  if (items.length <= 1) return items.join('');
  const last = items.at(-1)!;
  const link = and === 'y' && /^h?[ií](?![aeo])/i.test(last) ? 'e' : and;
  return `${items.slice(0, -1).join(', ')} ${link} ${last}`;
}
