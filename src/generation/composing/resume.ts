/** The resume: candidates, measured, chosen and fitted. */
import { OPENING_ID } from '../../base/documents/profile-part.ts';
import type { DocumentContext } from '../document-context.ts';
import type { Matches } from '../matching/match.ts';
import type { Posting } from '../reading/posting.ts';
import type { ResumePage } from '../typesetting/page.ts';
import { fitPages, measurePage } from '../typesetting/typeset.ts';
import { type ByHand, composeByHand } from './choosing/by-hand.ts';
import { candidateSections } from './choosing/candidates.ts';
import { isAcademic, isBeginner, mayTakeTwoPages } from './choosing/career.ts';
import type { Chosen, Heights } from './choosing/choose.ts';
import { credentialsOf } from './choosing/credentials.ts';
import { fitOf } from './choosing/fit.ts';
import { chooseProving } from './choosing/keyword-coverage.ts';
import { Ranks } from './choosing/ranks.ts';
import type { Composed } from './composed.ts';
import { pageFrame } from './sections/frame.ts';
import { asksForPublications } from './sections/items.ts';

export interface ResumeDraft {
  page: ResumePage;
  ranks: Ranks;
  posting: Posting;
  matches: Matches;
  mayTakeTwoPages: boolean;
  isAcademic: boolean;
  byHand: ByHand;
}

export function draftResume(context: DocumentContext, matches: Matches): ResumeDraft {
  const { profile, now } = context;
  const ranks = new Ranks();
  const fit = fitOf(profile, matches, context.language.lang);
  const sections = candidateSections({
    profile,
    source: context.source,
    posting: context.posting,
    matches,
    fit,
    credentials: credentialsOf(matches, profile),
    lang: context.language.lang,
    labels: context.labels,
    now,
    isBeginner: isBeginner(profile, now),
    ranks,
    wordings: new Map(context.wordings.map(({ factId, text }) => [factId, text])),
    draft: context.draft,
    wanted: context.wanted,
    hasOpening: !context.changes.some((one) => one.action === 'drop' && one.factId === OPENING_ID),
    added: context.added,
    printed: new Set(),
    spelledOut: new Set(),
  });
  return {
    page: { ...pageFrame(context, matches, 'Resume'), sections },
    ranks,
    posting: context.posting,
    matches,
    mayTakeTwoPages: mayTakeTwoPages(profile, fit, now),
    isAcademic: isAcademic(profile) && asksForPublications(context.posting),
    byHand: { added: context.added, shown: context.shown },
  };
}

/** The second page is at least this full, or there is none. */
const LEAST_SECOND_PAGE = 0.6;
/** What is worth two pages before their spacing is stretched. */
const WORTH_TWO_PAGES = 1.38;

/** Null when not even the name fits. */
export function composeResume(draft: ResumeDraft, families: readonly string[]): Composed | null {
  const settled = settleSummary(draft, measurePage(draft.page, families) as Heights);
  const two = draft.mayTakeTwoPages ? composeOn(2, draft, settled, families) : null;
  const isWorthTwo = two !== null && two.composed.setting.fill >= 1 + LEAST_SECOND_PAGE;
  const ours = isWorthTwo ? two : composeOn(1, draft, settled, families);
  if (ours === null || draft.byHand.added.size === 0) return ours?.composed ?? null;
  const room = { heights: settled.heights, pages: isWorthTwo ? 2 : 1 };
  const choice = { page: settled.page, room, ranks: draft.ranks, families };
  return composeByHand(choice, ours.composed, ours.chosen, draft.byHand);
}

function composeOn(
  pages: number,
  draft: ResumeDraft,
  { page, heights }: Settled,
  families: readonly string[],
): { composed: Composed; chosen: Chosen } | null {
  // Of an academic a reader wants to see everything.
  const room = draft.isAcademic ? { heights, pages, fillTo: 1 + LEAST_SECOND_PAGE } : { heights, pages };
  // What was raised for two pages must not be forced onto one.
  let chosen: Chosen | null = chooseProving(page, room, draft.ranks.copy(), draft.posting, draft.matches);
  if (pages > 1 && chosen.fill < WORTH_TWO_PAGES) return null;
  while (chosen !== null) {
    const kept = chosen.applyTo(page);
    const setting = fitPages('resume', kept, families, { pages, estimate: chosen.fill });
    if (setting !== null) return { composed: { layout: 'resume', page: kept, setting }, chosen };
    const least = chosen.least();
    chosen = least && chosen.without(least, room);
  }
  return null;
}

interface Settled {
  page: ResumePage;
  heights: Heights;
}

const SUMMARY_LINES = 3;

/** Of the summary's lengths the longest that takes no more lines than it may. */
function settleSummary({ page }: ResumeDraft, heights: Heights): Settled {
  const at = page.sections.findIndex((section) => section.name === 'summary');
  const section = page.sections[at];
  const measured = heights.sections[at];
  if (section?.kind !== 'text' || measured === undefined) return { page, heights };
  const fitting = measured.lines.findIndex((height) => height <= (heights.twoLines / 2) * SUMMARY_LINES);
  const index = fitting === -1 ? section.lines.length - 1 : fitting;
  const sections = page.sections.with(at, { ...section, lines: [section.lines[index]!] });
  const measuredSections = heights.sections.with(at, { ...measured, lines: [measured.lines[index]!] });
  return { page: { ...page, sections }, heights: { ...heights, sections: measuredSections } };
}
