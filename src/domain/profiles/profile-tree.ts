import { newId } from '../../base/ids.ts';
import { FOREIGN_FIELDS, type Profile } from '../../base/profile.ts';
import { isStorable } from '../../base/text.ts';

/** Far deeper than any profile is; what we do not interpret may be anything. */
const MAX_DEPTH = 100;

/** Every text of the profile can be stored, wherever it stands, and nothing lies too deep to be walked through. */
export function isStorableTree(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  return Object.entries(value).every(([key, item]) => isStorable(key) && isStorableTree(item, depth + 1));
}

/** Entries and facts are told apart by their ids: where two share one, the later gets another. */
export function withUniqueIds(profile: Profile): Profile {
  const seen = new Set<string>();
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, item]) => [key, FOREIGN_FIELDS.has(key) ? item : walk(item)]);
    const copy: Record<string, unknown> = Object.fromEntries(entries);
    if (typeof copy.id === 'string') {
      if (seen.has(copy.id)) copy.id = newId();
      seen.add(copy.id as string);
    }
    return copy;
  };
  return walk(profile) as Profile;
}

/** The texts of facts and the names of entries, by id: what the ids of the evidence stand for. */
export function textsById(profile: Profile): Record<string, string> {
  const texts: Record<string, string> = { basics: profile.basics.name };
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { id } = value as { id?: unknown };
    if (typeof id === 'string') texts[id] = describe(value as Record<string, unknown>);
    for (const [key, item] of Object.entries(value)) if (!FOREIGN_FIELDS.has(key)) walk(item);
  };
  walk(profile);
  return texts;
}

/** What names an entry, whichever of these it has. */
const NAMES = ['text', 'position', 'name', 'institution', 'title', 'language', 'network'];
const MORE = ['issuer', 'awarder', 'publisher', 'studyType', 'area', 'username', 'fluency'];

function describe(entry: Record<string, unknown>): string {
  const texts = [...NAMES, ...MORE]
    .map((name) => entry[name])
    .filter((text) => typeof text === 'string' && text !== '');
  return [...new Set(texts)].join(', ');
}

/** The statements that stand on a page as lines of their own. */
export function statementIds(profile: Profile): string[] {
  const roles = [...profile.work, ...profile.volunteer].flatMap((employer) => employer.roles);
  const facts = [
    profile.basics.summary,
    ...roles.flatMap((role) => [role.summary, ...role.highlights]),
    ...profile.projects.flatMap((project) => [project.description, ...project.highlights]),
    ...profile.education.flatMap((item) => item.highlights),
  ];
  return facts.flatMap((fact) => (fact === null ? [] : [fact.id]));
}
