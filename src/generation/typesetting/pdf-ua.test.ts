import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { TEMPLATES } from '../../base/documents/template.ts';
import { readBack } from '../../importing/pdf/read-back.ts';
import { generate } from '../generate.ts';
import { ACCOUNTANT_POSTING, accountant, profile } from '../testing/profiles.ts';
import { readPdf, writePdf } from './pdf-file.ts';
import { shownGlyphs } from './pdf-glyphs.ts';
import { declarePdfUa, problemsOfPdf } from './pdf-ua.ts';

const HEADINGS = [1, 2, 3, 3, 2, 2];

describe('a finished document', () => {
  for (const template of TEMPLATES) {
    for (const kind of ['resume', 'cover_letter'] as const) {
      test(`${template} ${kind}: declares PDF/UA-1, and every object is where the file says`, async () => {
        const request = { title: 'R', jobDescription: ACCOUNTANT_POSTING, companyUrl: null, letter: null };
        const now = '2026-03-04T10:00:00Z';
        const input = { kind, profile: accountant(), request, companyPage: null, template, now };
        const { pdf } = await generate(input, { readBack });
        const file = readPdf(pdf);
        assert.match(
          file.text(file.catalog),
          /\/Type \/Catalog\n.*\/Lang \(en\)\n.*\/Marked true\n.*\/DisplayDocTitle true\n/s,
        );
        const metadata = file.stream(file.referredTo(file.catalog, 'Metadata')).toString('utf8');
        assert.match(
          metadata,
          /xmlns:pdfuaid="http:\/\/www\.aiim\.org\/pdfua\/ns\/id\/".*<pdfuaid:part>1<\/pdfuaid:part>/,
        );
        assert.match(metadata, /<\?xpacket end="r"\?>$/, 'the length is that of the metadata with the declaration');
        file.addresses.slice(1).forEach((at, index) => {
          assert.ok(file.characters.startsWith(`${index + 1} 0 obj\n`, at), `object ${index + 1} is not at ${at}`);
        });
        assert.deepEqual(problemsOfPdf(pdf, HEADINGS), []);
      });
    }
  }
});

describe('a file is refused', () => {
  let whole: Uint8Array;
  before(async () => {
    const request = { title: 'R', jobDescription: 'Any', companyUrl: null, letter: null };
    const input = {
      kind: 'resume',
      profile: accountant(),
      request,
      companyPage: null,
      now: '2026-03-04T10:00:00Z',
    } as const;
    whole = (await generate(input, { readBack })).pdf;
  });

  /** The file with a piece of one of its objects exchanged. */
  function changed(object: 'catalog' | 'info', from: string, to: string): Uint8Array {
    const file = readPdf(whole);
    return writePdf(file, [{ at: file.find(from, file[object]) - from.length, remove: from, insert: to }]);
  }

  test('without a language', () => {
    assert.deepEqual(problemsOfPdf(changed('catalog', '/Lang (en)', ''), HEADINGS), ['it has no language']);
  });

  test('without a title', () => {
    assert.deepEqual(problemsOfPdf(changed('info', '/Title ', '/Subject '), HEADINGS), ['it has no title']);
  });

  test('without tags', () => {
    assert.deepEqual(problemsOfPdf(changed('catalog', '/Marked true', '/Marked false'), HEADINGS), [
      'it is not tagged',
    ]);
  });

  test('with a heading that skips a level', () => {
    assert.deepEqual(problemsOfPdf(whole, [1, 3]), ['its headings skip a level (1, 3)']);
    assert.deepEqual(problemsOfPdf(whole, [2]), ['its headings skip a level (2)']);
  });

  test('with a character that no font has, wherever it stands in a line', () => {
    const file = readPdf(whole);
    const contents = file.referredTo(file.pages()[0]!, 'Contents');
    for (const [shown, isMissing] of [
      ['(\\000\\001\\000\\000)', true],
      ['(\\000\\000) Tj (\\000\\002)', true],
      ['(\\000\\001\\000\\b\\001\\000)', false],
      ['(\\000\\(\\001\\\\)', false],
    ] as const) {
      const stream = deflateSync(Buffer.from(`BT [${shown}] TJ ET`)).toString('latin1');
      const old = file.stream(contents).toString('latin1');
      const edited = writePdf(file, [
        { at: file.find('/Length ', contents), remove: String(old.length), insert: String(stream.length) },
        { at: file.find('stream\n', contents), remove: old, insert: stream },
      ]);
      const expected = isMissing ? ['a character has no glyph in any font'] : [];
      assert.deepEqual(problemsOfPdf(edited, HEADINGS), expected, shown);
    }
  });
});

test('every glyph stands for characters, also those of which several make one', async () => {
  const basics = { name: 'สมชาย ใจดี', summary: { id: 's', text: 'หัวหน้าพ่อครัว มหาวิทยาลัยเชียงใหม่' } };
  const someone = profile({}, basics);
  const request = { title: 'R', jobDescription: 'Any', companyUrl: null, letter: null };
  const now = '2026-03-04T10:00:00Z';
  const { pdf } = await generate({ kind: 'resume', profile: someone, request, companyPage: null, now }, { readBack });
  const file = readPdf(pdf);
  const nameless = shownGlyphs(file).filter(({ toUnicode, glyph }) => {
    const entry = `<${glyph.toString(16).toUpperCase().padStart(4, '0')}> <`;
    return !file.stream(toUnicode).toString('latin1').includes(`\n${entry}`);
  });
  assert.deepEqual([...nameless], []);
});

test('a file of another make is refused rather than spoilt', () => {
  const other = Buffer.from('%PDF-1.7\nxref\n0 1\n0000000000 65535 f\r\ntrailer\n<< /Size 1 >>\nstartxref\n9\n%%EOF');
  assert.throws(() => declarePdfUa(other), /The PDF has no \/Root where it should be/);
});
