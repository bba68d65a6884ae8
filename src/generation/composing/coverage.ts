/** Sees to it that what the posting asks for and the profile can show is on the page. */
import type { RequirementSupport } from '../matching/requirement-support.ts';
import type { Line, ResumePage, Section } from '../typesetting/page.ts';
import { type Chosen, choosePieces, type Room } from './choose.ts';
import { printedLines } from './printed.ts';
import { compareRanks, type Ranks } from './ranks.ts';

const MAX_ROUNDS = 3;
/** Above any other strong fact. */
const WORTH_OF_ONLY_PROOF = 2;

/** A statement that alone proves a condition is raised above those that prove what others prove too. */
export function chooseProving(
  page: ResumePage,
  room: Room,
  ranks: Ranks,
  requirements: readonly RequirementSupport[],
): Chosen {
  const statements = page.sections.flatMap(statementsIn);
  let chosen = choosePieces(page, room, ranks);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const printed = new Set(printedLines(chosen.applyTo(page)).flatMap((line) => line.ids));
    if (!raiseProofs(requirements, printed, statements, ranks)) break;
    chosen = choosePieces(page, room, ranks);
  }
  return chosen;
}

/** Whether anything was raised. */
function raiseProofs(
  requirements: readonly RequirementSupport[],
  printed: Set<string>,
  statements: readonly Line[],
  ranks: Ranks,
): boolean {
  let raised = false;
  for (const { requirement, facts } of requirements) {
    if (requirement.optional || facts.some((id) => printed.has(id))) continue;
    const proofs = statements.filter((line) => line.ids.some((id) => facts.includes(id)));
    const best = proofs.toSorted((a, b) => compareRanks(ranks.of(a), ranks.of(b)))[0];
    if (best === undefined || ranks.of(best).tier === 'filler') continue;
    for (const id of best.ids) printed.add(id);
    ranks.set(best, 'strong', WORTH_OF_ONLY_PROOF);
    raised = true;
  }
  return raised;
}

function statementsIn(section: Section): Line[] {
  if (section.kind === 'text') return section.name === 'summary' ? [] : section.lines;
  if (section.kind === 'groups') return [];
  return section.entries.flatMap((entry) => entry.roles.flatMap((role) => role.bullets));
}
