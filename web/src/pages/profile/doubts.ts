import type { Remark } from '../../../../src/edge/dashboard/api/types.ts';
import type { Entry } from './sections.ts';

/** Names that JSON Resume has otherwise than the profile. */
const FIELD_NAMES: Record<string, string> = { startDate: 'start', endDate: 'end' };

/**
 * The import names places as JSON Resume does, where each role is an entry of `work`; the profile gathers the roles of one
 * employer. So the number of a role is counted through, in the order of the profile.
 */
export function doubtsByPlace(profile: Entry, remarks: readonly Remark[]): Map<string, Remark> {
  const found = new Map<string, Remark>();
  for (const remark of remarks) {
    const path = pathOf(profile, remark.place);
    if (path !== null && !found.has(path)) found.set(path, remark);
  }
  return found;
}

function pathOf(profile: Entry, place: string): string | null {
  const steps = place
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean);
  const [section, number, ...rest] = steps;
  if (section === undefined || !(section in profile)) return null;
  const fields = rest.map((step) => FIELD_NAMES[step] ?? step);
  if (section !== 'work' && section !== 'volunteer') {
    return [section, ...(number === undefined ? [] : [FIELD_NAMES[number] ?? number]), ...fields].join('.');
  }
  const role = roleAt(profile[section] as Entry[], Number(number));
  if (!role) return null;
  if (fields[0] === 'name' || fields[0] === 'url') return [section, role.employer, ...fields].join('.');
  return [section, role.employer, 'roles', role.role, ...fields].join('.');
}

function roleAt(employers: readonly Entry[], number: number): { employer: number; role: number } | null {
  let left = number;
  for (const [employer, entry] of employers.entries()) {
    const count = (entry.roles as Entry[]).length;
    if (left < count) return { employer, role: left };
    left -= count;
  }
  return null;
}
