/** What was written, as the verifier looks for it on the page. */
import type { Profile } from '../../base/profile.ts';
import type { LetterPage } from '../typesetting/page.ts';
import { REQUEST } from '../verifying/provenance/sources.ts';
import { sentencesIn } from '../verifying/quoting/sentences.ts';
import { statementsOf } from '../verifying/wording-check.ts';
import type { WrittenLine } from '../verifying/written.ts';
import { deedIds } from '../worked.ts';
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

/** The sentences of the built-in writer, each with the facts of its paragraph; who recommended the job stands among them. */
export function builtInLines({ paragraphs }: LetterPage, profile: Profile): WrittenLine[] {
  // Papers are listed, and told by no sentence.
  const deeds = deedIds(profile);
  return paragraphs.flatMap(({ text, ids, lead }) => {
    const facts = ids.filter((id) => deeds.has(id));
    if (facts.length === 0) return [];
    const said = lead === undefined ? text : text.slice(lead.length).trim();
    const claims = sentencesIn(said).map((sentence) => ({
      text: sentence,
      facts: [...facts, REQUEST],
      place: 'letter' as const,
    }));
    return [{ text: said, owner: null, claims }];
  });
}
