/** Sees to it that what the posting asks for and the profile can show is on the page. */
import type { Matches } from '../../matching/match.ts';
import type { Posting } from '../../reading/posting.ts';
import type { Line, ResumePage, Section } from '../../typesetting/page.ts';
import { printedLines } from '../printed.ts';
import { type Chosen, choosePieces, type Room } from './choose.ts';
import { compareRanks, type Rank, type Ranks } from './ranks.ts';

const MAX_ROUNDS = 3;
const MAX_TERMS = 50;
/** Above what other statements of the same tier prove together. */
const ONLY_PROOF_OF_CONDITION: Rank = { tier: 'strong', worth: 2 };
const ONLY_CARRIER_OF_TERM: Rank = { tier: 'fitting', worth: 2 };

/** Something to show, the facts that show it, and what a statement is worth that alone does. */
interface Demand {
  facts: readonly string[];
  rank: Rank;
  /** Anything that shows it is raised, also what is of another trade. */
  isSure: boolean;
}

export function chooseProving(page: ResumePage, room: Room, ranks: Ranks, posting: Posting, matches: Matches): Chosen {
  const demands = demandsOf(posting, matches);
  const statements = page.sections.flatMap(statementsIn);
  let chosen = choosePieces(page, room, ranks);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const printed = new Set(printedLines(chosen.applyTo(page)).flatMap((line) => line.ids));
    if (!raiseProofs(demands, printed, statements, ranks)) break;
    chosen = choosePieces(page, room, ranks);
  }
  return chosen;
}

/** The conditions of the posting, then its words. */
function demandsOf(posting: Posting, matches: Matches): Demand[] {
  const conditions = matches.requirements.filter(({ requirement }) => !requirement.optional);
  const terms = posting.terms.slice(0, MAX_TERMS);
  return [
    ...conditions.map(({ facts, isSure }) => ({ facts, rank: ONLY_PROOF_OF_CONDITION, isSure })),
    ...terms.map(({ key }) => ({ facts: matches.support.get(key) ?? [], rank: ONLY_CARRIER_OF_TERM, isSure: false })),
  ];
}

/** Whether anything was raised. Of the statements that show what is missing, the best is. */
function raiseProofs(
  demands: readonly Demand[],
  printed: Set<string>,
  statements: readonly Line[],
  ranks: Ranks,
): boolean {
  let raised = false;
  for (const { facts, rank, isSure } of demands) {
    if (facts.some((id) => printed.has(id))) continue;
    const proofs = statements.filter((line) => line.ids.some((id) => facts.includes(id)));
    const best = proofs.toSorted((a, b) => compareRanks(ranks.of(a), ranks.of(b)))[0];
    if (best === undefined || compareRanks(ranks.of(best), rank) <= 0) continue;
    const { tier } = ranks.of(best);
    if (tier === 'by-hand' || (tier === 'spare' && !isSure)) continue;
    for (const id of best.ids) printed.add(id);
    ranks.set(best, rank.tier, rank.worth);
    raised = true;
  }
  return raised;
}

function statementsIn(section: Section): Line[] {
  if (section.kind === 'text') return section.name === 'summary' ? [] : section.lines;
  if (section.kind === 'groups') return [];
  return section.entries.flatMap((entry) => entry.roles.flatMap((role) => role.bullets));
}
