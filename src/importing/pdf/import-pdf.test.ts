import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ImportFailed } from '../failed.ts';
import { findOcrPackages } from '../ocr/packages.ts';
import { drawPage, type Picture } from '../ocr/picture.ts';
import { readScan } from '../ocr/read-scan.ts';
import { pdfOfPictures } from '../ocr/testing/scan-file.ts';
import type { StructureReport } from '../structure/read-structure.ts';
import { importPdf } from './import-pdf.ts';
import { withPdf } from './runs/pdf-js.ts';
import { pdfOf } from './testing/pdf-file.ts';

const ROOT = join(import.meta.dirname, '../../..');
const NOW = '2026-01-01T00:00:00Z';
const RENDER_TIMEOUT_MS = 60_000;

const notInstalled = (name: string): string => {
  throw new Error(`Cannot find ${name}`);
};
const withoutPackages = { findPackages: () => findOcrPackages(notInstalled) };

function reasonToSkip(): string | false {
  try {
    findOcrPackages();
    return false;
  } catch {
    return 'the optional packages are not installed: npm install --no-save tesseract.js-core@7.0.0 @tesseract.js-data/eng@1.0.0';
  }
}
const skip = reasonToSkip();

async function failure(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => assert.fail('the PDF was read'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ImportFailed, String(error));
  return error.message;
}

let sample: Promise<Picture> | undefined;

/** Our sample resume, printed once and photographed. */
function printedSample(): Promise<Picture> {
  sample ??= printSample();
  return sample;
}

async function printSample(): Promise<Picture> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-'));
  try {
    const out = join(folder, 'resume.pdf');
    const options = ['--profile', 'samples/profile.json', '--job', 'samples/job-description.txt', '--out', out];
    execFileSync(process.execPath, ['bin/letterpress.js', 'render', ...options], {
      cwd: ROOT,
      stdio: 'ignore',
      timeout: RENDER_TIMEOUT_MS,
    });
    return await withPdf(readFileSync(out), async (document) => drawPage(document, await document.getPage(1)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const upperPart = (picture: Picture, rows: number): Picture => ({
  ...picture,
  height: rows,
  grey: picture.grey.slice(0, rows * picture.width),
});

const blank = (): Picture => ({ width: 400, height: 400, scale: 1, grey: new Uint8Array(160_000).fill(255) });

test('a scan is refused with the names of the packages that would read it', async () => {
  const message = await failure(importPdf(pdfOfPictures([blank()]), NOW, withoutPackages));
  assert.equal(
    message,
    'The PDF has no text in it; it is probably a scan. This installation cannot read scans yet: whoever runs it can add that with "npm install tesseract.js-core@7.0.0 @tesseract.js-data/eng@1.0.0 @napi-rs/canvas". Or export the file again from the program it was written in.',
  );
});

test('only what is missing is asked for', async () => {
  const allButLanguage = (name: string): string => (name.startsWith('@tesseract') ? notInstalled(name) : `/${name}`);
  const findPackages = () => findOcrPackages(allButLanguage);
  const message = await failure(importPdf(pdfOfPictures([blank()]), NOW, { findPackages }));
  assert.match(message, /"npm install @tesseract\.js-data\/eng@1\.0\.0"/);
});

test('a PDF with a little text is imported without the packages', async () => {
  const { profile } = await importPdf(pdfOf([[{ text: 'Jane Smith', x: 50, y: 50, size: 20 }]]), NOW, withoutPackages);
  assert.equal(profile.basics.name, 'Jane Smith');
});

test('a scan of our own resume comes back, every field marked as read by OCR', { skip }, async () => {
  const scan = pdfOfPictures([await printedSample()]);
  const { profile, report } = await importPdf(scan, NOW, { elapsed: () => 0 });
  assert.deepEqual([profile.basics.name, profile.basics.email], ['Maya Okafor', 'maya.okafor@example.com']);
  assert.deepEqual(
    profile.work.map(({ name, roles }) => [name, roles[0]!.position, roles[0]!.start]),
    [
      ['Brightwater Payments', 'Senior Platform Engineer', '2022-03'],
      ['Longhaul Freight Systems', 'Software Engineer', '2016-01'],
      ['Cedar County Health Department', 'Junior Developer', '2014-07'],
    ],
  );
  assert.deepEqual(
    profile.education.map(({ institution }) => institution),
    ['Brazos Valley State University'],
  );
  const { fields, doubtful } = report as StructureReport;
  assert.ok(fields.length > 10);
  for (const { field, confidence } of fields) {
    assert.ok(confidence <= 0.5, field);
    assert.ok(
      doubtful.some(({ place, message }) => place === field && message.startsWith('Read by OCR')),
      field,
    );
  }
});

test('of many pages those that fit are read, and the others are reported', { skip }, async () => {
  const name = upperPart(await printedSample(), 190);
  const packages = findOcrPackages();
  const six = await readScan(pdfOfPictures(Array(6).fill(name)), packages, () => 0);
  assert.equal(six.pages, 5);
  assert.match(six.leftOver.at(-1)!, /^Page 6 was not read: of a scan we read 5 pages\./);

  let looks = 0;
  const tenSecondsAPage = () => (looks++ === 0 ? 0 : 10_000);
  const slow = await readScan(pdfOfPictures(Array(3).fill(name)), packages, tenSecondsAPage);
  assert.deepEqual(
    slow.lines.map(({ text }) => text),
    ['Maya Okafor'],
  );
  assert.match(slow.leftOver.at(-1)!, /^Pages 2 to 3 were not read: there was not time enough\./);
});

test('a page that takes too long is given up while it is being read', { skip }, async () => {
  let looks = 0;
  const lateOnceReading = () => (looks++ === 0 ? 0 : 17_000);
  const scan = pdfOfPictures([upperPart(await printedSample(), 300)]);
  assert.match(await failure(readScan(scan, findOcrPackages(), lateOnceReading)), /takes too long here/);
});

test('pictures without words fail with what to do', { skip }, async () => {
  const scan = pdfOfPictures([blank()]);
  assert.match(await failure(importPdf(scan, NOW)), /no words could be recognised in its pictures\. Scan it again/);
});
