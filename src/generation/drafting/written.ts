/** What was written, as the verifier looks for it on the page. */
import type { Profile } from '../../base/profile.ts';
import type { LetterPage } from '../typesetting/page.ts';
import { sentencesIn } from '../verifying/quoting/sentences.ts';
import { statementsOf } from '../verifying/wording-check.ts';
import type { WrittenLine } from '../verifying/written.ts';
import { rolesOf } from '../worked.ts';
import { claimsOf, type Draft } from './draft.ts';
import { summaryForms } from './summary-forms.ts';

export function writtenLines(draft: Draft | null, profile: Profile): WrittenLine[] {
  if (draft === null) return [];
  const owners = new Map(statementsOf(profile).map(({ fact, owner }) => [fact.id, owner]));
  const summary = claimsOf({ ...draft, bullets: [], paragraphs: [], close: null });
  return [
    ...summaryForms(draft.summary).map(({ text }, at) => ({
      text,
      owner: 'basics',
      claims: summary.slice(0, summary.length - at),
    })),
    ...claimsOf({ ...draft, summary: [] }).map((claim) => ({
      text: claim.text,
      owner: claim.place === 'bullet' ? (owners.get(claim.facts![0]!) ?? null) : null,
      claims: [claim],
    })),
  ];
}

/** The sentences of the built-in writer that tell of facts. */
export function builtInLines({ paragraphs }: LetterPage, profile: Profile): WrittenLine[] {
  const posts = new Map(rolesOf(profile).map(({ id, highlights }) => [id, highlights.map((fact) => fact.id)]));
  return paragraphs
    .flatMap(({ list, told }) => (list === 'item' ? [] : (told ?? [])))
    .map(({ text, ids }) => {
      const facts = ids.flatMap((id) => posts.get(id) ?? [id]);
      const claims = sentencesIn(text).map((sentence) => ({ text: sentence, facts, place: 'letter' as const }));
      return { text, owner: null, claims };
    });
}
