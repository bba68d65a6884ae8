/** What stands in the wrong field of an entry of education, by what the fields say. */
import type { SourceEducation } from '../json-resume/sections.ts';
import { COURSES } from './study-text.ts';
import { degreeScore, organisationScore, schoolScore } from './vocabulary.ts';

export const tidyStudies = (studies: SourceEducation): SourceEducation =>
  withWholeSchool(withSchoolFirst(withoutDetails(studies)));

/** "Relevant coursework: …", "Thesis: …" and the like, in seven languages, at the start of a part. */
const DETAILS =
  /(?:^|[,;.–-]\s*|\s)((?:(?:relevant|main|key|selected) )?(?:courses?|coursework|modules|thesis|dissertation|(?:final )?grade|advisor|supervisor|honou?rs)\s?:.*|(?:relevante |wichtige )?(?:kurse|schwerpunkte?|abschlussarbeit|bachelorarbeit|masterarbeit|abschlussnote|betreuer(?:in)?)\s?:.*|(?:cours|mémoire|matières|mention|directeur)(?: \p{L}+)?\s?:.*|(?:asignaturas|cursos|trabajo de fin de \p{L}+|tesis|nota|director)(?: \p{L}+)?\s?[:«].*|(?:corsi|esami|tesi|voto|relatore)(?: \p{L}+)?\s?:.*|(?:disciplinas|tese|tcc|orientador)(?: \p{L}+)?\s?:.*|(?:vakken|scriptie|begeleider|afstudeerrichting)(?: \p{L}+)?\s?:.*)$/iu;

/** What is told of the studies is no part of their name. */
function withoutDetails(studies: SourceEducation): SourceEducation {
  const told: string[] = [];
  const cut = (text: string | null): string | null => {
    const details = text === null ? null : DETAILS.exec(text);
    if (!details) return text;
    told.push(details[1]!);
    return text!.slice(0, details.index).trim() || null;
  };
  const [studyType, area] = [cut(studies.studyType), cut(studies.area)];
  const courses = told.flatMap((text) => COURSES.exec(text)?.[1]?.split(/\s*[,;]\s*/) ?? []);
  return {
    ...studies,
    studyType,
    area,
    // At the end: where the others stand in the file is known by their places.
    courses: [...studies.courses, ...courses],
    highlights: [...studies.highlights, ...told.filter((text) => !COURSES.test(text))],
  };
}

/** A degree that stands where the school should, while the school stands where the degree should. */
function withSchoolFirst(studies: SourceEducation): SourceEducation {
  const { institution, studyType, area } = studies;
  const degree = [studyType, area].filter((text) => text !== null).join(', ');
  if (institution === null || degree === '' || degreeScore(degree) > 0) return studies;
  const isSchool = schoolScore(degree) > 0;
  const isDegree = degreeScore(institution) > 0;
  const isNeither = !isDegree && schoolScore(institution) === 0 && organisationScore(institution) === 0;
  const areSwapped = isSchool ? isDegree || isNeither : isDegree && organisationScore(degree) > 0;
  return areSwapped ? { ...studies, institution: degree, studyType: institution, area: null } : studies;
}

const SCHOOL_OF =
  /^(?:\p{L}+ )*(?:school|college|faculty|institut[eo]?|instituto|escuela|facultad|faculdade|faculté|école|facoltà|hochschule|universi\p{L}+) (?:of|de|des|di|für|\p{L}+ de)\b|^\p{L}+ college$/iu;

/** "York University" whose "Schulich School of Business" was taken for a part of the subject. */
function withWholeSchool(studies: SourceEducation): SourceEducation {
  const { institution, area } = studies;
  const parts = area?.split(', ') ?? [];
  const more = parts.filter((part) => SCHOOL_OF.test(part));
  if (institution === null || schoolScore(institution) === 0 || more.length === 0) return studies;
  const rest = parts.filter((part) => !more.includes(part));
  return { ...studies, institution: [institution, ...more].join(', '), area: rest.join(', ') || null };
}
