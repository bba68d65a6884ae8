/** The name of a degree or certificate as one says it, without what only a form or a list adds. */
import data from '../../vocabulary/word-lists/regions.json' with { type: 'json' };

const STATUS =
  /,? \(?(?:active|current|valid|gültig|en cours de validité|vigente|in progress|laufend|en cours|en curso)\)?$/i;
const IN_PROGRESS = '(?:in progress|laufend|en cours|en curso)';

/** Without a second note after a semicolon, "active", "in progress", and the code of a course. */
export function plainName(name: string): string {
  return name
    .replace(/\s*\([^()]*;.*$|;.*$/, '')
    .replace(/,? \(?(?:part|full)[- ]time\)?(?=,| |$)/i, '')
    .replace(STATUS, '')
    .replace(new RegExp(`\\s?[-–:] ${IN_PROGRESS}(?=[,.]|$)|, ${IN_PROGRESS}(?= in )`, 'i'), '')
    .replace(new RegExp(`\\(${IN_PROGRESS},\\s*`, 'i'), '(')
    .replace(new RegExp(`\\s*\\(${IN_PROGRESS}\\)`, 'i'), '')
    .replace(CODE, '')
    .trim();
}

/** "HLTAID011 Provide First Aid" */
export const CODE = /^\p{Lu}{3,}\p{Nd}{3,} (?=\p{Lu})/u;

const REGIONS: ReadonlySet<string> = new Set(data.regions);

/** What somebody is, and where: "Notary Public, State of Texas" → "Notary Public in Texas", "Member, Engineers Ireland" → "Member of Engineers Ireland". */
export function roleIn(name: string): string {
  const [, role, where, rest = ''] = /^([^,]+), (?:State of )?([^,()]+?)(\s*\([^()]*\))?$/u.exec(name) ?? [];
  if (role === undefined || where === undefined) return name;
  if (/^(?:Member|Fellow|Associate)$/.test(role)) return `${role} of ${where}${rest}`;
  return REGIONS.has(where) ? `${role} in ${where}${rest}` : name;
}

/** "BEng (Hons), Level 8 in Civil Engineering", "B.A., Accounting concentration": its comma would part it from the next paper. */
export function withoutComma(name: string): string {
  const graded = name.replace(/^([^,]*\)), [^,]*? in (?=\p{Lu})/u, '$1 in ');
  const [, whole, rest] = /^((?:[^,()]|\([^()]*\))*), (.*)$/su.exec(graded) ?? [];
  if (whole === undefined || rest === undefined) return graded;
  return whole.includes('(') ? whole : `${whole} (${withoutRemarks(rest, /^$/)})`;
}

/** Behind a name only its short form stays in brackets. */
export function withoutRemarks(name: string, kept = SHORT_FORM): string {
  return name.replace(/\s*\(([^()]*)\)/gu, (whole, remark: string) => (kept.test(remark) ? whole : ''));
}

const SHORT_FORM = /^[\p{Lu}\p{Nd}][\p{L}\p{Nd}&/+-]{0,9}$/u;
