/** What the letter calls the job and the employer: never one in the place of the other. */
import { namesRole } from './role-words.ts';

export interface Vacancy {
  title: string | null;
  employer: string | null;
}

export function vacancyOf(
  posting: { title: string | null; company: string | null; text?: string },
  onPage: string | null,
): Vacancy {
  const { title, company } = posting;
  const isSwapped = title !== null && company !== null && namesRole(company) && !namesRole(title);
  const employer = (isSwapped ? title : company) ?? onPage ?? employerIn(title ?? '', posting.text ?? '');
  const called = titleWithout(withoutCount(isSwapped ? company : title), employer);
  return { title: called && withoutRemark(withoutPlace(withoutHouse(called, employer), posting.text ?? '')), employer };
}

/** "Electrical Apprentice x 4" */
const withoutCount = (title: string | null): string | null => title?.replace(/\s+[x×]\s?\d+(?=\s|$)/u, '') ?? null;

/** "Radiographer - newly qualified welcome" */
const withoutRemark = (title: string): string => title.replace(/(?<=[\p{L}\p{N}]\)?) [-–] \p{Ll}[^-–]*$/u, '');

/** A job, and behind a dash a name that is none. */
function partedTitle(title: string): { job: string; name: string } | null {
  const [, job, name] = /^(.+) [-–] (\p{Lu}[^-–]+)$/u.exec(title) ?? [];
  return name === undefined || namesRole(name) || !namesRole(job!) ? null : { job: job!, name };
}

/** "QA Engineer – Ledgerhawk", where the posting speaks of Ledgerhawk again. */
function employerIn(title: string, text: string): string | null {
  // "General Manager – Hallowmere House Hotel, Ludlow"
  const [name] = partedTitle(title)?.name.split(/,\s/) ?? [];
  if (name === undefined) return null;
  const words = name.split(' ');
  const least = words[0] === 'The' ? 2 : 1;
  const short = words.slice(0, Math.max(least, words.length - 1)).join(' ');
  const again = new RegExp(
    `(?<=[\\n.!?:] ?|(?<!\\p{L})(?:we['’]re|we are|join|at) )${RegExp.escape(short)}(?!\\p{L})`,
    'giu',
  );
  return (text.match(again)?.length ?? 0) > 0 ? name : null;
}

/** "Inventory Controller - Telford", where the posting says elsewhere that this is where the work is. */
function withoutPlace(title: string, text: string): string {
  const parted = partedTitle(title);
  if (parted === null) return title;
  const [first] = parted.name.split(/,\s/);
  const there = new RegExp(
    `(?<!\\p{L})(?:in|at|near|to)(?: the)? (?:\\p{Lu}\\p{L}+, )?${RegExp.escape(first!)}(?=[,.;)]|$)`,
    'mu',
  );
  return there.test(text) ? parted.job : title;
}

/** "Duty Manager - Lough Leisure Centre", where the employer is Lough Leisure Centre Ltd. */
function withoutHouse(title: string, employer: string | null): string {
  const parted = partedTitle(title);
  return parted !== null && employer?.startsWith(parted.name) ? parted.job : title;
}

/** "Head Chef at Larkfield Hotels": the employer is named after it, once. */
function titleWithout(title: string | null, employer: string | null): string | null {
  if (title === null) return null;
  const at = employer === null ? -1 : title.toLowerCase().indexOf(employer.toLowerCase());
  if (at === -1) return calm(title);
  const before = title
    .slice(0, at)
    .replace(/[\s,|@(–—-]+$|\s+(?:at|for|with|bei|beim|chez|en|in)\s+(?:the\s+|der\s+|la\s+|el\s+)?$/giu, '');
  const after = title.slice(at + employer!.length).replace(/^[\s,:|)–—-]+/u, '');
  const rest = [before, after].find((part) => namesRole(part)) ?? '';
  return rest === '' ? null : calm(rest);
}

const MIN_SHOUTED = 6;

/** "PROGRAMME COORDINATOR – SQL": what is too long for an acronym is only shouted. */
function calm(title: string): string {
  const isShouted = new RegExp(`\\p{Lu}{${MIN_SHOUTED},}|^\\p{Lu}{4,} \\p{Lu}{4,}$`, 'u').test(title);
  return isShouted ? title.replace(/\p{Lu}{4,}/gu, (word) => word[0] + word.slice(1).toLowerCase()) : title;
}
