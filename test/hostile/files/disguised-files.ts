/** Files that are not what an importer reads, or that are two things at once. */
import { deflateSync, gzipSync } from 'node:zlib';
import { docxFile, paragraph, zipFile } from '../../../src/importing/testing/docx-file.ts';
import { bytesOf, either, type HostileFile, joined, read, refused } from './hostile-file.ts';
import { onePage, shownLines } from './pdf-writer.ts';
import { RESUME_LINES, RESUME_TEXT } from './resume-lines.ts';

const goodPdf = () => onePage({ content: shownLines(RESUME_LINES) });
const goodWord = () => docxFile({ body: RESUME_LINES.map((line) => paragraph(line)).join('') });
const WHAT_CAN_BE = /What can be imported/;

const single: HostileFile[] = [0x00, 0x0a, 0x20, 0x25, 0x41, 0x50, 0x7b, 0x5b, 0x3c, 0xff].map((byte) =>
  refused(`File of the single byte ${byte}`, () => Uint8Array.of(byte)),
);

const startingWith = (name: string, bytes: readonly number[], says?: RegExp): HostileFile =>
  refused(name, () => joined(Uint8Array.from(bytes), new Uint8Array(4000).fill(0x11)), says);

const others: HostileFile[] = [
  startingWith('Program for Windows', [0x4d, 0x5a, 0x90, 0x00, 0x03], WHAT_CAN_BE),
  startingWith('Program for Linux', [0x7f, 0x45, 0x4c, 0x46, 0x02], WHAT_CAN_BE),
  startingWith('RAR archive', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x01, 0x00], WHAT_CAN_BE),
  startingWith('7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], WHAT_CAN_BE),
  startingWith('Old Word document', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], /old Word document/),
  startingWith('PNG picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], /is a picture/),
  refused('Text packed by gzip, 1,000 to one', () => gzipSync(Buffer.alloc(9_000_000, 'Jane Smith ')), WHAT_CAN_BE),
  refused('Bytes packed by deflate', () => deflateSync(Buffer.from(RESUME_TEXT)), WHAT_CAN_BE),
  refused('RTF with 100,000 open groups', () => bytesOf(`{\\rtf1 ${'{\\b '.repeat(100_000)}`), /is an RTF document/),
  refused('OpenDocument text', () =>
    zipFile({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }),
  ),
  refused(
    'Spreadsheet',
    () => zipFile({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }),
    /spreadsheet or slides/,
  ),
  refused('Pages document', () => zipFile({ 'Index/Document.iwa': 'x', 'preview.jpg': 'x' }), /Apple Pages/),
  refused('Java archive', () => zipFile({ 'META-INF/MANIFEST.MF': 'Main-Class: Evil', 'Evil.class': 'x' })),
  refused('Picture of vectors with a script', () =>
    bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>while(true){}</script><text>Jane Smith</text></svg>'),
  ),
  refused('Stylesheet that calls out', () =>
    bytesOf(
      '<?xml-stylesheet href="http://127.0.0.1:9/x.xsl"?><html xmlns="x"><xi:include href="/etc/passwd"/></html>',
    ),
  ),
];

const both: HostileFile[] = [
  either('Web page that is also a PDF', () => joined('<!DOCTYPE html><html><script>alert(1)</script>\n', goodPdf())),
  either('Web page in UTF-16', () =>
    joined(Uint8Array.of(0xff, 0xfe), Buffer.from(`<!DOCTYPE html><html>${RESUME_TEXT}</html>`, 'utf16le')),
  ),
  either('JSON that is also a PDF', () => joined('{"basics":{"name":"Jane Smith"},"x":"', goodPdf(), '"}')),
  either('Picture that is also a PDF', () => joined(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), goodPdf())),
  read('PDF that is also an archive with a bomb', () => joined(goodPdf(), zipFile({ bomb: new Uint8Array(2 ** 24) }))),
  either('Archive behind a program', () => joined('MZ', new Uint8Array(500), goodWord())),
  either('Word file that is also a LinkedIn export', () =>
    docxFile({
      body: paragraph('Jane Smith'),
      files: { 'Profile.csv': 'First Name,Last Name,Headline\nEve,Evil,x\n', 'Profile.csv/': '' },
    }),
  ),
];

export const disguisedFiles: readonly HostileFile[] = [...single, ...others, ...both];
