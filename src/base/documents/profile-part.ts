/** What we say of a person at the top of a resume stands on the page like a fact of the profile, and can be left out like one. */
export const OPENING_ID = 'opening';

/** Something of the profile that stands on a resume by itself, or is left out of it. */
export interface ProfilePart {
  /** Of the entry or the fact. */
  id: string;
  section:
    | 'summary'
    | 'work'
    | 'projects'
    | 'skills'
    | 'education'
    | 'certificates'
    | 'awards'
    | 'publications'
    | 'languages'
    | 'volunteering'
    | 'interests';
  text: string;
  /** The role, the degree or the project that it belongs to. */
  under: string | null;
}
