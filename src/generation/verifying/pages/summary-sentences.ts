/**
 * The sentences that may stand at the top of a resume beside the person's own: a title of the profile with the years that its
 * dates give, and a list of degrees, certificates and languages as the profile names them.
 */
import type { Profile, Role } from '../../../base/profile.ts';
import { monthsWorked } from '../../worked.ts';
import { signs } from '../quoting/tokens.ts';
import { fieldsOf, isListOf, type Lists } from './fields.ts';
import type { Entry } from './records.ts';

export type IsSummarySentence = (sentence: string) => boolean;

export interface SummarySources {
  profile: Profile;
  /** ISO. */
  now: string;
  /** "{title} with {years} years of experience."; null where nothing of the kind is printed. */
  experience: string | null;
}

export function summarySentences(
  sources: SummarySources,
  entries: readonly Entry[],
  { has, longest }: Lists,
): IsSummarySentence {
  const { experience } = sources;
  const pattern = experience === null ? null : patternOf(experience);
  const papers = entries.filter(({ kind, unfinished }) => kind === 'item' || (kind === 'education' && !unfinished));
  const longestPaper = Math.max(
    longest,
    ...papers.flatMap(({ fields }) => fields.map(({ forms }) => 2 * forms[0]!.length)),
  );
  const isPaper = (text: string): boolean => papers.some((entry) => namesPaper(text, entry));
  return (sentence) => {
    const [, title, years] = pattern?.exec(sentence) ?? [];
    if (title !== undefined && years !== undefined) return isWorked(title, Number(years), sources);
    return isListOf(sentence.replace(/\.$/, ''), longestPaper, (item) => has(item) || isPaper(item));
  };
}

function patternOf(template: string): RegExp {
  const [title, years] = ['(.+)', '(\\d+)'];
  const escaped = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]");
  return new RegExp(`^${escaped.replace('{title}', title).replace('{years}', years)}$`, 'u');
}

/** The whole name of a certificate, or a degree with or without what it is in. */
function namesPaper(text: string, entry: Entry): boolean {
  if (entry.kind === 'item') return fieldsOf(signs(text), entry)?.every(({ kind }) => kind === 'name') ?? false;
  const titles = entry.fields.map((field) =>
    field.kind === 'title' ? { ...field, forms: withField(field.forms) } : field,
  );
  return fieldsOf(signs(text), { ...entry, fields: titles })?.every(({ kind }) => kind === 'title') ?? false;
}

/** "Organic Chemistry; thesis: …" is Organic Chemistry. */
const withField = (forms: readonly string[]): string[] => [
  ...forms,
  ...forms.map((form) => form.split(/[,;:(]/, 1)[0]!),
];

/** The title is the profile's, and its dates give so many years of work; nobody may claim more. */
function isWorked(title: string, years: number, { profile, now }: SummarySources): boolean {
  const roles = profile.work.flatMap((employer) => employer.roles);
  const isOwn = [profile.basics.label?.text ?? '', ...roles.map(positionOf)].some((text) =>
    signs(text).includes(signs(title)),
  );
  const dated = roles.filter((role) => role.start !== null);
  return isOwn && years * 12 <= monthsWorked(dated, now);
}

const positionOf = ({ position }: Role): string => position ?? '';
