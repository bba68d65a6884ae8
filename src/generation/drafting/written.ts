/** The lines of a language model as the verifier looks for them on the page. */
import type { Profile } from '../../base/profile.ts';
import type { WrittenLine } from '../verifying/written.ts';
import { claimsOf, type Draft } from './draft.ts';
import { summaryForms } from './summary-forms.ts';

export function writtenLines(draft: Draft | null, profile: Profile): WrittenLine[] {
  if (draft === null) return [];
  const summary = claimsOf({ ...draft, bullets: [], paragraphs: [] });
  return [
    ...summaryForms(draft.summary).map(({ text }, at) => ({
      text,
      owner: 'basics',
      claims: summary.slice(0, summary.length - at),
    })),
    ...claimsOf({ ...draft, summary: [] }).map((claim) => ({
      text: claim.text,
      owner: claim.place === 'bullet' ? ownerOf(profile, claim.facts![0]!) : null,
      claims: [claim],
    })),
  ];
}

/** The employer, school or project that a fact is told under; null where there is none. */
function ownerOf(profile: Profile, factId: string): string | null {
  const has = (value: unknown): boolean => JSON.stringify(value).includes(JSON.stringify(factId));
  const owners = [...profile.work, ...profile.volunteer, ...profile.projects, ...profile.education];
  return owners.find(has)?.id ?? null;
}
