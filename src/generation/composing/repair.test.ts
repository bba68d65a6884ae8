import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBack } from '../../importing/pdf/read-back.ts';
import { documentContextOf } from '../document-context.ts';
import type { GenerationInput } from '../input.ts';
import { matchProfile } from '../matching/match.ts';
import { compose, finish, GenerationFailed } from '../producing.ts';
import { stopwatch } from '../stopwatch.ts';
import { ACCOUNTANT_POSTING, accountant } from '../testing/profiles.ts';
import { openEngine } from '../typesetting/engine.ts';
import type { LetterPage, ResumePage, Section } from '../typesetting/page.ts';
import { type Composed, type Page, setAgain } from './composed.ts';

function inputOf(kind: GenerationInput['kind']): GenerationInput {
  return {
    kind,
    profile: accountant(),
    request: { title: 'T', jobDescription: ACCOUNTANT_POSTING, companyUrl: null, letter: null },
    companyPage: null,
    now: '2026-03-04T10:00:00Z',
  };
}

/** Composes a page, lets `spoil` change it, and finishes it. */
async function finishSpoilt<P extends Page>(kind: GenerationInput['kind'], spoil: (page: P) => P) {
  const context = documentContextOf(inputOf(kind));
  await openEngine(context.families);
  const composed = compose(
    kind,
    context,
    matchProfile(context.profile, context.posting, context.now),
    stopwatch(),
    () => {},
  );
  const spoilt: Composed = setAgain(composed, spoil(composed.page as P), context.families)!;
  const finished = await finish(spoilt, context, readBack, stopwatch());
  return { ...finished, text: finished.pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n') };
}

/** The resume with its first job changed. */
function withFirstJob(
  page: ResumePage,
  change: (role: { title: string; dates: string; bullet: string }) => { title: string; dates: string; bullet: string },
): ResumePage {
  const sections = page.sections.map((section): Section => {
    if (section.kind !== 'entries' || section.name !== 'experience') return section;
    const [first, ...others] = section.entries;
    const role = first!.roles[0]!;
    const [bullet, ...bullets] = role.bullets;
    const changed = change({ title: role.title!.text, dates: role.dates!, bullet: bullet!.text });
    const spoilt = {
      ...role,
      title: { ...role.title!, text: changed.title },
      dates: changed.dates,
      bullets: [{ ...bullet!, text: changed.bullet }, ...bullets],
    };
    return { ...section, entries: [{ ...first!, roles: [spoilt] }, ...others] };
  });
  return { ...page, sections };
}

test('a bullet that says more returns to the words of its fact', async () => {
  const { text, findings } = await finishSpoilt<ResumePage>('resume', (page) =>
    withFirstJob(page, (role) => ({ ...role, bullet: `Single-handedly ${role.bullet}` })),
  );
  assert.doesNotMatch(text, /single-handedly/i);
  assert.deepEqual(
    findings.map((finding) => finding.action),
    ['replaced'],
  );
});

test('a title and dates that were changed return to those of the profile', async () => {
  const { text } = await finishSpoilt<ResumePage>('resume', (page) =>
    withFirstJob(page, (role) => ({ ...role, title: 'Chief Accountant', dates: 'Mar 2009 – Present' })),
  );
  assert.match(text, /Senior Accountant · Mar 2019 – Present/);
  assert.doesNotMatch(text, /Chief|2009/);
});

test('a sentence of a letter without a source goes, and the rest of its paragraph stays', async () => {
  const { text, findings } = await finishSpoilt<LetterPage>('cover_letter', (page) => {
    const last = page.paragraphs.at(-1)!;
    const spoilt = { ...last, text: `${last.text} I won the Nobel Prize.` };
    return { ...page, paragraphs: page.paragraphs.with(-1, spoilt) };
  });
  assert.doesNotMatch(text, /Nobel/);
  assert.deepEqual(
    findings.map(({ line, action }) => ({ line, action })),
    [{ line: 'I won the Nobel Prize.', action: 'dropped' }],
  );
});

test('a paragraph that tells a fact falls back to the words that stand without it', async () => {
  const { text, findings } = await finishSpoilt<LetterPage>('cover_letter', (page) => {
    const [first, ...others] = page.paragraphs;
    const spoilt = { ...first!, text: `${first!.plain} I won the Nobel Prize. It was 9 kg.`, plain: first!.plain! };
    return { ...page, paragraphs: [spoilt, ...others] };
  });
  assert.doesNotMatch(text, /Nobel|9 kg/);
  assert.equal(findings[0]?.action, 'replaced');
});

test('a name that is not the person’s fails, with a reason for the operator', async () => {
  const spoilt = finishSpoilt<ResumePage>('resume', (page) => ({
    ...page,
    name: { ...page.name, text: 'Rita Calloway' },
  }));
  await assert.rejects(spoilt, (error) => error instanceof GenerationFailed && /Rita/.test(error.message));
});
