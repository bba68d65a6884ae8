import type { Family } from '../vocabulary.ts';
import { list } from '../words.ts';

export const bullets: Record<Family, string[]> = {
  health: list`
Cared for {n} to {m} patients per shift on a {m}-bed [surgical;medical;cardiac;orthopedic] unit
Administered medications and monitored vital signs for [post-operative;high-acuity;elderly;pediatric] patients
Precepted {n} new graduate nurses
Reduced [falls;medication errors;waiting times;central line infections] by {p}% through [hourly rounding;bedside handover;a new checklist]
Documented assessments and care plans in [Epic;Cerner;Meditech;EMIS;SystmOne]
Collaborated with physicians, therapists and families to plan safe discharges
Triaged up to {m} patients a day in a busy [emergency department;walk-in clinic;outpatient clinic]
Performed [wound care;venipuncture;catheter care;ECGs;suturing] under physician supervision
Dispensed over {N} prescriptions a week and counselled patients on side effects
Responded to 999 and 911 calls as part of a two-person crew, stabilizing patients before transport
Developed individual rehabilitation programmes for [stroke;knee replacement;back pain;sports injury] patients
Sterilized instruments and prepared treatment rooms
Processed {N} blood and tissue samples daily with an error rate below 0.{n}%
Led the unit's [sepsis;hand hygiene;pain management] committee, presenting results each quarter to nursing leadership
Maintained infection control standards during [COVID-19;the winter flu season;an outbreak of norovirus]
Assisted in {N} [surgical procedures;deliveries;endoscopies;root canal treatments]
Took on-call duty every fourth weekend
Educated patients and relatives about [diabetes;heart failure;wound care;insulin pumps] using plain-language leaflets
Supervised a team of {m} nurses and healthcare assistants and wrote the monthly rota
Managed controlled drugs, stock and expiry dates in line with regulations
Chaired weekly morbidity and mortality meetings
Ran a nurse-led clinic for [asthma;COPD;hypertension] twice a week, seeing about {m} patients per session`,
  care: list`
Supported {n} residents with washing, dressing, meals and medication
Managed a caseload of {m} families with complex needs
Planned age-appropriate activities for {m} children aged {n} months to five years
Wrote court reports and attended [child protection conferences;family court;multi-agency meetings]
Assessed risk and completed [safety plans;care plans;Section 47 enquiries] within statutory deadlines
Helped clients apply for [housing;benefits;food assistance;asylum]
Kept accurate daily records and reported safeguarding concerns
Accompanied residents to appointments, outings and family visits
Facilitated weekly group sessions on [parenting;addiction;anger management;life skills]
Prepared healthy snacks and supervised nap time
Linked {N} people with community services, {p}% of whom were still housed a year later
Used Makaton and picture cards to communicate with non-verbal children
Trained {n} new carers in manual handling and dignity in care
Maintained ratios, registers and allergy lists
Advocated for clients at [school;court;hospital discharge meetings]
Provided end-of-life care with compassion, keeping relatives informed at every step
Drove clients to day centres and medical appointments
Introduced a key-person system that parents rated "outstanding" in the last inspection
Recruited and assessed {m} foster families
Took part in night shifts and the emergency on-call rota`,
  education: list`
Taught [algebra and geometry;English literature;biology;French;US history] to classes of up to {m} students
Raised the pass rate from {p}% to 8{n}% in two years
Planned and delivered lessons in line with the [national curriculum;Common Core;IB programme;state standards]
Wrote individual education plans for {m} students with special needs
Led the [chess;debate;robotics;drama] club
Coached the girls' [soccer;basketball;netball;cross-country] team to the regional final
Marked coursework and gave written feedback within one week
Designed a new [blended;project-based;outdoor] learning unit now used by all {n} schools in the district
Met parents [twice a year;monthly;every term] to discuss progress
Supervised {n} master's theses and {m} undergraduate projects
Delivered {N} hours of lectures, tutorials and seminars on [microeconomics;statistics;modern history;linguistics]
Mentored {n} newly qualified teachers
Introduced tablets and [Google Classroom;Seesaw;Kahoot;Moodle] to Years 3 to 6
Invigilated exams and moderated grades
Organised a [science fair;book week;trip to Washington;Model UN conference] for {N} pupils
Secured a grant of {money} for new [laboratory equipment;library books;playground equipment]
Managed classroom behaviour with a positive, consistent approach
Tutored students one-to-one in [maths;reading;chemistry;SAT preparation]
Served on the curriculum committee and rewrote the scheme of work for Key Stage 3
Adapted materials for English language learners from {m} countries`,
  science: list`
Investigated the role of [p53;microRNAs;soil bacteria;graphene defects] in [tumour growth;drought tolerance;heat transport;inflammation]
Published {n} peer-reviewed papers, {n} as first author
Presented results at international conferences in [Vienna;Boston;Kyoto;Berlin]
Developed an HPLC method for [peptides;pesticide residues;polymer additives] and validated it to ICH guidelines
Maintained cell lines and performed [PCR;Western blots;flow cytometry;CRISPR knock-outs]
Analysed sequencing data from {N} samples in R and Python
Supervised {n} undergraduate students in the laboratory
Wrote a successful grant application worth {money}
Collaborated with groups in [Zurich;Oxford;Singapore;Toronto] on field measurements
Calibrated and maintained [mass spectrometers;electron microscopes;gas chromatographs]
Tested raw materials and finished products against specification
Investigated out-of-specification results and wrote CAPA reports
Scaled up a synthesis from {m} grams to {n} kilograms with {p}% better yield
Reviewed manuscripts for [Nature Communications;Physical Review B;the Journal of Ecology]
Ran field campaigns in [Greenland;Borneo;the Serengeti;the North Sea]
Ensured compliance with GLP and safety rules
Built a custom [optical;microfluidic;cryogenic] setup that cut measurement time in half
Modelled [climate;protein folding;traffic;epidemic] data on a high-performance cluster
Filed {n} patent applications on [biodegradable coatings;battery electrolytes;antibody fragments]
Managed chemical inventory and waste disposal`,
  tech: list`
Built [REST;GraphQL;gRPC] APIs in {skill} serving {N} requests per second
Migrated a monolith to microservices on [Kubernetes;AWS;Google Cloud;Azure], cutting deployment time from hours to {m} minutes
Reduced page load time by {p}%
Wrote unit and integration tests, raising coverage from {m}% to 9{n}%
Designed the [billing;notification;search;authentication] service used by {N} customers
Mentored {n} junior engineers through pairing and code reviews
Maintained CI/CD pipelines in [Jenkins;GitLab;GitHub Actions;CircleCI]
Automated [backups;server provisioning;release notes;regression tests] with [Ansible;Terraform;Bash;Python]
Resolved {m} support tickets a day with a satisfaction score of 9{n}%
Implemented features for the [iOS;Android;web] app with {skill} and {skill}
Participated in on-call rotation and wrote post-mortems
Cut cloud costs by {money} a year by [right-sizing instances;moving cold data to Glacier;introducing spot nodes]
Led the upgrade from [Java 8 to 17;AngularJS to React;Python 2 to 3;PHP 5 to 8]
Introduced monitoring with Prometheus and Grafana
Fixed bugs and refactored legacy {skill} code
Owned the release process of a product with {N} daily active users
Collaborated with designers and product managers in two-week sprints
Administered {N} Windows and Linux workstations, Active Directory and Office 365
Executed manual and automated test cases in [Selenium;Cypress;Playwright;Appium] and tracked defects in Jira
Improved accessibility of the storefront to WCAG 2.1 AA
Optimised slow SQL queries, bringing the nightly batch from {n} hours to {m} minutes
Rolled out [MFA;a VPN;endpoint encryption;single sign-on] to {N} employees in {n} offices
Open-sourced an internal [logging;testing;charting] library that gained {N} stars on GitHub`,
  data: list`
Built a [churn;credit scoring;demand forecasting;recommendation] model that raised [retention;accuracy;revenue] by {p}%
Developed dashboards in [Tableau;Power BI;Looker] used by {m} managers
Wrote ETL pipelines in [Airflow;dbt;Spark] processing {n} TB a day
Ran A/B tests on [pricing;onboarding;search ranking] and presented findings to leadership
Cleaned and merged data from {m} sources
Deployed models with Docker and [SageMaker;Vertex AI;MLflow]
Automated monthly reporting, saving {m} hours per month
Defined KPIs together with marketing and finance
Trained [BERT;XGBoost;LSTM] models to classify {N} customer messages
Queried large datasets with SQL and BigQuery
Designed the star schema of the new data warehouse
Taught colleagues SQL in a series of {n} lunchtime workshops
Detected fraud worth {money} with an anomaly detection system
Documented data lineage and quality rules
Segmented {N} customers by behaviour, which let the marketing team cut spend by {p}% without losing sales
Prototyped [computer vision;speech recognition;LLM] features with the research team
Migrated reports from Excel to Power BI
Forecast weekly demand for {N} products
Measured the effect of promotions with causal inference methods
Maintained survey data and produced statistical tables in [SAS;Stata;SPSS]`,
  management: list`
Managed a portfolio of {m} projects with a total budget of {money}
Led a cross-functional team of {m} across {n} countries
Defined the product roadmap and prioritised the backlog with [engineering;sales;support] leads
Launched [a mobile app;a marketplace;a subscription tier] that reached {N} users in {n} months
Advised [a global insurer;a national retailer;a public hospital group] on [cost reduction;market entry;operating model]
Raised {money} in seed funding from [angel investors;two venture funds;an accelerator]
Negotiated contracts with suppliers, saving {money} annually
Facilitated workshops with executives
Reported status, risks and issues to the steering committee
Grew revenue from zero to {money} in {n} years
Introduced Scrum to {n} teams and halved time to market
Interviewed {m} customers to understand why [trials failed;orders were cancelled;users left]
Built financial models and business cases for board decisions
Hired and developed {m} people
Delivered the ERP rollout at {n} sites on time and {p}% under budget
Managed stakeholder expectations at all levels
Oversaw daily operations, P&L and compliance
Coordinated vendors, contractors and internal teams
Wrote requirements, user stories and acceptance criteria
Designed a post-merger integration plan for {n} business units with {N} employees`,
  law: list`
Drafted [pleadings;motions;contracts;leases;witness statements] and legal memoranda
Represented clients in [family;criminal;employment;immigration] proceedings
Conducted legal research in Westlaw and LexisNexis
Negotiated [share purchase;licensing;distribution;settlement] agreements worth up to {money}
Managed discovery of {N} documents in [Relativity;Everlaw]
Advised the board on [GDPR;antitrust;corporate governance] questions
Won {m} of {m} jury trials
Prepared trial binders and exhibits
Interviewed witnesses and took depositions in {m} cases
Argued {n} appeals before the [Court of Appeal;Ninth Circuit;High Court]
Reviewed commercial contracts for a portfolio of {m} technology clients
Handled residential conveyancing files from instruction to completion
Trained {N} employees in anti-bribery and sanctions rules
Filed documents with courts and agencies
Kept the deadlines calendar of {n} attorneys
Carried out due diligence for the acquisition of a [shipping line;hotel chain;biotech company] by a private equity fund
Provided pro bono advice to [tenants;asylum seekers;charities]
Registered {m} trademarks in the EU and the United States
Clerked for the presiding judge and drafted bench memoranda
Billed more than {N} hours a year`,
  finance: list`
Prepared monthly, quarterly and annual financial statements under [US GAAP;IFRS;UK GAAP]
Reconciled {m} bank accounts and intercompany balances
Processed {N} invoices a month in [SAP;Oracle;QuickBooks;Xero]
Audited clients in [manufacturing;retail;charity;banking] with turnover up to {money}
Shortened the month-end close from {m} to {n} days
Filed VAT, payroll and corporation tax returns
Managed a loan portfolio of {money} with default below {n}%
Opened accounts and advised customers on savings, cards and mortgages
Built discounted cash flow and LBO models for {m} transactions
Analysed variances against budget and explained them to department heads
Handled cash of up to {money} a day with no discrepancies
Settled {m} [motor;property;travel;liability] claims per week
Exceeded sales targets by {p}% for {n} consecutive quarters
Implemented SOX controls
Supervised {n} accounts payable clerks
Priced [life;reinsurance;pension] products and validated reserves
Wrote research notes on [semiconductor;utility;biotech] stocks
Collected overdue receivables, bringing days sales outstanding down from {m} to 3{n}
Managed payroll for {N} employees in {n} states
Detected and reported suspicious transactions under anti-money-laundering rules`,
  hospitality: list`
Prepared [starters;sauces;desserts;breakfast] for up to {N} covers a day
Checked in {m} guests a day and handled complaints with a smile
Served guests in a {m}-seat [bistro;steakhouse;rooftop bar;fine-dining restaurant]
Cut food waste by {p}% by [rewriting the menu;daily stock counts;smaller batches]
Trained {n} new [servers;cooks;receptionists]
Created seasonal menus with local producers
Ensured passenger safety and comfort on flights to {m} destinations
Balanced the till and deposited takings
Kept the kitchen clean to HACCP standards
Took orders and recommended wines
Raised the hotel's TripAdvisor rating from 3.{n} to 4.{n}
Ordered stock and negotiated with suppliers
Mixed cocktails and kept the bar stocked
Organised banquets and weddings for up to {N} guests
Earned [one Michelin star;two AA rosettes;a five-star hygiene rating] with the team
Managed bookings in [Opera;OpenTable;Fidelio]
Baked {N} loaves and pastries each night
Upsold rooms and packages, adding {money} in yearly revenue
Opened and closed the restaurant
Led a brigade of {m} chefs through a complete renovation of the kitchen without closing for a single day`,
  logistics: list`
Loaded and unloaded trucks of up to {m} pallets
Picked and packed {N} orders per shift with 99.{n}% accuracy
Drove {N} miles a week without an accident
Operated [reach trucks;counterbalance forklifts;pallet jacks;order pickers]
Planned routes for {m} drivers and reduced fuel costs by {p}%
Delivered parcels to {N} customers a day
Carried out cycle counts and resolved stock differences
Booked sea and air freight from [Shenzhen;Rotterdam;Mumbai;Santos]
Prepared customs documents and bills of lading
Negotiated rates with {m} carriers
Completed pre-trip inspections and electronic logs
Supervised a night shift of {m}
Introduced barcode scanners, which cut picking errors by {p}%
Transported pupils safely on a rural school route
Scheduled inbound deliveries for {n} distribution centers
Purchased packaging and spare parts worth {money} a year
Forecast demand and set safety stocks for {N} SKUs
Kept the yard and docks clean and safe
Handled hazardous goods under ADR rules
Led the move of the warehouse to a new {N} square metre site in one weekend`,
  sales: list`
Greeted customers and helped them find the right [shoes;phone;furniture;size]
Achieved {p}% over target in [2019;the first year;Q4;every quarter]
Handled up to {m} calls a day about [billing;deliveries;returns;broadband]
Operated the cash register and balanced the drawer
Won {m} new [enterprise;dental;restaurant;municipal] accounts worth {money} a year
Set up window displays and promotions
Managed a territory of {n} states with {N} customers
Sold and let {m} [houses;apartments;commercial units] a year
Replenished shelves and unpacked deliveries
Trained {m} colleagues on [the new till system;upselling;product knowledge]
Built a pipeline of {money} through cold calling and trade fairs
Reduced shrinkage by {p}%
Negotiated annual contracts with [wholesalers;hospitals;supermarkets;builders]
Resolved complaints at first contact in 8{n}% of cases
Recruited, trained and scheduled a team of {m}
Kept customer records up to date in [Salesforce;HubSpot;Zendesk]
Conducted viewings and prepared tenancy agreements
Named employee of the month {n} times
Presented products to buyers at [Walmart;Tesco;Target;Carrefour]
Opened a new branch in {town} and brought it to profit within {m} months, ahead of a plan that had allowed two years`,
  trades: list`
Installed wiring, panels and lighting in [homes;offices;hospitals;schools]
Welded [carbon steel;stainless;aluminium] pipe to [ASME IX;AWS D1.1;EN 9606] by TIG and stick
Diagnosed and repaired [engines;brakes;transmissions;hydraulics] on {m} vehicles a week
Read blueprints and technical drawings
Set up and ran {n} CNC [lathes;mills;grinders] to tolerances of 0.0{n} mm
Fitted bathrooms, boilers and underfloor heating
Inspected finished parts with calipers and CMM
Built [kitchens;staircases;timber frames;formwork] from drawing to installation
Carried out preventive maintenance on {m} machines
Cleaned offices, stairwells and washrooms of a {n}-storey building
Completed {N} hours without a lost-time accident
Trained {n} apprentices
Responded to breakdowns on a rotating night shift
Cut set-up time by {p}% with new fixtures
Estimated materials and labour for jobs up to {money}
Tested circuits and issued certificates to [BS 7671;NEC;AS/NZS 3000]
Pulled cable and mounted {N} solar panels
Operated cranes, grinders and plasma cutters
Kept tools, van and workshop in order
Supervised a crew of {m} on the refurbishment of a listed building in {town}, finishing {n} weeks ahead of schedule`,
  engineering: list`
Designed [pumps;gearboxes;housings;brackets] in [SolidWorks;CATIA;Creo;Inventor]
Calculated [steel;concrete;timber] structures to Eurocode and prepared drawings
Managed the construction of a {n} km [road;sewer;rail;pipeline] section worth {money}
Ran finite element analyses on [wing ribs;pressure vessels;battery packs]
Led root cause analysis and cut scrap by {p}%
Wrote specifications and evaluated {m} tenders
Programmed [Siemens S7;Allen-Bradley;Beckhoff] PLCs for {m} packaging lines
Developed firmware in C for [motor controllers;smart meters;medical devices]
Surveyed sites with total station and drone
Prepared planning applications for {m} residential units
Commissioned equipment on site in [Chile;Oman;Poland;Texas]
Reduced unit cost by {money} through design changes
Produced BIM models in Revit and coordinated {n} disciplines
Supervised contractors and checked quality and safety
Tested prototypes and documented results
Obtained building permits from [the city;the county;Transport for London]
Introduced 5S and kanban on {n} lines
Laid out {n}-layer PCBs in Altium
Mentored graduate engineers towards chartership
Carried out FMEA and supplier audits for a new electric drive that went into series production in 202{n}`,
  media: list`
Designed logos, packaging and brochures for {m} clients
Wrote {n} articles a week on [local politics;technology;football;housing]
Created wireframes and prototypes in [Figma;Sketch;Axure]
Ran usability tests with {m} participants
Photographed {m} weddings and events a year
Performed [solo recitals;chamber music;musicals] in {m} cities
Translated [legal;medical;marketing;technical] texts from [German;Spanish;Chinese;Russian] into English
Edited [documentaries;commercials;podcasts] in [Premiere Pro;DaVinci Resolve;Avid]
Built a design system of {N} components
Broke the story of [the water scandal;a hospital closure;missing council funds], later followed by national papers
Art-directed a campaign seen by {N} people
Interpreted at [hearings;summits;hospital appointments]
Directed a choir of {m} singers
Interviewed ministers, athletes and artists
Retouched images and managed the archive
Recorded and mixed {n} albums
Laid out a monthly magazine of {m} pages in InDesign
Increased task completion by {p}% after redesigning the [checkout;booking;sign-up] flow
Commissioned freelancers and managed a budget of {money}
Subtitled {m} films and series`,
  marketing: list`
Managed [Google Ads;Facebook;LinkedIn;TikTok] campaigns with a budget of {money}
Grew the [Instagram;newsletter;YouTube] audience from {N} to {N}
Increased organic traffic by {p}% in {n} months
Wrote press releases, blog posts and speeches
Launched [a rebrand;a loyalty programme;a podcast] in {n} markets
Coordinated trade fairs in [Las Vegas;Cologne;Dubai]
Analysed campaigns in Google Analytics and reported weekly
Generated {N} qualified leads at {p}% lower cost
Briefed agencies and freelancers
Planned the editorial calendar
Produced {m} videos a month
Built email automations in [Mailchimp;HubSpot;Braze;Klaviyo]
Answered comments and messages within {n} hours
Placed stories in [the Guardian;Forbes;TechCrunch;Vogue]
Carried out market research and competitor analysis
Worked with {m} influencers
Optimised landing pages through A/B testing
Defined positioning and messaging for a new [skincare;fintech;snack] brand, from naming to national launch
Managed crisis communication during [a product recall;a cyber attack;a strike]
Kept the website up to date`,
  office: list`
Answered a {m}-line telephone system and welcomed visitors
Recruited {m} employees in {n} months, cutting agency costs by {p}%
Managed calendars and travel for {n} executives
Processed payroll and benefits for {N} staff
Organised [conferences;galas;webinars;product launches] for up to {N} guests
Introduced [BambooHR;Workday;Personio;SAP SuccessFactors] and trained managers in it
Took minutes at board meetings
Processed {m} applications for [permits;benefits;passports;grants] per week
Updated files and databases
Advised managers on employment law, absence and performance
Ordered supplies and handled expenses
Drafted briefings for [the minister;the mayor;committee members]
Onboarded new starters
Reduced staff turnover from {m}% to {n}%
Typed letters and reports from dictation
Negotiated with venues and caterers, saving {money}
Conducted exit interviews and engagement surveys
Scheduled {m} appointments a day
Maintained confidential personnel records
Redesigned the filing system of the whole department so that any record could be found in under {n} minutes`,
  protection: list`
Patrolled [a shopping mall;the city centre;the port;a university campus] on foot and by car
Led a squad of {m} soldiers during deployment to [Afghanistan;Iraq;Mali;Kosovo]
Responded to {N} emergency calls a year
Investigated [burglaries;fraud;traffic accidents;domestic violence] and prepared case files
Maintained weapons, vehicles and radios worth {money} without loss
Trained {m} recruits in [first aid;marksmanship;fire safety;map reading]
Monitored CCTV and access control
Wrote incident reports and testified in court
Extinguished structural and wildland fires
Conducted safety inspections of {N} buildings
Checked tickets and bags at events with {N} visitors
Awarded the [Army Commendation Medal;Good Conduct Medal;Chief's Commendation]
Coordinated evacuation drills
Performed rescues from vehicles and heights
Planned logistics for exercises with {N} troops
Held a [Secret;Top Secret/SCI;SC] clearance
Built trust with residents through school visits and neighbourhood meetings
Arrested suspects and processed evidence
Stood guard at [the embassy;headquarters;the main gate]
Commanded a platoon of {m} and was responsible for its training, discipline and welfare over {n} months abroad`,
  farming: list`
Milked {m} cows twice a day
Planted, pruned and harvested [apples;grapes;vegetables;wheat]
Drove and serviced tractors and combines
Maintained lawns, hedges and flower beds of {m} gardens
Cut water use by {p}% with drip irrigation
Cared for [sheep;pigs;poultry;horses], including lambing and vaccination
Felled and pruned trees with ropes and chainsaw
Sold produce at the weekly market
Repaired fences, gates and machinery
Managed {N} hectares of [arable land;pasture;vineyard]
Kept spray and livestock records
Supervised {m} seasonal pickers
Laid turf, paving and ponds
Advised growers on soil, seed and fertiliser
Arranged bouquets for weddings and funerals
Raised yields by {p}%
Operated mowers and blowers
Converted the farm to organic production
Guided visitors through the park
Planned crop rotation and negotiated prices with the cooperative, which lifted the margin by {money} in one season`,
};
