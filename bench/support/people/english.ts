import { type Person, school, skills, work } from './person.ts';

export const nurse: Person = {
  called: 'nurse',
  resume: {
    basics: {
      name: 'Denise Albright',
      label: 'Registered Nurse',
      email: 'denise.albright@example.com',
      phone: '(614) 555-0178',
      location: { city: 'Columbus', region: 'OH', countryCode: 'US' },
      summary:
        'Registered nurse with a background in cardiac step-down and emergency care. Known for calm triage on full shifts and for teaching new graduates at the bedside.',
    },
    work: [
      work(
        'Scioto Valley Medical Center',
        'Columbus, OH',
        'Registered Nurse, Cardiac Step-Down',
        ['2019-06'],
        [
          'Care for 5 cardiac patients a shift after surgery, with telemetry, drips and wound care',
          'Started a bedside handover that cut missed medication notes from 14 to 3 a month',
          'Precepted 9 new graduate nurses, all of whom passed their probation',
          'Chart in Epic and audit 20 records a month for the quality committee',
          'Teach patients and their families how to manage heart failure at home',
        ],
      ),
      work(
        'Licking Memorial Hospital',
        'Newark, OH',
        'Registered Nurse, Emergency Department',
        ['2015-02', '2019-05'],
        [
          'Triaged up to 60 patients a shift by the Emergency Severity Index',
          'Gave advanced cardiac life support as a member of the code team',
          'Placed IV lines, drew blood and gave medication in a department of 24 beds',
          'Trained 12 colleagues in the use of the new infusion pumps',
        ],
      ),
      work(
        'Olde Towne Care Home',
        'Granville, OH',
        'Licensed Practical Nurse',
        ['2012-08', '2015-01'],
        [
          'Gave daily medication to 28 residents without an error in two years of audits',
          'Planned care with physicians, therapists and families',
          'Led a falls prevention round that halved falls within a year',
        ],
      ),
    ],
    education: [
      school('Franklin State University', 'Bachelor of Science', 'Nursing', ['2013', '2016']),
      school('Central Ohio Technical College', 'Diploma', 'Practical Nursing', ['2011', '2012']),
    ],
    certificates: [
      { name: 'Advanced Cardiac Life Support (ACLS)', issuer: 'American Heart Association', date: '2024-04' },
      { name: 'Registered Nurse license', issuer: 'Ohio Board of Nursing', date: '2016-07' },
    ],
    skills: skills({
      Clinical: ['Telemetry', 'IV therapy', 'Triage', 'Wound care', 'Medication administration', 'Patient education'],
      Systems: ['Epic', 'Pyxis', 'Alaris pumps'],
    }),
    languages: [
      { language: 'English', fluency: 'Native' },
      { language: 'Spanish', fluency: 'Conversational' },
    ],
  },
  posting: `Registered Nurse, Cardiac Intensive Care
Riverside Heart Hospital, Columbus, OH

What you will do
- Care for patients after cardiac surgery, including telemetry and IV therapy
- Educate patients and families
- Precept new graduate nurses

What we ask for
- Registered Nurse license in Ohio
- ACLS certification
- Two years of cardiac or emergency experience
- Epic or a similar charting system
`,
};

export const planner: Person = {
  called: 'city planner',
  resume: {
    basics: {
      name: 'Theodore Nakamura-Bell',
      label: 'Senior City Planner',
      email: 'theo.nakamura-bell@example.com',
      phone: '(503) 555-0119',
      url: 'https://nakamura-bell.example.com',
      location: { city: 'Portland', region: 'OR', countryCode: 'US' },
      summary:
        'City planner who has taken four neighbourhood plans from first workshop to council vote. Works where zoning, transit and housing meet, with numbers that the public can check.',
      profiles: [{ network: 'LinkedIn', username: 'tnb', url: 'https://linkedin.example.com/in/tnb' }],
    },
    work: [
      work(
        'City of Alder Falls',
        'Alder Falls, OR',
        'Senior City Planner',
        ['2018-09'],
        [
          'Wrote the Eastbank neighborhood plan, adopted by council 7 to 0, which allows 2,300 homes near light rail',
          'Run zoning review for 180 applications a year and brought the median decision time from 62 to 38 days',
          'Lead a team of 4 planners and 2 GIS analysts',
          'Ran 26 public workshops in 3 languages and published every comment with its answer',
          'Won a federal grant of $1.8 million for safer crossings',
        ],
      ),
      work(
        'Willamette Regional Council',
        'Portland, OR',
        'Transportation Planner',
        ['2013-05', '2018-08'],
        [
          'Modelled bus rapid transit on 3 corridors in ArcGIS and presented the results to 11 town councils',
          'Counted 40,000 trips in a household travel survey and cleaned the data in R',
          'Drafted the parking chapter of the regional code, since adopted by 6 towns',
        ],
      ),
      work(
        'Hart & Quill Architects',
        'Eugene, OR',
        'Planning Assistant',
        ['2011-07', '2013-04'],
        [
          'Prepared land use applications and site plans for 30 housing projects',
          'Mapped flood risk and slope for 900 parcels in QGIS',
        ],
      ),
    ],
    education: [
      school('University of the Cascades', 'Master of Urban and Regional Planning', 'Land Use', ['2009', '2011']),
      school('Reedwater College', 'Bachelor of Arts', 'Geography', ['2005', '2009']),
    ],
    certificates: [{ name: 'AICP', issuer: 'American Institute of Certified Planners', date: '2015-11' }],
    skills: skills({
      Planning: ['Zoning', 'Comprehensive plans', 'Environmental review', 'Public engagement', 'Site plan review'],
      Analysis: ['ArcGIS', 'QGIS', 'R', 'Travel surveys', 'Excel'],
    }),
    volunteer: [
      {
        organization: 'Safe Routes Alder Falls',
        position: 'Board Member',
        startDate: '2020-01',
        highlights: ['Mapped 14 school routes with parents'],
      },
    ],
  },
  posting: `Principal Planner
The City of Larkspur Bay seeks a Principal Planner for its Community Development Department.

Duties
- Lead the update of the comprehensive plan and the zoning code
- Supervise planners and review site plans
- Present to the Planning Commission and run public engagement
- Prepare grant applications

Qualifications
- Master's degree in urban planning
- Five years of experience in land use planning
- AICP certification preferred
- GIS (ArcGIS)
`,
};

export const carpenter: Person = {
  called: 'carpenter',
  resume: {
    basics: {
      name: 'Rory Maguire',
      label: 'Carpenter and Joiner',
      email: 'rory.maguire@example.com',
      phone: '+44 7700 900142',
      location: { city: 'Leeds', region: 'West Yorkshire', countryCode: 'GB' },
    },
    work: [
      work(
        'Aire Valley Joinery',
        'Leeds',
        'Site Carpenter',
        ['2020-03'],
        [
          'Hang doors, fit kitchens and build stairs in about 40 homes a year',
          'Read drawings and set out first and second fix with a laser level',
          'Train two apprentices and sign off their weekly work',
        ],
      ),
      work(
        'P. Holroyd & Sons',
        'Harrogate',
        'Apprentice Carpenter',
        ['2016-09', '2020-02'],
        [
          'Built and fitted 22 oak staircases with the master joiner',
          'Restored sash windows in listed houses',
          'Kept the bench machines sharp, guarded and serviced',
        ],
      ),
    ],
    education: [school('Leeds City College', 'NVQ Level 3', 'Site Carpentry', ['2016', '2019'])],
    certificates: [
      { name: 'CSCS Gold Card', issuer: 'Construction Skills Certification Scheme', date: '2020-01' },
      { name: 'Full driving licence' },
    ],
    skills: [
      { name: 'First fix' },
      { name: 'Second fix' },
      { name: 'Stairs' },
      { name: 'Sash windows' },
      { name: 'Kitchen fitting' },
      { name: 'Reading drawings' },
    ],
  },
  posting: `Carpenter / Joiner, Leeds
We need a carpenter for first and second fix on new homes: doors, stairs, kitchens. CSCS card and driving licence required.
Working from drawings. Helping apprentices is part of the job.
`,
};

export const student: Person = {
  called: 'student',
  resume: {
    basics: {
      name: 'Priya Raman',
      email: 'priya.raman@example.com',
      location: { city: 'Toronto', region: 'ON', countryCode: 'CA' },
    },
    education: [school('Lakeshore University', 'Bachelor of Commerce', 'Marketing', ['2023-09', '2027-05'])],
    work: [
      work(
        'Harbourfront Coffee',
        'Toronto, ON',
        'Barista',
        ['2024-05', '2025-08'],
        ['Served 200 customers a day and trained 3 new baristas'],
      ),
    ],
    skills: [{ name: 'Excel' }, { name: 'Canva' }, { name: 'Customer service' }],
  },
  posting: `Marketing Intern (Summer)
Maple & Main is hiring a marketing intern in Toronto. You help with social media, spreadsheets in Excel and customer
surveys. Students of marketing welcome.
`,
};
