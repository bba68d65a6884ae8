/**
 * The sentences that say who applies. At the top of a resume: a title of the profile with the years that its dates give, and a
 * list of degrees, certificates and languages as the profile names them. In a letter: those years, and the last post.
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
  const pattern = experience === null ? null : new RegExp(`^${patternOf(experience)}$`, 'u');
  const papers = entries.filter(({ kind, unfinished }) => kind === 'item' || (kind === 'education' && !unfinished));
  const longestPaper = Math.max(
    longest,
    ...papers.flatMap(({ fields }) => fields.map(({ forms }) => 2 * forms[0]!.length)),
  );
  const isPaper = (text: string): boolean => papers.some((entry) => namesPaper(text, entry));
  return (sentence) => {
    const { title, years } = pattern?.exec(sentence)?.groups ?? {};
    if (title !== undefined && years !== undefined) {
      return isTitle(title, sources.profile) && isWorked(Number(years), sources);
    }
    return isListOf(sentence.replace(/\.$/, ''), longestPaper, (item) => has(item) || isPaper(item));
  };
}

export interface ExperienceSources extends Omit<SummarySources, 'experience'> {
  /** "I bring {years} years of experience, most recently as {position} {place}."; null where nothing of the kind is printed. */
  brought: string | null;
}

/** The text without the sentence that says for how long somebody has worked and where last, as far as that is true. */
export function withoutExperience(sources: ExperienceSources): (text: string) => string {
  const { profile, brought } = sources;
  if (brought === null) return (text) => text;
  const pattern = new RegExp(patternOf(brought), 'u');
  const isPost = (position: string, place: string): boolean =>
    profile.work.some(
      ({ name, roles }) =>
        name !== null &&
        signs(place).endsWith(signs(name)) &&
        roles.some((role) => withoutRemarks(positionOf(role)).some((title) => title.startsWith(signs(position)))),
    );
  return (text) => {
    const found = pattern.exec(text);
    const { years, position, place } = found?.groups ?? {};
    if (found === null || position === undefined || place === undefined) return text;
    // Where the title ends and the place begins is known by neither.
    const words = `${position} ${place}`.split(' ');
    const isTrue = words.some((_, at) => at > 0 && isPost(words.slice(0, at).join(' '), words.slice(at).join(' ')));
    return isTrue && isWorked(Number(years), sources) ? text.replace(found[0], '').trim() : text;
  };
}

function patternOf(template: string): string {
  return template
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace('{years}', '(?<years>\\d+)')
    .replace(/\{(title|position|place)\}/g, '(?<$1>.+)');
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

/** A title of the profile, or its beginning: a "Deputy Manager" is no manager. */
function isTitle(title: string, { basics, work }: Profile): boolean {
  const titles = [basics.label?.text ?? '', ...work.flatMap(({ roles }) => roles.map(positionOf))];
  return titles.some((text) => signs(text).startsWith(signs(title)));
}

/** The dates give so many years of work; nobody may claim more. */
function isWorked(years: number, { profile, now }: Pick<SummarySources, 'profile' | 'now'>): boolean {
  const dated = profile.work.flatMap(({ roles }) => roles).filter((role) => role.start !== null);
  return years * 12 <= monthsWorked(dated, now);
}

/** "Nurse (ICU), charge nurse since 2021" also as "Nurse, charge nurse since 2021". */
const withoutRemarks = (position: string): string[] => [signs(position), signs(position.replace(/\s*\([^()]*\)/g, ''))];

const positionOf = ({ position }: Role): string => position ?? '';
