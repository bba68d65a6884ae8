import { type Person, school, skills, work } from './person.ts';

export const banker: Person = {
  called: 'banker',
  resume: {
    basics: {
      name: 'Margaret Oyelaran',
      label: 'Commercial Banking Executive',
      email: 'm.oyelaran@example.com',
      phone: '(212) 555-0164',
      location: { city: 'New York', region: 'NY', countryCode: 'US' },
      summary:
        'Commercial banker with two decades in credit, treasury services and turnaround lending. Built three lending teams from nothing and has closed books in four recessions without a surprise.',
      profiles: [{ network: 'LinkedIn', username: 'moyelaran', url: 'https://linkedin.example.com/in/moyelaran' }],
    },
    work: [
      work(
        'Hudson Merchants Bank',
        'New York, NY',
        'Managing Director, Commercial Banking',
        ['2018-04'],
        [
          'Lead 46 bankers in 5 offices who serve 820 middle-market companies',
          'Grew the loan book from $1.9 billion to $3.4 billion while net charge-offs stayed below 0.2%',
          'Chair the regional credit committee, which decides on loans up to $75 million',
          'Won 61 treasury management mandates in 2023 by pairing every lender with a treasury officer',
          'Brought the approval of a standard loan from 31 to 12 days with a new credit memorandum',
          'Sponsor the analyst program: 38 hires, of whom 29 were promoted within three years',
        ],
      ),
      work(
        'Empire State Trust',
        'New York, NY',
        'Senior Vice President, Corporate Lending',
        ['2012-01', '2018-03'],
        [
          'Built a lending team for health care companies to $640 million in commitments within four years',
          'Structured and syndicated 23 credit facilities between $20 million and $150 million',
          'Restructured 9 troubled loans and recovered 94 cents on the dollar',
          'Negotiated covenants and collateral with sponsors, auditors and counsel',
          'Wrote the underwriting standard for cash flow loans',
        ],
      ),
      work(
        'Empire State Trust',
        'New York, NY',
        'Vice President, Credit Risk',
        ['2008-06', '2011-12'],
        [
          'Reviewed 400 commercial credits a year through the financial crisis',
          'Cut the watch list by a third with a monthly early warning report in Excel and SAS',
          'Trained 60 relationship managers in cash flow analysis',
          'Presented portfolio stress tests to the board and to examiners',
        ],
      ),
      work(
        'First Tidewater Bank',
        'Norfolk, VA',
        'Relationship Manager',
        ['2004-08', '2008-05'],
        [
          'Managed 55 business clients with $180 million in loans and $90 million in deposits',
          'Opened the Hampton office and brought it to profit in 14 months',
          'Cross-sold treasury and payroll services to 70% of clients',
          'Prepared financial statements spreads and annual reviews',
        ],
      ),
      work(
        'First Tidewater Bank',
        'Norfolk, VA',
        'Credit Analyst',
        ['2001-07', '2004-07'],
        [
          'Analyzed financial statements of 120 companies a year',
          'Built cash flow models for real estate and equipment loans',
          'Wrote credit memoranda for the loan committee',
        ],
      ),
    ],
    education: [
      school('Tidewater University', 'Master of Business Administration', 'Finance', ['2005', '2007']),
      school('College of the Chesapeake', 'Bachelor of Science', 'Economics', ['1997', '2001']),
    ],
    certificates: [
      { name: 'Chartered Financial Analyst', issuer: 'CFA Institute', date: '2009-09' },
      { name: 'Commercial Lending School', issuer: 'Risk Management Association', date: '2003-05' },
    ],
    skills: skills({
      Lending: ['Commercial lending', 'Syndication', 'Underwriting', 'Covenants', 'Loan workouts', 'Credit committee'],
      Analysis: ['Credit analysis', 'Cash flow modeling', 'Stress testing', 'Excel', 'SAS'],
      Leadership: ['Profit and loss', 'Business development', 'Treasury management'],
    }),
    awards: [{ title: 'Banker of the Year', awarder: 'New York Bankers Forum', date: '2021-11' }],
    volunteer: [
      {
        organization: 'Harlem Small Business Fund',
        position: 'Treasurer',
        startDate: '2016-01',
        highlights: ['Oversee 110 micro loans'],
      },
    ],
  },
  posting: `Executive Vice President, Commercial Banking
Northeast Union Bank

The role
- Lead commercial lending and treasury management in New York
- Own profit and loss for the region and its credit quality
- Recruit and coach relationship managers
- Chair the credit committee

You bring
- Fifteen years of commercial banking and credit analysis
- Experience in syndication, underwriting and loan workouts
- An MBA or CFA
`,
};

const TOPICS = [
  'river deltas',
  'glacial lakes',
  'estuarine sediment',
  'floodplain forests',
  'groundwater recharge',
  'coastal erosion',
  'peatland carbon',
  'dam removal',
];
const METHODS = ['A field study of', 'Modelling', 'Remote sensing of', 'A century of records on', 'Isotopes and'];
const JOURNALS = [
  'Journal of Hydrological Change',
  'Earth Surface Letters',
  'Water and Land Review',
  'Annals of Sedimentology',
];

/** Enough for ten pages. */
const publications = Array.from({ length: 64 }, (_, at) => ({
  name: `${METHODS[at % METHODS.length]} ${TOPICS[(at * 3) % TOPICS.length]} in the ${at % 2 === 0 ? 'northern' : 'southern'} basin, part ${1 + (at >> 3)}`,
  publisher: JOURNALS[at % JOURNALS.length],
  releaseDate: `${2025 - (at >> 2)}`,
}));

export const professor: Person = {
  called: 'professor',
  resume: {
    basics: {
      name: 'Prof. Ingrid Vasquez-Thorne',
      label: 'Professor of Physical Geography',
      email: 'i.vasquez-thorne@example.edu',
      phone: '+1 206 555 0133',
      url: 'https://rivers.example.edu/vasquez-thorne',
      location: { city: 'Seattle', region: 'WA', countryCode: 'US' },
      summary:
        'Geomorphologist who studies how rivers move sediment and what happens when people stop them. Author of 64 papers and leader of field programs from Alaska to Patagonia.',
    },
    work: [
      work(
        'Cascadia University',
        'Seattle, WA',
        'Professor of Physical Geography',
        ['2014-09'],
        [
          'Teach sediment transport and hydrology to 140 students a year',
          'Supervised 11 doctoral theses on rivers and coasts, 9 of them finished within four years',
          'Raised $4.2 million in research grants as principal investigator',
          'Lead field campaigns of 20 people on three continents',
          'Publish open data sets on 48 rivers that other groups have used 900 times',
          'Chair the graduate admissions committee and rewrote its criteria',
          'Edit a journal and review 30 manuscripts a year',
        ],
      ),
      work(
        'Cascadia University',
        'Seattle, WA',
        'Associate Professor',
        ['2008-09', '2014-08'],
        [
          'Won an early career grant of $1.1 million to gauge 14 rivers in Alaska',
          'Founded the river laboratory, with a flume of 18 meters',
          'Supervised 6 doctoral students and 15 master students',
          'Taught remote sensing to classes of 60',
        ],
      ),
      work(
        'University of Northern Prairie',
        'Fargo, ND',
        'Assistant Professor',
        ['2002-08', '2008-07'],
        [
          'Built the first hydrology course of the department and taught it to 90 students a year',
          'Mapped floodplain change along 300 miles of river from aerial photographs',
          'Advised the state on the removal of 4 dams',
          'Served on the graduate committee',
        ],
      ),
      work(
        'Institute for Water Research',
        'Uppsala, Sweden',
        'Postdoctoral Researcher',
        ['1999-10', '2002-06'],
        [
          'Measured bed load in 6 Swedish rivers with acoustic sensors',
          'Wrote a sediment budget model in Fortran, later used by two agencies',
          'Taught a field course in Lapland',
        ],
      ),
    ],
    education: [
      school('Universidad del Sur', 'PhD', 'Geomorphology', ['1995', '1999']),
      school('Universidad del Sur', 'Licentiate', 'Geography', ['1990', '1995']),
    ],
    publications,
    awards: [
      { title: 'Kettering Medal for Fluvial Research', awarder: 'Geographical Union', date: '2022' },
      { title: 'Distinguished Teaching Award', awarder: 'Cascadia University', date: '2017' },
    ],
    skills: skills({
      Methods: ['Sediment transport', 'Remote sensing', 'Isotope dating', 'Field surveys', 'Hydrological modelling'],
      Software: ['Python', 'R', 'QGIS', 'MATLAB'],
    }),
    languages: [
      { language: 'English', fluency: 'Fluent' },
      { language: 'Spanish', fluency: 'Native' },
      { language: 'Swedish', fluency: 'Good' },
    ],
  },
  posting: `Chair in Physical Geography
Applications are invited for a Chair in Physical Geography with research in rivers, sediment transport or coasts.
The professor will teach hydrology, supervise doctoral students, win research grants and lead field work.
Publications in remote sensing or hydrological modelling are welcome.
`,
};
