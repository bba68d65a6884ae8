import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { shownText } from './shown-text.ts';
import { docxFile } from './testing/docx-file.ts';

test('a Word file is its lines, with paragraphs apart and bullets marked', () => {
  const paragraph = (text: string, look = '') => `<w:p><w:pPr>${look}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const body = [paragraph('Ann Author'), paragraph('Nurse', '<w:spacing w:before="480"/>'), paragraph('• Did it')].join(
    '',
  );
  assert.equal(shownText('docx', docxFile({ body })), 'Ann Author\n\nNurse\n• Did it');
});

test('a LinkedIn export is those of its files that are read', () => {
  const zip = zipSync({ 'Profile.csv': strToU8('First Name,Last Name\nAnn,Author'), 'Photo.jpg': strToU8('x') });
  assert.equal(shownText('zip', zip), 'Profile.csv\n\nFirst Name,Last Name\nAnn,Author');
});

test('text is shown as it is, but for encodings that browsers are not told of', () => {
  assert.equal(shownText('text', strToU8('Zoë')), null);
  assert.equal(shownText('pdf', strToU8('%PDF-')), null);
  assert.equal(shownText('text', new Uint8Array([0x5a, 0x6f, 0xeb])), 'Zoë');
  assert.equal(shownText('text', new Uint8Array([0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0])), 'Zoë');
});

test('a long text is cut', () => {
  assert.equal(shownText('text', new Uint8Array(300_000).fill(0xeb))!.length, 200_000);
});
