/** Facts as a list, each behind the need of the posting that it answers or its own label. */
import type { Place, Proof } from '../../matching/proofs.ts';
import type { LetterLine } from '../../typesetting/page.ts';
import { labelOf, needsOf } from './needs.ts';
import { quoted } from './telling/telling.ts';
import { filled, ofProject, placeIn, type Templates } from './templates.ts';

/** Of the facts in a list: where fewer answer a need in so many words, none names it. */
const LEAST_NAMED = 0.5;

/** `said`: the place that the letter has named. */
export function itemsOf(
  proofs: readonly Proof[],
  said: string | null,
  templates: Templates,
  isRead: boolean,
): LetterLine[] {
  if (proofs.length === 0) return [];
  const answered = isRead ? needsOf(proofs, templates) : new Map<Proof, string>();
  // The posting's words before one fact of many look like a slip.
  const needs: ReadonlyMap<Proof, string> = answered.size >= LEAST_NAMED * proofs.length ? answered : new Map();
  const groups = [...Map.groupBy(proofs, ({ place }) => `${place.kind} ${place.name}`).values()];
  const isHeaded = (group: readonly Proof[]): boolean =>
    needs.size === 0 && group.length > 1 && group[0]!.place.kind !== 'item' && group[0]!.place.name !== said;
  const [headed, others] = [groups.filter(isHeaded), groups.filter((group) => !isHeaded(group)).flat()];
  const introduction = templates.list[needs.size > 0 ? 'needs' : 'work'];
  return [
    ...(others.length === 0
      ? []
      : [introduced(introduction), ...others.map((one) => item(one, said, needs, templates))]),
    ...headed.flatMap((group) => {
      const { place } = group[0]!;
      return [introduced(headOf(place, templates)), ...group.map((one) => item(one, place.name, needs, templates))];
    }),
  ];
}

const introduced = (text: string): LetterLine => ({ text, ids: [], list: 'introduction' });

/** "At Acme:", before several facts of a place that was not named yet. */
function headOf({ name, kind }: Place, templates: Templates): string {
  const { list } = templates;
  return kind === 'project'
    ? filled(list.ofProject, { name: name! })
    : filled(list.ofPlace, { place: placeIn(templates, name!) });
}

function item(proof: Proof, said: string | null, needs: ReadonlyMap<Proof, string>, templates: Templates): LetterLine {
  const need = needs.get(proof);
  const fact = quotedIn(proof, said, templates);
  const text = need === undefined ? fact : `${need}. ${fact}`;
  const lead = need === undefined ? labelOf(fact) : `${need}.`;
  return { text, ids: [proof.id], list: 'item', ...(lead === null ? {} : { lead }) };
}

/** As it stands; its place is named where it is not the one that the letter has named. */
function quotedIn(proof: Proof, said: string | null, templates: Templates): string {
  const { name, kind } = proof.place;
  const fact = quoted(proof.text, templates);
  if (name === null || name === said) return fact;
  return kind === 'project' ? ofProject(name, fact, templates) : filled(templates.list.place, { name, fact });
}
