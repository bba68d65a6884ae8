/**
 * API keys and what was done with them.
 *
 *   GET    /keys                           Key[]
 *   POST   /keys                           { name, expiresAt }→ NewKey
 *   DELETE /keys/:id                                          → {}
 */
export interface Key {
  id: string;
  name: string;
  hint: string;
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
  lastUsedAt: string | null;
  /** It reads statuses and the documentation; creating is refused with 403. */
  isReadOnly: boolean;
}

/** Of the last seven days, newest first. */
export interface KeyRequests {
  items: KeyRequest[];
  next: string | null;
}

export interface KeyRequest {
  number: string;
  at: string;
  /** Method and route, or the name of the tool. */
  action: string;
  /** Tools answer 200 also where they fail; here it is what REST would have answered. */
  status: number;
  requestId: string;
  document: { id: string; title: string } | null;
}

/** The last 30 days, oldest first; days without anything included. */
export interface KeyUsage {
  days: { day: string; requests: number; documents: number }[];
}

export interface NewKey extends Key {
  /** Shown this once. */
  key: string;
}
