/** Short deeds of one station, joined as a person would: "planned menus, trained cooks and kept the books". */
import type { Choices } from '../../seed.ts';
import { joined } from './frames.ts';
import type { Achievement } from './material.ts';

export interface JoinedDeeds {
  of: Achievement[];
  clause: string;
  gerund: string | null;
}

const MAX_WORDS = 30;
const MOST_JOINED = 3;
/** A longer second part is a sentence of its own. */
const MOST_ADDED = 12;
/** Not wherever it could be done, nor twice in a row: sentences are to differ, and few deeds are told at leisure. */
const SHARE_JOINED = { few: 0.2, many: 0.6 };

export function joinedDeeds(achievements: readonly Achievement[], areFew: boolean, choices: Choices): JoinedDeeds[] {
  const share = areFew ? SHARE_JOINED.few : SHARE_JOINED.many;
  const groups: Achievement[][] = [];
  for (const one of achievements) {
    const last = groups.at(-1);
    const isAfterJoined = (groups.at(-2)?.length ?? 1) > 1 && last?.length === 1;
    const wanted = !isAfterJoined && choices.share(`join ${one.clause}`) < share;
    if (wanted && last !== undefined && canJoin(last, one)) last.push(one);
    else groups.push([one]);
  }
  return groups.map((of) => ({ of, clause: clauseOf(of), gerund: gerundOf(of) }));
}

function canJoin(group: readonly Achievement[], one: Achievement): boolean {
  const first = group[0]!;
  if (first.station.id !== one.station.id || first.tense !== one.tense) return false;
  const words = [...group, one].flatMap((deed) => deed.clause.split(' ')).length;
  if (words > MAX_WORDS || group.length >= MOST_JOINED || one.clause.split(' ').length > MOST_ADDED) return false;
  return group.length === 1 || [...group, one].every((deed) => isSimple(deed.clause));
}

/** Without parts of its own that a second deed could be taken for. */
function isSimple(clause: string): boolean {
  return !/,|\b(?:and|or|that|which|who|while|by)\b|\bto \p{Ll}+/u.test(clause);
}

/** Where the first deed has parts of its own, the second gets its own "I". */
function clauseOf(group: readonly Achievement[]): string {
  const clauses = group.map((one) => one.clause);
  const [one, other] = clauses;
  if (one === undefined || other === undefined) return one ?? '';
  if (clauses.length > 2 || (isSimple(one) && !other.includes(','))) return joined(clauses);
  return `${one}, and I ${other}`;
}

function gerundOf(group: readonly Achievement[]): string | null {
  const gerunds = group.flatMap((one) => (one.gerund === null ? [] : [one.gerund]));
  if (gerunds.length < group.length) return null;
  if (gerunds.length === 1) return gerunds[0]!;
  return group.every((one) => isSimple(one.clause)) ? joined(gerunds) : null;
}
