/** The resume: candidates, measured, chosen and fitted. */
import type { Profile } from '../../base/profile.ts';
import type { Ground } from '../ground.ts';
import { carriersOf } from '../matching/carriers.ts';
import type { Matches } from '../matching/match.ts';
import type { ResumePage } from '../typesetting/page.ts';
import { fitOnePage, measurePage } from '../typesetting/typeset.ts';
import { skillGroups } from '../writing/skills.ts';
import { candidateSections } from './candidates.ts';
import { type Chosen, choosePieces, type Heights } from './choose.ts';
import type { Composed } from './composed.ts';
import { pageFrame } from './frame.ts';
import { Priorities } from './priorities.ts';

export interface ResumeDraft {
  page: ResumePage;
  priorities: Priorities;
}

export function draftResume(ground: Ground, matches: Matches): ResumeDraft {
  const priorities = new Priorities();
  const sections = candidateSections({
    profile: ground.profile,
    matches,
    lang: ground.language.lang,
    labels: ground.labels,
    now: ground.now,
    priorities,
    carriers: carriersOf(ground.posting.terms, matches, termsOfSkills(ground, matches), bulletIds(ground.profile)),
    printed: new Set(),
  });
  return { page: { ...pageFrame(ground, matches, 'Resume'), sections }, priorities };
}

/** The skills are printed first of all, so their terms need no other carrier. */
function termsOfSkills(ground: Ground, matches: Matches): Set<string> {
  const items = skillGroups(ground.profile, matches, ground.labels.skillGroups).flatMap((group) => group.items);
  return new Set(items.flatMap((item) => item.ids.flatMap((id) => matches.of(id).terms)));
}

function bulletIds(profile: Profile): Set<string> {
  const roles = [...profile.work, ...profile.volunteer].flatMap((employer) => employer.roles);
  const facts = [...roles, ...profile.projects].flatMap((holder) => holder.highlights);
  return new Set(facts.map((fact) => fact.id));
}

/** Null when not even the name fits. */
export function composeResume(draft: ResumeDraft, families: readonly string[]): Composed | null {
  const heights = measurePage(draft.page, families) as Heights;
  let chosen: Chosen | null = choosePieces(draft.page, heights, draft.priorities);
  while (chosen !== null) {
    const page = chosen.applyTo(draft.page);
    const setting = fitOnePage('resume', page, families);
    if (setting !== null) return { layout: 'resume', page, setting };
    chosen = chosen.withoutLeast();
  }
  return null;
}
