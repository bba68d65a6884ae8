/** `SkillsPassport`, the XML of Europass up to 2020: `LearnerInfo` with lists of typed entries. */
import { childrenNamed, elementsOf, find, findAll, type XmlElement } from '../xml.ts';
import { described, otherParts, said } from './rich-text.ts';

type Json = Record<string, unknown>;

export function skillsPassportToJsonResume(root: XmlElement): Json {
  const learner = find(root, 'LearnerInfo');
  return {
    basics: basicsOf(learner),
    work: findAll(find(learner, 'WorkExperienceList'), 'WorkExperience').map(job),
    education: findAll(find(learner, 'EducationList'), 'Education').map(school),
    skills: skillsOf(find(learner, 'Skills')),
    languages: languagesOf(find(learner, 'Skills', 'Linguistic')),
    ...achievementsOf(find(learner, 'AchievementList')),
    ...otherParts(learner, READ),
  };
}

const READ = ['Identification', 'Headline', 'WorkExperienceList', 'EducationList', 'Skills', 'AchievementList'];

function basicsOf(learner: XmlElement | null): Json {
  const person = find(learner, 'Identification');
  const contact = find(person, 'ContactInfo');
  const name = find(person, 'PersonName');
  const phones = findAll(find(contact, 'TelephoneList'), 'Telephone').map((phone) => said(find(phone, 'Contact')));
  const websites = findAll(find(contact, 'WebsiteList'), 'Website').map((site) => said(find(site, 'Contact')));
  return {
    name: [said(find(name, 'FirstName')), said(find(name, 'Surname'))].filter((part) => part !== undefined).join(' '),
    label: said(find(learner, 'Headline', 'Description', 'Label')) ?? said(find(learner, 'Headline', 'Description')),
    email: said(find(contact, 'Email', 'Contact')),
    phone: phones[0],
    url: websites[0],
    location: addressOf(find(contact, 'Address', 'Contact')),
    profiles: [
      ...websites.slice(1).map((url) => ({ network: 'Website', url })),
      ...findAll(find(contact, 'InstantMessagingList'), 'InstantMessaging').map(messenger),
    ],
    ...personalOf(person),
    ...(phones.length > 1 ? { otherPhones: phones.slice(1) } : {}),
  };
}

/** Kept for the person, though no document prints it. */
function personalOf(person: XmlElement | null): Json {
  const facts = find(person, 'Demographics');
  const nationalities = findAll(facts, 'Nationality').map((nationality) => said(find(nationality, 'Label')));
  return {
    ...(find(facts, 'Birthdate') ? { birthDate: dateOf(find(facts, 'Birthdate')) } : {}),
    ...(nationalities.length > 0 ? { nationalities } : {}),
  };
}

const messenger = (element: XmlElement): Json => ({
  network: said(find(element, 'Use', 'Label')),
  username: said(find(element, 'Contact')),
});

function addressOf(address: XmlElement | null): Json | undefined {
  if (address === null) return undefined;
  return {
    address: said(find(address, 'AddressLine')),
    postalCode: said(find(address, 'PostalCode')),
    city: said(find(address, 'Municipality')),
    countryCode: said(find(address, 'Country', 'Code')) ?? said(find(address, 'Country', 'Label')),
  };
}

/** The town of an employer or a school. */
function placeOf(organisation: XmlElement | null): string | undefined {
  const address = find(organisation, 'ContactInfo', 'Address', 'Contact');
  const parts = [said(find(address, 'Municipality')), said(find(address, 'Country', 'Label'))];
  return parts.filter((part) => part !== undefined).join(', ') || undefined;
}

function job(element: XmlElement): Json {
  const employer = find(element, 'Employer');
  return {
    name: said(find(employer, 'Name')),
    position: said(find(element, 'Position', 'Label')) ?? said(find(element, 'Position')),
    location: placeOf(employer),
    url: said(find(employer, 'ContactInfo', 'Website', 'Contact')),
    ...periodOf(element),
    ...described(find(element, 'Activities')),
  };
}

function school(element: XmlElement): Json {
  const organisation = find(element, 'Organisation');
  const { summary, highlights } = described(find(element, 'Activities'));
  return {
    institution: said(find(organisation, 'Name')),
    studyType: said(find(element, 'Title')),
    area: said(find(element, 'Field', 'Label')),
    location: placeOf(organisation),
    ...periodOf(element),
    highlights: [...(summary === undefined ? [] : summary.split('\n')), ...highlights],
    ...(find(element, 'Level') ? { level: said(find(element, 'Level', 'Label')) } : {}),
  };
}

function periodOf(element: XmlElement): Json {
  const period = find(element, 'Period');
  const goesOn = said(find(period, 'Current')) === 'true';
  return { startDate: dateOf(find(period, 'From')), endDate: goesOn ? 'Present' : dateOf(find(period, 'To')) };
}

/** `year="2016" month="--03" day="---15"`, or the same as elements. */
function dateOf(element: XmlElement | null): string | undefined {
  if (element === null) return undefined;
  const part = (name: string) =>
    (element.attributes.get(name) ?? said(find(element, name[0]!.toUpperCase() + name.slice(1))))?.replace(/^-+/, '');
  const [year, month, day] = [part('year'), part('month'), part('day')];
  if (year === undefined) return said(element);
  return [year, ...(month === undefined ? [] : [month, ...(day === undefined ? [] : [day])])]
    .map((number) => number.padStart(2, '0'))
    .join('-');
}

/** Each kind of skill is one text in the person's words. */
function skillsOf(skills: XmlElement | null): Json[] {
  return elementsOf(skills)
    .filter(({ name }) => name !== 'Linguistic' && name !== 'Driving')
    .flatMap((kind) => skillGroup(kind))
    .concat(drivingOf(find(skills, 'Driving')));
}

const GROUPS: Readonly<Record<string, string>> = {
  Communication: 'Communication skills',
  Organisational: 'Organisational skills',
  JobRelated: 'Job-related skills',
  Computer: 'Digital skills',
  Other: 'Other skills',
};

function skillGroup(kind: XmlElement): Json[] {
  const { summary, highlights } = described(find(kind, 'Description'));
  const keywords = [...(summary === undefined ? [] : summary.split(/[\n;]/)), ...highlights];
  if (keywords.length === 0) return [];
  return [{ name: GROUPS[kind.name] ?? kind.name, keywords: keywords.map((text) => text.trim()) }];
}

function drivingOf(driving: XmlElement | null): Json[] {
  const licences = findAll(driving, 'Licence').map(said);
  return licences.length === 0 ? [] : [{ name: 'Driving licence', keywords: licences }];
}

function languagesOf(linguistic: XmlElement | null): Json[] {
  const nameOf = (element: XmlElement) =>
    said(find(element, 'Description', 'Label')) ?? said(find(element, 'Description', 'Code'));
  return [
    ...findAll(linguistic, 'MotherTongue').map((tongue) => ({ language: nameOf(tongue), fluency: 'Native' })),
    ...findAll(linguistic, 'ForeignLanguage').map((tongue) => ({
      language: nameOf(tongue),
      fluency: levelsOf(find(tongue, 'ProficiencyLevel')),
    })),
  ];
}

const LEVEL_NAMES: Readonly<Record<string, string>> = {
  Listening: 'listening',
  Reading: 'reading',
  SpokenInteraction: 'spoken interaction',
  SpokenProduction: 'spoken production',
  Writing: 'writing',
};

/** One level where all five are equal; otherwise all of them. */
function levelsOf(levels: XmlElement | null): string | undefined {
  const found = elementsOf(levels).filter(
    ({ name }) => name in LEVEL_NAMES && childrenNamed(levels, name).length === 1,
  );
  if (found.length === 0) return undefined;
  const distinct = new Set(found.map(said));
  if (distinct.size === 1) return said(found[0]!);
  return found.map((level) => `${LEVEL_NAMES[level.name]} ${said(level)}`).join(', ');
}

const ACHIEVEMENTS: Readonly<Record<string, string>> = {
  honors_awards: 'awards',
  publications: 'publications',
  projects: 'projects',
  certifications: 'certificates',
  references: 'references',
};
const ACHIEVEMENT_FIELD: Readonly<Record<string, string>> = { awards: 'title', references: 'reference' };

/** Achievements are texts under a title, of which some have a code; the others keep their title. */
function achievementsOf(list: XmlElement | null): Json {
  const sections: Record<string, Json[]> = {};
  for (const achievement of findAll(list, 'Achievement')) {
    const title = said(find(achievement, 'Title', 'Label')) ?? 'achievements';
    const section = ACHIEVEMENTS[said(find(achievement, 'Title', 'Code')) ?? ''] ?? title;
    const field = ACHIEVEMENT_FIELD[section] ?? 'name';
    const { summary, highlights } = described(find(achievement, 'Description'));
    const texts = [...(summary === undefined ? [] : summary.split('\n')), ...highlights];
    sections[section] = [...(sections[section] ?? []), ...texts.map((text) => ({ [field]: text }))];
  }
  return sections;
}
