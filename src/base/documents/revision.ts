/**
 * What the account holder changed on a finished page. Always told from the page as it was first set: a later revision
 * replaces an earlier one, and an empty one brings the first page back. Lines of resumes are named by the ids of the
 * profile's facts, passages of letters by their words.
 */
export type RevisionChange =
  /** The fact is not printed. */
  | { action: 'drop'; factId: string }
  /** The fact `with` is printed in the place of the first one. */
  | { action: 'swap'; factId: string; with: string }
  /** The fact or the entry is printed beside what stands on the page; resumes only. */
  | { action: 'add'; factId: string }
  /** The fact in the person's own words, which are printed as they are or not at all. */
  | { action: 'reword'; factId: string; text: string }
  /** The paragraph or the sentence of the letter is left out. */
  | { action: 'drop-passage'; passage: string }
  /** The paragraph in the person's own words. */
  | { action: 'reword-passage'; passage: string; text: string };

/** What became of one change, in the order in which they were asked for. */
export interface ChangeOutcome {
  action: RevisionChange['action'];
  /** The fact or the passage that it is about. */
  subject: string;
  outcome: 'applied' | 'refused';
  /** Why not, for the person; null where it was applied. */
  reason: string | null;
  /** The words that the reason names, to look for in the profile. */
  words: string[];
  /** What would be added to the profile, so that the wording can be printed; null where that is not the way. */
  offer: Offer | null;
  /** Facts and entries on the page, one of which at least would have to leave it for what there is no room for. */
  leaving?: string[];
}

/** A wording that says more than the profile, and what the profile would have to say. */
export interface Offer {
  /** The wording as it was asked for. */
  text: string;
  /** For the person: what would be added where. */
  question: string;
  additions: Addition[];
}

/** Of an offer that the person takes: whose it is, and the version of the profile that he saw. */
export interface TakenOffer {
  subject: string;
  profileVersion: number;
}

/** How a revision that added to the profile is taken back. */
export interface RevisionUndo {
  /** The versions of the profile with and without it. */
  added: number;
  before: number;
  /** The page without it. */
  changes: RevisionChange[];
}

/** `to` is the id of a fact, which then says this; of an entry, which gets a new fact; or `basics`, for the summary. */
export interface Addition {
  to: string;
  text: string;
}

export const REVISION_MAX_CHANGES = 200;
export const REWORD_MAX_CHARACTERS = 600;
export const PASSAGE_MAX_CHARACTERS = 2000;

export function subjectOf(change: RevisionChange): string {
  return 'passage' in change ? change.passage : change.factId;
}
