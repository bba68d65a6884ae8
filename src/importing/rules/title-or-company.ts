/** Which part of a job's header is the title, and which the employer. */

import { organisationScore, titleScore } from '../structure/vocabulary.ts';
import { type Fragment, trimSigns } from './header-parts.ts';

export interface Assigned {
  title: Fragment | null;
  company: Fragment | null;
  others: Fragment[];
  sure: boolean;
}

/** How this person's template sets titles: all entries of a section are set alike. */
export interface Habit {
  /** The style of titles, as `styleOf` tells it; null where the entries do not say. */
  titleStyle: string | null;
  titleFirst: boolean;
}

/** Words may outweigh the habit only where they are this certain. */
const CERTAIN = 5;

/** Above zero: a title; below: an organisation. */
export const leaning = (text: string): number => titleScore(text) - organisationScore(text);

const styleOf = ({ row, bold, italic }: Fragment): string => `${row} ${bold} ${italic}`;

export function habitOf(headers: readonly (readonly Fragment[])[]): Habit {
  const votes = new Map<string, number>();
  let first = 0;
  for (const fragments of headers) {
    const [best, second] = byLeaning(fragments);
    if (!best || !second) continue;
    const margin = leaning(best.text) - leaning(second.text);
    if (styleOf(best) !== styleOf(second)) votes.set(styleOf(best), (votes.get(styleOf(best)) ?? 0) + margin);
    first += fragments.indexOf(best) < fragments.indexOf(second) ? margin : -margin;
  }
  const [style, weight] = [...votes].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
  return { titleStyle: weight > 0 ? style : null, titleFirst: first > 0 };
}

const byLeaning = (fragments: readonly Fragment[]): Fragment[] =>
  fragments.toSorted((one, other) => leaning(other.text) - leaning(one.text));

export function assign(fragments: readonly Fragment[], habit: Habit): Assigned {
  const [first, second] = fragments;
  if (!first) return { title: null, company: null, others: [], sure: true };
  if (!second) return assignOnly(first, habit);
  const employer = fragments.find((fragment) => fragment.isEmployer);
  if (employer) return assignAt(fragments, employer);
  const { title, sure } = findTitle(fragments, habit);
  const company = bestCompany(
    fragments.filter((fragment) => fragment !== title),
    title,
  );
  const whole = wholeTitle(title, fragments, company);
  const others = fragments.filter(
    (one) => one !== company && one !== title && !(one.cell === title.cell && whole !== title),
  );
  return { title: whole, company, others, sure };
}

/** "Engineer at Acme" says it itself. */
function assignAt(fragments: readonly Fragment[], company: Fragment): Assigned {
  const before = fragments.slice(0, fragments.indexOf(company));
  const title = before.findLast((one) => one.cell === company.cell) ?? before.at(-1);
  const others = fragments.filter((one) => one !== company && one !== title);
  return { title: title ?? null, company, others, sure: true };
}

function assignOnly(only: Fragment, habit: Habit): Assigned {
  const leans = leaning(only.text);
  const isTitle = leans > 0 || (leans === 0 && (habit.titleStyle === styleOf(only) || habit.titleFirst));
  return { title: isTitle ? only : null, company: isTitle ? null : only, others: [], sure: leans !== 0 };
}

function findTitle(fragments: readonly Fragment[], habit: Habit): { title: Fragment; sure: boolean } {
  const [best, second] = byLeaning(fragments) as [Fragment, Fragment];
  const margin = leaning(best.text) - leaning(second.text);
  const habitual = fragments.filter((fragment) => styleOf(fragment) === habit.titleStyle);
  const usual = habitual.length === 1 ? habitual[0]! : null;
  if (usual && margin < CERTAIN) return { title: usual, sure: usual === best };
  if (margin > 0) return { title: best, sure: true };
  const equals = fragments.filter((fragment) => leaning(fragment.text) === leaning(best.text));
  return { title: equals.length < fragments.length ? equals[0]! : titleByPlace(fragments, habit), sure: false };
}

/** Where words say nothing: a title stands alone on its line, beside an employer that has its town with it. */
function titleByPlace(fragments: readonly Fragment[], habit: Habit): Fragment {
  const alone = fragments.filter((one) => fragments.every((other) => other === one || other.row !== one.row));
  if (alone.length === 1 && fragments.length > 2) return alone[0]!;
  return (habit.titleFirst ? fragments[0] : fragments[1])!;
}

/** The most organisation-like of the rest; among equals one that stands on another line than the title. */
function bestCompany(rest: readonly Fragment[], title: Fragment): Fragment | null {
  const most = Math.max(...rest.map((fragment) => -leaning(fragment.text)));
  const equals = rest.filter((fragment) => -leaning(fragment.text) === most);
  const elsewhere = rest.find((fragment) => fragment.row !== title.row && leaning(fragment.text) <= 0);
  if (most <= 0 && elsewhere) return elsewhere;
  return equals.find((fragment) => fragment.row !== title.row) ?? equals[0] ?? null;
}

/** "Technician - Coordinator" is one title where the employer stands in another cell. */
function wholeTitle(title: Fragment, fragments: readonly Fragment[], company: Fragment | null): Fragment {
  const parts = fragments.filter((fragment) => fragment.cell === title.cell);
  if (parts.length < 2 || !company || company.cell === title.cell) return title;
  const { text } = title.cell;
  const from = text.indexOf(parts[0]!.text);
  const last = parts.at(-1)!.text;
  const to = text.indexOf(last, from) + last.length;
  return from === -1 || to < from ? title : { ...title, text: trimSigns(text.slice(from, to)) };
}
