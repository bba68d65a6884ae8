import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPosting } from '../posting.ts';

const POSTING = `Senior Data Engineer
Location: Leeds
Responsibilities
- Build data pipelines in Python and keep them running
Requirements
- 5+ years of experience with SQL
- Bachelor's degree in computer science
- AWS certification
Nice to have
- Kubernetes (K8s)
Benefits
- Excel training and dental insurance`;

const kindOf = (line: string, heading = 'Requirements') =>
  readPosting(`Clerk\n${heading}\n- ${line}`).requirements[0]?.kind;

test('every line that asks is one requirement in the posting’s words and order', () => {
  const { requirements } = readPosting(POSTING);
  assert.deepEqual(
    requirements.map(({ kind, text, optional, line }) => [kind, text, optional, line]),
    [
      ['duty', 'Build data pipelines in Python and keep them running', false, 3],
      ['years', '5+ years of experience with SQL', false, 5],
      ['degree', "Bachelor's degree in computer science", false, 6],
      ['certificate', 'AWS certification', false, 7],
      ['skill', 'Kubernetes (K8s)', true, 9],
    ],
  );
  assert.equal(requirements[1]?.years, 5);
  assert.equal(requirements[2]?.degree, 3);
});

test('lines are typed by what they ask for, in four languages', () => {
  const cases: [string, string][] = [
    ['BSN', 'degree'],
    ['Abgeschlossenes Studium der Informatik', 'degree'],
    ['Licence en biologie', 'degree'],
    ['Grado en Derecho', 'degree'],
    ['High school diploma or equivalent', 'degree'],
    ['Mindestens drei Jahre in der Pflege', 'years'],
    ['Deux ans en cuisine', 'years'],
    ['Tres años en ventas', 'years'],
    ['At least 3 months in a laboratory', 'years'],
    ['BLS and ACLS', 'certificate'],
    ['Michigan RN license', 'licence'],
    ['Führerschein Klasse B', 'licence'],
    ['NMC registration', 'membership'],
    ['Sehr gute Deutschkenntnisse', 'language'],
    ['Spanish', 'language'],
    ['Français courant', 'language'],
    ['Active secret clearance', 'clearance'],
    ['Willingness to travel up to 40%', 'other'],
    ['Wochenendarbeit', 'other'],
    ['Eligible to work in Canada', 'other'],
    ['Erweitertes Führungszeugnis', 'other'],
    ['Experience of arranging travel and couriers', 'skill'],
    ['BE/BTech in mechanical engineering', 'degree'],
    ['Experience with MS Office', 'skill'],
    ['Strong record of publications', 'skill'],
    ['Scrum Master or Product Owner in a team', 'skill'],
  ];
  for (const [line, kind] of cases) assert.equal(kindOf(line), kind, line);
});

test('what the posting offers, declines, or says of itself is not asked for', () => {
  const posting = `${POSTING}

We do not ask for a degree.
Northwind is an equal opportunity employer and does not discriminate.
How to apply
Send a resume and a letter to jobs@northwind.example.`;
  assert.equal(readPosting(posting).requirements.length, 5);
});

test('sentences of running text that ask are requirements', () => {
  const { requirements } = readPosting(
    'Cook\nWe are a small place by the sea. You have cooked for two hundred guests a day.',
  );
  assert.deepEqual(
    requirements.map((one) => one.text),
    ['You have cooked for two hundred guests a day'],
  );
});

test('a line that pasting has wrapped is one', () => {
  const { requirements } = readPosting(`Nurse
Requirements
- Design and teach classes for experienced and newly hired nurses (titrating
  vasoactive medications), and show that they work
- BSN`);
  assert.equal(requirements.length, 2);
  assert.ok(requirements[0]?.text.endsWith('show that they work'));
});

test('conditions weigh more than wishes, and what title or posting stress weighs more than its like', () => {
  const { requirements } = readPosting(
    'Payroll Clerk\nRequirements\n- Payroll for 50 people\n- Filing of letters\n- Above all, patience with forms\nNice to have\n- Payroll in Spain',
  );
  const [payroll, filing, patience, wish] = requirements.map((one) => one.weight) as [number, number, number, number];
  assert.ok(payroll > filing && patience > filing && filing > wish, `${payroll} ${filing} ${patience} ${wish}`);
});

test('rank, place and language are read where the posting tells them', () => {
  const posting = readPosting(POSTING);
  assert.equal(posting.seniority, 'senior');
  assert.equal(posting.location, 'Leeds');
  assert.equal(posting.language, 'en');
  assert.equal(readPosting('Koch\nWir suchen für unsere Küche eine Person mit Freude und Erfahrung').language, 'de');
  assert.equal(readPosting('募集要項\n看護師の仕事です').language, 'ja');
  assert.equal(readPosting('Head of Sales\nSell.').seniority, 'lead');
  assert.equal(readPosting('Baker\nBake bread.').seniority, null);
});

test('what is long is cut between two characters, never in the middle of one', () => {
  for (const shift of ['x', 'xx']) {
    const { requirements } = readPosting(
      `Requirements:\n- A degree in computing is required ${shift} ${'😀'.repeat(300)} and so on.`,
    );
    const degree = requirements.find((one) => one.kind === 'degree');
    assert.ok(degree && degree.text.length < 700 && degree.text.isWellFormed(), degree?.text ?? 'no degree');
  }
});

test('a word without an end is none', () => {
  const { terms } = readPosting(`Requirements:\n- ${'kubernetes'.repeat(50)} is a must`);
  assert.deepEqual(
    terms.filter((term) => term.surface.length > 100),
    [],
  );
});

test('lines that nobody could answer are no requirements', () => {
  const lines = [
    'License/Certificate',
    'Ability to work with others',
    'Stakeholder pension scheme',
    'You report to the Head of Sales',
  ];
  const { requirements } = readPosting(
    `Clerk\n\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}\n\nDuties\n- You report to the Head of Sales`,
  );
  assert.deepEqual(
    requirements.filter((one) => one.part === 'duties' || one.text !== lines[3]),
    [],
  );
});

test('a bullet that was parted from its line still makes a list, and a long line may hold several demands', () => {
  const long =
    'Reviews plans, maps and studies for design and compliance with all regulations of the county; recommends conditions of approval for projects of every size; prepares reports';
  const texts = readPosting(`Clerk\n\nDuties\n-\nBake bread\n-\n${long}`).requirements.map((one) => one.text);
  assert.deepEqual(texts, ['Bake bread', ...long.split('; ')]);
});

test('a heading under a full line is no part of it, and what is declined is not asked for', () => {
  const full = 'Keep the ledgers, the petty cash and the archive of the whole house in very good order';
  const text = `Clerk\n\nDuties\n${`- ${full}\n`.repeat(4)}Requirements\n- A degree is not required\n- Rust`;
  assert.deepEqual(
    readPosting(text).requirements.map((one) => one.text),
    [full, 'Rust'],
  );
});

test('what the employer says is wrong today weighs more than any duty', () => {
  const posting = readPosting(
    'Nurse Manager\n\nPosition summary\nFirst-year turnover on the unit is too high.\n\nWhat you will do\n- Prepare the labor budget of the unit',
  );
  const [problem, duty] = posting.requirements;
  assert.equal(problem?.text, 'First-year turnover on the unit is too high');
  assert.ok(problem.weight > duty!.weight, `${problem.weight} and ${duty!.weight}`);
});

test('a label that says what its own paragraph is does not swallow the rest of the posting', () => {
  const posting = readPosting(
    'Cook\nClosing date: 27 November, noon.\n\nWe need somebody who knows the menu inside out.\n\nYou must have a driving licence.',
  );
  assert.deepEqual(
    posting.requirements.map(({ text }) => text),
    ['We need somebody who knows the menu inside out', 'You must have a driving licence'],
  );
});

test('pictures are bullets, headings stand inside paragraphs, and German nouns are no names', () => {
  const texts = (posting: string): string[] => readPosting(posting).requirements.map(({ text }) => text);
  assert.deepEqual(texts('Cook\nWhat we would like to see\n👉 a diploma in cooking\n👉 fluent English'), [
    'a diploma in cooking',
    'fluent English',
  ]);
  assert.deepEqual(
    texts('Cook\nWe run a bar. What we need from you. Three years in a kitchen. Knife skills of a pro.'),
    ['Three years in a kitchen', 'Knife skills of a pro'],
  );
  assert.deepEqual(
    texts('Buchhalterin\nIhre Aufgaben:\n- Mahnwesen und Zahlungsverkehr\n- Abschluss bis zum 8. Werktag'),
    ['Mahnwesen und Zahlungsverkehr', 'Abschluss bis zum 8. Werktag'],
  );
});

test('a long line that lists demands is read by its items, each with what the line says of all', () => {
  const wishes =
    'Von Vorteil sind ein Zertifikat als Brandschutzhelfer/in, Erfahrung in der Durchführung von Schulungen, Kenntnisse im Vergaberecht, Kenntnisse in SQL oder Python sowie Erfahrung im Firmenkundengeschäft';
  const found = readPosting(`Sachbearbeiter\n\nIhr Profil\n${wishes}.`).requirements;
  assert.deepEqual(
    found.map(({ kind, text, optional }) => [kind, text, optional]),
    [
      ['certificate', 'Von Vorteil sind ein Zertifikat als Brandschutzhelfer/in', true],
      ['skill', 'Erfahrung in der Durchführung von Schulungen', true],
      ['skill', 'Kenntnisse im Vergaberecht', true],
      ['skill', 'Kenntnisse in SQL oder Python', true],
      ['skill', 'Erfahrung im Firmenkundengeschäft', true],
    ],
  );
  const duties =
    'You will match invoices to purchase orders and goods received notes, chase up queries with buyers and suppliers until they are sorted, reconcile supplier statements each month, and prepare the weekly payment run';
  assert.deepEqual(
    readPosting(`Clerk\n\nThe job\n${duties}.`).requirements.map((one) => [one.kind, one.text.split(' ')[0]]),
    [
      ['duty', 'You'],
      ['duty', 'reconcile'],
      ['duty', 'prepare'],
    ],
  );
});

test('years up to a number are none that one must have', () => {
  assert.equal(readPosting('Clerk\nRequirements\n- Up to 2 years in policy').requirements[0]?.years, 0);
});
