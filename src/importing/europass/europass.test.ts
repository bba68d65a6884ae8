import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportJsonResume, importProfile } from '../import.ts';

const NOW = '2025-06-01T00:00:00Z';
const importXml = (text: string) => importProfile({ bytes: Buffer.from(text), name: 'europass.xml' }, NOW);

const PASSPORT = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
  <Identification>
    <PersonName><FirstName>Ola</FirstName><Surname>Hansen</Surname></PersonName>
    <ContactInfo>
      <Address><Contact><AddressLine>Gate 1</AddressLine><PostalCode>5003</PostalCode><Municipality>Bergen</Municipality><Country><Code>NO</Code><Label>Norway</Label></Country></Contact></Address>
      <Email><Contact>ola@example.no</Contact></Email>
      <TelephoneList><Telephone><Contact>+47 41122334</Contact></Telephone></TelephoneList>
      <WebsiteList><Website><Contact>https://ola.example</Contact></Website></WebsiteList>
    </ContactInfo>
    <Demographics><Birthdate year="1980" month="--05" day="---17"/></Demographics>
  </Identification>
  <Headline><Type><Code>position</Code></Type><Description><Label>Software architect</Label></Description></Headline>
  <WorkExperienceList>
    <WorkExperience>
      <Period><From year="2016" month="--03"/><Current>true</Current></Period>
      <Position><Label>Architect</Label></Position>
      <Activities>&lt;p&gt;Designs platforms&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Cut costs &amp;amp; time&lt;/li&gt;&lt;li&gt;Hired&lt;/li&gt;&lt;/ul&gt;</Activities>
      <Employer><Name>Plattform AS</Name><ContactInfo><Address><Contact><Municipality>Oslo</Municipality></Contact></Address></ContactInfo></Employer>
    </WorkExperience>
  </WorkExperienceList>
  <EducationList><Education><Period><From year="2008"/><To year="2013" month="--06"/></Period><Title>M.Sc. Engineering</Title><Organisation><Name>NTNU</Name></Organisation></Education></EducationList>
  <Skills>
    <Linguistic>
      <MotherTongueList><MotherTongue><Description><Label>Norwegian</Label></Description></MotherTongue></MotherTongueList>
      <ForeignLanguageList>
        <ForeignLanguage><Description><Label>English</Label></Description><ProficiencyLevel><Listening>C2</Listening><Writing>C1</Writing></ProficiencyLevel></ForeignLanguage>
        <ForeignLanguage><Description><Label>German</Label></Description><ProficiencyLevel><Listening>B1</Listening><Writing>B1</Writing></ProficiencyLevel></ForeignLanguage>
      </ForeignLanguageList>
    </Linguistic>
    <Computer><Description>Java; SQL</Description></Computer>
    <Driving><Description><Licence>B</Licence></Description></Driving>
  </Skills>
  <AchievementList><Achievement><Title><Code>publications</Code><Label>Publications</Label></Title><Description>On ships</Description></Achievement></AchievementList>
</LearnerInfo></SkillsPassport>`;

test('the older form becomes a profile', async () => {
  const { profile } = await importXml(PASSPORT);
  const { basics, work, education } = profile;
  assert.deepEqual(
    [basics.name, basics.label!.text, basics.email, basics.phone, basics.url],
    ['Ola Hansen', 'Software architect', 'ola@example.no', '+47 41122334', 'https://ola.example'],
  );
  assert.deepEqual(
    [basics.location!.city, basics.location!.postalCode, basics.location!.countryCode],
    ['Bergen', '5003', 'NO'],
  );
  const role = work[0]!.roles[0]!;
  assert.deepEqual(
    [work[0]!.name, work[0]!.location, role.position, role.start, role.current, role.summary!.text],
    ['Plattform AS', 'Oslo', 'Architect', '2016-03', true, 'Designs platforms'],
  );
  assert.deepEqual(
    role.highlights.map(({ text }) => text),
    ['Cut costs & time', 'Hired'],
  );
  assert.deepEqual(
    [education[0]!.studyType, education[0]!.start, education[0]!.end],
    ['M.Sc. Engineering', '2008', '2013-06'],
  );
  assert.deepEqual(
    profile.languages.map(({ language, fluency }) => [language, fluency]),
    [
      ['Norwegian', 'Native'],
      ['English', 'listening C2, writing C1'],
      ['German', 'B1'],
    ],
  );
  assert.deepEqual(
    profile.skills.map(({ name, keywords }) => [name, keywords.map(({ text }) => text)]),
    [
      ['Digital skills', ['Java', 'SQL']],
      ['Driving licence', ['B']],
    ],
  );
  assert.equal(profile.publications[0]!.name, 'On ships');
  assert.equal((exportJsonResume(profile) as { basics: { birthDate: string } }).basics.birthDate, '1980-05-17');
});

const CANDIDATE = `<?xml version="1.0" encoding="UTF-8"?>
<Candidate xmlns="http://www.europass.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0">
  <CandidatePerson>
    <PersonName><oa:GivenName>Ana</oa:GivenName><hr:FamilyName>Silva</hr:FamilyName></PersonName>
    <Communication><ChannelCode>Email</ChannelCode><oa:URI>ana@example.pt</oa:URI></Communication>
    <Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>351</CountryDialing><oa:DialNumber>912345678</oa:DialNumber></Communication>
    <Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>Rua 1</oa:AddressLine><oa:CityName>Lisboa</oa:CityName><CountryCode>pt</CountryCode><oa:PostalCode>1000-001</oa:PostalCode></Address></Communication>
    <PrimaryLanguageCode name="NORMAL">por</PrimaryLanguageCode>
  </CandidatePerson>
  <CandidateProfile languageCode="en">
    <hr:ExecutiveSummary>&lt;p&gt;Builds bridges.&lt;/p&gt;</hr:ExecutiveSummary>
    <EmploymentHistory><EmployerHistory>
      <hr:OrganizationName>Ponte SA</hr:OrganizationName>
      <OrganizationContact><Communication><Address><oa:CityName>Porto</oa:CityName><CountryCode>pt</CountryCode></Address></Communication></OrganizationContact>
      <PositionHistory>
        <PositionTitle typeCode="FREETEXT">Civil engineer</PositionTitle>
        <eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2018-01</hr:FormattedDateTime></eures:StartDate><eures:EndDate><hr:FormattedDateTime>2020-12-31</hr:FormattedDateTime></eures:EndDate><hr:CurrentIndicator>false</hr:CurrentIndicator></eures:EmploymentPeriod>
        <oa:Description>&lt;ul&gt;&lt;li&gt;Built one&lt;/li&gt;&lt;/ul&gt;</oa:Description>
      </PositionHistory>
    </EmployerHistory></EmploymentHistory>
    <EducationHistory><EducationOrganizationAttendance>
      <hr:OrganizationName>IST</hr:OrganizationName>
      <AttendancePeriod><StartDate><hr:FormattedDateTime>2012</hr:FormattedDateTime></StartDate><Ongoing>true</Ongoing></AttendancePeriod>
      <EducationDegree><hr:DegreeName>MSc</hr:DegreeName></EducationDegree>
    </EducationOrganizationAttendance></EducationHistory>
    <PersonQualifications>
      <PersonCompetency><CompetencyID schemeName="ISO">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension>
        <eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Speaking-Interaction</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B2</hr:ScoreText></eures:Score></eures:CompetencyDimension>
      </PersonCompetency>
      <PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>AutoCAD</hr:CompetencyName></PersonCompetency>
    </PersonQualifications>
    <SocialAndPoliticalActivities><SocialAndPoliticalActivity><Title>Town council</Title></SocialAndPoliticalActivity></SocialAndPoliticalActivities>
    <Licenses><License><hr:LicenseName>B</hr:LicenseName></License></Licenses>
  </CandidateProfile>
</Candidate>`;

test('the form since 2020 becomes a profile', async () => {
  const { profile } = await importXml(CANDIDATE);
  const { basics, work, education } = profile;
  assert.deepEqual(
    [basics.name, basics.email, basics.phone, basics.location!.city, basics.location!.countryCode],
    ['Ana Silva', 'ana@example.pt', '+351 912345678', 'Lisboa', 'PT'],
  );
  assert.equal(basics.summary!.text, 'Builds bridges.');
  const role = work[0]!.roles[0]!;
  assert.deepEqual(
    [work[0]!.name, work[0]!.location, role.position, role.start, role.end, role.highlights[0]!.text],
    ['Ponte SA', 'Porto, PT', 'Civil engineer', '2018-01', '2020-12-31', 'Built one'],
  );
  assert.deepEqual([education[0]!.institution, education[0]!.studyType, education[0]!.current], ['IST', 'MSc', true]);
  assert.deepEqual(
    profile.languages.map(({ language, fluency }) => [language, fluency]),
    [
      ['Portuguese', 'Native'],
      ['English', 'listening C1, interaction B2'],
    ],
  );
  assert.equal(profile.skills[0]!.name, 'AutoCAD');
  assert.equal(profile.certificates[0]!.name, 'B');
});

test('a section that nothing answers to is kept and reported', async () => {
  const { profile, report } = await importXml(CANDIDATE);
  const kept = exportJsonResume(profile) as Record<string, unknown>;
  assert.deepEqual(kept.SocialAndPoliticalActivities, ['Town council']);
  assert.deepEqual(report.leftOver, [
    {
      place: 'SocialAndPoliticalActivities',
      message: 'SocialAndPoliticalActivities is kept, but used in no document.',
    },
  ]);
});

test('XML of another kind fails and names it', async () => {
  await assert.rejects(importXml('<invoice/>'), {
    name: 'ImportFailed',
    message:
      'The file is XML of another kind ("invoice"). Of XML files, only a Europass CV can be imported. Choose another file.',
  });
});

test('a Europass file without a name fails', async () => {
  await assert.rejects(importXml('<Candidate/>'), { message: /^There is no name in the file/ });
});
