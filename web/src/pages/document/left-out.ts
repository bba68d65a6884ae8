/** Which parts of the profile stand on a resume, and which could be put back. */

import { OPENING_ID, type ProfilePart } from '../../../../src/base/documents/profile-part.ts';
import { subjectOf } from '../../../../src/base/documents/revision.ts';
import type { DocumentView } from '../../../../src/edge/dashboard/api/types/documents.ts';

export interface PartLists {
  onPage: ProfilePart[];
  leftOut: ProfilePart[];
}

type Source = Pick<DocumentView, 'parts' | 'revision'> & {
  evidence: Pick<NonNullable<DocumentView['evidence']>, 'lines'> | null;
};

const OPENING: ProfilePart = {
  id: OPENING_ID,
  section: 'summary',
  text: 'Your title, your years of work, and the papers that are asked for',
  under: null,
};

/** A line that was changed stays in the list in which it was found. */
export function partLists({ parts: own, revision, evidence }: Source): PartLists {
  const printed = new Set(evidence?.lines.flatMap((line) => line.ids));
  const actions = new Map(revision?.changes.map((change) => [subjectOf(change), change.action]));
  const hasOpening = printed.has(OPENING_ID) || actions.has(OPENING_ID);
  const parts = hasOpening ? [OPENING, ...own] : own;
  const isOnPage = ({ id }: ProfilePart): boolean => {
    const action = actions.get(id);
    return action === undefined ? printed.has(id) : action !== 'add';
  };
  return { onPage: parts.filter(isOnPage), leftOut: parts.filter((part) => !isOnPage(part)) };
}

export interface PartSection {
  name: string;
  parts: ProfilePart[];
}

const NAMES: Record<ProfilePart['section'], string> = {
  summary: 'Summary',
  work: 'Work',
  projects: 'Projects',
  skills: 'Skills',
  education: 'Education',
  certificates: 'Certificates',
  awards: 'Awards',
  publications: 'Publications',
  languages: 'Languages',
  volunteering: 'Volunteering',
  interests: 'Interests',
};

/** Under the headings that the profile has, in its order. */
export function bySection(parts: readonly ProfilePart[]): PartSection[] {
  const sections = Map.groupBy(parts, (part) => part.section);
  return [...sections].map(([section, own]) => ({ name: NAMES[section], parts: own }));
}

/** What a line belongs to, where that does not stand right above it in the same list. */
export function belongsTo(
  part: ProfilePart,
  all: readonly ProfilePart[],
  listed: readonly ProfilePart[],
): string | null {
  if (part.under === null || listed.some(({ id }) => id === part.under)) return null;
  return all.find(({ id }) => id === part.under)?.text ?? null;
}
