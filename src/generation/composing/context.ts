/** What every part of the resume is chosen by. */
import type { Profile } from '../../base/profile.ts';
import type { Draft } from '../drafting/draft.ts';
import type { Matches } from '../matching/match.ts';
import type { Posting } from '../reading/posting.ts';
import type { Labels } from '../writing/labels.ts';
import type { Credentials } from './choosing/credentials.ts';
import type { Fit } from './choosing/fit.ts';
import type { Ranks } from './choosing/ranks.ts';

export interface PageContext {
  profile: Profile;
  /** The profile before the account holder left anything out. */
  source: Profile;
  posting: Posting;
  matches: Matches;
  fit: Fit;
  credentials: Credentials;
  lang: string;
  labels: Labels;
  /** ISO. */
  now: string;
  isBeginner: boolean;
  ranks: Ranks;
  /** Facts in the account holder's own words. */
  wordings: ReadonlyMap<string, string>;
  /** What a language model wrote: a summary, and facts in its words. */
  draft: Draft | null;
  /** Facts that the account holder asked for. */
  wanted: ReadonlySet<string>;
  /** Whether he left out what we say of him at the top. */
  hasOpening: boolean;
  /** Those that he put back on the page: candidates, whatever speaks against them. */
  added: ReadonlySet<string>;
  /** Keys of the bullets seen so far: what was copied from role to role is printed once. */
  printed: Set<string>;
  /** Keys of the acronyms that are spelled out already. */
  spelledOut: Set<string>;
}
