import type { Key } from '../../../../src/edge/dashboard/api/types/keys.ts';

/** Why the key does not work any more; null while it does. */
export function stateOf(key: Key): string | null {
  if (key.revokedAt) return 'Revoked';
  return key.expiresAt && new Date(key.expiresAt) <= new Date() ? 'Expired' : null;
}

export function ReadOnly() {
  return <span className="shrink-0 rounded-full bg-panel px-2 py-0.5 text-xs font-semibold text-soft">Read only</span>;
}
