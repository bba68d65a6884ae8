/** Words that only weigh or point: "… is the other half of it", "the same holds for …". They say nothing of their own. */
import { clauseAt } from '../clauses.ts';
import type { Guard } from '../lexicon.ts';
import type { Said, SaidClause } from '../reading.ts';
import { hasGuard, isGuard } from '../text.ts';

export interface Join {
  from: number;
  to: number;
  clause: SaidClause;
  /** Whether what it is said of stands before it. */
  isLast: boolean;
}

type Clauses = Pick<Said, 'words' | 'keys' | 'lexicon' | 'clauses'>;

export function joinsIn(said: Clauses): Join[] {
  const joins: Join[] = [];
  for (let from = 0; from < said.words.length; from++) {
    const clause = clauseAt(said.clauses, from);
    const length = (kind: Guard, isMeant: boolean): number =>
      isMeant ? said.lexicon.guardAt(kind, said.keys, from) : 0;
    const before = said.clauses[said.clauses.indexOf(clause) - 1];
    // "The bench is one side, the records the other."
    const isGoingOn = before !== undefined && !clause.isSentence && joins.at(-1)?.clause === before;
    const weighed = Math.max(
      length('weighing', isGoingOn || isAfter('linking', said, from, clause)),
      length('having', isAfter('holding', said, from, clause)),
    );
    const pointing = length('pointing', opensClause(said, from, clause));
    const to = from + Math.max(weighed, pointing);
    if (to === from || (weighed > 0 && isNamed(said, to))) continue;
    joins.push({ from, to, clause, isLast: weighed > 0 });
    from = to - 1;
  }
  return joins;
}

/** "Another tool" is a tool. */
function isNamed({ words, keys, lexicon }: Clauses, at: number): boolean {
  const next = words[at];
  return next !== undefined && next.before === 'none' && (next.isNumber || !lexicon.isConnecting(keys[at]!));
}

/** "That leaves the budget": it is named as a question, and not as a part of what the writer does. */
export function isMentioned(said: Said, at: number): boolean {
  return said.joins.some(
    ({ from, to, clause }) =>
      at >= clause.from && at < clause.to && at !== clause.deed && !hasGuard(said, 'sharing', from, to),
  );
}

/** With one small word between at most: "has also its number". */
function isAfter(kind: Guard, said: Clauses, at: number, { from }: SaidClause): boolean {
  const isOne = (place: number): boolean => place >= from && isGuard(said, kind, place);
  return isOne(at - 1) || (isOne(at - 2) && said.lexicon.isConnecting(said.keys[at - 1]!));
}

/** "And the same holds for …". */
function opensClause(said: Clauses, at: number, { from }: SaidClause): boolean {
  return at === from || (at === from + 1 && isGuard(said, 'conjunction', from));
}
