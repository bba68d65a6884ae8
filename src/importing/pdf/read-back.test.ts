import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBack } from './read-back.ts';

/** A page of 300 × 200 points with one text stream, written by hand. */
function pdfOf(stream: string): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
  return Buffer.from(body + table, 'latin1');
}

test('lines come back with their words, place and size', async () => {
  const pages = await readBack(
    pdfOf('BT /F 12 Tf 50 150 Td (Hello) Tj 60 0 Td (world) Tj ET BT /F 10 Tf 50 130 Td (Second line) Tj ET'),
  );
  assert.equal(pages.length, 1);
  const [page] = pages;
  assert.equal(page?.width, 300);
  assert.equal(page?.height, 200);
  assert.deepEqual(
    page?.lines.map((line) => [line.text, line.x, line.y, line.fontSize]),
    [
      ['Hello world', 50, 50, 12],
      ['Second line', 50, 70, 10],
    ],
  );
});

test("reading leaves the caller's bytes alone", async () => {
  const pdf = pdfOf('BT /F 12 Tf 50 150 Td (Hello) Tj ET');
  const before = Buffer.from(pdf);
  await readBack(pdf);
  assert.ok(before.equals(Buffer.from(pdf)));
});

test('a page without text has no lines', async () => {
  assert.deepEqual((await readBack(pdfOf('')))[0]?.lines, []);
});

test('text that nobody sees is told of, and why', async () => {
  const hidden = async (stream: string): Promise<string[]> => (await readBack(pdfOf(stream)))[0]!.hidden;
  assert.deepEqual(await hidden('BT /F 12 Tf 50 150 Td (Hello) Tj ET'), []);
  assert.deepEqual(await hidden('BT 3 Tr /F 12 Tf 50 150 Td (Hello) Tj ET'), ['text in rendering mode 3']);
  assert.deepEqual(await hidden('1 1 1 rg BT /F 12 Tf 50 150 Td (Hello) Tj ET'), ['text in the color #ffffff']);
  assert.deepEqual(await hidden('q 1 g Q BT /F 12 Tf 50 150 Td (Hello) Tj ET'), []);
});

test('a font that the file does not carry, and a page without structure, are told of', async () => {
  const [page] = await readBack(pdfOf('BT /F 12 Tf 50 150 Td (Hello) Tj ET'));
  assert.deepEqual(page?.looseFonts, ['Helvetica']);
  assert.equal(page?.tagged, false);
});
