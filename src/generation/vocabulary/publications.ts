/** What somebody's part in a publication was, as the person tells it. */
import type { Profile } from '../../base/profile.ts';

type Publication = Profile['publications'][number];

const AUTHORSHIP = /author|autor|auteur/iu;
const LEADS = /\b(?:first|sole|lead|senior) author|erstautor|premi(?:er|ère) auteur|primer autor/iu;
const UNACCEPTED = /\b(?:in review|under review|submitted|in preparation)\b|eingereicht|soumis|en revisión/iu;

export const isLed = (item: Publication): boolean => LEADS.test(aboutOf(item));

export const isPublished = (item: Publication): boolean => !UNACCEPTED.test(aboutOf(item));

/** "First author", without what follows it; null where the person does not say so first. */
export function authorshipOf({ summary }: Publication): string | null {
  if (summary === null) return null;
  const first = summary.text.split(/[,;.]\s|[,;.]$/u, 1)[0]!.trim();
  return AUTHORSHIP.test(first) ? first : null;
}

function aboutOf({ name, summary }: Publication): string {
  return `${name} ${summary?.text ?? ''}`;
}
