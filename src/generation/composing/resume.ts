/** The resume: candidates, measured, chosen and fitted. */
import type { Profile } from '../../base/profile.ts';
import type { Ground } from '../ground.ts';
import { carriersOf } from '../matching/carriers.ts';
import type { Matches } from '../matching/match.ts';
import type { Posting } from '../reading/posting.ts';
import type { ResumePage } from '../typesetting/page.ts';
import { fitPages, measurePage } from '../typesetting/typeset.ts';
import { rolesOf } from '../worked.ts';
import { skillGroups } from '../writing/skills.ts';
import { candidateSections } from './candidates.ts';
import { mayTakeTwoPages } from './career.ts';
import type { Chosen, Heights } from './choose.ts';
import type { Composed } from './composed.ts';
import { chooseCovering } from './cover.ts';
import { pageFrame } from './frame.ts';
import { Priorities } from './priorities.ts';

export interface ResumeDraft {
  page: ResumePage;
  priorities: Priorities;
  posting: Posting;
  mayTakeTwoPages: boolean;
}

export function draftResume(ground: Ground, matches: Matches): ResumeDraft {
  const priorities = new Priorities();
  const sections = candidateSections({
    profile: ground.profile,
    posting: ground.posting,
    matches,
    lang: ground.language.lang,
    labels: ground.labels,
    now: ground.now,
    priorities,
    wordings: new Map(ground.wordings.map(({ factId, text }) => [factId, text])),
    carriers: withWanted(
      carriersOf(ground.posting.terms, matches, termsPrintedAnyway(ground, matches), bulletIds(ground.profile)),
      ground.wanted,
    ),
    printed: new Set(),
  });
  return {
    page: { ...pageFrame(ground, matches, 'Resume'), sections },
    priorities,
    posting: ground.posting,
    mayTakeTwoPages: mayTakeTwoPages(ground.profile, matches, ground.now),
  };
}

/** More than any fit is worth. */
const WANTED_WORTH = 10;

function withWanted(carriers: ReadonlyMap<string, number>, wanted: ReadonlySet<string>): ReadonlyMap<string, number> {
  return new Map([...carriers, ...[...wanted].map((id) => [id, WANTED_WORTH] as const)]);
}

/** The skills and the titles of the roles are printed first of all, so their terms need no other carrier. */
function termsPrintedAnyway(ground: Ground, matches: Matches): Set<string> {
  const skills = skillGroups(ground.profile, matches, ground.labels.skillGroups).flatMap((group) => group.items);
  const ids = [...skills.flatMap((skill) => skill.ids), ...rolesOf(ground.profile).map((role) => role.id)];
  return new Set(ids.flatMap((id) => matches.of(id).terms));
}

function bulletIds(profile: Profile): Set<string> {
  const roles = [...profile.work, ...profile.volunteer].flatMap((employer) => employer.roles);
  const facts = [...roles, ...profile.projects].flatMap((holder) => holder.highlights);
  return new Set(facts.map((fact) => fact.id));
}

/** The second page is at least this full, or there is none. */
const LEAST_SECOND_PAGE = 0.6;
/** What is worth two pages before their spacing is stretched. */
const WORTH_TWO_PAGES = 1.55;

/** Null when not even the name fits. */
export function composeResume(draft: ResumeDraft, families: readonly string[]): Composed | null {
  const settled = settleSummary(draft.page, measurePage(draft.page, families) as Heights);
  const two = draft.mayTakeTwoPages ? composeOn(2, draft, settled, families) : null;
  if (two !== null && two.setting.fill >= 1 + LEAST_SECOND_PAGE) return two;
  return composeOn(1, draft, settled, families);
}

function composeOn(
  pages: number,
  draft: ResumeDraft,
  { page, heights }: Settled,
  families: readonly string[],
): Composed | null {
  // Carriers raised for two pages must not be forced onto one.
  const priorities = draft.priorities.copy();
  let chosen: Chosen | null = chooseCovering(page, { heights, pages }, priorities, draft.posting);
  if (pages > 1 && chosen.fill < WORTH_TWO_PAGES) return null;
  while (chosen !== null) {
    const kept = chosen.applyTo(page);
    const setting = fitPages('resume', kept, families, { pages, estimate: chosen.fill });
    if (setting !== null) return { layout: 'resume', page: kept, setting };
    chosen = chosen.withoutLeast();
  }
  return null;
}

interface Settled {
  page: ResumePage;
  heights: Heights;
}

/** Of the summary's lengths the longest that takes at most two lines. */
function settleSummary(page: ResumePage, heights: Heights): Settled {
  const at = page.sections.findIndex((section) => section.name === 'summary');
  const section = page.sections[at];
  const measured = heights.sections[at];
  if (section?.kind !== 'text' || measured === undefined) return { page, heights };
  const fitting = measured.lines.findIndex((height) => height <= heights.twoLines);
  const index = fitting === -1 ? section.lines.length - 1 : fitting;
  const sections = page.sections.with(at, { ...section, lines: [section.lines[index]!] });
  const measuredSections = heights.sections.with(at, { ...measured, lines: [measured.lines[index]!] });
  return { page: { ...page, sections }, heights: { ...heights, sections: measuredSections } };
}
