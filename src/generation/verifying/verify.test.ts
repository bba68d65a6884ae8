import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NO_FIELDS } from '../../base/documents/document-request.ts';
import type { ReadPage } from '../../base/documents/read-back.ts';
import type { Profile } from '../../base/profile.ts';
import { accountant, employer, profile } from '../testing/profiles.ts';
import { type Finding, type LetterSources, type Sources, verifierFor } from './verify.ts';

const POSTING = 'Accounting Manager\nSummit Outfitters needs NetSuite, Kubernetes and a CPA. You lead a team of 40.';
const LETTER: LetterSources = {
  posting: { text: POSTING, title: 'Accounting Manager', company: 'Summit Outfitters' },
  company: { text: 'We repair tents so that nobody has to buy new ones.', name: 'Summit Outfitters' },
  fields: { ...NO_FIELDS, hiringManagerName: 'Jane Smith', additionalContext: 'Referred by Maria Gomez.' },
};

function sourcesOf(changes: Partial<Sources> = {}): Sources {
  return {
    profile: accountant(),
    lang: 'en',
    labels: ['Experience', 'Skills', 'Education', 'Core skills', 'Tools'],
    present: 'Present',
    now: '2026-03-04T10:00:00Z',
    letter: null,
    ...changes,
  };
}

function pageOf(lines: readonly string[], changes: Partial<ReadPage> = {}): ReadPage[] {
  const read = lines.map((text, at) => ({ text, x: 50, y: 60 + 14 * at, width: 400, height: 10, fontSize: 10 }));
  return [{ width: 612, height: 792, lines: read, hidden: [], looseFonts: [], tagged: true, ...changes }];
}

const resume = verifierFor(sourcesOf());
const letter = verifierFor(sourcesOf({ letter: LETTER }));
const onResume = (...lines: string[]): Finding[] => resume(pageOf(lines), []);
const inLetter = (...lines: string[]): Finding[] => letter(pageOf(lines), []);
const reasonOf = ({ kind, text, line }: Finding): string => (text === line ? kind : `${kind}: ${text}`);

const HARBOR = ['Experience', 'Harbor Freight Lines · Denver, CO', 'Senior Accountant · Mar 2019 – Present'];
const PINE = ['Experience', 'Pine and Sons · Denver, CO', 'Staff Accountant · Jun 2014 – Feb 2019'];

describe('a resume', () => {
  test('passes with honest lines, in the tense of the page, shortened, and with their dates', () => {
    const honest = [
      'Ruth Calloway',
      'Denver, CO · +1 555 0142 · ruth.calloway@example.com',
      ...HARBOR,
      '• Reconcile 32 bank accounts every month',
      '• Reduced the month-end close from 9 to 5 days by automating journal',
      'entries',
      '• Built a cash flow forecast in Excel',
      ...PINE.slice(1),
      '• Maintained fixed asset records worth $2,400,000',
      'Skills',
      'Core skills: General ledger, Payroll, Sales tax',
      'Tools: MS Excel, QuickBooks, ADP',
      'Education',
      'Front Range University',
      'Bachelor of Science, Accounting · 2008 – 2012',
    ];
    assert.deepEqual(onResume(...honest), []);
  });

  test('passes with deeds at the top that name the employer at which they happened, and no other', () => {
    const studio = employer({
      name: 'Oyelaran Studio',
      position: 'Designer',
      start: '2012-01',
      end: '2013-12',
      highlights: ['Two-week diary study with 22 foster carers for Harbour Kin', 'Cut costs by 9%'],
    });
    const { work, ...rest } = accountant();
    const someone = { ...rest, work: [...work, studio] };
    const verify = verifierFor(sourcesOf({ profile: someone, labels: ['Summary', 'Experience'] }));
    const atTop = (sentence: string): number =>
      verify(pageOf(['Ruth Calloway', 'Summary', sentence, ...HARBOR]), []).length;
    const study = 'Two-week diary study with 22 foster carers for Harbour Kin';
    assert.equal(atTop(`${study} (Oyelaran Studio).`), 0);
    assert.equal(atTop(`${study}; Cut costs by 9% (Oyelaran Studio).`), 0);
    assert.equal(atTop(`${study} (Pine and Sons).`), 1);
    assert.equal(atTop(`Cut costs by 9%; Prepared sales tax returns for 7 states (Oyelaran Studio).`), 1);
  });

  const underHarbor = (line: string): string[] => [...HARBOR, `• ${line}`];
  const underPine = (line: string): string[] => [...PINE, `• ${line}`];
  const fabrications: Record<string, [string[], string]> = {
    'a larger number': [underHarbor('Reconcile 320 bank accounts every month'), 'number: 320'],
    'a number of something else': [underHarbor('Trained 9 junior accountants in accounts payable'), 'unsupported'],
    'two numbers exchanged': [underHarbor('Reduced the month-end close from 5 to 9 days'), 'unsupported'],
    'another unit': [underHarbor('Reduced the month-end close from 9 to 5 hours'), 'word: hours'],
    'another currency': [underPine('Maintained fixed asset records worth €2.4 million'), 'number: €2.4 million'],
    'another scale': [underPine('Maintained fixed asset records worth $2.4 billion'), 'number: $2.4 billion'],
    'a percentage out of nowhere': [underHarbor('Reduced the month-end close by 40%'), 'number: 40%'],
    'people led out of nowhere': [underHarbor('Led 800 people'), 'word: Led'],
    'an adverb that inflates': [
      underHarbor('Single-handedly reduced the month-end close from 9 to 5 days'),
      'word: Single',
    ],
    'an adjective that praises': [
      underPine('Processed award-winning payroll for 120 employees through ADP'),
      'word: award',
    ],
    'a deed without its "helped"': [
      [
        'Experience',
        'Mesa County Library · Denver, CO',
        'Bookkeeping Assistant · Sep 2010 – Dec 2011',
        '• Compiled the yearly budget request for the county commissioners',
      ],
      'unsupported',
    ],
    'a verb that says more': [underHarbor('Managed the annual audit with outside auditors'), 'word: Managed'],
    'a skill of the posting': [['Skills', 'Tools: QuickBooks, NetSuite, ADP'], 'item: NetSuite'],
    'a fact of another employer': [underPine('Trained 3 junior accountants in accounts payable'), 'unsupported'],
    'a name that looks like the employer': [['Experience', 'Harbor Freight Partners · Denver, CO'], 'name: Partners'],
    'a misspelt name': [['Ruth Caloway'], 'name: Caloway'],
    'a higher title': [
      ['Experience', 'Harbor Freight Lines · Denver, CO', 'Chief Accountant · Mar 2019 – Present'],
      'word: Chief',
    ],
    'an earlier start': [
      ['Experience', 'Harbor Freight Lines · Denver, CO', 'Senior Accountant · Mar 2017 – Present'],
      'number: 2017',
    ],
    'an ended job that goes on': [
      ['Experience', 'Pine and Sons · Denver, CO', 'Staff Accountant · Jun 2014 – Present'],
      'unsupported',
    ],
    'the dates of another job': [
      ['Experience', 'Pine and Sons · Denver, CO', 'Staff Accountant · Mar 2019 – Present'],
      'unsupported',
    ],
    'the title of another job': [
      ['Experience', 'Pine and Sons · Denver, CO', 'Senior Accountant · Mar 2019 – Present'],
      'place',
    ],
    'a higher degree': [
      ['Education', 'Front Range University', 'Master of Science, Accounting · 2008 – 2012'],
      'word: Master',
    ],
    'another school': [
      ['Education', 'Stanford University', 'Bachelor of Science, Accounting · 2008 – 2012'],
      'word: Stanford',
    ],
    'a certificate': [['Certified Public Accountant, 2015'], 'word: Certified'],
    'an award in plain words': [underHarbor('won the employee of the year award'), 'word: won'],
    'a summary that praises': [['Seasoned expert accountant with a proven record in payroll'], 'word: Seasoned'],
    'years that were never worked': [['Accountant with 30 years of experience in payroll'], 'number: 30'],
  };
  for (const [kind, [lines, reason]] of Object.entries(fabrications)) {
    test(`does not pass with ${kind}`, () => {
      assert.deepEqual(onResume(...lines).map(reasonOf), [reason]);
    });
  }

  test('may say how many years of work the dates add up to', () => {
    assert.deepEqual(onResume('Senior Accountant with 15 years of experience.'), []);
    assert.notDeepEqual(onResume('Senior Accountant with 30 years of experience.'), []);
  });

  test('keeps what weakens a fact', () => {
    const jobs = [
      employer({
        name: 'Acme',
        position: 'Clerk',
        start: '2020-01',
        end: null,
        highlights: [
          'Helped plan and manage two trade fairs',
          'Did not exceed the budget in any year',
          'Nearly doubled sales',
          'Ran the lab under the supervision of Dr. Reyes',
          'Managed the office supplies',
          'Was trained by Google engineers on Kubernetes',
        ],
      }),
    ];
    const check = verifierFor(sourcesOf({ profile: profile({ work: jobs }) }));
    const header = ['Experience', 'Acme · Denver, CO', 'Clerk · Jan 2020 – Present'];
    const more = [
      'Manage two trade fairs',
      'Exceed the budget in any year',
      'Doubled sales',
      'Ran the lab',
      'Managed the office',
      'Trained Google engineers on Kubernetes',
    ];
    for (const line of more) assert.notDeepEqual(check(pageOf([...header, `• ${line}`]), []), [], line);
  });
});

describe('a letter', () => {
  test('passes with facts of the profile, names of the job, and the words of the request', () => {
    const honest = [
      'Ruth Calloway',
      'Jane Smith',
      'Dear Jane Smith,',
      'I am applying for the Accounting Manager position at Summit Outfitters. I was referred by Maria Gomez.',
      'Your website says: “We repair tents so that nobody has to buy new ones.” As Senior Accountant at Harbor',
      'Freight Lines, I reduced the month-end close from 9 to 5 days. I bring 15 years of experience, most',
      'recently as Senior Accountant at Harbor Freight Lines. Day to day, I work with Excel, payroll and sales tax.',
      'Before that, at Pine and Sons, I processed payroll for 120 employees through ADP.',
      'I hold a Bachelor of Science in Accounting. I would welcome a conversation; you can reach me at +1 555 0142.',
      'Sincerely,',
      'Ruth Calloway',
    ];
    const text = 'Your website says: “We repair tents so that nobody has to buy new ones.”';
    const quoted = { text, owner: null, claims: [{ text, facts: [], place: 'letter' as const }] };
    const check = verifierFor(sourcesOf({ letter: LETTER, written: [quoted] }));
    assert.deepEqual(check(pageOf(honest), []), []);
  });

  test('may have a job title that goes on in the next line of its subject', () => {
    const posting = { ...LETTER.posting, title: 'Leitung Buchhaltung und Kreditorenmanagement' };
    const check = verifierFor(sourcesOf({ letter: { ...LETTER, posting, lang: 'de' } }));
    const withSubject = (...subject: string[]): Finding[] => check(pageOf([...subject, 'Guten Tag Jane Smith,']), []);
    assert.deepEqual(withSubject('Bewerbung um die Stelle „Leitung Buchhaltung und', 'Kreditorenmanagement“'), []);
    assert.notDeepEqual(withSubject('Bewerbung um die Stelle „Leitung Buchhaltung“'), []);
  });

  test('goes on in the next line, but not in the next paragraph', () => {
    const deed = ['I have', 'trained 3 junior accountants in accounts payable.'];
    const lines = ['Dear Jane Smith,', 'Thank you for your time.', ...deed, 'Sincerely,'];
    const withGap = (gap: number): Finding[] => {
      const [page] = pageOf(lines);
      const read = page!.lines.map((line, at) => (at > 2 ? { ...line, y: line.y - 14 + gap } : line));
      return letter([{ ...page!, lines: read }], []);
    };
    assert.deepEqual(withGap(17), []);
    assert.deepEqual(withGap(18).map(reasonOf), ['bare: I']);
  });

  test('has nothing around its text but what the request, the posting and the profile give', () => {
    const around = (head: string[], tail = ['Sincerely,', 'Ruth Calloway']): string[] =>
      inLetter(...head, 'Thank you for your time.', ...tail).map(reasonOf);
    assert.deepEqual(around(['Ruth Calloway', 'Summit Outfitters', 'Dear Jane Smith,']), []);
    assert.deepEqual(around(['Ruth Calloway, CPA', 'Dear Jane Smith,']), ['unsupported']);
    assert.deepEqual(around(['Ruth Calloway', 'Dear Joan Smith,']), ['unsupported']);
    assert.deepEqual(around(['Dear Jane Smith,'], ['Sincerely,', 'Ruth Calloway, MBA']), ['unsupported']);
    assert.deepEqual(around(['Dear Jane Smith,'], ['Sincerely,', 'Award-winning']), ['unsupported']);
  });

  test('fills its own forms with nothing else than what is true', () => {
    const inText = (sentence: string): Finding[] =>
      inLetter('Dear Jane Smith,', sentence, 'Sincerely,', 'Ruth Calloway');
    for (const honest of [
      'I am applying for the Accounting Manager position at Summit Outfitters.',
      'I bring 11 years of experience, most recently as Staff Accountant at Pine and Sons.',
      'I would welcome a conversation; you can reach me at +1 555 0142.',
    ])
      assert.deepEqual(inText(honest), [], honest);
    for (const lie of [
      'I am applying for the Finance Director position at Summit Outfitters.',
      'I bring 40 years of experience, most recently as Staff Accountant at Pine and Sons.',
      'I bring 11 years of experience, most recently as Staff Accountant at Harbor Freight Lines.',
      'I bring 11 years of experience, most recently as Chief Accountant at Pine and Sons.',
      'I hold a Master of Science in Accounting.',
      'I hold a Bachelor of Science in Accounting and a CPA.',
      'I speak Spanish.',
      'I am working towards a Bachelor of Science in Accounting at Stanford.',
    ])
      assert.notDeepEqual(inText(lie), [], lie);
  });

  const fabrications: Record<string, string> = {
    'At Harbor Freight Lines, I saved $900,000 in a year.': 'word: saved',
    'My time at Goldman Sachs taught me a lot.': 'word: Goldman, Sachs, taught, lot',
    'Since Mar 2017, I have worked at Harbor Freight Lines.': 'number: 2017',
    'Day to day, I work with Kubernetes and Terraform.': 'word: Kubernetes, Terraform',
    'Day to day, I work with Excel, NetSuite and ADP.': 'word: NetSuite',
    'I studied Finance at Stanford University.': 'word: studied, Finance, Stanford',
    'As Accounting Manager at Summit Outfitters, I reduced the month-end close from 9 to 5 days.':
      'posting: Summit, Outfitters',
    'As Staff Accountant at Harbor Freight Lines, I reduced the month-end close from 9 to 5 days.':
      'item: Staff, Accountant',
    'At Pine and Sons, I reduced the month-end close from 9 to 5 days.': 'owner: Pine, Sons',
    'I ran payroll.': 'word: ran',
    'I led a team of 40.': 'word: led',
    'I am an award-winning accountant.': 'word: award, winning',
    'I am a CPA.': 'word: CPA',
    'I am fluent in Spanish.': 'word: fluent, Spanish',
    'My years at Summit Outfitters were good ones.': 'word: good',
    'I worked at Summit Outfitters for a year.': 'period: a',
    'Summit Outfitters repairs 3,000 tents a day.': 'number: 3,000',
    'On its website, Summit Outfitters puts its work this way: “We sell boats to everybody who wants one.”':
      'word: website, sell, boats, everybody',
    'My other skills include Summit Outfitters.': 'title: Summit, Outfitters',
    'I trained 3 junior accountants in sales tax.': 'item: sales, tax',
    'I was referred by Mario Gomez.': 'word: Mario',
    'I helped the treasurer; I compiled the yearly budget request for the county commissioners.':
      'softened: compiled, yearly, budget, request, county, commissioners',
  };
  for (const [sentence, reason] of Object.entries(fabrications)) {
    test(`does not pass with “${sentence}”`, () => {
      const found = inLetter('Dear Hiring Manager,', sentence, 'Sincerely,', 'Ruth Calloway');
      assert.deepEqual(found.map(reasonOf), [reason]);
    });
  }
});

describe('a page', () => {
  test('shows all that was set', () => {
    const found = resume(pageOf(['Harbor Freight', 'Lines']), ['Harbor Freight Lines', 'Pine and Sons']);
    assert.deepEqual(found, [{ kind: 'missing', text: 'Pine and Sons', line: 'Pine and Sons' }]);
  });

  test('has nothing outside it, too small, hidden or without its font, and a structure', () => {
    const [line] = pageOf(['payroll'])[0]!.lines;
    const kinds = (changes: Partial<ReadPage>): string[] =>
      resume(pageOf(['payroll'], changes), []).map((finding) => finding.kind);
    assert.deepEqual(kinds({}), []);
    assert.deepEqual(kinds({ lines: [{ ...line!, x: 560 }] }), ['outside']);
    assert.deepEqual(kinds({ lines: [{ ...line!, y: 900 }] }), ['outside']);
    assert.deepEqual(kinds({ lines: [{ ...line!, fontSize: 0.1 }] }), ['small']);
    assert.deepEqual(kinds({ hidden: ['text in rendering mode 3'] }), ['hidden']);
    assert.deepEqual(kinds({ looseFonts: ['Helvetica'] }), ['font']);
    assert.deepEqual(kinds({ tagged: false }), ['untagged']);
  });

  test('is one of two at most in a resume, and the only one of a letter', () => {
    const three = Array.from({ length: 3 }, () => pageOf([])[0]!);
    assert.deepEqual(
      resume(three, []).map((finding) => finding.kind),
      ['pages'],
    );
    assert.deepEqual(
      letter(three.slice(1), []).map((finding) => finding.kind),
      ['pages'],
    );
  });
});

test('under a name of ours stands what a statement names, but not under one of the profile', () => {
  const depot = employer({
    name: 'Depot',
    position: 'Planner',
    start: '2012-01',
    end: '2013-12',
    highlights: ['Planned 2,400 items in SAP, never in Oracle'],
  });
  const { work, skills, ...rest } = accountant();
  const finance = { id: 'g', name: 'Finance', level: null, keywords: [{ id: 'k', text: 'Audits' }], extra: {} };
  const changed: Profile = { ...rest, work: [...work, depot], skills: [...skills, finance] };
  const verify = verifierFor(sourcesOf({ profile: changed }));
  const count = (line: string): number => verify(pageOf(['Ruth Calloway', 'Skills', line]), []).length;
  assert.equal(count('Core skills: SAP, Payroll'), 0);
  assert.equal(count('Finance: SAP, Audits'), 1);
  assert.equal(count('Core skills: Oracle, Payroll'), 1);
  assert.equal(count('Core skills: Kubernetes, Payroll'), 1);
});

test('a skill stands under the group that the profile puts it in, and a language with its own level', () => {
  const of = accountant();
  const keywords = [{ id: 'k', text: 'Python' }];
  const changed: Profile = {
    ...of,
    skills: [...of.skills, { id: 'g', name: 'Beginner', level: null, keywords, extra: {} }],
    languages: [{ id: 'l', language: 'Spanish', fluency: 'basic', extra: {} }],
  };
  const check = verifierFor(sourcesOf({ profile: changed }));
  assert.deepEqual(check(pageOf(['Skills', 'Beginner: Python', 'Spanish (basic)']), []), []);
  for (const line of ['Beginner: QuickBooks', 'Expert: Python', 'Python (expert)', 'Spanish (fluent)'])
    assert.notDeepEqual(check(pageOf(['Skills', line]), []), [], line);
});

test('numbers beside Chinese letters are found, and changed ones are not', () => {
  const work = [
    employer({
      name: '北京科技有限公司',
      position: '高级工程师',
      start: '2020-01',
      end: '2022-03',
      highlights: ['负责开发数据平台，团队12人，降低成本30%'],
    }),
  ];
  const of: Profile = { ...profile({ work }), locale: 'zh' };
  const check = verifierFor(sourcesOf({ profile: of, lang: 'zh', labels: ['工作经历'] }));
  const header = ['工作经历', '北京科技有限公司 · Denver, CO', '高级工程师 · 2020 年 1 月 – 2022 年 3 月'];
  assert.deepEqual(check(pageOf([...header, '• 负责开发数据平台，团队 12 人，降低成', '本 30%']), []), []);
  assert.notDeepEqual(check(pageOf([...header, '• 负责开发数据平台，团队 120 人']), []), []);
  assert.notDeepEqual(check(pageOf([...header, '• 负责管理数据平台']), []), []);
});

test('a letter says of its writer only what he is, and of his work only that it lasts while it lasts', () => {
  const fabrications = [
    'I am the best in my field.',
    'I also bring knowledge of Accounting Manager.',
    'I have experience at Summit Outfitters.',
    'I have worked at Pine and Sons since Jun 2014.',
    'In my current role as Staff Accountant at Pine and Sons, I processed payroll for 120 employees through ADP.',
  ];
  for (const sentence of fabrications)
    assert.notDeepEqual(inLetter('Dear Hiring Manager,', sentence, 'Sincerely,', 'Ruth Calloway'), [], sentence);
  const honest = [
    'As Senior Accountant at Harbor Freight Lines, I coordinate the annual audit.',
    'I was Staff Accountant at Pine and Sons from 2014 to 2019.',
  ];
  assert.deepEqual(inLetter('Dear Hiring Manager,', ...honest, 'Sincerely,', 'Ruth Calloway'), []);
});

test('a degree that is still studied for is never held', () => {
  const [study] = accountant().education;
  const studies = { current: { end: null, current: true }, ahead: { end: '2027-06', current: false } };
  const letter = (changes: object, sentence: string): unknown[] => {
    const of = { ...accountant(), education: [{ ...study!, ...changes }] };
    const check = verifierFor(sourcesOf({ letter: LETTER, profile: of }));
    return check(pageOf(['Dear Hiring Manager,', sentence, 'Sincerely,', 'Ruth Calloway']), []);
  };
  for (const changes of Object.values(studies)) {
    for (const claim of ['I hold a Bachelor of Science in Accounting.', 'I graduated from Front Range University.'])
      assert.notDeepEqual(letter(changes, claim), [], claim);
    assert.deepEqual(letter(changes, 'I am working towards a Bachelor of Science in Accounting.'), []);
  }
  assert.deepEqual(letter({}, 'I hold a Bachelor of Science in Accounting.'), []);
});

describe('a line in the person’s own words', () => {
  const fact = accountant().work[0]!.roles[0]!.highlights[1];
  const check = (text: string, lines: string[]): Finding[] => {
    const own = { newer: null, lines: [{ factId: fact!.id, text }], paragraphs: [] };
    return verifierFor(sourcesOf({ own }))(pageOf(lines), []);
  };
  const honest = 'Balanced thirty-two bank accounts each month';

  test('passes under its own entry, and nowhere else', () => {
    assert.match(fact!.text, /32 bank accounts/);
    assert.deepEqual(check(honest, [...HARBOR, `• ${honest}`]), []);
    assert.notDeepEqual(check(honest, [...PINE, `• ${honest}`]), []);
  });

  test('is checked as it was read, whoever let it through', () => {
    const invented = 'Balanced 320 bank accounts each month';
    assert.notDeepEqual(check(invented, [...HARBOR, `• ${invented}`]), []);
    assert.notDeepEqual(check(honest, [...HARBOR, '• Balanced thirty-two bank accounts each week']), []);
  });
});

test('an item of a letter may open with words of the posting, and its fact belongs to the place that is named', () => {
  const items = (...texts: string[]): Finding[] =>
    inLetter('Dear Jane Smith,', ...texts.map((text) => `• ${text}`), 'Sincerely,', 'Ruth Calloway');
  const harbor = 'At Harbor Freight Lines: Trained 3 junior accountants in accounts payable.';
  assert.deepEqual(items(`Kubernetes and a CPA. ${harbor}`), []);
  assert.deepEqual(items(harbor, 'Coordinate the annual audit with outside auditors.'), []);
  assert.notDeepEqual(items(`Kubernetes and Docker. ${harbor}`), []);
  assert.notDeepEqual(items('At Pine and Sons: Trained 3 junior accountants in accounts payable.'), []);
  assert.notDeepEqual(items(harbor, 'Prepared sales tax returns for 7 states.'), []);
});

test('nothing was done “there” before a place of the profile is named', () => {
  const told = (...sentences: string[]): Finding[] =>
    inLetter('Dear Jane Smith,', sentences.join(' '), 'Sincerely,', 'Ruth Calloway').filter(
      ({ kind }) => kind === 'place',
    );
  const deed = 'There I trained 3 junior accountants in accounts payable.';
  assert.equal(told(deed).length, 1);
  assert.deepEqual(told('I work at Harbor Freight Lines.', deed), []);
});

test('a sentence of a fact ends where the next one begins with a number', () => {
  const deed = 'Launched the card with 3 banks: issuing, claim checks. 212 shops took it.';
  const job = employer({ name: 'Acme', position: 'Lead', start: '2019-03', end: null, highlights: [deed] });
  const check = verifierFor(sourcesOf({ profile: profile({ work: [job] }), letter: LETTER }));
  const said = 'At Acme I launched the card with 3 banks: issuing, claim checks.';
  assert.deepEqual(check(pageOf(['Dear Jane Smith,', said, 'Sincerely,']), []), []);
});
