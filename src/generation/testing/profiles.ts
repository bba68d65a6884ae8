/** Profiles for tests, written out so that a reader sees what the page may say. */
import type { Employer, Fact, Profile } from '../../base/profile.ts';

export const fact = (id: string, text: string): Fact => ({ id, text });

export function profile(changes: Partial<Profile> = {}, basics: Partial<Profile['basics']> = {}): Profile {
  return {
    schema: 1,
    locale: 'en-US',
    basics: {
      name: 'Ruth Calloway',
      label: null,
      email: 'ruth.calloway@example.com',
      phone: '+1 555 0142',
      url: null,
      summary: null,
      location: { address: null, postalCode: null, city: 'Denver', region: 'CO', countryCode: 'US', extra: {} },
      profiles: [],
      extra: {},
      ...basics,
    },
    work: [],
    volunteer: [],
    education: [],
    projects: [],
    skills: [],
    certificates: [],
    awards: [],
    publications: [],
    languages: [],
    interests: [],
    references: [],
    unmapped: [],
    extra: {},
    ...changes,
  };
}

interface Job {
  name: string;
  position: string;
  start: string;
  end: string | null;
  highlights: string[];
}

export function employer(job: Job): Employer {
  const key = job.name.toLowerCase().replaceAll(' ', '-');
  return {
    id: `employer-${key}`,
    name: job.name,
    url: null,
    location: 'Denver, CO',
    description: null,
    roles: [
      {
        id: `role-${key}`,
        position: job.position,
        start: job.start,
        end: job.end,
        current: job.end === null,
        location: null,
        summary: null,
        highlights: job.highlights.map((text, at) => fact(`fact-${key}-${at}`, text)),
        extra: {},
      },
    ],
  };
}

export function skills(...names: string[]): Profile['skills'] {
  return names.map((name, at) => ({ id: `skill-${at}`, name, level: null, keywords: [], extra: {} }));
}

export function degree(id: string, studyType: string, area: string): Profile['education'][number] {
  return {
    id,
    institution: 'State University',
    url: null,
    area,
    studyType,
    start: '2008',
    end: '2012',
    current: false,
    score: null,
    location: null,
    courses: [],
    highlights: [],
    extra: {},
  };
}

/** An accountant with enough to fill a page. */
export function accountant(): Profile {
  return profile({
    work: [
      employer({
        name: 'Harbor Freight Lines',
        position: 'Senior Accountant',
        start: '2019-03',
        end: null,
        highlights: [
          'Prepare monthly financial statements for 4 subsidiaries',
          'Responsible for reconciling 32 bank accounts every month',
          'Reduced the month-end close from 9 to 5 days by automating journal entries',
          'Trained 3 junior accountants in accounts payable',
          'Coordinate the annual audit with outside auditors',
          'Built a cash flow forecast in Excel that management uses every week',
        ],
      }),
      employer({
        name: 'Pine and Sons',
        position: 'Staff Accountant',
        start: '2014-06',
        end: '2019-02',
        highlights: [
          'Processed payroll for 120 employees through ADP',
          'Entered 600 invoices a month and resolved discrepancies with vendors',
          'Prepared sales tax returns for 7 states',
          'Reconciled the general ledger and corrected posting errors',
          'Maintained fixed asset records worth $2.4 million',
        ],
      }),
      employer({
        name: 'Lakeside Hotel',
        position: 'Night Auditor',
        start: '2012-01',
        end: '2014-05',
        highlights: [
          'Balanced the daily receipts of 84 rooms and 2 restaurants',
          'Answered guest questions about billing',
          'Prepared the morning report for the general manager',
          'Posted room charges and corrected 15 billing errors a week on average',
        ],
      }),
      employer({
        name: 'Mesa County Library',
        position: 'Bookkeeping Assistant',
        start: '2010-09',
        end: '2011-12',
        highlights: [
          'Recorded daily fines and donations in QuickBooks',
          'Prepared weekly bank deposits and reconciled the petty cash of 3 branches',
          'Filed vendor invoices and purchase orders for the county audit',
          'Helped the treasurer compile the yearly budget request for the county commissioners',
        ],
      }),
    ],
    education: [
      { ...degree('education-1', 'Bachelor of Science', 'Accounting'), institution: 'Front Range University' },
    ],
    skills: skills(
      'QuickBooks',
      'Excel',
      'general ledger',
      'payroll',
      'ADP',
      'financial reporting',
      'sales tax',
      'budgeting',
    ),
  });
}

export const ACCOUNTANT_POSTING = `Accounting Manager

About Summit Outfitters
Summit Outfitters is looking for an Accounting Manager.

Responsibilities:
- Lead the month-end close and prepare financial statements
- Manage accounts payable, payroll and bank reconciliation
- Coordinate the annual audit

Requirements:
- Experience with the general ledger and financial reporting
- NetSuite and Excel
- CPA preferred
`;
