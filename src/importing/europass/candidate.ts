/** `Candidate`, the XML of Europass since 2020, made of HR-XML: `CandidatePerson` and `CandidateProfile`. */
import { childrenNamed, elementsOf, find, findAll, type XmlElement } from '../xml.ts';
import { described, otherParts, said } from './rich-text.ts';

type Json = Record<string, unknown>;

export function candidateToJsonResume(root: XmlElement): Json {
  const person = find(root, 'CandidatePerson');
  const profile = find(root, 'CandidateProfile');
  const competencies = findAll(find(profile, 'PersonQualifications'), 'PersonCompetency');
  return {
    basics: basicsOf(person, profile),
    work: findAll(find(profile, 'EmploymentHistory'), 'EmployerHistory').flatMap(jobsOf),
    education: findAll(find(profile, 'EducationHistory'), 'EducationOrganizationAttendance').map(school),
    languages: [...nativeLanguages(person), ...competencies.filter(isLanguage).map(language)],
    skills: [...skillGroups(profile), ...competencies.filter((entry) => !isLanguage(entry)).map(skill)],
    ...otherSections(profile),
    ...otherParts(profile, [...READ, ...SECTIONS.map(([name]) => name)]),
  };
}

/** What is read above, and what is no content: identifiers, the picture, how the page looks. */
const READ = [
  'ID',
  'Attachment',
  'RenderingInformation',
  'ExecutiveSummary',
  'EmploymentHistory',
  'EducationHistory',
  'PersonQualifications',
  'DigitalSkills',
  'Skills',
];

function basicsOf(person: XmlElement | null, profile: XmlElement | null): Json {
  const name = find(person, 'PersonName');
  const channels = childrenNamed(person, 'Communication');
  const through = (code: string) => channels.filter((channel) => said(find(channel, 'ChannelCode')) === code);
  const webSites = through('Web').map((channel) => said(find(channel, 'URI')));
  const birthDate = said(find(person, 'BirthDate'));
  return {
    name: [said(find(name, 'GivenName')), said(find(name, 'FamilyName'))]
      .filter((part) => part !== undefined)
      .join(' '),
    summary: said(find(profile, 'ExecutiveSummary')),
    email: said(find(through('Email')[0] ?? null, 'URI')),
    phone: phoneOf(through('Telephone')[0] ?? null),
    url: webSites[0],
    location: addressOf(channels),
    profiles: [
      ...webSites.slice(1).map((url) => ({ network: 'Website', url })),
      ...[...through('Social Media'), ...through('Instant Message')].map((channel) => ({
        network: said(find(channel, 'UseCode')) ?? said(find(channel, 'OtherTitle')),
        url: said(find(channel, 'URI')),
      })),
    ],
    ...(birthDate === undefined ? {} : { birthDate }),
  };
}

function phoneOf(channel: XmlElement | null): string | undefined {
  const country = said(find(channel, 'CountryDialing'));
  const number = said(find(channel, 'DialNumber')) ?? said(find(channel, 'URI'))?.replace(/^tel:/, '');
  if (number === undefined || country === undefined) return number;
  return `+${country.replace(/^\+|^00/, '')} ${number}`;
}

function addressOf(channels: readonly XmlElement[]): Json | undefined {
  const address = channels.map((channel) => find(channel, 'Address')).find((found) => found !== null);
  if (!address) return undefined;
  return {
    address: said(find(address, 'AddressLine')) ?? said(find(address, 'StreetName')),
    postalCode: said(find(address, 'PostalCode')),
    city: said(find(address, 'CityName')),
    countryCode: said(find(address, 'CountryCode'))?.toUpperCase(),
  };
}

/** One employer with its positions. */
function jobsOf(employer: XmlElement): Json[] {
  const name = said(find(employer, 'OrganizationName'));
  const location = placeOf(employer);
  return findAll(employer, 'PositionHistory').map((position) => ({
    name,
    position: said(find(position, 'PositionTitle')),
    location: placeOf(position) ?? location,
    ...periodOf(find(position, 'EmploymentPeriod'), find(position, 'CurrentIndicator')),
    ...described(find(position, 'Description')),
  }));
}

/** Written beside the entry, or in the address of the organisation. */
function placeOf(entry: XmlElement): string | undefined {
  const address = find(entry, 'OrganizationContact', 'Communication', 'Address');
  const city = said(find(entry, 'City')) ?? said(find(address, 'CityName'));
  const country = said(find(entry, 'Country')) ?? said(find(address, 'CountryCode'));
  const parts = [city, country?.length === 2 ? country.toUpperCase() : country];
  return parts.filter((part) => part !== undefined).join(', ') || undefined;
}

function periodOf(period: XmlElement | null, beside: XmlElement | null): Json {
  const goesOn = [beside, find(period, 'CurrentIndicator'), find(period, 'Ongoing')].some(
    (mark) => said(mark) === 'true',
  );
  const dateOf = (name: string) => said(find(period, name, 'FormattedDateTime')) ?? said(find(period, name));
  return { startDate: dateOf('StartDate'), endDate: goesOn ? 'Present' : dateOf('EndDate') };
}

function school(attendance: XmlElement): Json {
  const degree = find(attendance, 'EducationDegree');
  const { summary, highlights } = described(find(degree, 'OccupationalSkillsCovered'));
  return {
    institution: said(find(attendance, 'OrganizationName')),
    studyType: said(find(degree, 'DegreeName')),
    area: said(find(attendance, 'ProgramName')),
    score: said(find(degree, 'FinalGrade', 'ScoreText')) ?? said(find(degree, 'FinalGrade')),
    location: placeOf(attendance),
    ...periodOf(find(attendance, 'AttendancePeriod'), find(attendance, 'Ongoing')),
    highlights: [...(summary === undefined ? [] : summary.split('\n')), ...highlights],
  };
}

/** Languages are told by code: `eng`, or `en`. */
function languageName(code: string | undefined): string | undefined {
  if (code === undefined || !/^[a-z]{2,3}$/i.test(code)) return code;
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code.toLowerCase());
}

function nativeLanguages(person: XmlElement | null): Json[] {
  return childrenNamed(person, 'PrimaryLanguageCode').map((code) => ({
    language: languageName(said(code)),
    fluency: 'Native',
  }));
}

const isLanguage = (competency: XmlElement): boolean =>
  said(find(competency, 'TaxonomyID'))?.toLowerCase() === 'language';

function language(competency: XmlElement): Json {
  const levels = childrenNamed(competency, 'CompetencyDimension').map((dimension) => ({
    skill: said(find(dimension, 'CompetencyDimensionTypeCode')) ?? '',
    level: said(find(dimension, 'Score', 'ScoreText')),
  }));
  const told = levels.filter(({ level }) => level !== undefined);
  const same = new Set(told.map(({ level }) => level)).size === 1;
  const fluency = same ? told[0]!.level : told.map(({ skill, level }) => `${readable(skill)} ${level}`).join(', ');
  return { language: languageName(said(find(competency, 'CompetencyID'))), fluency: fluency || undefined };
}

/** `CEF-Understanding-Listening` → `listening`. */
function readable(skill: string): string {
  const words = skill.replace(/^CEF-(?:Understanding|Speaking|Writing)-/, '').replaceAll('-', ' ');
  return words.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').toLowerCase();
}

function skill(competency: XmlElement): Json {
  return { name: said(find(competency, 'CompetencyName')) ?? said(find(competency, 'CompetencyID')) };
}

function skillGroups(profile: XmlElement | null): Json[] {
  const groups = [...findAll(profile, 'DigitalSkillsGroup'), ...findAll(find(profile, 'Skills'), 'SkillsGroup')];
  return groups.flatMap((group) => {
    const members = elementsOf(group).filter(({ name }) => name !== 'Title' && name !== 'Description');
    const keywords = members.map((member) => said(find(member, 'CompetencyName')) ?? said(member));
    const { summary, highlights } = described(find(group, 'Description'));
    const all = [...keywords, ...(summary === undefined ? [] : [summary]), ...highlights];
    return all.length === 0 ? [] : [{ name: said(find(group, 'Title')) ?? 'Digital skills', keywords: all }];
  });
}

/** Sections of entries that are a title, a date and a description; where they go, and what the title is called there. */
const SECTIONS: readonly (readonly [string, string, string])[] = [
  ['Certifications', 'certificates', 'name'],
  ['CourseCertifications', 'certificates', 'name'],
  ['Licenses', 'certificates', 'name'],
  ['PublicationHistory', 'publications', 'name'],
  ['CreativeWorks', 'publications', 'name'],
  ['Projects', 'projects', 'name'],
  ['VoluntaryWorks', 'volunteer', 'organization'],
  ['HonorsAndAwards', 'awards', 'title'],
  ['HobbiesAndInterests', 'interests', 'name'],
  ['ConferencesAndSeminars', 'conferences', 'name'],
  ['NetworksAndMemberships', 'memberships', 'name'],
];

function otherSections(profile: XmlElement | null): Json {
  const sections: Record<string, Json[]> = {};
  for (const [name, section, titleField] of SECTIONS) {
    const entries = childrenNamed(profile, name).flatMap((list) =>
      elementsOf(list).map((entry) => titled(entry, titleField)),
    );
    const telling = entries.filter((entry) => entry[titleField] !== undefined);
    if (telling.length > 0) sections[section] = [...(sections[section] ?? []), ...telling];
  }
  return sections;
}

const TITLES = [
  'Title',
  'Name',
  'CertificationName',
  'LicenseName',
  'OrganizationName',
  'FormattedPublicationDescription',
];

function titled(entry: XmlElement, titleField: string): Json {
  const title = TITLES.map((name) => said(find(entry, name))).find((text) => text !== undefined);
  const { summary, highlights } = described(find(entry, 'Description'));
  const texts = [summary, ...highlights].filter((text) => text !== undefined);
  const period = find(entry, 'Period') ?? find(entry, 'AttendancePeriod');
  const date =
    said(find(entry, 'Date', 'FormattedDateTime')) ?? said(find(entry, 'Date')) ?? said(find(entry, 'FirstIssuedDate'));
  return {
    [titleField]: title,
    ...(texts.length > 0 ? { summary: texts.join('\n') } : {}),
    ...(period ? periodOf(period, null) : {}),
    ...(date === undefined ? {} : { date }),
  };
}
