/** Facts as a list, each behind the need of the posting that it answers or its own label. */
import type { Proof } from '../../matching/proofs.ts';
import type { LetterLine } from '../../typesetting/page.ts';
import { labelOf, needsOf } from './needs.ts';
import { quoted } from './telling/telling.ts';
import { filled, type Templates } from './templates.ts';

/** Of the facts in a list: where fewer answer a need in so many words, none names it. */
const LEAST_NAMED = 0.5;

export function itemsOf(
  proofs: readonly Proof[],
  place: string | null,
  templates: Templates,
  isRead: boolean,
): LetterLine[] {
  if (proofs.length === 0) return [];
  const answered = isRead ? needsOf(proofs, templates) : new Map<Proof, string>();
  // The posting's words before one fact of many look like a slip.
  const needs: ReadonlyMap<Proof, string> = answered.size >= LEAST_NAMED * proofs.length ? answered : new Map();
  const items = proofs.map((proof, at): LetterLine => {
    const need = needs.get(proof);
    const fact = quotedIn(proof, at === 0 ? place : proofs[at - 1]!.place.name, templates);
    const text = need === undefined ? fact : `${need}. ${fact}`;
    const lead = need === undefined ? labelOf(fact) : `${need}.`;
    return { text, ids: [proof.id], list: 'item', ...(lead === null ? {} : { lead }) };
  });
  const introduction = templates.list[needs.size > 0 ? 'needs' : 'work'];
  return [{ text: introduction, ids: [], list: 'introduction' }, ...items];
}

/** As it stands; its place is named where it is not that of the fact before. */
function quotedIn(proof: Proof, before: string | null, templates: Templates): string {
  const { name, kind } = proof.place;
  const fact = quoted(proof.text, templates);
  if (name === null || name === before) return fact;
  const form = kind === 'project' ? templates.list.project : templates.list.place;
  return filled(form, { name, fact });
}
