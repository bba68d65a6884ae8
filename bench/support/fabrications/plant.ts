/** Puts an invention into a page that the engine has composed, as a careless writer would. */
import type { Profile } from '../../../src/base/profile.ts';
import type { LetterPage, Line, ResumePage, Role, Section } from '../../../src/generation/typesetting/page.ts';

export interface Planted<P> {
  page: P;
  /** Must not be found in the finished file. */
  text: string;
}

/** What an invention may be made from. */
export interface Material {
  profile: Profile;
  /** Terms that the posting asks for and the profile has not. */
  gaps: readonly string[];
  jobTitle: string | null;
  company: string | null;
}

export interface Fabrication<P> {
  kind: string;
  /** The person that it is planted for, where that must be another than the one at hand. */
  person?: (of: Profile) => Profile;
  /** Null where the page has nothing to make it from. */
  plant(page: P, material: Material): Planted<P> | null;
}

type Entries = Extract<Section, { kind: 'entries' }>;
export type Entry = Entries['entries'][number];

export function entriesOf(page: ResumePage, name: Section['name']): Entry[] {
  const section = page.sections.find((one): one is Entries => one.kind === 'entries' && one.name === name);
  return section?.entries ?? [];
}

/** The page with one of its entries changed. */
export function withEntry(page: ResumePage, old: Entry, changed: Entry): ResumePage {
  const sections = page.sections.map((section): Section => {
    if (section.kind !== 'entries' || !section.entries.includes(old)) return section;
    return { ...section, entries: section.entries.map((entry) => (entry === old ? changed : entry)) };
  });
  return { ...page, sections };
}

export function withRole(page: ResumePage, entry: Entry, role: Role, changes: Partial<Role>): ResumePage {
  const roles = entry.roles.map((one) => (one === role ? { ...one, ...changes } : one));
  return withEntry(page, entry, { ...entry, roles });
}

interface Place {
  entry: Entry;
  role: Role;
  bullet: Line;
}

export function bulletsOf(page: ResumePage): Place[] {
  return entriesOf(page, 'experience').flatMap((entry) =>
    entry.roles.flatMap((role) => role.bullets.map((bullet) => ({ entry, role, bullet }))),
  );
}

/** The first bullet that the change applies to, changed. */
export function changeBullet(page: ResumePage, change: (text: string) => string | null): Planted<ResumePage> | null {
  for (const { entry, role, bullet } of bulletsOf(page)) {
    const text = change(bullet.text);
    if (text === null || text === bullet.text) continue;
    const bullets = role.bullets.map((one) => (one === bullet ? { ...one, text } : one));
    return { page: withRole(page, entry, role, { bullets }), text };
  }
  return null;
}

/** A new bullet under the first role. */
export function addBullet(page: ResumePage, text: string): Planted<ResumePage> | null {
  const first = bulletsOf(page)[0];
  if (first === undefined) return null;
  const { entry, role } = first;
  const bullets = [{ text, ids: first.bullet.ids }, ...role.bullets.slice(1)];
  return { page: withRole(page, entry, role, { bullets }), text };
}

/** A sentence after the first of the second paragraph. */
export function addSentence(page: LetterPage, text: string): Planted<LetterPage> | null {
  const at = Math.min(1, page.paragraphs.length - 1);
  const paragraph = page.paragraphs[at];
  if (paragraph === undefined) return null;
  const paragraphs = page.paragraphs.with(at, { ...paragraph, text: `${paragraph.text} ${text}` });
  return { page: { ...page, paragraphs }, text };
}
