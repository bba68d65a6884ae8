/**
 * The profile, its versions and its imports.
 *
 *   GET    /profile                        ProfileView
 *   PUT    /profile                        ProfileChange      → { version }   409 when another change came first
 *   GET    /profile/versions               ProfileVersion[]
 *   GET    /profile/versions/:number       { profile }
 *   POST   /profile/versions/:number/restore                  → { version }
 *   GET    /profile/export                 JSON Resume as a download
 *   POST   /profile/imports?name=FILE      the file's bytes   → { id }
 *   GET    /profile/imports/:id            ImportView
 *   GET    /profile/imports/:id/source     the file as it was given
 *   GET    /profile/imports/:id/text       { text }           of a file that a browser cannot show
 *   POST   /profile/imports/:id/accept                        → {}
 *   POST   /profile/imports/:id/merge      ProfileChange      → { version }   accepts it in part; 409 as above
 *   POST   /profile/imports/:id/dismiss                       → {}
 */
import type { ImportReport } from '../../../../base/import-report.ts';
import type { Profile } from '../../../../base/profile.ts';
import type { Session } from './sign-in.ts';

export interface ImportView {
  id: string;
  status: 'in_progress' | 'failed' | 'complete' | 'dismissed';
  reason: string | null;
  fileName: string | null;
  createdAt: string;
  finishedAt: string | null;
  isAccepted: boolean;
  /** Whether `/source` has the file. */
  hasSource: boolean;
  /** Whether `/text` has its text: of a file that a browser cannot show. */
  hasText: boolean;
  report: ImportReport | null;
  /** What was read, once complete. */
  profile: Profile | null;
}

export interface ProfileView {
  status: Session['profile']['status'];
  reason: string | null;
  /** The version in force; null when there is none. */
  version: number | null;
  profile: Profile | null;
  /** The newest import that is not dismissed: running, failed, waiting to be accepted, or what the profile came from. */
  latestImport: ImportView | null;
}

export interface ProfileChange {
  profile: Profile;
  /** The version that the change was made on. */
  basedOn: number | null;
}

export interface ProfileVersion {
  number: number;
  createdAt: string;
  origin: 'import' | 'edit' | 'restore';
  isCurrent: boolean;
}
