import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withAdditions } from '../../base/documents/additions.ts';
import { NO_FIELDS } from '../../base/documents/document-request.ts';
import type { RevisionChange } from '../../base/documents/revision.ts';
import { type Profile, profileSchema } from '../../base/profile.ts';
import { readBack } from '../../importing/pdf/read-back.ts';
import { generate } from '../generate.ts';
import { sentencesIn } from '../verifying/quoting/sentences.ts';

const profile = profileSchema.parse({
  schema: 1,
  basics: { name: 'Ann Example', email: 'ann@example.com' },
  work: [
    {
      id: 'w',
      name: 'Acme',
      roles: [
        {
          id: 'r',
          position: 'Payments Engineer',
          start: '2019-04',
          current: true,
          highlights: [
            { id: 'h0', text: 'Built the payment system in Go and PostgreSQL for 40 shops' },
            { id: 'h1', text: 'Helped the security team prepare the yearly audit' },
            { id: 'h2', text: 'Cut the time of a refund from 3 days to 4 hours with a queue in PostgreSQL' },
            { id: 'h3', text: 'Wrote 14 services in Go that take payments of shops' },
          ],
        },
      ],
    },
  ],
});

const POSTING = `Payments Engineer at Harbor Pay
We look for an engineer who knows Go, PostgreSQL and Kubernetes. You build payment systems for shops.`;

function make(revision: RevisionChange[], earlier: RevisionChange[] = [], newerProfile: Profile | null = null) {
  return generate(
    {
      kind: 'cover_letter',
      profile,
      request: { title: 'L', jobDescription: POSTING, companyUrl: null, letter: NO_FIELDS },
      companyPage: null,
      now: '2026-01-01T00:00:00Z',
      revision,
      earlier,
      newerProfile,
    },
    { readBack },
  );
}

const first = await make([]);
const paragraphs = first.evidence.paragraphs!.map((one) => one.text);
const deeds = paragraphs[0]!;

const HONEST =
  'For 40 shops I built the payment system in Go and PostgreSQL at Acme. I would be glad to do such work for you.';

test('a paragraph in the person’s own words stands in the letter and in its text', async () => {
  const { text, evidence } = await make([{ action: 'reword-passage', passage: deeds, text: HONEST }]);
  assert.deepEqual(
    evidence.changes?.map((change) => [change.outcome, change.reason]),
    [['applied', null]],
  );
  assert.ok(text!.includes(HONEST));
  assert.equal(text!.includes(deeds), false);
  assert.ok(evidence.lines.some((line) => line.wordedBy === 'person'));
  assert.deepEqual(evidence.findings, []);
  assert.deepEqual(evidence.paragraphs, first.evidence.paragraphs, 'changes are told from the first letter');
});

const INVENTED: [text: string, word: string][] = [
  ['At Acme I built the payment system with Kubernetes.', 'Kubernetes'],
  ['At Acme I built the payment system for 400 shops.', '400'],
  ['At Google I built the payment system for 40 shops.', 'Google'],
  ['At Acme I prepared the yearly audit.', 'helped'],
  ['I won the Magnet award at Acme and built the payment system.', 'Magnet award'],
  ['I built the payment system and doubled revenue.', 'doubled'],
  ['I hold a PhD and built the payment system.', 'PhD'],
];

for (const [text, word] of INVENTED) {
  test(`a paragraph is refused for “${word}”, and the letter stays as it was`, async () => {
    const made = await make([{ action: 'reword-passage', passage: deeds, text }]);
    const [change] = made.evidence.changes!;
    assert.equal(change?.outcome, 'refused');
    assert.ok(change?.reason?.includes(word), change?.reason ?? '');
    assert.equal(made.text, first.text);
  });
}

test('what only the posting says may be told of the job', async () => {
  const text = `You look for an engineer who knows Kubernetes. ${HONEST}`;
  const { evidence } = await make([{ action: 'reword-passage', passage: deeds, text }]);
  assert.deepEqual(
    evidence.changes?.map((change) => change.reason),
    [null],
  );
});

const offerOf = async (text: string) =>
  (await make([{ action: 'reword-passage', passage: deeds, text }])).evidence.changes![0]!.offer;

test('what a paragraph says beyond the profile is offered for the entry that it names', async () => {
  const text = `${HONEST} At Acme I also won the Magnet award.`;
  const sentence = 'At Acme I also won the Magnet award.';
  assert.deepEqual(await offerOf(text), {
    text,
    question: 'Add this sentence to Acme in your profile and print the paragraph?',
    additions: [{ to: 'r', text: sentence }],
  });
});

test('and for the summary, where it names none', async () => {
  const text = 'I won the Magnet award. I won the Turing award, too.';
  const offer = await offerOf(text);
  assert.equal(offer?.question, 'Add these sentences to the summary in your profile and print the paragraph?');
  assert.deepEqual(
    offer?.additions.map(({ to }) => to),
    ['basics', 'basics'],
  );
});

test('nothing is offered for which there is no room', async () => {
  const one = (at: number) => `I have won the Magnet award of the town of Springfield for the ${at}th year in a row.`;
  assert.equal(await offerOf(Array.from({ length: 23 }, (_, at) => one(at)).join(' ')), null);
});

test('what was added is printed', async () => {
  const text = `${HONEST} At Acme I also won the Magnet award.`;
  const changes: RevisionChange[] = [{ action: 'reword-passage', passage: deeds, text }];
  const { additions } = (await offerOf(text))!;
  const newerProfile = withAdditions(profile, additions, () => 'new');
  const made = await make(changes, [], newerProfile);
  assert.equal(made.evidence.changes![0]!.reason, null);
  assert.ok(made.text!.includes(text));
});

test('a paragraph or a single sentence can be left out', async () => {
  const [sentence] = sentencesIn(paragraphs[1]!);
  const without = await make([{ action: 'drop-passage', passage: sentence! }]);
  assert.equal(without.text!.includes(sentence!), false);
  const gone = await make([{ action: 'drop-passage', passage: deeds }]);
  assert.equal(gone.text!.includes(deeds), false);
  assert.deepEqual(
    [without, gone].map((made) => made.evidence.changes?.[0]?.outcome),
    ['applied', 'applied'],
  );
});

test('a letter keeps one paragraph', async () => {
  const { evidence, text } = await make(paragraphs.map((passage) => ({ action: 'drop-passage', passage })));
  assert.ok(text!.includes(paragraphs[0]!));
  assert.deepEqual(
    evidence.changes?.map((change) => change.outcome),
    ['refused', ...paragraphs.slice(1).map(() => 'applied')],
  );
});

test('what was never in the letter cannot be left out or reworded', async () => {
  const made = await make([
    { action: 'drop-passage', passage: 'I never wrote that.' },
    { action: 'drop-passage', passage: 'I' },
    { action: 'drop-passage', passage: '.' },
    { action: 'reword-passage', passage: 'I never wrote that either.', text: HONEST },
  ]);
  assert.deepEqual(
    made.evidence.changes?.map((change) => change.reason),
    Array(4).fill('This passage is not in the letter.'),
  );
  assert.equal(made.text, first.text);
});

test('paragraphs for which there is no room cost neither the letter nor what was printed before', async () => {
  const words = 'I would be glad to talk about my work with you.';
  const earlier: RevisionChange[] = [{ action: 'reword-passage', passage: paragraphs.at(-1)!, text: words }];
  const text = `${HONEST} I would be glad to talk about my work at Acme. `.repeat(11).trim();
  const made = await make(
    paragraphs.map((passage) => ({ action: 'reword-passage', passage, text })),
    earlier,
  );
  for (const { outcome, reason } of made.evidence.changes!) {
    assert.equal(outcome, 'refused');
    assert.match(reason!, /could not be set with this wording/);
  }
  assert.ok(made.text!.includes(deeds) && made.text!.includes(words), made.text!);
  assert.deepEqual(made.applied, earlier);
});

test('a refused paragraph leaves the last one that was printed', async () => {
  const earlier: RevisionChange[] = [{ action: 'reword-passage', passage: deeds, text: HONEST }];
  const { text, applied } = await make([{ action: 'reword-passage', passage: deeds, text: INVENTED[0]![0] }], earlier);
  assert.ok(text!.includes(HONEST));
  assert.deepEqual(applied, earlier);
});
