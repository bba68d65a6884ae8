/** What a page is chosen by, for tests of single rules. */
import type { Profile } from '../../base/profile.ts';
import { isBeginner } from '../composing/choosing/career.ts';
import { credentialsOf } from '../composing/choosing/credentials.ts';
import { fitOf } from '../composing/choosing/fit.ts';
import { Ranks } from '../composing/choosing/ranks.ts';
import type { PageContext } from '../composing/context.ts';
import { matchProfile } from '../matching/match.ts';
import { readPosting } from '../reading/posting.ts';
import { labelsFor } from '../writing/labels.ts';

const NOW = '2026-03-04T10:00:00Z';

export function pageContext(profile: Profile, jobDescription: string, changes: Partial<PageContext> = {}): PageContext {
  const posting = readPosting(jobDescription);
  const matches = matchProfile(profile, posting, NOW);
  return {
    profile,
    source: profile,
    posting,
    matches,
    fit: fitOf(profile, matches, 'en'),
    credentials: credentialsOf(matches, profile),
    lang: 'en',
    labels: labelsFor('en'),
    now: NOW,
    isBeginner: isBeginner(profile, NOW),
    ranks: new Ranks(),
    wordings: new Map(),
    draft: null,
    wanted: new Set(),
    hasOpening: true,
    added: new Set(),
    printed: new Set(),
    spelledOut: new Set(),
    ...changes,
  };
}
