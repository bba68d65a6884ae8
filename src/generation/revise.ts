/**
 * What the account holder changed on a finished page, applied to what the page is made from. The verifier is given the
 * profile as it is, so a rewording that says more than the profile is taken back like any other unsupported line.
 */
import type { Profile } from '../base/profile.ts';
import type { RevisionChange } from '../base/revision.ts';

/** Material of the source that is kept as it was: its `id`s are not ours. */
const FOREIGN = new Set(['extra', 'value', 'source']);

export function revisedProfile(profile: Profile, changes: readonly RevisionChange[]): Profile {
  const gone = new Set(changes.filter((change) => change.action !== 'reword').map((change) => change.factId));
  const rewording = changes.filter((change) => change.action === 'reword');
  const wording = new Map(rewording.map((change) => [change.factId, change.text]));

  const isGone = (value: unknown): boolean => gone.has(idOf(value) ?? '');
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isGone(item)).map(walk);
    if (typeof value !== 'object' || value === null) return value;
    // Outside of a list a fact has a place of its own, which stays empty.
    if (isGone(value)) return null;
    const entries = Object.entries(value).map(([key, item]) => [key, FOREIGN.has(key) ? item : walk(item)]);
    const text = wording.get(idOf(value) ?? '');
    return { ...Object.fromEntries(entries), ...(text !== undefined && 'text' in value && { text }) };
  };
  return walk(profile) as Profile;
}

/** What was swapped in: it comes before anything that merely fits better. */
export function wantedFacts(changes: readonly RevisionChange[]): Set<string> {
  return new Set(changes.flatMap((change) => (change.action === 'swap' ? [change.with] : [])));
}

function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id } = value as { id?: unknown };
  return typeof id === 'string' ? id : null;
}
