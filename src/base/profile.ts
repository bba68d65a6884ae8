/**
 * The saved profile: a superset of JSON Resume in which every entry and every fact has a stable id.
 *
 * Glossary
 * - entry: something with a place of its own on a page (an employer, a role, a degree, a project …)
 * - fact: one statement that can be printed by itself (a bullet, a skill, a summary)
 * - extra: fields of the source that we do not interpret but must not lose
 * - unmapped: material of the source that found no place at all
 */
import { z } from 'zod';
import { passedBound } from './json-bounds.ts';

export const MAX_TEXT = 20_000;
export const MAX_ITEMS = 500;
/** A long resume has two thousand. A profile is checked and stored by the service's own process, which has other things to do. */
export const PROFILE_MAX_VALUES = 20_000;

const id = z.string().min(1).max(64);
const text = z.string().max(MAX_TEXT);
const optionalText = text.nullable().default(null);
const list = <T extends z.ZodType>(item: T) => z.array(item).max(MAX_ITEMS).default([]);
const extra = z.record(z.string(), z.unknown()).default({});

/** `2019`, `2019-04` or `2019-04-30`. */
export const partialDate = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/);
const optionalDate = partialDate.nullable().default(null);

export const factSchema = z.object({ id, text });
export type Fact = z.infer<typeof factSchema>;

const optionalFact = factSchema.nullable().default(null);

/** `current` is true only where the source says so ("Present", or a start without an end); an unknown end is not current. */
const span = { start: optionalDate, end: optionalDate, current: z.boolean().default(false) };

export const locationSchema = z.object({
  address: optionalText,
  postalCode: optionalText,
  city: optionalText,
  region: optionalText,
  countryCode: optionalText,
  extra,
});

export const basicsSchema = z.object({
  name: text,
  label: optionalFact,
  email: optionalText,
  phone: optionalText,
  url: optionalText,
  summary: optionalFact,
  location: locationSchema.nullable().default(null),
  profiles: list(z.object({ id, network: optionalText, username: optionalText, url: optionalText, extra })),
  extra,
});

/** How the source told a role where it differs from the way it is kept, so that it can be written back unchanged. */
const roleSource = z.object({
  /** Its place among the employer's roles; set where they did not stand newest first. */
  place: z.number().int().min(0).optional(),
  /** What it said otherwise about the employer (`name`, `url`, `description`); null where it said nothing. */
  employer: z.record(z.string(), text.nullable()).optional(),
});

export const roleSchema = z.object({
  id,
  position: optionalText,
  ...span,
  /** Null where it is the employer's. */
  location: optionalText,
  summary: optionalFact,
  highlights: list(factSchema),
  source: roleSource.optional(),
  extra,
});
export type Role = z.infer<typeof roleSchema>;

/** One employer (or organisation) with one or more roles, newest first. */
export const employerSchema = z.object({
  id,
  name: optionalText,
  url: optionalText,
  location: optionalText,
  description: optionalText,
  roles: list(roleSchema),
});
export type Employer = z.infer<typeof employerSchema>;

export const educationSchema = z.object({
  id,
  institution: optionalText,
  url: optionalText,
  area: optionalText,
  studyType: optionalText,
  ...span,
  score: optionalText,
  location: optionalText,
  courses: list(factSchema),
  highlights: list(factSchema),
  extra,
});
export type Education = z.infer<typeof educationSchema>;

export const projectSchema = z.object({
  id,
  name: optionalText,
  description: optionalFact,
  highlights: list(factSchema),
  keywords: list(factSchema),
  ...span,
  url: optionalText,
  roles: list(text),
  entity: optionalText,
  type: optionalText,
  extra,
});
export type Project = z.infer<typeof projectSchema>;

/** A group of skills (`name` with `keywords`), or a single skill (`name` alone). */
export const skillSchema = z.object({ id, name: optionalText, level: optionalText, keywords: list(factSchema), extra });
export type Skill = z.infer<typeof skillSchema>;

export const certificateSchema = z.object({
  id,
  name: optionalText,
  date: optionalDate,
  issuer: optionalText,
  url: optionalText,
  extra,
});
export const awardSchema = z.object({
  id,
  title: optionalText,
  date: optionalDate,
  awarder: optionalText,
  summary: optionalFact,
  extra,
});
export const publicationSchema = z.object({
  id,
  name: optionalText,
  publisher: optionalText,
  releaseDate: optionalDate,
  url: optionalText,
  summary: optionalFact,
  extra,
});
export const languageSchema = z.object({ id, language: optionalText, fluency: optionalText, extra });
export const interestSchema = z.object({ id, name: optionalText, keywords: list(factSchema), extra });
export const referenceSchema = z.object({ id, name: optionalText, reference: optionalFact, extra });

/** Where it stood in the source, and what stood there. */
export const unmappedSchema = z.object({ id, place: text, value: z.unknown() });

export const PROFILE_SCHEMA_VERSION = 1;

export const profileSchema = z.object({
  schema: z.literal(PROFILE_SCHEMA_VERSION),
  /** BCP 47 tag of the profile's language and conventions, e.g. `en-US`; null when unknown. */
  locale: z.string().max(35).nullable().default(null),
  basics: basicsSchema,
  work: list(employerSchema),
  volunteer: list(employerSchema),
  education: list(educationSchema),
  projects: list(projectSchema),
  skills: list(skillSchema),
  certificates: list(certificateSchema),
  awards: list(awardSchema),
  publications: list(publicationSchema),
  languages: list(languageSchema),
  interests: list(interestSchema),
  references: list(referenceSchema),
  unmapped: list(unmappedSchema),
  extra,
});
export type Profile = z.infer<typeof profileSchema>;

/** Material of the source that is kept as it was: its `id`s are not ours. */
export const FOREIGN_FIELDS: ReadonlySet<string> = new Set(['extra', 'value', 'source']);

/** What is kept can be edited, so it must be small enough to be sent back. */
export function hasTooManyValues(profile: Profile): boolean {
  const bounds = { depth: Number.POSITIVE_INFINITY, values: PROFILE_MAX_VALUES };
  return passedBound(JSON.stringify(profile), bounds) !== null;
}
