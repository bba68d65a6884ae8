/** What stands on the page: the person's resume without what the layout leaves out. Both the page and its truth are made of it. */
import type { EntryForm } from './forms.ts';
import type { Layout, Section, SkillForm } from './layout.ts';
import type { Job, Note, Person, Resume, Study } from './person.ts';
import { Random } from './random.ts';

type Lists = Omit<Resume, 'basics' | 'other'>;

export function truthOf(person: Person, layout: Layout): Resume {
  const { resume } = person;
  const printed = new Set<Section>([...layout.sections, ...layout.side.sections]);
  const list = <K extends keyof Lists>(name: K): Lists[K] => (printed.has(name) ? resume[name] : []) as Lists[K];
  const date = (value: string | undefined): string | undefined => dateOn(value, layout);
  return clean({
    basics: basicsOn(resume.basics, layout, printed.has('summary')),
    work: list('work').map((job) => jobOn(job, layout)),
    volunteer: list('volunteer').map((job) => jobOn(job, layout)),
    education: list('education').map((study) => studyOn(study, layout)),
    projects: list('projects').map((project) => ({
      ...project,
      startDate: date(project.startDate),
      endDate: date(project.endDate),
    })),
    skills: list('skills').map((group) => skillsOn(group, layout)),
    certificates: list('certificates').map((one) => ({ ...one, date: date(one.date) })),
    awards: list('awards').map((one) => ({ ...one, date: date(one.date) })),
    publications: papersOn(person, layout, list('publications')).map((one) => ({
      ...one,
      releaseDate: date(one.releaseDate),
    })),
    languages: languagesOn(list('languages'), layout),
    interests: list('interests'),
    references: list('references'),
    other: resume.other.filter(({ kind }) => layout.other.includes(kind)),
  });
}

/** Without fields that have no value. */
function clean<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function papersOn({ papers }: Person, layout: Layout, usual: Resume['publications']): Resume['publications'] {
  return layout.papers ? [...usual, ...papers] : usual;
}

const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

/** In a table of abilities a mother tongue has no level, every other one of the six. */
function languagesOn(languages: Resume['languages'], { seed, languages: form }: Layout): Resume['languages'] {
  if (form !== 'grid' && form !== 'abilities') return languages;
  const random = new Random(seed);
  return languages.map(({ language, fluency }, at) => {
    const level = LEVELS.find((one) => one === fluency) ?? random.pick(LEVELS);
    return at === 0 ? { language } : { language, fluency: level };
  });
}

type SkillGroup = Resume['skills'][number];

const GROUPED: readonly SkillForm[] = ['groups', 'group lines', 'group table'];

/** A group without members is a skill itself. */
function skillsOn(group: SkillGroup, layout: Layout): SkillGroup {
  return group.keywords.length === 0 || GROUPED.includes(layout.skills) ? group : { keywords: group.keywords };
}

function basicsOn(basics: Resume['basics'], layout: Layout, summary: boolean): Resume['basics'] {
  const { address, postalCode, city, region, countryCode } = basics.location ?? {};
  const locations: Record<Layout['header']['address'], Resume['basics']['location']> = {
    none: undefined,
    city: { city, region },
    'city and country': { city, region, countryCode },
    full: { address, postalCode, city, region },
    'two lines': { address, postalCode, city, countryCode },
  };
  const location = basics.location && locations[layout.header.address];
  const phone = layout.wording === 'europass' ? basics.phone?.replace(COUNTRY_CODE, '($1)') : basics.phone;
  return { ...basics, phone, location, summary: summary ? basics.summary : undefined };
}

const COUNTRY_CODE = /^(\+\d{1,3})(?= )/;

/** "2019" where the layout prints years alone. */
function dateOn(date: string | undefined, layout: Layout): string | undefined {
  return layout.dates.month === 'year' ? date?.slice(0, 4) : date;
}

export function printsPlace(form: EntryForm): boolean {
  return [...form.rows, ...(form.margin ?? []), ...(form.cells ?? []).flat()].some((row) => row.includes('place'));
}

function jobOn(job: Job, layout: Layout): Job {
  const inRows = layout.group ? layout.group.company.includes('place') : printsPlace(layout.entry);
  const place = inRows || layout.facts.place;
  const summary = layout.summaries === 'none' ? undefined : job.summary;
  const joined = layout.bullets.mark === 'paragraph' && job.highlights.length > 0;
  return {
    name: job.name,
    position: job.position,
    location: place ? job.location : undefined,
    url: layout.entryUrl ? job.url : undefined,
    startDate: dateOn(job.startDate, layout),
    endDate: dateOn(job.endDate, layout),
    summary: joined ? sentences([summary ?? '', ...job.highlights]) : summary,
    highlights: joined ? [] : job.highlights,
    technologies: layout.technologies === 'none' ? undefined : job.technologies,
    notes: notesOn(job, layout),
  };
}

function notesOn({ notes = [] }: Job | Study, { facts }: Layout): Note[] | undefined {
  const printed = notes.filter(({ kind }) => facts.notes.includes(kind));
  return printed.length > 0 ? printed : undefined;
}

function sentences(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

function studyOn(study: Study, layout: Layout): Study {
  const endOnly = layout.educationDates === 'end' && study.endDate !== undefined;
  return {
    ...study,
    location: printsPlace(layout.education) || layout.facts.place ? study.location : undefined,
    notes: notesOn(study, layout),
    startDate: endOnly ? undefined : dateOn(study.startDate, layout),
    endDate: dateOn(study.endDate, layout),
  };
}
