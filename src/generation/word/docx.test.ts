import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import type { LetterPage, PageFrame, ResumePage } from '../typesetting/page.ts';
import { docxOf } from './docx.ts';

const frame: PageFrame = {
  template: 'elegant',
  accent: '#7a2038',
  lang: 'de',
  rightToLeft: false,
  paper: 'a4',
  title: 'Jörg Süß – Lebenslauf',
  keywords: ['Prüfstände', 'R&D'],
  name: { text: 'Jörg Süß', ids: [] },
  contact: [
    { text: 'München', ids: [] },
    { text: 'joerg@example.de', ids: [], url: 'mailto:joerg@example.de?subject="A&B"' },
  ],
  marks: { comma: ', ', colon: ': ' },
};

const resume: ResumePage = {
  ...frame,
  sections: [
    {
      kind: 'entries',
      name: 'experience',
      heading: 'Berufserfahrung',
      entries: [
        {
          id: 'e',
          heading: { text: 'Huber & Söhne <GmbH>', ids: [] },
          place: 'Ulm',
          roles: [
            {
              id: 'r',
              title: { text: 'Prüfer', ids: [] },
              dates: '05/2018 – heute',
              bullets: [{ text: 'Half of a pair: \ud800', ids: [] }],
            },
          ],
        },
      ],
    },
    {
      kind: 'groups',
      name: 'skills',
      heading: 'Kenntnisse',
      groups: [{ label: 'Prüfung', items: [{ text: 'CATIA', ids: [] }] }],
    },
  ],
};

const letter: LetterPage = {
  ...frame,
  keywords: [],
  contact: [],
  date: '9. März 2026',
  recipient: [
    { text: 'Frau Hölderlin', ids: [] },
    { text: 'Neckar AG', ids: [] },
  ],
  subject: 'Bewerbung als Prüfer',
  greeting: 'Sehr geehrte Frau Hölderlin,',
  paragraphs: [
    { text: 'Ihre Anzeige fragt nach:', ids: [], list: 'introduction' },
    { text: 'Prüfständen. Ich habe sechs gebaut.', ids: [], list: 'item', lead: 'Prüfständen.' },
  ],
  closing: 'Mit freundlichen Grüßen',
};

/** The parts of the file, each of which must be well-formed XML. */
function partsOf(docx: Uint8Array): Record<string, string> {
  const files = Object.entries(unzipSync(docx)).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  for (const [name, xml] of files) {
    const parser = new SaxesParser({ xmlns: true, fileName: name });
    parser.on('error', (error) => assert.fail(error));
    parser.write(xml).close();
  }
  return Object.fromEntries(files);
}

/** Each paragraph as its style and its text; `→` is a tab, `/` a new line. */
function paragraphsOf(docx: Uint8Array): string[] {
  const xml = partsOf(docx)['word/document.xml']!;
  return xml
    .split('</w:p>')
    .slice(0, -1)
    .map((paragraph) => {
      const style = /<w:pStyle w:val="(\w+)"/.exec(paragraph)![1];
      const text = paragraph
        .replaceAll('<w:tab/>', '→')
        .replaceAll('<w:br/>', '/')
        .replace(/<[^>]+>/g, '');
      return `${style}: ${text.replace(/^\n/, '')}`;
    });
}

test('a resume has the styles, lists and tab stops of a file that was written in Word', () => {
  assert.deepEqual(paragraphsOf(docxOf(resume, 0.5)), [
    'Title: Jörg Süß',
    'Contact: München · joerg@example.de',
    'Heading1: Berufserfahrung',
    'Heading2: Huber &amp; Söhne &lt;GmbH&gt; · Ulm',
    'Role: Prüfer→05/2018 – heute',
    'ListBullet: Half of a pair: ',
    'Heading1: Kenntnisse',
    'BodyText: Prüfung: CATIA',
  ]);
});

test('a letter has the parts of a letter', () => {
  assert.deepEqual(paragraphsOf(docxOf(letter, 1)), [
    'Title: Jörg Süß',
    'Date: 9. März 2026',
    'InsideAddress: Frau Hölderlin/Neckar AG',
    'Subject: Bewerbung als Prüfer',
    'Salutation: Sehr geehrte Frau Hölderlin,',
    'BodyText: Ihre Anzeige fragt nach:',
    'ListBullet: Prüfständen. Ich habe sechs gebaut.',
    'Closing: Mit freundlichen Grüßen',
    'Signature: Jörg Süß',
  ]);
});

test('the file says its title, author and language, on the paper and in the colour of the page', () => {
  const parts = partsOf(docxOf(resume, 0.5));
  assert.match(parts['docProps/core.xml']!, /<dc:title>Jörg Süß – Lebenslauf<\/dc:title>/);
  assert.match(parts['docProps/core.xml']!, /<dc:creator>Jörg Süß</);
  assert.match(parts['word/styles.xml']!, /<w:lang w:val="de-DE"\/>/);
  assert.match(parts['word/styles.xml']!, /<w:color w:val="7A2038"\/>/);
  assert.match(parts['word/document.xml']!, /<w:pgSz w:w="11906" w:h="16838"\/>/);
  assert.match(
    parts['word/_rels/document.xml.rels']!,
    /Target="mailto:joerg@example\.de\?subject=&quot;A&amp;B&quot;"/,
  );
  for (const part of Object.keys(parts).filter((name) => name.startsWith('word/') && !name.includes('_rels'))) {
    assert.ok(parts['[Content_Types].xml']!.includes(`PartName="/${part}"`), `${part} has a type`);
  }
});

test('the same page gives the same bytes, and every style that is used is there', () => {
  for (const page of [resume, letter]) {
    const docx = docxOf(page, 0.5);
    assert.deepEqual(docxOf(page, 0.5), docx);
    const parts = partsOf(docx);
    for (const [, style] of parts['word/document.xml']!.matchAll(/<w:[pr]Style w:val="(\w+)"/g)) {
      assert.ok(parts['word/styles.xml']!.includes(`w:styleId="${style}"`), `${style} is a style`);
    }
  }
});

test('on a page in Arabic paragraphs run from right to left, and numbers do not; nothing is slanted', () => {
  const page = { ...resume, lang: 'ar', rightToLeft: true, name: { text: 'ليلى', ids: [] } };
  const parts = partsOf(docxOf(page, 0.5));
  assert.match(parts['word/styles.xml']!, /w:styleId="Normal">.*?<w:bidi\/>/);
  assert.doesNotMatch(parts['word/styles.xml']!, /<w:i\/>/);
  assert.match(parts['word/document.xml']!, /<w:rPr><w:rtl\/><\/w:rPr><w:t xml:space="preserve">ليلى</);
  const dates = /<w:bdo w:val="ltr"><w:r>(?:(?!<\/w:r>).)*05\/2018 – heute<\/w:t><\/w:r><\/w:bdo>/;
  assert.match(parts['word/document.xml']!, dates);
});

test('what stands beside an employer or a title is neither bold nor slanted', () => {
  const runs = partsOf(docxOf(resume, 0.5))['word/document.xml']!.match(/<w:r>(?:(?!<\/w:r>).)*"Detail".*?<\/w:r>/g)!;
  assert.equal(runs.length, 2);
  for (const run of runs) assert.match(run, /<w:b w:val="0"\/><w:bCs w:val="0"\/><w:i w:val="0"\/><w:iCs w:val="0"\/>/);
});
