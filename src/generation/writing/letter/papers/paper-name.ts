/** The name of a degree or certificate as one says it, without what only a form or a list adds. */
import data from '../../../vocabulary/word-lists/regions.json' with { type: 'json' };

const STATUS =
  /,? \(?(?:active|current|valid|gültig|en cours de validité|vigente|in progress|laufend|en cours|en curso)\)?$/i;
const IN_PROGRESS = '(?:in progress|laufend|en cours|en curso)';
/** How something was studied says nothing of what it is. */
const MODE = '(?:(?:part|full)[- ]time|online|evenings?|nights|distance learning|day release)';
const MODES = `${MODE}(?:, ${MODE})*`;

/** Without a second note after a semicolon, "active", "in progress", how it was studied, and the code of a course. */
export function plainName(name: string): string {
  return name
    .replace(/\s*\([^()]*;.*$|;.*$/, '')
    .replace(
      new RegExp(
        `(?<=\\()${MODES}, |, ${MODES}(?=\\))|\\s*\\((?:${MODES}|\\p{Nd}+[ -](?:hours?|hrs\\.?))\\)|, ${MODES}(?=,| in |$)`,
        'giu',
      ),
      '',
    )
    .replace(STATUS, '')
    .replace(new RegExp(`\\s?[-–:,] ${IN_PROGRESS}[,.:] (?=\\S)(.+)$`, 'iu'), ' ($1)')
    .replace(new RegExp(`\\s?[-–:,] ${IN_PROGRESS}(?= in | \\(|$)`, 'iu'), '')
    .replace(new RegExp(`\\(${IN_PROGRESS},\\s*`, 'i'), '(')
    .replace(new RegExp(`\\s*\\(${IN_PROGRESS}\\)`, 'i'), '')
    .replace(CODE, '')
    .trim();
}

/** "HLTAID011 Provide First Aid" */
export const CODE = /^\p{Lu}{3,}\p{Nd}{3,} (?=\p{Lu})/u;

const REGIONS: ReadonlySet<string> = new Set(data.regions);
const BODY =
  /(?<!\p{L})(?:College|Institut\p{L}+|Society|Association|Academy|Board|Council|Register|regulator)(?!\p{L})/u;

/** "the College of Opticians", "the CSP", but "Engineers Ireland". */
const theBody = (name: string): string => (BODY.test(name) || /^\p{Lu}{2,}$/u.test(name) ? `the ${name}` : name);

/** How a form files a paper, and how one says it. */
const FILED: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  // "Member, Engineers Ireland"
  [
    /^((?:\p{L}+ )?(?:[Mm]ember|[Ff]ellow|[Aa]ssociate)), ([^,()]+?)( \([^()]*\))?$/u,
    (role, body, rest) => `${role} of ${theBody(body!)}${rest}`,
  ],
  // "Notary Public, State of Texas"
  [
    /^([^,]+), (?:State of )?([^,()]+?)(\s*\([^()]*\))?$/u,
    (role, where, rest) => (REGIONS.has(where!) ? `${role} in ${where}${rest}` : ''),
  ],
  // "College of Pharmacists, Part A registration", "Temporary registration, dietitians' regulator", "NMC registration – Nurse"
  [/^([^,()]+), ([^,()]*registration)$/iu, (body, paper) => `${paper} with ${theBody(body!)}`],
  [
    /^((?:Certificate of )?[^,()]*registration), ([^,()]+)$/iu,
    (paper, body) => (BODY.test(body!) ? `${paper} with ${theBody(body!)}` : ''),
  ],
  [
    /^([^,()]*registration) [–-] (\p{Lu}[^,()]+?)(\s*\([^()]*\))?$/iu,
    (paper, role, rest) => `${paper} as ${/^[AEIO]/.test(role!) ? 'an' : 'a'} ${role}${rest}`,
  ],
  // "Diploma in Brewing, Module 1 and 2"
  [
    /^([^,()]+?),? \(?((?:Modules?|Parts?|Units?|Stages?) [\p{Lu}\p{Nd}](?: (?:and|&) [\p{Lu}\p{Nd}])?(?: passed)?)\)?(?:\s*\([^()]*\))?$/u,
    (whole, part) => `${part!.replace(/ passed$/, '')} of the ${whole}${/ passed$/.exec(part!)?.[0] ?? ''}`,
  ],
  // "ARE 5.0: five of six divisions passed"
  [
    /^([^:()]+): (\S+ of \S+) (\p{Ll}+)( passed)?(?:\s*\([^()]*\))?$/u,
    (exam, count, parts, passed) => `${count} ${exam} ${parts}${passed}`,
  ],
  // "PIT operator: forklift, scissor lift"
  [/^([^:,()]*\p{Ll}{3}): ([^:()]+, [^:()]+)$/u, (name, list) => `${name} (${list})`],
  // "NVQ Level 2 Customer Service"
  [/^([NS]VQ Level \p{Nd}) (\p{Lu}(?!iploma|ertificate|ward).+)$/u, (level, area) => `${level} in ${area}`],
  // "Driving licence (B), own car"
  [/^([^,]*licen[cs]e[^,]*), own (\p{Ll}+)$/iu, (licence, car) => `${licence} with own ${car}`],
  // "CSCP, Certified Supply Chain Professional"
  [
    /^(\p{Lu}{3,6}), (\p{Lu}\p{Ll}[^,()]+)$/u,
    (short, long) => (long!.replace(/[^\p{Lu}]/gu, '') === short ? `${short} (${long})` : ''),
  ],
  // "FEMA ICS-300, ICS-400"
  [/^([^,()]*\p{Lu}-?\p{Nd}+), (\p{Lu}+-?\p{Nd}+)$/u, (one, other) => `${one} and ${other}`],
];

export function asSaid(name: string): string {
  for (const [filed, said] of FILED) {
    const parts = filed.exec(name);
    const words = parts === null ? '' : said(...parts.slice(1).map((part) => part ?? ''));
    if (words !== '') return words;
  }
  return name;
}

/** "Heating, Refrigeration and A/C" is one name. */
const ENUMERATION = /^(?!minor |\p{Ll}*speciali|\p{Ll}*concentration)[^,()]+(?:, [^,()]+)* (?:and|&) [^,()]+$/iu;

/** "BEng (Hons), Level 8 in Civil Engineering", "B.A., Accounting concentration": its comma would part it from the next paper. */
export function withoutComma(name: string): string {
  const graded = name.replace(/^((?:(?! in )[^,()]|\([^()]*\))*), [^,]*? in (?=\p{Lu})/u, '$1 in ');
  const [, whole, rest] = /^((?:[^,()]|\([^()]*\))*), (.*)$/su.exec(graded) ?? [];
  if (whole === undefined || rest === undefined || (/ in \S+$/.test(whole) && ENUMERATION.test(rest))) return graded;
  return whole.includes('(') ? whole : `${whole} (${withoutRemarks(rest, /^$/)})`;
}

/** Behind a name only its short form stays in brackets. */
export function withoutRemarks(name: string, kept = SHORT_FORM): string {
  return name.replace(/\s*\(([^()]*)\)/gu, (whole, remark: string) => (kept.test(remark) ? whole : ''));
}

const SHORT_FORM = /^[\p{Lu}\p{Nd}][\p{L}\p{Nd}&/+-]{0,9}$/u;
