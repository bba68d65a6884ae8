/** What the paragraphs of a letter are written from. */
import type { CompanyFacts } from '../../reading/company-page.ts';
import type { Tense } from '../tense.ts';

export interface Sentence {
  text: string;
  ids: string[];
  /** The station that it tells of, where paragraphs may part. */
  station?: string;
}

/** One deed that a letter can retell. */
export interface Achievement {
  /** Follows "I": "entered all payables for the 7 franchise locations". */
  clause: string;
  /** The same without what it was for; null where it says nothing of that. */
  brief: string | null;
  /** "entering all payables …"; null when there is no such form. */
  gerund: string | null;
  tense: Tense;
  station: Station;
  /** What of the posting it shows, as nouns, weightiest first. */
  themes: string[];
  score: number;
  /** How hard it is to read aloud; 0 is easy. */
  clumsiness: number;
  /** The fact alone; the station has ids of its own. */
  ids: string[];
}

/** Where something was done: a role, a project, a voluntary post. */
export interface Station {
  id: string;
  kind: 'work' | 'project' | 'volunteer';
  /** Employer, organisation or project; null where the profile names none. */
  name: string | null;
  /** Null where there is none, or none that can be said in a sentence. */
  position: string | null;
  /** The same with its article: "a Staff Nurse". */
  post: string | null;
  current: boolean;
  startYear: string | null;
  endYear: string | null;
  /** 0 is the newest. */
  rank: number;
  ids: string[];
}

export interface LetterMaterial {
  title: string | null;
  company: string | null;
  companyFacts: CompanyFacts | null;
  /** What the posting asks for and the profile supports, as nouns. */
  strengths: string[];
  achievements: Achievement[];
  stations: Station[];
  /** Lines of the posting that can be quoted, in the order in which this letter would. */
  duties: string[];
  /** How many deeds could be told. */
  found: number;
}

/** With fewer deeds than these, each gets more room, and the job too. */
export const FEW_FOUND = 20;

/** The best of them, told in every letter. */
export const FIRST_ACHIEVEMENTS = 3;
