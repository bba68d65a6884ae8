import type { Language } from '../person.ts';

export const families = [
  'health',
  'care',
  'education',
  'science',
  'tech',
  'data',
  'management',
  'law',
  'finance',
  'hospitality',
  'logistics',
  'sales',
  'trades',
  'engineering',
  'media',
  'marketing',
  'office',
  'protection',
  'farming',
] as const;
export type Family = (typeof families)[number];

/** What an employer does. */
export type Sector =
  | 'health'
  | 'pharmacy'
  | 'care'
  | 'school'
  | 'university'
  | 'tech'
  | 'consulting'
  | 'law'
  | 'finance'
  | 'hospitality'
  | 'airline'
  | 'logistics'
  | 'retail'
  | 'property'
  | 'industry'
  | 'building'
  | 'media'
  | 'agency'
  | 'government'
  | 'military'
  | 'police'
  | 'fire'
  | 'guard'
  | 'farm'
  | 'music';

export type Training = 'vocational' | 'degree' | 'either' | 'doctorate';

const trade = (family: Family, training: Training, ...sectors: Sector[]) => ({ family, training, sectors });

export const professions = {
  nurse: trade('health', 'either', 'health', 'health', 'care'),
  physician: trade('health', 'doctorate', 'health'),
  pharmacist: trade('health', 'degree', 'pharmacy', 'pharmacy', 'health'),
  physiotherapist: trade('health', 'either', 'health'),
  paramedic: trade('health', 'vocational', 'health', 'fire'),
  dentalAssistant: trade('health', 'vocational', 'health'),
  labTechnician: trade('health', 'either', 'health', 'university'),
  careAssistant: trade('care', 'vocational', 'care'),
  socialWorker: trade('care', 'degree', 'care', 'government'),
  childcare: trade('care', 'vocational', 'care', 'school'),
  teacher: trade('education', 'degree', 'school'),
  lecturer: trade('education', 'doctorate', 'university'),
  researcher: trade('science', 'doctorate', 'university'),
  chemist: trade('science', 'degree', 'industry', 'university'),
  software: trade('tech', 'degree', 'tech', 'tech', 'tech', 'finance', 'industry', 'retail'),
  frontend: trade('tech', 'either', 'tech', 'tech', 'agency'),
  devops: trade('tech', 'degree', 'tech', 'tech', 'finance', 'retail'),
  sysadmin: trade('tech', 'vocational', 'tech', 'industry', 'government', 'school'),
  tester: trade('tech', 'degree', 'tech', 'industry', 'finance'),
  dataScientist: trade('data', 'degree', 'tech', 'finance', 'retail', 'industry'),
  dataAnalyst: trade('data', 'degree', 'tech', 'finance', 'retail', 'health'),
  productManager: trade('management', 'degree', 'tech', 'tech', 'retail', 'finance'),
  projectManager: trade('management', 'degree', 'industry', 'tech', 'building', 'consulting'),
  consultant: trade('management', 'degree', 'consulting'),
  founder: trade('management', 'degree', 'tech', 'consulting', 'hospitality'),
  lawyer: trade('law', 'degree', 'law', 'law', 'government', 'industry'),
  paralegal: trade('law', 'either', 'law'),
  accountant: trade('finance', 'either', 'finance', 'industry', 'retail', 'consulting'),
  banker: trade('finance', 'either', 'finance'),
  financialAnalyst: trade('finance', 'degree', 'finance', 'industry', 'tech'),
  insurance: trade('finance', 'vocational', 'finance'),
  chef: trade('hospitality', 'vocational', 'hospitality'),
  waiter: trade('hospitality', 'vocational', 'hospitality'),
  hotelReceptionist: trade('hospitality', 'vocational', 'hospitality'),
  flightAttendant: trade('hospitality', 'vocational', 'airline'),
  driver: trade('logistics', 'vocational', 'logistics'),
  warehouse: trade('logistics', 'vocational', 'logistics', 'retail', 'industry'),
  logistics: trade('logistics', 'either', 'logistics', 'industry', 'retail'),
  retail: trade('sales', 'vocational', 'retail'),
  sales: trade('sales', 'either', 'industry', 'tech', 'retail'),
  realEstate: trade('sales', 'either', 'property'),
  customerService: trade('sales', 'vocational', 'retail', 'tech', 'finance'),
  welder: trade('trades', 'vocational', 'industry', 'building'),
  electrician: trade('trades', 'vocational', 'building', 'building', 'industry'),
  plumber: trade('trades', 'vocational', 'building'),
  carpenter: trade('trades', 'vocational', 'building'),
  mechanic: trade('trades', 'vocational', 'industry', 'logistics'),
  machinist: trade('trades', 'vocational', 'industry'),
  cleaner: trade('trades', 'vocational', 'building', 'hospitality'),
  civilEngineer: trade('engineering', 'degree', 'building', 'building', 'government'),
  mechanicalEngineer: trade('engineering', 'degree', 'industry'),
  electricalEngineer: trade('engineering', 'degree', 'industry', 'tech'),
  architect: trade('engineering', 'degree', 'building'),
  graphicDesigner: trade('media', 'either', 'agency', 'media'),
  uxDesigner: trade('media', 'degree', 'tech', 'agency'),
  journalist: trade('media', 'degree', 'media'),
  musician: trade('media', 'degree', 'music'),
  photographer: trade('media', 'either', 'media', 'agency'),
  translator: trade('media', 'degree', 'agency', 'government'),
  marketing: trade('marketing', 'degree', 'agency', 'retail', 'tech'),
  socialMedia: trade('marketing', 'degree', 'agency', 'media', 'retail'),
  hr: trade('office', 'degree', 'industry', 'consulting', 'tech', 'retail'),
  officeAssistant: trade('office', 'vocational', 'law', 'building', 'government', 'health'),
  eventManager: trade('office', 'degree', 'agency', 'hospitality'),
  civilServant: trade('office', 'either', 'government'),
  military: trade('protection', 'vocational', 'military'),
  police: trade('protection', 'vocational', 'police'),
  firefighter: trade('protection', 'vocational', 'fire'),
  guard: trade('protection', 'vocational', 'guard'),
  farmer: trade('farming', 'vocational', 'farm'),
  gardener: trade('farming', 'vocational', 'farm', 'government'),
};
export type Profession = keyof typeof professions;

export interface Country {
  code: string;
  weight: number;
  /** As its people write it after a town. */
  names: string[];
  /** 'City/Region', or only the city. */
  towns: string[];
  /** How a place is written: {city}, {region}, {country}. */
  placeStyles: string[];
  men: string[];
  women: string[];
  surnames: string[];
  /** # is any digit, N one of 2 to 9. */
  phones: string[];
  postalCodes: string[];
  /** {n} is the number of the house. */
  streets: string[];
  mail: string[];
  universities: string[];
  schools: string[];
  /** Where they differ from those of the language. */
  degrees?: Partial<Degrees>;
  employers: Partial<Record<Sector, string[]>>;
}

export interface Degrees {
  bachelor: string[];
  master: string[];
  doctorate: string[];
  /** {trade} is a title of the profession. */
  vocational: string[];
  school: string[];
}

/**
 * The words of one language. In sentences, [a;b] is a choice, <a~b> the form for a man and for a woman, and {n}, {m}, {N},
 * {p}, {y}, {money}, {skill}, {area}, {unit}, {town}, {company}, {title} are filled in. A title with ~ has two forms.
 */
export interface Vocabulary {
  language: Language;
  countries: Country[];
  /** From the first job to the last step. */
  titles: Record<Profession, string[]>;
  /** {title} and {unit} are filled in. */
  decoratedTitles: string[];
  internTitles: string[];
  chiefTitles: string[];
  units: Record<Family, string[]>;
  bullets: Record<Family, string[]>;
  anyBullets: string[];
  /** What may follow a bullet. */
  tails: string[];
  /** What joins two bullets into a long one. */
  joint: string;
  summaries: { first: string[]; more: string[] };
  /** Names of invented employers: {surname}, {town}, {word}, {unit}. */
  inventedEmployers: Record<Sector, string[]>;
  anyEmployers: string[];
  /** What names of employers and projects are made of. */
  nouns: { saint: string[]; tree: string[]; animal: string[]; color: string[] };
  selfEmployed: string[];
  remote: string[];
  /** Where a trade is learnt; filled in like employers. */
  colleges: string[];
  /** 'name#family,family' where only these may have it. */
  degrees: Degrees;
  areas: Record<Family, string[]>;
  scores: string[];
  studyHighlights: string[];
  skills: Record<Family, string[]>;
  softSkills: string[];
  skillGroups: { hard: string[]; tools: string[]; soft: string[] };
  /** 'name @ issuer'. */
  certificates: Partial<Record<Family, string[]>>;
  anyCertificates: string[];
  /** 'title @ awarder'. */
  awards: string[];
  /** 'name @ publisher'. */
  publications: string[];
  /** 'name: description'. */
  projects: string[];
  volunteerTitles: string[];
  volunteerPlaces: string[];
  languages: string[];
  fluencies: string[];
  mother: string[];
  interests: string[];
  references: string[];
  /** How an amount is written: @ is a number of one to three digits. */
  amounts: string[];
  thousands: string;
}
