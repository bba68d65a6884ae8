/**
 * What the account holder changed on a finished page, by the ids of the profile's facts. Always told from the page as it
 * was first set: a later revision replaces an earlier one, and an empty one brings the first page back.
 */
export type RevisionChange =
  /** The fact is not printed. */
  | { action: 'drop'; factId: string }
  /** The fact `with` is printed in the place of the first one. */
  | { action: 'swap'; factId: string; with: string }
  /** Other words for the fact. They may say no more than the profile does: the verifier is given the profile as it is. */
  | { action: 'reword'; factId: string; text: string };

export const REVISION_MAX_CHANGES = 200;
export const REWORD_MAX_CHARACTERS = 600;
