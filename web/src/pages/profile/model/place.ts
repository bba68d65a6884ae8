import type { Profile } from '../../../../../src/base/profile.ts';

/** Names a field of the profile, wherever its entry stands: an entry is known by its id. */
export type Place = `${string}.${string}`;

export const entryPlace = (id: string, field: string): Place => `${id}.${field}`;
export const basicsPlace = (field: string): Place => `basics.${field}`;
export const locationPlace = (field: string): Place => `location.${field}`;

/** The entries that have to be open for a field to be seen, from the outside in. */
export function entriesAround(profile: Profile, place: Place): string[] {
  const id = place.slice(0, place.lastIndexOf('.'));
  for (const employer of [...profile.work, ...profile.volunteer]) {
    if (employer.roles.some((role) => role.id === id)) return [employer.id, id];
  }
  return [id];
}
