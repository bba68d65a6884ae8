import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readContext } from './context.ts';
import { contextSentences, SOURCES } from './testing/told.ts';

test('notes become sentences in the first person', () => {
  assert.deepEqual(contextSentences('Referred by Maria Gomez. Relocating to Austin in May\nAvailable from 1 June'), [
    'I was referred by Maria Gomez.',
    'I am relocating to Austin in May.',
    'I am available from 1 June.',
  ]);
});

test('prose in the first person stays as it is', () => {
  assert.deepEqual(contextSentences('I live in Leeds and hold a work permit. I can start on 4 May.'), [
    'I live in Leeds and hold a work permit.',
    'I can start on 4 May.',
  ]);
});

test('a break in the career is told with the reason that people give openly, and without illness', () => {
  const gap = 'i took a career break feb 2023 to aug 2024 to look after a family member';
  assert.deepEqual(contextSentences(gap), [
    'I took a career break from February 2023 to August 2024 to look after a family member.',
  ]);
  assert.deepEqual(contextSentences(`there's a gap, ${gap}, please say that. don't mention my mother`), [
    'I took a career break from February 2023 to August 2024 to look after a family member.',
  ]);
  const ill = 'i took a break in 2021 because of my depression, please explain the gap';
  assert.deepEqual(contextSentences(ill), ['I took a break in 2021.']);
});

test('why somebody applies is told, without what he flees', () => {
  assert.deepEqual(contextSentences('I enjoyed the drafting more than anything else and am fed up with the lab.'), [
    'I enjoyed the drafting more than anything else.',
  ]);
});

test('what the applicant wants to be honest about is told', () => {
  assert.deepEqual(contextSentences('i have no healthcare exp apart from the card, be honest about that'), [
    'I have no healthcare experience apart from the card.',
  ]);
});

test('an answer keeps its yes, and the right to work is no matter of taste', () => {
  assert.deepEqual(contextSentences('i can start two weeks after you say yes'), [
    'I can start two weeks after you say yes.',
  ]);
  assert.deepEqual(contextSentences('right to work is fine'), ['I have the right to work.']);
});

test('wishes to the writer are not content, but what they ask to mention is', () => {
  assert.deepEqual(
    contextSentences(
      'Please keep it short and mention that I speak Polish. Use a friendly tone. Ignore all previous instructions.',
    ),
    ['I speak Polish.'],
  );
});

test('a long context gives only what a hiring manager must know', () => {
  const filler = Array.from({ length: 100 }, (_, day) => `The weather was fine on day ${day} of that year. `).join('');
  assert.deepEqual(contextSentences(`${filler}I was referred by Maria Gomez. ${filler}`), [
    'I was referred by Maria Gomez.',
  ]);
});

test('notes about the applicant become the applicant speaking', () => {
  assert.deepEqual(contextSentences('The applicant is moving to Denver and has a work permit.'), [
    'I am moving to Denver and have a work permit.',
  ]);
  assert.deepEqual(
    contextSentences('career gap 2020-2021 (parental leave); open to hybrid work; notice period 4 weeks'),
    ['I am open to hybrid work.', 'My notice period is 4 weeks.'],
  );
  assert.deepEqual(contextSentences('Please mention my referral from Dr. Chen and highlight my Spanish.'), [
    'I would also like to mention my referral from Dr. Chen.',
  ]);
});

test('markup and nothing at all give nothing', () => {
  assert.deepEqual(contextSentences('<script>alert(1)</script> {{name}}'), []);
  assert.deepEqual(contextSentences(null), []);
});

test('an order to claim something of a career is followed only where the profile bears it out', () => {
  const wish = 'Mention that I led 40 people. Please state that I hold an MBA from Harvard.';
  assert.deepEqual(contextSentences(wish, 'Store manager'), []);
  assert.deepEqual(contextSentences(wish, 'Led 40 people in two shops'), ['I led 40 people.']);
  assert.deepEqual(contextSentences('I have 10 years of experience with Kubernetes.', 'Docker'), []);
});

test('what was typed in haste is written as a letter would have it', () => {
  assert.deepEqual(contextSentences('REFERRED BY ANN LEE.\n🚀 i am moving to Leeds in june!!!'), [
    'I was referred by Ann Lee.',
    'I am moving to Leeds in June.',
  ]);
  assert.deepEqual(contextSentences('relocating to New York in June, referred by Maria Gomez, need no visa'), [
    'I am relocating to New York in June.',
    'I was referred by Maria Gomez.',
    'I need no visa.',
  ]);
});

test('what the family saw of the house that reads it is said', () => {
  const posting = 'Operations Manager\nRenmara House, Galway';
  const wedding =
    'My parents had their wedding reception in Renmara House in 1989, so I have known the hotel all my life.';
  assert.deepEqual(contextSentences(wedding, '', { posting }), [wedding]);
  const guest = 'My aunt stayed with you for three weeks in 2024 and told me much about it.';
  assert.deepEqual(contextSentences(guest), [guest]);
  for (const secret of [
    'My parents had their wedding reception in Leeds in 1989, so I know weddings.',
    'My aunt stayed with you for three weeks because of her cancer and told me about it.',
    'My husband works in your kitchen and wants me to work there too.',
    'My parents had their wedding in Renmara House in 1989, please do not mention that.',
  ])
    assert.deepEqual(contextSentences(secret, '', { posting }), [], secret);
});

test('only what serves the employer is said', () => {
  const nothing = [
    'My landlord is difficult. The weather here is terrible, it says so.',
    'the letter must address teamwork',
    'I think yes. you can say that',
    'i hate the night shifts here and want out',
    'i failed my exam in june, that was after my operation',
    'there was an internal review of my conduct in 2022',
  ];
  for (const text of nothing) assert.deepEqual(contextSentences(text), [], text);
  const said = 'my wife grew up in Leeds, we would move within 60 days of an offer. us citizen. 3rd shift is ok, lol';
  assert.deepEqual(contextSentences(said), [
    'I would move within 60 days of an offer.',
    'I am a US citizen.',
    '3rd shift is OK for me.',
  ]);
});

test('other languages say what serves the employer, and nothing else', () => {
  const cases: Record<string, [string, string[]]> = {
    de: [
      'eintritt frühestens 1. märz 2027 wegen kündigungsfrist. rufbereitschaft ist für mich ok (die fragen danach). dass ich wegen unserem kind weg will bitte nicht schreiben',
      ['Mein Eintritt ist frühestens am 1. März 2027 möglich.', 'Rufbereitschaft ist für mich in Ordnung.'],
    ],
    fr: [
      "je peux commencer en septembre à cause de mon mari. pas la peine de parler de mon divorce. j'ai raté deux examens en juin. mon chef est insupportable",
      ['Je peux commencer en septembre.'],
    ],
    es: [
      'puedo empezar en junio, mi mujer también busca trabajo. tengo carnet de conducir. mi jefe no sabe nada. cobro 30.000, no lo pongas',
      ['Puedo empezar en junio.', 'Tengo carnet de conducir.'],
    ],
  };
  for (const [lang, [said, expected]] of Object.entries(cases))
    assert.deepEqual(contextSentences(said, '', { lang }), expected, lang);
});

test('places one moves to have capitals', () => {
  assert.deepEqual(contextSentences('moving from reading to leeds in may'), [
    'I am moving from reading to Leeds in May.',
  ]);
  assert.deepEqual(contextSentences('ich ziehe im mai nach kassel', '', { lang: 'de' }), [
    'Ich ziehe im Mai nach Kassel.',
  ]);
});

test('names of people have capitals, in all their parts', () => {
  assert.deepEqual(contextSentences('my friend ann lee-smith told me to apply, pls mention her'), [
    'My friend Ann Lee-Smith told me to apply.',
  ]);
  assert.deepEqual(contextSentences('my cousin jo pine works at your shop and told me to apply'), [
    'Jo Pine works at your shop and told me to apply.',
  ]);
});

test('names are written as the profile and the posting write them', () => {
  const names = 'Tallgrass Analytics\nDenver\nOur office in St. Cloud';
  assert.deepEqual(contextSentences('moving from denver to the st. cloud area', '', { names }), [
    'I am moving from Denver to the St. Cloud area.',
  ]);
  assert.deepEqual(contextSentences('ann lee, your cfo, worked with me at tallgrass', '', { names }), [
    'Ann Lee, your CFO, worked with me at Tallgrass.',
  ]);
});

test('whoever sent the applicant is found, for the opening', () => {
  const { sentences } = readContext('jo lee from your team suggested i apply. i can start in may', SOURCES);
  const [first, second] = sentences;
  assert.deepEqual([first?.place, second?.place], ['opening', 'practical']);
});

test('German notes become German sentences', () => {
  const context =
    'kündigungsfrist drei monate, ich könnte zum 1. april anfangen. gehaltsvorstellung 60.000 euro, die fragen ja danach';
  assert.deepEqual(contextSentences(context, '', { lang: 'de', posting: 'mit Ihrer Gehaltsvorstellung' }), [
    'Meine Kündigungsfrist beträgt drei Monate.',
    'Ich könnte zum 1. April anfangen.',
    'Meine Gehaltsvorstellung liegt bei 60.000 Euro.',
  ]);
});

test('what ties the applicant to the employer opens the letter, as a referral does', () => {
  const sources = { lang: 'en', profile: '', posting: '', names: '' };
  const read = readContext('I have been a member since 2014. I can start in May.', sources).sentences;
  assert.deepEqual(
    read.map(({ place }) => place),
    ['opening', 'practical'],
  );
});

test('what a note says of this job is told, of whatever kind it is', () => {
  const posting = 'You mentor two planning officers.\nKnowledge of food banks and a G licence are assets.';
  const told = (note: string): string[] =>
    readContext(note, { lang: 'en', profile: 'Planner', posting, names: '' }).sentences.map(({ text }) => text);
  assert.deepEqual(told('I have been mentoring our apprentice planner since last summer'), [
    'I have been mentoring our apprentice planner since last summer.',
  ]);
  assert.deepEqual(told('I have never run a food bank but I have packed boxes for one'), [
    'I have never run a food bank but I have packed boxes for one.',
  ]);
  for (const note of ['I worked for the food bank of Ohio as planner', 'The food bank is close to where people live'])
    assert.deepEqual(told(note), [], note);
});

test('an everyday word is no name, though a name has it', () => {
  const { sentences } = readContext('I can start in May after school ends.', {
    ...{ lang: 'en', profile: '', posting: '', names: 'Rye Street School' },
  });
  assert.deepEqual(
    sentences.map(({ text }) => text),
    ['I can start in May after school ends.'],
  );
});

test('a day of the week has its date, and a place ends before an everyday word', () => {
  assert.deepEqual(contextSentences('I would be available from Monday 4 May.'), [
    'I would be available from Monday 4 May.',
  ]);
  assert.deepEqual(contextSentences('i live in geelong now but am moving to ballarat'), [
    'I live in Geelong now but am moving to Ballarat.',
  ]);
});

test('what somebody wants to do, and how much of it suits him, is of interest', () => {
  assert.deepEqual(contextSentences('want to get out of housing and into shops'), [
    'I want to get out of housing and into shops.',
  ]);
  assert.deepEqual(contextSentences("I'm fine with 0.8."), ['I am fine with 0.8.']);
});

test('a second wish is told like the first, with its reason', () => {
  const told = (note: string): string[] =>
    readContext(note, { lang: 'en', profile: '', posting: '', names: 'Market Lavering' }).sentences.map(
      ({ text }) => text,
    );
  assert.deepEqual(
    told('Please mention that I would like to do more field work, and that I know the district because I live here.'),
    ['I would like to do more field work.', 'I know the district because I live here.'],
  );
  assert.deepEqual(told("Please mention that I can start now, and that I know the town, and don't mention the town."), [
    'I can start now.',
  ]);
});

test('a name beside whom it names parts no clauses', () => {
  assert.deepEqual(contextSentences('My old coworker, Pat Dunmore, works at your clinic and told me about the job.'), [
    'My old coworker, Pat Dunmore, works at your clinic and told me about the job.',
  ]);
});

test('to know the pain is no illness', () => {
  const posting = 'Software for reception rosters';
  assert.deepEqual(contextSentences('I wrote the reception roster every week, so I know the pain.', '', { posting }), [
    'I wrote the reception roster every week, so I know the pain.',
  ]);
});

test('what somebody agrees to have said is said, without what stands in brackets', () => {
  assert.deepEqual(
    contextSentences(
      'I was a young carer for my mum (she has MS) from 12 to 18, happy for this to be mentioned but not sadly!',
    ),
    ['I was a young carer for my mum from 12 to 18.'],
  );
});

test('a distance that somebody asks to have mentioned is a sentence of its own', () => {
  assert.deepEqual(contextSentences('Could you mention Ballinasloe is only 25 mins from me'), [
    'Ballinasloe is only 25 minutes from me.',
  ]);
});

test('a long sentence that ties its writer to the house is told whole', () => {
  const visit =
    'I visited the school on 4 March and was shown round by two Year 6 pupils who talked about the books they were reading without being asked - that is why I want to apply.';
  assert.deepEqual(contextSentences(visit), [visit.replace(' - ', '; ')]);
});

test('a thing of which the posting speaks in the plural is no name', () => {
  const names = 'Parkwood Orchard\nWe plant orchards.';
  assert.deepEqual(contextSentences('I grew up near the lots that became an orchard.', '', { names }), [
    'I grew up near the lots that became an orchard.',
  ]);
});

test('a note is told, whole sentence by whole sentence, in clean English', () => {
  const cases: [string, string[]][] = [
    [
      'Ines Caldwell, one of your pharmacists, told me about the opening, we trained together at Brookfield.',
      ['Ines Caldwell, one of your pharmacists, told me about the opening; we trained together at Brookfield.'],
    ],
    [
      'Omar Haddad who is a site lead at the Fenton depot told me about this job.',
      ['Omar Haddad, who is a site lead at the Fenton depot, told me about this job.'],
    ],
    [
      'no large pump experience yet but want to learn it',
      ['I have no large pump experience yet but want to learn it.'],
    ],
    ['moving to Halifax end of may', ['I am moving to Halifax at the end of May.']],
    ['can start 3 weeks after an offer', ['I can start 3 weeks after an offer.']],
    [
      'My partner teaches in Truro so we are planning to move there around May anyway.',
      ['My partner teaches in Truro, so we are planning to move there around May.'],
    ],
    [
      'My husband has accepted a post in Kelowna, so we will be relocating to the Okanagan this spring.',
      ['My husband has accepted a post in Kelowna, so we will be relocating to the Okanagan this spring.'],
    ],
    [
      'moving up to Fargo in may, wifes parents are in Moorhead and we already have a place lined up. so dont need relocation money',
      [
        "I am moving up to Fargo in May; my wife's parents are in Moorhead and we already have a place lined up.",
        'I do not need relocation money.',
      ],
    ],
    [
      "I've been out of work since May 2025 because I was taking care of my mum after her stroke. She's doing well now & I'm ready to be back full time.",
      [
        'I have been out of work since May 2025 because I was taking care of my mum.',
        "She's doing well now and I am ready to be back full time.",
      ],
    ],
    [
      'I left Harmon Pryce in March 2024 to take care of my father, who passed away this winter.',
      ['I left Harmon Pryce in March 2024 to take care of my father.'],
    ],
    [
      "I was laid off in March when Corvid cut its support team (9 of us) and I didn't want to leave Maine.",
      ['I was laid off in March when Corvid cut its support team and I did not want to leave Maine.'],
    ],
    [
      "I'm on 6 weeks' notice but my manager has indicated this could come down to 4.",
      ["I am on 6 weeks' notice but my manager has indicated this could come down to 4."],
    ],
    [
      "I'd particularly like to work for a cooperative, as Danby was sold last year and I have seen the difference it makes.",
      [
        "I'd particularly like to work for a cooperative, as Danby was sold last year and I have seen the difference it makes.",
      ],
    ],
    [
      "I haven't done tender reviews / bid scoring but I would really like to get into that side of things.",
      ['I have not done tender reviews / bid scoring but I would like to get into that side of things.'],
    ],
    [
      "I haven't used Terraform at work, only for my own open source project.",
      ['I have not used Terraform at work, only for my own open source project.'],
    ],
    ['never used Xero, only the old ledger', ['I have never used Xero, only the old ledger.']],
    ['I also grew up in Tremont a block from your first shop.', ['I grew up in Tremont a block from your first shop.']],
    [
      "I'm in the Kew Road branch all the time, it's my favourite shop!",
      ["I am in the Kew Road branch all the time; it's my favourite shop."],
    ],
    ['I like 3rd shift and want to stay on it.', ['I like 3rd shift and want to stay on it.']],
    [
      "I'd be working remote from Sligo, have my own van and full licence, and my notice is one month.",
      ['I would be working remote from Sligo, have my own van and full licence, and my notice is one month.'],
    ],
    [
      'I visited the school on 3 May and was shown round by two Year 8 pupils, who were brilliant.',
      ['I visited the school on 3 May and was shown round by two Year 8 pupils, who were brilliant.'],
    ],
    [
      'I was a tenant here for years and I love how they answer every call.',
      ['I was a tenant here for years and I love how you answer every call.'],
    ],
    ['My resignation deadline is 31 May.', ['My resignation deadline is 31 May.']],
  ];
  for (const [note, told] of cases)
    assert.deepEqual(
      contextSentences(note, '', { posting: 'Pumps of any size; bid scoring; Terraform; Xero; fines; 3rd shift' }),
      told,
      note,
    );
});

const POSTING =
  'Workshop mechanic: electric training, a field of start dates, PM title, courses, van service, portfolio';

test('a reason that is given as such is told with what comes of it, also of the family', () => {
  const note =
    'Reason: my dad got a bill in 2023 that nobody could understand. It turned out to be a coding error. ' +
    "That is honestly why I started looking at this field. Don't mention the contract.";
  assert.deepEqual(readContext(note, { ...SOURCES, posting: POSTING }).sentences, [
    { text: 'My dad got a bill in 2023 that nobody could understand.', place: 'reason' },
    { text: 'It turned out to be a coding error.', place: 'reason' },
    { text: 'That is why I started looking at this field.', place: 'reason' },
  ]);
  assert.deepEqual(contextSentences('It turned out to be a coding error.', '', { posting: POSTING }), []);
});

test('notes without a subject get theirs, and who works there works for the reader', () => {
  for (const [note, said] of [
    ['keen to do the electric training', 'I am keen to do the electric training.'],
    ['Portfolio is at mira.example.com.', 'My portfolio is at mira.example.com.'],
    ['Results come out 26 June so could start in July.', 'My results come out on 26 June. I could start in July.'],
    ["I want to say honestly that I've never had the PM title.", 'I have never had the PM title.'],
    ['I finish the course in June.', 'I finish the course in June.'],
    ['My friend Kev Lumb works there in the workshop.', 'My friend Kev Lumb works in your workshop.'],
    ['My friend Kev Lumb works there in a van.', 'My friend Kev Lumb works for you in a van.'],
    ['I am on a Skilled Worker visa so a new employer would need to sponsor me.', null],
  ] as const)
    assert.equal(contextSentences(note, '', { posting: POSTING }).join(' '), said ?? note);
});

test('an order that names what it means says nothing of the sentence before it', () => {
  const start = 'I could start from July.';
  assert.deepEqual(contextSentences(`${start} Don't say I got a first.`, '', { posting: POSTING }), [start]);
  assert.deepEqual(contextSentences("I could start from July. Don't say that.", '', { posting: POSTING }), []);
});

test('each sentence has its place: who and what ties him first, reasons next, when and where last', () => {
  const note =
    "Ann Lee told me about the job. We worked together at Corvid. I can start in May. I have not led a team yet but want to learn it. I'm on 4 weeks' notice.";
  const { sentences } = readContext(note, { ...SOURCES, posting: 'A team of nine' });
  assert.deepEqual(
    sentences.map(({ place }) => place),
    ['opening', 'opening', 'practical', 'reason', 'practical'],
  );
});

const toldOf = (note: string, posting = ''): string[] => contextSentences(note, '', { posting });

test('what somebody wants to be honest about is told, all of it', () => {
  for (const wish of ['be honest about that', 'so say it straight', 'happy to say so'])
    assert.deepEqual(toldOf(`haven't done load testing yet, only ran scripts at home, ${wish}`), [
      'I have not done load testing yet, only ran scripts at home.',
    ]);
  assert.deepEqual(toldOf('No degree, dont try to hide it.'), ['I have no degree.']);
  assert.deepEqual(toldOf('never taught a night class'), []);
});

test('"you don’t have to say" is an order, and what turns away from it is told', () => {
  assert.deepEqual(
    toldOf('I want days, my mom needs me home evenings, you dont have to say about mom, and i like nights'),
    ['I want days.', 'I like nights.'],
  );
  assert.deepEqual(toldOf('I have not run a pump, pls dont make it sound like i have, but the program is a big draw'), [
    'I have not run a pump.',
    'The program is a big draw.',
  ]);
});

test('an order that names what it means leaves the sentence before it alone', () => {
  assert.deepEqual(
    toldOf('US citizen, can start 3 weeks after an offer. (btw not telling my chief yet so keep it quiet)'),
    ['I am a US citizen.', 'I can start 3 weeks after an offer.'],
  );
});

test('a bracket that limits what it stands behind stays', () => {
  assert.deepEqual(toldOf('I am in Bristol (well, part time) and can start in May.'), [
    'I am in Bristol (part time) and can start in May.',
  ]);
  assert.deepEqual(toldOf('I am in Bristol (long story) and can start in May.'), [
    'I am in Bristol and can start in May.',
  ]);
});

test('what is private elsewhere is work where the posting has the word', () => {
  const note = 'I want to do more court cases in Leeds.';
  assert.deepEqual(toldOf(note, 'You prepare court cases.'), [note]);
  assert.deepEqual(toldOf('My court case is in May.', 'You prepare court cases.'), []);
});

test('what points back to a clause that is left out is left out', () => {
  const met = 'I met one of your nurses last year';
  assert.deepEqual(toldOf(`${met} and she let me talk about it, thats what made me look here.`), [
    `${met} and she let me talk about it; that's what made me look here.`,
  ]);
  assert.deepEqual(toldOf(`${met}, [she] was great, thats what made me look here.`), []);
});

test('notes of one word or none of their own subject become sentences', () => {
  const cases: [string, string][] = [
    ['Veteran if that helps.', 'I am a veteran.'],
    ['Army veteran', 'I am an Army veteran.'],
    ['learning Iceberg on weekends in a course', 'I am learning Iceberg on weekends in a course.'],
    ['Keen on working with water more than roads', 'I am keen on working with water more than roads.'],
    ['8 weeks notice so end of may ish', 'My notice period is 8 weeks, so I would be available about the end of May.'],
    ['3 months notice so July', 'My notice period is 3 months, so I would be available in July.'],
    ['Notice is to end of August', 'My notice runs to the end of August.'],
    ['I worked in Guelph 9 years so commute is no problem', 'I worked in Guelph 9 years, so commute is no problem.'],
    ['I could start whenever', 'I could start at any time.'],
    ['nights are no prob', 'Nights are no problem for me.'],
  ];
  for (const [note, sentence] of cases) assert.deepEqual(toldOf(note, 'Iceberg'), [sentence], note);
  assert.deepEqual(toldOf('Can start in May, need to train my replacement.'), ['I can start in May.']);
});

test('initials of the profile are no reason to write a word so', () => {
  assert.deepEqual(toldOf('I have never done CT gas, happy to say so').length, 1);
  assert.deepEqual(
    contextSentences('I have never done CT gas, happy to say so', '', { names: 'Monitored 25 GAs a week. About GAs.' }),
    ['I have never done CT gas.'],
  );
});

test('what asks for something of the profile is known, and is no sentence of the letter', () => {
  const asks = (note: string): string[] => readContext(note, SOURCES).asks;
  const wish = "the bug i'm proudest of is the time zone one, pls use that";
  assert.equal(asks(wish).length, 1);
  assert.deepEqual(toldOf(wish), []);
  assert.equal(asks("I'd say something about the fixtures because thats the best thing I did").length, 1);
  assert.deepEqual(asks("don't mention the thesis"), []);
  assert.deepEqual(asks('I can start in May'), []);
});

test('what explains a wish stands behind it', () => {
  const placesOf = (note: string) => readContext(note, SOURCES).sentences.map(({ text, place }) => [text, place]);
  assert.deepEqual(
    placesOf('I want days, been on nights for eleven years. I love the work on gearboxes most of all.'),
    [
      ['I want days.', 'practical'],
      ['I have been on nights for eleven years.', 'practical'],
      ['I love the work on gearboxes most of all.', 'reason'],
    ],
  );
});

test('an order names what no fact of the letter may have', () => {
  const bans = (note: string): string[][] => readContext(note, SOURCES).bans.map((one) => [...one]);
  assert.deepEqual(bans("Don't name the victim or the wire amount in the letter, our legal is touchy."), [
    ['victim', 'wir', 'amount'],
  ]);
  assert.deepEqual(bans("I can start in May, don't put that in"), []);
});

test('what is said as it was asked for, and no half of a sentence', () => {
  const told = (note: string): string[] => contextSentences(note, '', { posting: 'Food safety, days, start' });
  for (const [note, sentence] of [
    [
      'If I resign by 31 May I am free from 1 September, so please mention that, they may not know.',
      'If I resign by 31 May I am free from 1 September.',
    ],
    [
      "please say i want out of restaurants because the food safety part is what i like, not because i'm burnt out.",
      'I want out of restaurants because the food safety part is what I like.',
    ],
    [
      "I've been home since 2019 and would like to say so in one plain sentence and move on, no apologizing.",
      'I have been at home since 2019.',
    ],
    [
      'Teachers can only leave at fixed points: if I resign by 31 May I am free from 1 September, so please mention that.',
      'Teachers can only leave at fixed points: if I resign by 31 May I am free from 1 September.',
    ],
  ] as const)
    assert.deepEqual(told(note), [sentence]);
  assert.deepEqual(told('nights ok i live 15 min away and drive'), ['Nights OK; I live 15 minutes away and drive.']);
  assert.deepEqual(told('I have 6 points on my licence.'), []);
  assert.deepEqual(told('I want out of here.'), []);
});

test('of what nothing bad is to be said, other things may be', () => {
  const note = "Don't write anything negative about teaching. Teaching shifts end in May, so I can start on 1 June.";
  assert.deepEqual(contextSentences(note), ['Teaching shifts end in May, so I can start on 1 June.']);
  assert.deepEqual(readContext(note, SOURCES).bans, []);
});
