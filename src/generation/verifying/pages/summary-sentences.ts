/**
 * The sentences that say who applies. At the top of a resume: a title of the profile with the years that its dates give, and a
 * list of degrees, certificates, skills and languages as the profile names them. In a letter: the last post.
 */
import type { Profile, Role } from '../../../base/profile.ts';
import { monthsWorked } from '../../worked.ts';
import { placeIn, type Templates } from '../../writing/letter/templates.ts';
import { signs } from '../quoting/tokens.ts';
import { papersOf } from './papers.ts';

export type IsSummarySentence = (sentence: string) => boolean;

export interface SummarySources {
  profile: Profile;
  /** ISO. */
  now: string;
  /** The words of ours around what the profile gives; null where nothing of the kind is printed. */
  templates: Pick<Templates, 'experience' | 'page' | 'papers' | 'at'> | null;
}

export function summarySentences(sources: SummarySources): IsSummarySentence {
  const { profile, now, templates } = sources;
  const papers = papersOf(profile, now);
  if (templates === null) return papers.all;
  const { experience, page } = templates;
  const career = new RegExp(`^${patternOf(experience)}$`, 'u');
  const lists = (
    [
      [page.hold, papers.held],
      [templates.papers?.says.completed?.[1] ?? null, papers.held],
      [templates.papers?.says.passed?.[1] ?? null, papers.passed],
      [page.skilled, papers.skilled],
      [page.speak, papers.spoken],
      [page.fluent, papers.fluent],
      [page.bilingual, papers.bilingual],
    ] as const
  ).flatMap(([form, isList]) => (form === null ? [] : [{ form: new RegExp(`^${patternOf(form)}$`, 'u'), isList }]));
  return (sentence) => {
    const { title, years } = career.exec(sentence)?.groups ?? {};
    if (title !== undefined && years !== undefined) {
      return isTitle(title, profile) && isWorked(Number(years), sources);
    }
    const isSaid = lists.some(({ form, isList }) => isList(form.exec(sentence)?.groups?.list ?? ''));
    return isSaid || papers.all(sentence);
  };
}

/** Whether words are a post that was held and where: "Senior Sous Chef at The Wetherdale Hotel". */
export function heldPosts({ work }: Profile, templates: Pick<Templates, 'at'>): (text: string) => boolean {
  const isPost = (position: string, place: string): boolean =>
    work.some(
      ({ name, roles }) =>
        name !== null &&
        signs(place) === signs(placeIn(templates, name)) &&
        roles.some((role) => withoutRemarks(positionOf(role)).some((title) => title.startsWith(signs(position)))),
    );
  return (text) => {
    // Where the title ends and the place begins is known by neither.
    const words = text.trim().split(/\s+/);
    return words.some((_, at) => at > 0 && isPost(words.slice(0, at).join(' '), words.slice(at).join(' ')));
  };
}

function patternOf(template: string): string {
  return template
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, "['’]")
    .replace(/ /g, '\\s+')
    .replace('{list}', '(?<list>.+)')
    .replace('{years}', '(?<years>\\d+)')
    .replace('{title}', '(?<title>.+)');
}

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
