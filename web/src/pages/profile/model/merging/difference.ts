/** What an import would change, and how the person decides on it. */

/** `merge` keeps what is there and adds what is new. */
export type Choice = 'keep' | 'take' | 'merge';

export interface Difference {
  id: string;
  /** The section that it belongs to, as a title. */
  section: string;
  title: string;
  /** In both and different, only in the file, or only in the profile. */
  kind: 'changed' | 'added' | 'missing';
  fields: { label: string; mine: string; theirs: string }[];
  choices: Choice[];
  suggested: Choice;
}

/** What a walk through both profiles carries along. */
export interface Walk {
  decide: (difference: Difference) => Choice;
  language: string;
}

/** Of what only one of the two has: the profile keeps it, or the file brings it, unless the person wants it otherwise. */
export function oneSided(
  id: string,
  section: string,
  title: string,
  isMine: boolean,
  shown: { label: string; text: string }[],
): Difference {
  return {
    id,
    section,
    title,
    kind: isMine ? 'missing' : 'added',
    fields: shown.map(({ label, text }) => ({ label, mine: isMine ? text : '', theirs: isMine ? '' : text })),
    choices: isMine ? ['keep', 'take'] : ['take', 'keep'],
    suggested: isMine ? 'keep' : 'take',
  };
}
