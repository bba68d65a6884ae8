/** What a person adds to the profile from a finished page. */
import { FOREIGN_FIELDS, type Profile } from '../profile.ts';
import type { Addition } from './revision.ts';

/** Null where one of them has no place in this profile. */
export function withAdditions(profile: Profile, additions: readonly Addition[], newId: () => string): Profile | null {
  return additions.reduce<Profile | null>(
    (before, addition) => before && (addition.to === 'basics' ? withSummary : withFact)(before, addition, newId),
    profile,
  );
}

function withSummary({ basics, ...profile }: Profile, { text }: Addition, newId: () => string): Profile {
  const said = basics.summary?.text.trim() ?? '';
  const before = said === '' || /[.!?]$/.test(said) ? said : `${said}.`;
  const summary = { id: basics.summary?.id ?? newId(), text: `${before} ${text}`.trim() };
  return { ...profile, basics: { ...basics, summary } };
}

/** A new fact stands first in its entry: of a long list only the beginning is read. */
function withFact(profile: Profile, { to, text }: Addition, newId: () => string): Profile | null {
  let isPlaced = false;
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const entry = value as { id?: unknown; text?: unknown; highlights?: unknown };
    if (entry.id === to && typeof entry.text === 'string') {
      isPlaced = true;
      return { ...entry, text };
    }
    if (entry.id === to && Array.isArray(entry.highlights)) {
      isPlaced = true;
      return { ...entry, highlights: [{ id: newId(), text }, ...entry.highlights] };
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, FOREIGN_FIELDS.has(key) ? item : walk(item)]),
    );
  };
  const placed = walk(profile) as Profile;
  return isPlaced ? placed : null;
}
