import type { Role } from '../blank.ts';
import { type EntryKind, type EntryOf, KINDS, ROLE } from '../kinds.ts';
import { oneSided, type Walk } from './difference.ts';
import { keyOf, lines, mergeList, mergePair, type Pair, pair, titleOf } from './merge-entries.ts';
import { plain } from './same-text.ts';

type Employer = EntryOf<'work'>;

/** An employer that both have is compared by itself, and role by role. */
export function mergeEmployers(
  name: 'work' | 'volunteer',
  section: string,
  mine: readonly Employer[],
  theirs: readonly Employer[],
  walk: Walk,
): Employer[] {
  const kind = KINDS[name];
  const own: EntryKind<Employer> = {
    ...kind,
    fields: kind.fields.filter((field) => field.kind !== 'roles'),
    titleOf: (employer) => employer.name ?? '',
  };
  return pair(mine, theirs, (employer) => keyOf(name, employer)).flatMap((one) => {
    if (!one.mine || !one.theirs) return mergeWholeEmployer(kind, section, one, walk);
    const [employer] = mergePair(own, section, one, walk) as [Employer];
    const roleKind = {
      ...ROLE,
      titleOf: (role: Role, language: string) => `${ROLE.titleOf(role, language)}, ${employer.name ?? ''}`,
    };
    const roles = mergeList(
      roleKind,
      (role) => plain(role.position ?? ''),
      section,
      one.mine.roles,
      one.theirs.roles,
      walk,
    );
    return [{ ...employer, roles }];
  });
}

function mergeWholeEmployer(
  kind: EntryKind<Employer>,
  section: string,
  { mine, theirs }: Pair<Employer>,
  walk: Walk,
): Employer[] {
  const only = (mine ?? theirs)!;
  const shown = only.roles.flatMap((role) => [
    { label: 'Role', text: ROLE.titleOf(role, walk.language) },
    ...lines({ ...ROLE, fields: ROLE.fields.filter((field) => field.kind === 'facts') }, role, walk),
  ]);
  const choice = walk.decide(oneSided(only.id, section, titleOf(kind, only, walk), mine !== null, shown));
  return choice === (mine ? 'keep' : 'take') ? [only] : [];
}
