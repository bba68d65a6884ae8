import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReadLine } from '../../base/documents/read-back.ts';
import { TEMPLATES, type Template } from '../../base/documents/template.ts';
import type { Profile } from '../../base/profile.ts';
import { readBack } from '../../importing/pdf/read-back.ts';
import { type Generated, generate, preview } from '../generate.ts';
import { ACCOUNTANT_POSTING, accountant, employer, profile } from '../testing/profiles.ts';
import { openEngine, resetEngine } from './engine.ts';
import { BODY_FAMILIES } from './fonts.ts';
import { setPage } from './typeset.ts';

function resume(of: Profile, template: Template): Promise<Generated> {
  const request = { title: 'R', jobDescription: ACCOUNTANT_POSTING, companyUrl: null, letter: null };
  const input = {
    kind: 'resume',
    profile: of,
    request,
    companyPage: null,
    template,
    now: '2026-03-04T10:00:00Z',
  } as const;
  return generate(input, { readBack });
}

async function linesOf(pdf: Uint8Array): Promise<{ lines: ReadLine[]; width: number }> {
  const [page] = await readBack(pdf);
  return { lines: page!.lines, width: page!.width };
}

test('all templates set the same facts with the dates beside their title', async () => {
  const fonts: string[] = [];
  for (const template of TEMPLATES) {
    const { pdf, evidence } = await resume(accountant(), template);
    const texts = (await linesOf(pdf)).lines.map((line) => line.text);
    assert.ok(texts.includes('Senior Accountant · Mar 2019 – Present'), texts.join('\n'));
    assert.ok(texts.includes('Experience'), 'small capitals are read as letters');
    assert.match(Buffer.from(pdf).toString('latin1'), /<pdfuaid:part>1<\/pdfuaid:part>/);
    fonts.push(evidence.fonts[0]!);
  }
  assert.deepEqual(fonts, ['Source Serif 4', 'Source Sans 3', 'Source Serif 4', 'Source Sans 3']);
});

test('no bullet ends in a line of a single word', async () => {
  const highlights = Array.from(
    { length: 24 },
    (_, at) => `Prepared the yearly statements of ${'very '.repeat(at)}large companies in the county`,
  );
  const work = [employer({ name: 'Acme', position: 'Accountant', start: '2020-01', end: null, highlights })];
  for (const template of TEMPLATES) {
    const { lines } = await linesOf((await resume(profile({ work }), template)).pdf);
    const ours = new Set(['Acme', 'Experience', 'Summary']);
    const alone = lines.filter((line) => !line.text.includes(' ') && !ours.has(line.text));
    assert.deepEqual(
      alone.map((line) => line.text),
      [],
    );
  }
});

test('bullets are tagged as a list, each with its label and its body', async () => {
  const highlights = ['Closed the books every month', 'Prepared the yearly statements', 'Led two accountants'];
  const work = [employer({ name: 'Acme', position: 'Accountant', start: '2020-01', end: null, highlights })];
  for (const template of TEMPLATES) {
    const { pdf } = await resume(profile({ work }), template);
    const file = Buffer.from(pdf).toString('latin1');
    const tagged = (name: string): number => file.match(new RegExp(`/S */${name}\\b`, 'g'))?.length ?? 0;
    assert.deepEqual(['L', 'LI', 'Lbl', 'LBody'].map(tagged), [1, 3, 3, 3]);
  }
});

test('a page in Arabic runs from right to left', async () => {
  const highlights = ['إعداد القوائم المالية الشهرية', 'قيادة فريق من المحاسبين'];
  const work = [employer({ name: 'شركة الخليج', position: 'محاسبة', start: '2014-06', end: '2019-01', highlights })];
  const one: Profile = { ...profile({ work }, { name: 'ليلى المنصوري' }), locale: null };
  // The margin, and how far the text stands in from the headings; the classic name is centred.
  for (const [template, edge] of [
    ['modern', 60],
    ['elegant', 85],
    ['bold', 60],
  ] as const) {
    const { pdf } = await resume(one, template);
    const { lines, width } = await linesOf(pdf);
    for (const line of lines) {
      assert.ok(
        width - (line.x + line.width) < edge,
        `${line.text} ends ${width - line.x - line.width} from the right`,
      );
    }
    assert.ok(
      lines.some((line) => line.text.includes('06/2014 – 01/2019')),
      'a span of numbers reads from left to right',
    );
  }
});

test('every template is set in the accent that was chosen, and else in its own', async () => {
  const request = { title: 'R', jobDescription: ACCOUNTANT_POSTING, companyUrl: null, letter: null };
  const own = { classic: '#1d3557', modern: '#0b5d73', elegant: '#7a2038', bold: '#1f5a3f' };
  for (const template of TEMPLATES) {
    const input = {
      kind: 'resume',
      profile: accountant(),
      request,
      companyPage: null,
      template,
      now: '2026-03-04T10:00:00Z',
    } as const;
    assert.ok((await preview(input)).includes(own[template]), template);
    const chosen = await preview({ ...input, accent: 'ink' });
    assert.ok(chosen.includes('#2b2b2b') && !chosen.includes(own[template]), template);
  }
});

test('the bold template takes as little room as the classic one', async () => {
  const { page } = (await resume(accountant(), 'classic')).evidence;
  await openEngine(BODY_FAMILIES);
  const taken = (template: Template, family: string): number =>
    setPage('resume', { ...page, template }, [family], 0.35).fill;
  const [classic, bold] = [taken('classic', 'Source Serif 4'), taken('bold', 'Source Sans 3')];
  resetEngine();
  assert.ok(bold < classic + 0.02, `${bold} of a page, ${classic} in the classic one`);
});

test('an id that is no text hinders nothing', async () => {
  const someone = accountant();
  someone.work[0]!.roles[0]!.highlights[0]!.id = 'half of a pair: \ud800';
  const { pages } = await resume(someone, 'classic');
  assert.equal(pages, 1);
});
