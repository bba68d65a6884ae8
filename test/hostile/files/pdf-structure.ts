/** PDFs whose bones are bad: encryption, cuts, loops, lies about counts, and files that are something else as well. */
import { docxFile, paragraph } from '../../../src/importing/testing/docx-file.ts';
import { seededRandom } from '../../chaos/random.ts';
import { either, type HostileFile, joined, read, refused } from './hostile-file.ts';
import { crossReferences, onePage, onePageObjects, type PdfObject, packed, pdfFile, shownLines } from './pdf-writer.ts';
import { RESUME_LINES } from './resume-lines.ts';

const content = shownLines(RESUME_LINES);
const goodPdf = () => onePage({ content });

const PASSWORD = /protected by a password/;
const DAMAGED = /damaged or incomplete/;
const TOO_MANY_PAGES = /pages, and we read at most 30/;

const hex = (byte: string) => `<${byte.repeat(32)}>`;
const standardSecurity = `/Filter /Standard /V 1 /R 2 /O ${hex('a1')} /U ${hex('b2')} /P -4`;
const encrypted = (security: string): Uint8Array =>
  onePage({ content, more: [`<< ${security} >>`] }, { trailer: `/Encrypt 6 0 R /ID [${hex('00')} ${hex('00')}]` });

const encryption: HostileFile[] = [
  refused('PDF with a password', () => encrypted(standardSecurity), PASSWORD),
  refused('PDF encrypted by an unknown program', () => encrypted('/Filter /Unknown.Lock /V 9')),
  refused('PDF encrypted with a key of a million bits', () => encrypted(`${standardSecurity} /Length 1000000`)),
  refused('PDF whose encryption refers to itself', () => encrypted('/Filter 6 0 R /V 6 0 R /O 6 0 R /U 6 0 R')),
];

/** Readers repair what they can: a cut after the page's content loses nothing that a person would miss. */
const truncations: HostileFile[] = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98].map((share) =>
  either(`PDF cut at ${share * 100} %`, () => goodPdf().slice(0, Math.floor(goodPdf().length * share))),
);

const loops: HostileFile[] = [
  either('PDF whose table of places names itself as the one before', () =>
    pdfFile(onePageObjects({ content }), {
      end: (offsets, tableAt) => crossReferences(offsets, tableAt, `/Prev ${tableAt}`),
    }),
  ),
  either('PDF whose table of places has a stream part that is the table itself', () =>
    pdfFile(onePageObjects({ content }), {
      end: (offsets, tableAt) => crossReferences(offsets, tableAt, `/XRefStm ${tableAt}`),
    }),
  ),
  refused('PDF whose page tree holds itself', () =>
    onePage({ content, pages: '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>' }),
  ),
  either('PDF whose page is its own parent', () => onePage({ content, page: '/Parent 3 0 R' })),
  either('PDF whose content has a length that is the content itself', () =>
    onePage({ content: { entries: '/Length 4 0 R', content } }),
  ),
  refused('PDF whose catalog is a chain that ends in itself', () => pdfFile(['2 0 R', '3 0 R', '1 0 R'])),
  either('PDF whose outline, names and labels are loops', () =>
    onePage({
      content,
      catalog: '/Outlines 6 0 R /Names << /Dests 6 0 R /JavaScript 6 0 R >> /PageLabels 6 0 R /StructTreeRoot 6 0 R',
      more: ['<< /First 6 0 R /Next 6 0 R /Kids [6 0 R 6 0 R] /K [6 0 R 6 0 R] /ParentTree 6 0 R /Limits [(a) (z)] >>'],
    }),
  ),
];

function deepPageTree(levels: number): Uint8Array {
  const objects: PdfObject[] = ['<< /Type /Catalog /Pages 2 0 R >>'];
  for (let level = 0; level < levels; level++) objects.push(`<< /Type /Pages /Kids [${level + 3} 0 R] /Count 1 >>`);
  objects.push('<< /Type /Page /MediaBox [0 0 612 792] >>');
  return pdfFile(objects);
}

const pageTrees: HostileFile[] = [
  refused(
    'PDF with 100,000 pages',
    () => onePage({ content, pages: `<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>` }),
    TOO_MANY_PAGES,
  ),
  either('PDF with 100,000 pages that says it has one', () =>
    onePage({ content, pages: `<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 1 >>` }),
  ),
  either('PDF with one page that says it has two milliards', () =>
    onePage({ content, pages: '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>' }),
  ),
  either('PDF that says it has minus one pages', () =>
    onePage({ content, pages: '<< /Type /Pages /Kids [3 0 R] /Count -1 >>' }),
  ),
  either('PDF whose page tree is 20,000 levels deep', () => deepPageTree(20_000)),
  refused(
    'PDF without pages',
    () => onePage({ content, pages: '<< /Type /Pages /Kids [] /Count 0 >>' }),
    /The PDF has no pages/,
  ),
];

const nesting: HostileFile[] = [
  either('PDF with arrays nested 100,000 deep in an object', () =>
    onePage({ content, page: `/Rotate ${'['.repeat(100_000)}${']'.repeat(100_000)}` }),
  ),
  either('PDF with dictionaries nested 100,000 deep in an object', () =>
    onePage({ content, page: `/PieceInfo ${'<< /A '.repeat(100_000)}0${' >>'.repeat(100_000)}` }),
  ),
  either('PDF with arrays nested 100,000 deep in a page', () =>
    onePage({ content: `${content}${'['.repeat(100_000)}` }),
  ),
  either('PDF with 5,000 open graphics states', () => onePage({ content: `${'q '.repeat(5000)}${content}` })),
];

/** An object stream and the cross-reference stream that leads to it; what it holds is never what it says. */
function objectStream(count: number, held: Uint8Array): Uint8Array {
  const stream = { entries: `/Type /ObjStm /N ${count} /First 10 /Filter /FlateDecode`, content: held };
  const row = (kind: number, place: number, index: number) => [
    kind,
    place >> 16,
    (place >> 8) & 255,
    place & 255,
    index,
  ];
  return pdfFile([stream], {
    end: ([streamAt], tableAt) => {
      const rows = [row(0, 0, 255), row(1, streamAt!, 0), row(2, 1, 0), row(2, 1, 1), row(1, tableAt, 0)].flat();
      const entries = `/Type /XRef /Size 5 /Root 2 0 R /W [1 3 1] /Length ${rows.length}`;
      const table = `4 0 obj\n<< ${entries} >>\nstream\n${Buffer.from(rows).toString('latin1')}\nendstream\nendobj\n`;
      return `${table}startxref\n${tableAt}\n%%EOF\n`;
    },
  });
}

const manyObjects = (count: number): string =>
  Array.from({ length: count }, (_, index) => `${index} ${index}`).join(' ');

const objectStreams: HostileFile[] = [
  refused('PDF whose object stream says it holds ten million objects', () =>
    objectStream(10_000_000, (packed('2 0 3 9') as { content: Uint8Array }).content),
  ),
  refused('PDF whose object stream holds 500,000 objects', () =>
    objectStream(500_000, (packed(manyObjects(500_000)) as { content: Uint8Array }).content),
  ),
];

const randomBytes = (size: number, seed: number): Uint8Array => {
  const random = seededRandom(seed);
  return Uint8Array.from({ length: size }, () => random.between(0, 255));
};

const wordFile = () => docxFile({ body: paragraph('Jane Smith') });

const disguises: HostileFile[] = [
  refused('PDF header and a million random bytes', () => joined('%PDF-1.7\n', randomBytes(1_000_000, 1)), DAMAGED),
  refused('PDF header alone', () => joined('%PDF-'), DAMAGED),
  either('PDF behind a mebibyte of random bytes', () => joined(randomBytes(2 ** 20, 2), goodPdf())),
  either('PDF behind a mebibyte of text', () => joined('x\n'.repeat(2 ** 19), goodPdf())),
  read('PDF that is also a Word file', () => joined(goodPdf(), wordFile())),
  either('Word file that is also a PDF', () => docxFile({ body: '', files: { 'a.pdf': goodPdf() } })),
  either('PDF with a million objects', () => onePage({ content, more: Array<string>(250_000).fill('0') })),
  either('PDF with endless comments', () => joined('%PDF-1.7\n', '%'.repeat(5_000_000), goodPdf())),
  either('PDF of ten thousand endings', () => joined(goodPdf(), 'startxref\n9\n%%EOF\n'.repeat(10_000))),
  either('PDF of objects that never end', () => joined('%PDF-1.7\n', '1 0 obj <<'.repeat(1500))),
  either('PDF with an endless string', () => joined('%PDF-1.7\n1 0 obj (', '('.repeat(3_000_000))),
];

export const pdfStructureFiles: readonly HostileFile[] = [
  ...encryption,
  ...truncations,
  ...loops,
  ...pageTrees,
  ...nesting,
  ...objectStreams,
  ...disguises,
];
