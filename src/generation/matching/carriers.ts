/**
 * Which facts carry the posting's terms onto the page. A term that only one modest bullet supports would be lost if
 * bullets were ranked by their own scores alone; its best fact gets a bonus.
 */
import type { Term } from '../reading/terms.ts';
import type { Matches } from './match.ts';

const MAX_TERMS = 50;
const BONUS = 0.2;

/** Bonus by fact id. `covered`: keys of terms that stand on the page anyway. */
export function carriersOf(
  terms: readonly Term[],
  matches: Matches,
  covered: ReadonlySet<string>,
  printable: ReadonlySet<string>,
): Map<string, number> {
  const bonuses = new Map<string, number>();
  const carried = new Set(covered);
  const heaviest = terms[0]?.weight ?? 1;
  for (const term of terms.slice(0, MAX_TERMS)) {
    if (carried.has(term.key)) continue;
    const facts = (matches.support.get(term.key) ?? []).filter((id) => printable.has(id));
    const best = facts.toSorted((a, b) => matches.of(b).score - matches.of(a).score)[0];
    if (best === undefined) continue;
    bonuses.set(best, (bonuses.get(best) ?? 0) + BONUS * (term.weight / heaviest));
    for (const key of matches.of(best).terms) carried.add(key);
  }
  return bonuses;
}
