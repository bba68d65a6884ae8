/** Verbs that no fact says, where its figures say them, or where its notes have none. */
import { clauseAt } from '../clauses.ts';
import type { Said } from '../reading.ts';
import { isInside } from '../text.ts';
import { factLicences, type Licence } from './licences.ts';

interface Licensed {
  said: Said;
  licences: readonly Licence[][];
}

export function withPlainDeeds(said: Said, licences: Licence[][]): Licence[][] {
  const licensed = { said, licences };
  return licences.map((list, at) => {
    if (list.some((one) => one.kind === 'fact')) return list;
    const isPlain = isChange(licensed, at) || isGenericDeed(licensed, at) || isGained(licensed, at);
    return isPlain ? [{ kind: 'plain' }] : list;
  });
}

/** "Fell", "rose": where the numbers of the source say so. */
function isChange(licensed: Licensed, at: number): boolean {
  const kinds = (['up', 'down', 'move'] as const).filter((kind) => isInside(licensed.said, kind, at));
  if (kinds.length === 0) return false;
  return changesIn(licensed, at).some(
    (sign) => kinds.includes('move') || kinds.includes(sign === 'more' ? 'up' : 'down'),
  );
}

const MAX_CHANGE_REACH = 14;
const MAX_PAIR_REACH = 5;

/** How the numbers near a word change, as the source tells them. */
function changesIn({ said, licences }: Licensed, at: number): ('more' | 'less')[] {
  const numbers = said.words.flatMap((word, one) =>
    word.isNumber && Math.abs(one - at) <= MAX_CHANGE_REACH ? [one] : [],
  );
  return numbers.slice(1).flatMap((second, place) => {
    const first = numbers[place]!;
    const [from, to] = amountsAt(said, [first, second]) as [number, number];
    const isTold = factLicences(licences[first]!).some((a) =>
      factLicences(licences[second]!).some(
        (b) => a.statement === b.statement && b.at > a.at && b.at - a.at <= MAX_PAIR_REACH,
      ),
    );
    return !isTold || from === to ? [] : [from > to ? 'less' : 'more'];
  });
}

const MINUTES: readonly (readonly [RegExp, number])[] = [
  [/^(?:seconds?|sekunden?|secondes?|segundos?)$/i, 1 / 60],
  [/^(?:minutes?|minuten?|minutos?)$/i, 1],
  [/^(?:hours?|stunden?|heures?|horas?)$/i, 60],
  [/^(?:days?|tage?n?|jours?|días?)$/i, 1440],
  [/^(?:weeks?|wochen?|semaines?|semanas?)$/i, 10_080],
  [/^(?:months?|monate?n?|mois|mes(?:es)?)$/i, 43_800],
  [/^(?:years?|jahre?n?|ans?|années?|años?)$/i, 525_600],
];

/** "From 3 hours to 25 minutes" is less; "from 45 days to 19" has one unit. */
function amountsAt({ words, keys }: Said, places: readonly number[]): number[] {
  const amounts = places.map((at) => Number(keys[at]!.replace(/[^\d.]/g, '')));
  const units = places.map((at) => MINUTES.find(([sign]) => sign.test(words[at + 1]?.raw ?? ''))?.[1]);
  return units.includes(undefined) ? amounts : amounts.map((amount, at) => amount * units[at]!);
}

/** "Earned the CPIM": of papers, and of nothing else. */
function isGained({ said, licences }: Licensed, at: number): boolean {
  if (!isInside(said, 'gained', at)) return false;
  const { from, to } = clauseAt(said.clauses, at);
  const told = said.content.filter((one) => one >= from && one < to && one !== at);
  const isOfPaper = (one: Licence): boolean =>
    one.kind === 'item' || (one.kind !== 'fact' && 'entry' in one && one.entry.owner === one.entry.id);
  return told.length > 0 && told.every((one) => licences[one]!.some(isOfPaper));
}

/** Notes without a verb may be told with one that says nothing but that it was done. */
function isGenericDeed({ said, licences }: Licensed, at: number): boolean {
  if (!isInside(said, 'generic', at)) return false;
  const { from, to } = clauseAt(said.clauses, at);
  const told = said.content.filter((one) => factLicences(licences[one]!).length > 0);
  // German puts the verb last.
  const after = said.lexicon.lang === 'de' ? undefined : told.find((one) => one > at);
  const next = after ?? told.find((one) => one >= from && one < to);
  if (next === undefined) return false;
  return factLicences(licences[next]!).some((one) => clauseAt(one.statement.clauses, one.at).deed === null);
}
