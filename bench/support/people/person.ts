/** Invented people for the contact sheet: a JSON Resume and the posting that they answer. */
export interface Person {
  called: string;
  resume: object;
  posting: string;
}

export function work(
  name: string,
  location: string,
  position: string,
  [startDate, endDate]: [start: string, end?: string],
  highlights: string[],
): object {
  return { name, location, position, startDate, ...(endDate === undefined ? {} : { endDate }), highlights };
}

export function school(
  institution: string,
  studyType: string,
  area: string,
  [startDate, endDate]: [start: string, end: string],
): object {
  return { institution, studyType, area, startDate, endDate };
}

/** Groups of skills by their names. */
export function skills(groups: Record<string, string[]>): object[] {
  return Object.entries(groups).map(([name, keywords]) => ({ name, keywords }));
}
