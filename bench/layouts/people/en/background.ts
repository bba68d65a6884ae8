import type { Degrees, Family, Sector } from '../vocabulary.ts';
import { list } from '../words.ts';

export const inventedEmployers: Record<Sector, string[]> = {
  health: list`{town} Medical Center | St. {saint}'s Hospital | {town} General Hospital | {surname} Family Practice | {word} Health | Dept. of {unit}, {town} University Hospital | {surname} & {surname} Dental | {town} Urgent Care | {unit} Associates of {town} | The {surname} Clinic | {town} Regional Health System`,
  pharmacy: list`{surname} Pharmacy | {town} Drug Store | {word} Pharmacy | {surname}'s Chemist`,
  care: list`{saint} House Care Home | {word} Home Care, Inc. | {town} Family Services | The {tree} Nursery | {tree} Lodge | Little {word} Daycare | {town} Children's Trust | {surname} Foundation | YMCA of {town}`,
  school: list`{town} Public Schools | {surname} Elementary School | {town} Academy | St. {saint}'s Primary School | {tree} Park High School | {town} Independent School District | {town} International School | {surname} Middle School`,
  university: list`{town} State University | University of {town} | {surname} Institute for {unit} | {surname} Lab, University of {town} | {town} Community College`,
  tech: list`{word} | {word} Inc. | {word}.io | {word} Labs | {word} Technologies Pvt. Ltd. | {word}soft | {word} Systems, LLC | {word} (formerly {word}) | {word} (acquired by {word}) | get{word} | {word} AI | {word}{digit} | {acronym} Solutions`,
  consulting: list`{surname} & Company | {surname} Consulting Group | {acronym} Advisory | {word} Partners | {surname} {surname} LLP | {surname}, {surname} & Associates | {word} Strategy`,
  law: list`{surname}, {surname} & Partners, LLP | {surname} & {surname} LLP | Law Offices of {man} {surname} | {surname} Law Firm, P.C. | {surname} {surname} Solicitors | Legal Aid Society of {town} | {surname} Chambers`,
  finance: list`{town} Credit Union | {surname} Capital | First National Bank of {town} | {surname} & {surname}, CPAs | {word} Insurance | {town} Building Society | {surname} Accountants Ltd | {word} Bank`,
  hospitality: list`The {surname} | Chef's Table | The {animal} Inn | Café {woman} | {surname}'s Kitchen | Hotel {word} | The {animal} & {tree} | {town} Marriott | {man}'s Diner | The Baker | Taste of {town} | {tree} Hill Golf Club | {word} Catering`,
  airline: list`{word} Air | {town} International Airport | {word} Airways | {town} Aviation Services`,
  logistics: list`{surname} Trucking | {surname} Transport Ltd | {word} Logistics | {town} Freight Lines, Inc. | {surname} Bros. Haulage | {town} Transit Authority | {acronym} Express`,
  retail: list`{surname}'s | {surname} & Sons | The {word} Store | {tree} Garden Centre | {surname} Hardware | {town} Outlet | {word} Fashion | {man} {surname} Shoes | {word} Foods`,
  property: list`{surname} Realty | {surname} & {surname} Estate Agents | {town} Property Management | {word} Homes | RE/MAX {town} | Keller Williams {town}`,
  industry: list`{surname} Manufacturing | {word} Industries, Inc. | {surname} Steel | {word} Automotive | {acronym} Engineering Ltd. | {surname} Auto Repair | {word} Pharmaceuticals | {town} Plastics | {surname} Tool & Die | {word} Energy`,
  building: list`{surname} Construction | {surname} & Sons Builders | {surname} Electric, Inc. | {surname} Plumbing & Heating | {town} Roofing Co. | {surname} Architects | {word} Contractors | {acronym} Consulting Engineers | {word} Facility Services`,
  media: list`The {town} Herald | {town} Times | {word} Magazine | Radio {town} | {word} Pictures | {word} Studios | {town} Gazette & Star | {man} {surname} Photography`,
  agency: list`{word} Creative | {surname} + {surname} | {animal} & {animal} | Studio {surname} | {word} Communications | {word} Digital Agency | {color} {animal} Media | {word} Events`,
  government: list`City of {town} | {town} City Council | {town} County Clerk's Office | State Department of {unit} | {town} Borough Council | Office of the Mayor, {town} | {town} Public Library | Ministry of {unit}`,
  military: list`{digit}th Infantry Division | Army Reserve, {town} | {digit}nd Engineer Battalion | Air Force Base {town}`,
  police: list`{town} Police Department | {town} Constabulary | {town} County Sheriff's Office | {town} Prison Service`,
  fire: list`{town} Fire Department | {town} Fire & Rescue | {town} Ambulance Service | Station {digit}, {town} | {town} Volunteer Fire Co.`,
  guard: list`{word} Security | {surname} Protection Services | {acronym} Guarding Ltd | {town} Mall | {word} Arena`,
  farm: list`{surname} Farms | {tree} Hill Farm | {surname} Landscaping | {town} Botanical Garden | {tree} Vineyards | {surname} Dairy | {surname} Family Ranch | {color} Barn Nursery`,
  music: list`{town} Symphony Orchestra | {town} Opera | {word} Theatre | {saint}'s Church, {town} | {surname} School of Music | The {word} Quartet | {word} Records`,
};

export const anyEmployers = list`{surname} Group | {word} | {acronym} | {word} Holdings | {word} ({town}) | {surname}-{surname} Ltd | {word} & Co. | {word}, a division of {word} | {acronym} International | Confidential | Stealth Startup | {man} {surname} | {word}, Inc. d/b/a {word}`;
export const nouns = {
  saint: list`Mary | John | Luke | Vincent | Anne | Joseph | Michael | Catherine | Thomas | Brigid`,
  tree: list`Oak | Willow | Maple | Cedar | Birch | Elm | Juniper | Hazel | Rowan`,
  animal: list`Fox | Otter | Bear | Swan | Heron | Hare | Lion | Owl | Badger | Falcon`,
  color: list`Red | Blue | Golden | Black | Silver | Green | White`,
};
export const selfEmployed = list`Self-employed | Freelance | Independent Contractor | Self-Employed / Freelance | Various Clients | Own Business | {surname} Consulting`;
export const remote = list`Remote | Remote (US) | Hybrid | Worldwide | Work from home | Multiple locations`;

export const colleges = list`{town} Community College | {town} Technical College | {town} College | {surname} Institute of Technology | {town} Career Center | {town} Trade School | College of {town} | {surname} Technical Institute | {town} Academy | Training Centre, {town} | {company} Apprenticeship Programme | {town} Vocational School`;
export const degrees: Degrees = {
  bachelor: list`B.Sc. | B.S. | BSc (Hons) | B.Sc. (Hons) | Bachelor of Science | Bachelor of Arts | B.A. | BA (Hons) | B.Eng. | B.Tech | Bachelor's degree | Bachelor of Engineering | B.Com | BBA | Bachelor of Business Administration | BS | BA | Bachelor's | Associate of Arts | Associate's Degree | Double Major`,
  master: list`M.Sc. | M.S. | MSc | Master of Science | Master of Arts | M.A. | MA | MBA | Master of Business Administration | M.Tech | MEng | Master's degree | Master of Engineering | M.Phil. | PGCE#education | PGDip | Postgraduate Diploma | LL.M.#law | MS | M.Ed. | Executive MBA`,
  doctorate: list`Ph.D. | PhD | Doctor of Philosophy | DPhil | Doctorate | Ph.D. candidate | M.D.#health | MBBS#health | MD-PhD#health`,
  vocational: list`Apprenticeship, {trade} | NVQ Level 2 | NVQ Level 3 Diploma | City & Guilds Level 3 | Certificate III | BTEC National Diploma | Diploma | Certificate | HND | Associate of Applied Science | Trade Certificate | Vocational Certificate | Apprenticeship`,
  school: list`High School Diploma | GED | A-Levels | A Levels: Maths, Physics, Chemistry | 9 GCSEs (A*-C) | GCSEs | International Baccalaureate | Higher Secondary Certificate (HSC) | WASSCE | Leaving Certificate | Ontario Secondary School Diploma | VCE | Class XII (CBSE) | GCE 'O' Levels | Matric`,
};

export const areas: Record<Family, string[]> = {
  health: list`Nursing | Medicine | Pharmacy | Physical Therapy | Biomedical Science | Public Health | Health Sciences | Dental Hygiene | Emergency Medicine | Physiology`,
  care: list`Social Work | Psychology | Early Childhood Education | Child Development | Health and Social Care | Sociology | Counseling | Human Services`,
  education: list`Elementary Education | English Literature | Mathematics | History | Modern Languages | Education | Special Education | Linguistics | Geography | TESOL`,
  science: list`Chemistry | Biology | Physics | Molecular Biology | Biochemistry | Environmental Science | Neuroscience | Materials Science | Microbiology | Geology | Astrophysics`,
  tech: list`Computer Science | Software Engineering | Information Technology | Computer Engineering | Information Systems | Computing | Computer Science and Engineering | Cybersecurity | Electronics and Communication`,
  data: list`Statistics | Data Science | Applied Mathematics | Econometrics | Computer Science | Artificial Intelligence | Operations Research | Business Analytics`,
  management: list`Business Administration | Management | Industrial Engineering | Economics | International Business | Entrepreneurship | Project Management | Political Science`,
  law: list`Law | Jurisprudence | Legal Studies | Criminal Justice | Political Science | Paralegal Studies | Philosophy | International Relations`,
  finance: list`Accounting | Finance | Economics | Accounting and Finance | Commerce | Mathematics | Actuarial Science | Banking | Risk Management`,
  hospitality: list`Culinary Arts | Hospitality Management | Professional Cookery | Tourism | Food and Beverage Service | Hotel Administration | Aviation Studies`,
  logistics: list`Logistics | Supply Chain Management | Warehousing and Storage | Transport Management | Business Administration | Passenger Transport`,
  sales: list`Retail Management | Business Studies | Marketing | Communication | Fashion Merchandising | Real Estate | General Studies`,
  trades: list`Welding Technology | Electrical Installation | Plumbing and Heating | Carpentry and Joinery | Automotive Technology | Machining | HVAC | Construction | Mechatronics`,
  engineering: list`Mechanical Engineering | Civil Engineering | Electrical Engineering | Architecture | Structural Engineering | Aerospace Engineering | Electronics | Chemical Engineering | Urban Planning`,
  media: list`Graphic Design | Journalism | Music Performance | Fine Art | Visual Communication | Film Studies | Human-Computer Interaction | Translation Studies | Photography | Creative Writing`,
  marketing: list`Marketing | Communications | Public Relations | Advertising | Media Studies | English | Business with Marketing | Digital Media`,
  office: list`Human Resource Management | Business Administration | Office Administration | Public Administration | Psychology | Event Management | Political Science`,
  protection: list`Criminology | Fire Science | Military Science | Security Management | Public Services | Homeland Security | Criminal Justice`,
  farming: list`Agriculture | Horticulture | Animal Science | Agronomy | Landscape Management | Forestry | Floristry | Viticulture`,
};

export const scores = list`GPA: 3.8/4.0 | 3.6 GPA | GPA 3.92 | First Class | First Class Honours | Upper Second Class (2:1) | 2:1 | magna cum laude | cum laude | Summa Cum Laude | CGPA: 8.7/10 | Distinction | With Honors | 78% | Second Class Upper | Merit | 3.4/4.0 | ABB | 9.1 CGPA`;
export const studyHighlights = list`Dean's List, {n} semesters | Thesis: "[The Effect of;Perspectives on;A Study of] {area}" | President of the {area} Society | Full scholarship | Exchange semester in [Madrid;Seoul;Berlin;Copenhagen] | Captain of the [rowing;hockey;debating] team | Minor in [Spanish;Philosophy;Statistics;Music] | Dissertation on {skill} and {skill} | Graduated top of a class of {N} | Teaching assistant for [first-year;introductory] {area} | Recipient of the [Chancellor's;Rotary;alumni] bursary | Member of [Phi Beta Kappa;Tau Beta Pi;the student council] | Relevant coursework in {area} and {skill}`;

export const skills: Record<Family, string[]> = {
  health: list`Patient care | Medication administration | Triage | Wound care | IV therapy | Phlebotomy | Electronic health records | Infection control | BLS | Care planning | Patient education | Epic | Manual therapy | Dispensing | Aseptic technique | ECG`,
  care: list`Safeguarding | Personal care | Case management | Risk assessment | Crisis intervention | Child development | Medication support | Moving and handling | Motivational interviewing | Report writing | Dementia care | Activity planning`,
  education: list`Lesson planning | Classroom management | Differentiation | Assessment | Curriculum design | Google Classroom | SEN support | Phonics | Smartboard | E-learning | Tutoring | Moodle | Public speaking`,
  science: list`PCR | Western blot | HPLC | Cell culture | R | Python | MATLAB | Mass spectrometry | Experimental design | Flow cytometry | Scientific writing | LaTeX | GLP | Titration | Microscopy | NMR`,
  tech: list`Java | Spring Boot | Python | Go | TypeScript | React | Node.js | C# | .NET | AWS | Docker | Kubernetes | Terraform | PostgreSQL | MongoDB | Kafka | Redis | Linux | Git | CI/CD | GraphQL | Vue.js | Ruby on Rails | PHP | Kotlin | Swift | C++ | Rust | Jenkins | Angular | Active Directory | TCP/IP`,
  data: list`SQL | Python | pandas | scikit-learn | TensorFlow | PyTorch | Tableau | Power BI | Spark | dbt | Snowflake | A/B testing | Time series | R | Excel | Airflow | BigQuery | Looker | NLP | Statistics`,
  management: list`Stakeholder management | Agile | Scrum | Budgeting | Roadmapping | Jira | Change management | MS Project | Negotiation | PRINCE2 | Market analysis | PowerPoint | Financial modelling | OKRs | Process improvement | Strategy`,
  law: list`Legal research | Drafting | Litigation | Westlaw | Contract negotiation | Due diligence | Case management | Mediation | Compliance | GDPR | LexisNexis | Legal writing | Trial preparation | eDiscovery`,
  finance: list`Financial reporting | IFRS | US GAAP | Excel | SAP | QuickBooks | Reconciliations | Budgeting | Forecasting | Tax | Audit | VLOOKUP | Cash flow | Bloomberg Terminal | Xero | KYC | Credit analysis | Underwriting`,
  hospitality: list`Food hygiene | HACCP | Menu planning | Cash handling | Opera PMS | Wine knowledge | Cocktails | Event service | Pastry | Knife skills | Table service | Reservations | Upselling | Safety procedures`,
  logistics: list`Forklift | RF scanners | Inventory management | Route planning | SAP | WMS | Customs clearance | Order picking | Incoterms | Tachograph | Manual handling | Load securing | Dispatch | Lean`,
  sales: list`Customer service | POS systems | Merchandising | Cold calling | Salesforce | Negotiation | CRM | Cash handling | Upselling | Stock control | Account management | Lead generation | Zendesk | Product knowledge`,
  trades: list`MIG | TIG | Blueprint reading | Wiring | Soldering | PLC | CNC programming | Power tools | Brazing | Preventive maintenance | Hydraulics | Pipe bending | Scaffolding | Fanuc | Diagnostics | Plastering`,
  engineering: list`AutoCAD | SolidWorks | Revit | ANSYS | MATLAB | Civil 3D | FEA | GD&T | PLC programming | Altium | BIM | Eurocodes | Six Sigma | CATIA | LabVIEW | Project scheduling | STAAD.Pro | Simulink`,
  media: list`Photoshop | Illustrator | InDesign | Figma | Premiere Pro | Lightroom | Typography | Storytelling | Copy-editing | After Effects | Sketch | Pro Tools | Interviewing | SDL Trados | Wireframing | Sight-reading`,
  marketing: list`SEO | Google Analytics | Google Ads | Content marketing | Copywriting | Mailchimp | HubSpot | Social media | Canva | Branding | Market research | Event planning | WordPress | PR | Meta Business Suite`,
  office: list`Microsoft Office | Scheduling | Recruitment | Payroll | Minute taking | Data entry | Onboarding | Workday | Filing | Travel booking | Outlook | Employee relations | Typing 70 wpm | Event logistics | Policy writing`,
  protection: list`First aid | Conflict resolution | Surveillance | Report writing | Fire safety | Radio communication | Physical fitness | Weapons handling | Crowd control | Search and rescue | Defensive driving | Access control | Leadership`,
  farming: list`Tractor driving | Milking | Pruning | Irrigation | Pesticide application | Chainsaw | Animal husbandry | Fencing | Plant identification | Harvesting | Soil management | Welding | Planting design`,
};
export const softSkills = list`Teamwork | Communication | Problem solving | Time management | Leadership | Attention to detail | Adaptability | Reliability | Creativity | Organisation | Critical thinking | Empathy | Multitasking | Work ethic | Decision making | Flexibility | Patience`;
export const skillGroups = {
  hard: list`Core skills | Technical Skills | Professional | Areas of expertise | Expertise | Knowledge`,
  tools: list`Tools | Software | Technologies | IT | Systems | Tools & Platforms | Computer skills`,
  soft: list`Soft skills | Personal | Interpersonal | Strengths | Other | Personal qualities`,
};

export const certificates: Partial<Record<Family, string[]>> = {
  health: list`Basic Life Support (BLS) @ American Heart Association | ACLS @ American Heart Association | Registered Nurse License @ Texas Board of Nursing | NMC Registration @ Nursing and Midwifery Council | CCRN @ AACN | Certified Pharmacy Technician (CPhT) @ PTCB | NREMT Paramedic @ National Registry of EMTs | HCPC Registration @ HCPC`,
  care: list`Care Certificate @ Skills for Care | Pediatric First Aid & CPR @ Red Cross | Safeguarding Level 3 @ NSPCC | Enhanced DBS Check @ DBS | Child Development Associate (CDA) @ Council for Professional Recognition | LCSW @ State of Illinois`,
  education: list`Qualified Teacher Status (QTS) @ Department for Education | CELTA @ Cambridge English | State Teaching License, K-6 @ Ohio Department of Education | TEFL 120h @ i-to-i | Google Certified Educator Level 1 @ Google | Fellow (FHEA) @ Advance HE`,
  science: list`Good Clinical Practice @ NIHR | Radiation Safety @ IAEA | Animal Handling (PIL) @ Home Office | HAZWOPER 40 @ OSHA | Chartered Chemist @ Royal Society of Chemistry`,
  tech: list`AWS Certified Solutions Architect – Associate @ Amazon Web Services | Certified Kubernetes Administrator @ CNCF | CompTIA A+ @ CompTIA | CCNA @ Cisco | Oracle Certified Professional, Java SE 11 Developer @ Oracle | Microsoft Certified: Azure Fundamentals @ Microsoft | ISTQB Foundation Level @ ISTQB | Professional Scrum Master I @ Scrum.org | CISSP @ (ISC)² | RHCSA @ Red Hat | Google Cloud Professional Architect @ Google | Security+ @ CompTIA | ITIL 4 Foundation @ AXELOS`,
  data: list`TensorFlow Developer Certificate @ Google | Deep Learning Specialization @ Coursera | Tableau Desktop Specialist @ Tableau | Microsoft Certified: Power BI Data Analyst @ Microsoft | SnowPro Core @ Snowflake | SAS Base Programmer @ SAS Institute | Google Data Analytics Certificate @ Google`,
  management: list`PMP @ PMI | PRINCE2 Practitioner @ AXELOS | Certified ScrumMaster @ Scrum Alliance | Lean Six Sigma Green Belt @ ASQ | CSPO @ Scrum Alliance | SAFe 5 Agilist @ Scaled Agile, Inc. | MSP Foundation @ PeopleCert`,
  law: list`Bar Admission @ State Bar of California | New York Bar @ New York State Bar | Solicitor of England and Wales @ SRA | Certified Paralegal @ NALA | CIPP/E @ IAPP | Notary Public @ State of Florida`,
  finance: list`CPA @ AICPA | ACCA @ ACCA | CFA Level II @ CFA Institute | Chartered Accountant @ ICAEW | QuickBooks ProAdvisor @ Intuit | Series 7 @ FINRA | CIMA @ CIMA | FRM Part I @ GARP | Certificate in Mortgage Advice (CeMAP) @ LIBF`,
  hospitality: list`ServSafe Food Handler @ National Restaurant Association | Food Hygiene Level 3 @ Highfield | WSET Level 2 @ WSET | Personal Licence Holder @ Leeds City Council | TIPS @ Health Communications Inc. | Cabin Crew Attestation @ CAA`,
  logistics: list`Forklift Operator @ OSHA | CDL Class A @ Texas DPS | Driver CPC @ DVSA | HAZMAT Endorsement @ TSA | CSCP @ APICS | IATA Dangerous Goods @ IATA | Forklift Licence (Counterbalance) @ RTITB`,
  sales: list`HubSpot Inbound Sales @ HubSpot Academy | Real Estate License @ State of Georgia | Salesforce Certified Administrator @ Salesforce | Retail Management Certificate @ WAFC | ARLA Level 3 @ Propertymark`,
  trades: list`6G Pipe Welding @ American Welding Society | 18th Edition BS 7671 @ City & Guilds | Gas Safe Registration @ Gas Safe Register | EPA 608 Universal @ EPA | ASE Master Technician @ ASE | OSHA 30-Hour @ OSHA | CSCS Gold Card @ CITB | Journeyman License @ State of Colorado | White Card @ SafeWork NSW`,
  engineering: list`Professional Engineer (PE) @ NCEES | Chartered Engineer @ Engineering Council | CSWP @ Dassault Systèmes | LEED Green Associate @ USGBC | Six Sigma Black Belt @ ASQ | Autodesk Certified Professional: Revit @ Autodesk | NEBOSH General Certificate @ NEBOSH`,
  media: list`Adobe Certified Professional @ Adobe | NN/g UX Certificate @ Nielsen Norman Group | NCTJ Diploma @ NCTJ | ABRSM Grade 8 Piano @ ABRSM | Part 107 Drone License @ FAA | Certified Translator @ ATA`,
  marketing: list`Google Ads Search @ Google | Google Analytics IQ @ Google | Inbound Marketing @ HubSpot Academy | Meta Blueprint @ Meta | CIM Level 4 @ CIM | Digital Marketing Nanodegree @ Udacity`,
  office: list`SHRM-CP @ SHRM | CIPD Level 5 @ CIPD | PHR @ HRCI | Microsoft Office Specialist @ Microsoft | Certified Administrative Professional @ IAAP | CMP @ Events Industry Council`,
  protection: list`SIA Door Supervisor Licence @ SIA | EMT-B @ NREMT | Firefighter II @ IFSAC | Guard Card @ BSIS | Lifeguarding @ American Red Cross | Peace Officer License @ TCOLE`,
  farming: list`PA1 & PA6 Spraying @ NPTC | Chainsaw Maintenance (CS30) @ LANTRA | ISA Certified Arborist @ ISA | Private Pesticide Applicator @ USDA | RHS Level 2 @ Royal Horticultural Society`,
};
export const anyCertificates = list`First Aid at Work @ St John Ambulance | Project Management Basics @ LinkedIn Learning | Full UK Driving Licence @ DVLA | CPR @ American Red Cross | IELTS Academic 7.5 @ British Council | Fire Marshal @ FireSafe | Excel Advanced @ Udemy | Mental Health First Aider @ MHFA England | TOEFL iBT 108 @ ETS | Leadership Essentials @ Dale Carnegie`;

export const awards = list`Employee of the Year @ {company} | Dean's List @ University of {town} | Rising Star Award @ {company} | National Merit Scholar @ National Merit Scholarship Corporation | First Place, {unit} Hackathon @ {company} | Duke of Edinburgh's Gold Award @ The Duke of Edinburgh's Award | Best Paper Award @ IEEE | Salesperson of the Quarter @ {company} | Fulbright Scholarship @ US Department of State | Community Champion @ City of {town} | 40 Under 40 @ {town} Business Journal | Safety Excellence Award @ {company} | Chevening Scholarship @ FCDO | DAISY Award @ DAISY Foundation | Webby Award, Honoree @ IADAS | Eagle Scout @ Boy Scouts of America`;
export const publications = list`{skill} in [clinical;industrial;urban;rural] practice: a review @ Journal of {area} | Toward better {unit} @ Medium | The effects of {skill} on {area} @ Springer | An introduction to {area} @ Oxford University Press | "Why {unit} matters" @ The {town} Times | A [randomised;longitudinal;comparative] study of {area} in {town} @ PLOS ONE | Efficient methods for {skill} @ Proceedings of the {acronym} Conference | {area} after [Brexit;the pandemic;2008] @ Cambridge University Press | Rethinking {skill} @ IEEE Transactions on {area} | [Smith;Okafor;Chen] et al., {skill} at scale @ arXiv`;
export const projects = list`{word}: [open-source tool;mobile app;web app] for [budgeting;tracking runs;learning vocabulary;sharing recipes] | Personal Website: portfolio and blog | {word} Redesign: new layout for a [charity;restaurant;local shop] | Home Automation: sensors and lights controlled by a Raspberry Pi | {town} Community Garden: planning and planting of {n} raised beds | {area} Capstone: team project with {company} on {skill} | {unit} Handbook: guide used by {m} colleagues | Smart {animal} Feeder: hardware project with camera and app | Migration of {unit} to {skill}: planned and carried out over {n} months | {animal}Bot: chat bot for [booking;homework help;weather] | {company} Rollout: introduction of {skill} at {n} sites | Thesis Project: {skill} for {area} | Short film "{color} {animal}": shown at {n} festivals | {word} API: wrapper library for {skill}`;
export const volunteerTitles = list`Volunteer | Mentor | Youth Coach | Treasurer | Board Member | Fundraiser | Food Bank Volunteer | Scout Leader | Tutor | Event Volunteer | Trustee | School Governor | Volunteer Translator`;
export const volunteerPlaces = list`Habitat for Humanity | Red Cross | {town} Food Bank | Big Brothers Big Sisters | Oxfam | St John Ambulance | {town} Animal Shelter | Code Club | Rotary Club of {town} | Samaritans | Girl Guides | Doctors Without Borders | {town} Hospice | Teach For India | {saint}'s Church | Salvation Army | Parkrun {town}`;
export const languages = list`English | Spanish | French | German | Mandarin | Hindi | Arabic | Portuguese | Yoruba | Tagalog | Polish | Italian | Russian | Urdu | Tamil | Swahili | Malay | Korean | Japanese | American Sign Language`;
export const fluencies = list`Fluent | Conversational | Basic | B2 | C1 | Intermediate | Professional working proficiency | Advanced | A2 | Limited working proficiency | Bilingual | Beginner | Good`;
export const mother = list`Native | Mother tongue | Native speaker | Native or bilingual proficiency`;
export const interests = list`Running | Photography | Cooking | Hiking | Chess | Football | Reading | Travel | Yoga | Guitar | Gardening | Cycling | Volunteering | Rock climbing | Baking | Board games | Knitting | Basketball | Film | Fishing | Swimming | Blogging | Motorbikes | Birdwatching`;
export const references = list`Available on request | {title} was a pleasure to work with and always on time. | One of the best colleagues I have had. | I recommend them without hesitation. | Head of {unit}, {company} | Former manager at {company}`;
