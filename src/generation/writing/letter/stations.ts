/** The places that a letter can speak of, newest first, with names and titles as they can be said in a sentence. */
import type { Employer, Profile, Project } from '../../../base/profile.ts';
import type { Station } from './material.ts';
import { withArticle } from './title.ts';

const MAX_STATIONS = 12;
/** "Clerk/ Federal Contractor" and "Liaison, T" cannot be said after "as". */
const SPEAKABLE =
  /^\p{L}[\p{L}\p{N}'’.&-]*(?: [\p{L}\p{N}'’.&-]*\p{L}[\p{L}\p{N}'’.&-]*)*(?:, \p{L}[\p{L}. ]{3,})?(?: (?:I{1,3}|IV|V|\d))?$/u;
const MAX_TITLE_WORDS = 7;

/** A dash or a slash at a word's end belongs to a note: "RN- Manager". */
const LOOSE_END = /[-/&](?: |$)/;

export function stationsOf(profile: Profile): Station[] {
  const work = profile.work.flatMap((employer) => ofEmployer(employer, 'work'));
  const projects = profile.projects.map(ofProject);
  const volunteer = profile.volunteer.flatMap((employer) => ofEmployer(employer, 'volunteer'));
  return [...work, ...projects, ...volunteer].slice(0, MAX_STATIONS).map((station, rank) => ({ ...station, rank }));
}

function ofEmployer(employer: Employer, kind: 'work' | 'volunteer'): Station[] {
  const posts = employer.roles.map((role) => ({ role, position: speakable(role.position) }));
  return posts.map(({ role, position }) => ({
    id: role.id,
    kind,
    name: employer.name,
    position,
    post: position && withArticle(position),
    current: role.current,
    startYear: role.start?.slice(0, 4) ?? null,
    endYear: role.end?.slice(0, 4) ?? null,
    rank: 0,
    ids: [role.id, employer.id],
  }));
}

function ofProject(project: Project): Station {
  return {
    id: project.id,
    kind: 'project',
    name: project.name,
    position: null,
    post: null,
    current: project.current,
    startYear: project.start?.slice(0, 4) ?? null,
    endYear: project.end?.slice(0, 4) ?? null,
    rank: 0,
    ids: [project.id],
  };
}

function speakable(title: string | null): string | null {
  if (title === null) return null;
  const calm = calmTitle(title.replace(/\s+/g, ' ').trim());
  return SPEAKABLE.test(calm) && !LOOSE_END.test(calm) && calm.split(' ').length <= MAX_TITLE_WORDS ? calm : null;
}

/** A shouted title is spoken in a sentence; abbreviations of up to three letters stay. */
function calmTitle(title: string): string {
  if (title !== title.toUpperCase() || !/\p{Lu}{5}/u.test(title)) return title;
  return title.replace(/\p{Lu}{4,}/gu, (word) => word[0] + word.slice(1).toLowerCase());
}
