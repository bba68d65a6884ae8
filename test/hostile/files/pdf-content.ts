/** PDFs whose pages are bad: content that bursts, filters in chains, drawings that call themselves, fonts, images, scripts, text. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { either, type HostileFile, read, refused } from './hostile-file.ts';
import { flateBomb, HELVETICA, onePage, type PdfObject, packed, pdfFile, shownLines } from './pdf-writer.ts';
import { RESUME_LINES } from './resume-lines.ts';

const content = shownLines(RESUME_LINES);

const flate = (stream: Uint8Array, times = 1): PdfObject => ({
  entries: `/Filter [${'/FlateDecode '.repeat(times)}]`,
  content: stream,
});

const hexOf = (text: string, times: number): string =>
  Array.from({ length: times }).reduce<string>((inner) => `${Buffer.from(inner, 'latin1').toString('hex')}>`, text);

/** Each byte pair says: this character 128 times. */
const runLengthBomb = (mebibytes: number): Buffer => Buffer.alloc((mebibytes * 2 ** 20) / 64, Buffer.from([129, 32]));

const predictor = (columns: number): PdfObject => ({
  entries: `/Filter /FlateDecode /DecodeParms << /Predictor 12 /Colors 4 /BitsPerComponent 16 /Columns ${columns} >>`,
  content: deflateSync(content),
});

const bombs: HostileFile[] = [
  refused('PDF whose page unpacks to 4 GiB of spaces', () => onePage({ content: flate(flateBomb(4096)) })),
  refused('PDF packed twice that unpacks to 8 GiB', () =>
    onePage({ content: flate(deflateSync(flateBomb(8192), { level: 1 }), 2) }),
  ),
  either('PDF whose page is made of run lengths of 20 MiB', () =>
    onePage({ content: { entries: '/Filter /RunLengthDecode', content: runLengthBomb(20) } }),
  ),
  either('PDF whose page is written in hexadecimal digits of themselves', () =>
    onePage({ content: { entries: `/Filter [${'/ASCIIHexDecode '.repeat(9)}]`, content: hexOf(content, 9) } }),
  ),
  either('PDF with 10,000 filters on a page', () =>
    onePage({ content: { entries: `/Filter [${'/ASCIIHexDecode /LZWDecode '.repeat(5000)}]`, content: '20>' } }),
  ),
  either('PDF whose LZW page is noise', () =>
    onePage({
      content: { entries: '/Filter /LZWDecode', content: Buffer.alloc(2_000_000, '\u0080\u000b\u0060P\u0022\f') },
    }),
  ),
  either('PDF with rows of a milliard columns', () => onePage({ content: predictor(1_000_000_000) })),
  either('PDF with rows of ten million columns', () => onePage({ content: predictor(10_000_000) })),
  refused('PDF whose page is 20,000 pieces that unpack to a mebibyte each', () =>
    onePage({ content, page: `/Contents [${'6 0 R '.repeat(20_000)}]`, more: [flate(flateBomb(1))] }),
  ),
];

/** Forms that draw the next one ten times each: ten to the power of their number. */
function multiplyingForms(levels: number): Uint8Array {
  const forms = Array.from({ length: levels }, (_, level): PdfObject => {
    const next = level + 7;
    const isLast = level === levels - 1;
    return {
      entries: `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 5 0 R >> ${isLast ? '' : `/XObject << /X ${next} 0 R >>`} >>`,
      content: isLast ? 'BT /F1 9 Tf (a) Tj ET' : '/X Do '.repeat(10),
    };
  });
  return onePage({
    content: '/X Do',
    page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>',
    more: forms,
  });
}

const selfDrawing = (): Uint8Array =>
  onePage({
    content: `${content} /X Do`,
    page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>',
    more: [
      {
        entries: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
        content: '/X Do /X Do',
      },
    ],
  });

const drawings: HostileFile[] = [
  refused('PDF with forms that draw ten milliard letters', () => multiplyingForms(10)),
  either('PDF with a form that draws itself', selfDrawing),
  either('PDF with a page of a milliard inches', () => onePage({ content, page: '/MediaBox [0 0 1e9 1e9]' })),
  either('PDF with a page of no size', () => onePage({ content, page: '/MediaBox [0 0 0 0]' })),
  either('PDF with a page of words for numbers', () => onePage({ content, page: '/MediaBox [/A (b) null 4 0 R]' })),
  either('PDF in units of a milliard', () => onePage({ content, page: '/UserUnit 1e30 /Rotate 90000001' })),
  either('PDF with 60,000 pieces of text on a line', () =>
    onePage({ content: `BT /F1 9 Tf ${'1 0 Td (a) Tj '.repeat(60_000)} ET` }),
  ),
  either('PDF with 4,000 pieces of text all over the page', () =>
    onePage({ content: packed(`BT /F1 9 Tf ${scattered(4000)} ET`) }),
  ),
  either('PDF with 30 pages of 2,000 pieces of text', () => manyPages(30, `BT /F1 9 Tf ${scattered(2000)} ET`)),
  refused(
    'PDF with 30 pages of 9,000 pieces of small text',
    () => manyPages(30, `BT /F1 4 Tf ${scattered(9000)} ET`),
    /more text on (?:it|them) than a resume|lines of text/,
  ),
  refused(
    'PDF with 25,000 pieces of text on a page',
    () => onePage({ content: packed(`BT /F1 9 Tf ${scattered(25_000)} ET`) }),
    /more text on it than a resume/,
  ),
  either('PDF with 20,000 letters on one line', () =>
    onePage({ content: `BT /F1 1 Tf ${'0.03 0 Td (a) Tj '.repeat(19_900)} ET` }),
  ),
  either('PDF with text of size zero, of a milliard points, and mirrored', () =>
    onePage({
      content: `${content} BT /F1 0 Tf (zero) Tj /F1 1e9 Tf (large) Tj -1 0 0 -1 1e30 -1e30 Tm (mirror) Tj 0 0 0 0 0 0 Tm (none) Tj ET`,
    }),
  ),
  either('PDF with a line of nine million letters', () =>
    onePage({ content: `BT /F1 9 Tf 72 700 Td (${'a'.repeat(9_000_000)}) Tj ET` }),
  ),
];

function scattered(count: number): string {
  return Array.from(
    { length: count },
    (_, at) => `1 0 0 1 ${(at * 7919) % 600} ${(at * 104_729) % 780} Tm (w${at % 97}) Tj`,
  ).join('\n');
}

function manyPages(count: number, drawn: string): Uint8Array {
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ');
  const page =
    '<< /Type /Page /Parent 2 0 R /Contents 3 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> >>';
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    packed(drawn),
    HELVETICA,
    ...Array<string>(count).fill(page),
  ]);
}

const trueTypeFont =
  '<< /Type /Font /Subtype /TrueType /BaseFont /AAAAAA+Broken /FirstChar 0 /LastChar 255 /FontDescriptor 6 0 R >>';
const compositeFont =
  '<< /Type /Font /Subtype /Type0 /BaseFont /Broken /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>';
const descriptor = (file: string): string =>
  `<< /Type /FontDescriptor /FontName /AAAAAA+Broken /Flags 4 ${file} 7 0 R >>`;
const wide = (entries: string): string => `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Broken ${entries} >>`;

/** A font file's directory that lists tables far outside of it. */
function brokenTables(): Buffer {
  const font = Buffer.alloc(12 + 16 * 200);
  font.writeUInt32BE(0x00010000, 0);
  font.writeUInt16BE(200, 4);
  const names = ['cmap', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'name', 'post', 'fpgm'];
  for (let index = 0; index < 200; index++) {
    const at = 12 + index * 16;
    font.write(names[index % names.length]!, at, 'latin1');
    font.writeUInt32BE(index, at + 8);
    font.writeUInt32BE(0xfffffff0, at + 12);
  }
  return font;
}

/** A good font, but for one table that says it has four gigabytes. */
function lyingTable(): Buffer {
  const path = '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf';
  const font = Buffer.from(readFileSync(createRequire(import.meta.url).resolve(path)));
  const record = font.indexOf('GPOS');
  font.write('cvt ', record, 'latin1');
  font.writeUInt32BE(0xfe000001, record + 12);
  return font;
}

const CHARACTER_MAP_BOMB = `1 begincodespacerange <00000000> <ffffffff> endcodespacerange
1 beginbfrange <00000000> <7fffffff> <0041> endbfrange
1 begincidrange <00000000> <7fffffff> 0 endcidrange`;

const fonts: HostileFile[] = [
  either('PDF with a font whose tables lie outside of it', () =>
    onePage({
      content,
      font: trueTypeFont,
      more: [descriptor('/FontFile2'), { entries: '', content: brokenTables() }],
    }),
  ),
  either('PDF with a font of which a table says that it has 4 GiB', () =>
    onePage({ content, font: trueTypeFont, more: [descriptor('/FontFile2'), { entries: '', content: lyingTable() }] }),
  ),
  either('PDF with a character map that is based on itself', () =>
    onePage({
      content,
      font: '<< /Type /Font /Subtype /Type0 /BaseFont /B /Encoding 7 0 R /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
      more: [wide(''), { entries: '/Type /CMap /CMapName /X /UseCMap 7 0 R', content: '/X usecmap' }],
    }),
  ),
  either('PDF with a font of noise', () =>
    onePage({
      content,
      font: trueTypeFont,
      more: [
        descriptor('/FontFile3'),
        { entries: '/Subtype /OpenType', content: Buffer.alloc(500_000, 'OTTO\u0001\u0002') },
      ],
    }),
  ),
  either('PDF with a font program that unpacks to 2 GiB', () =>
    onePage({ content, font: trueTypeFont, more: [descriptor('/FontFile2'), flate(flateBomb(2048))] }),
  ),
  either('PDF with a character map of two milliard characters', () =>
    onePage({ content, font: compositeFont, more: [wide(''), { entries: '', content: CHARACTER_MAP_BOMB }] }),
  ),
  either('PDF with widths for two milliard characters', () =>
    onePage({ content, font: compositeFont, more: [wide('/W [0 2000000000 500]'), { entries: '', content: '' }] }),
  ),
  either('PDF with 100,000 differences in an encoding', () =>
    onePage({
      content,
      font: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [0 ${'/a '.repeat(100_000)}] >> >>`,
    }),
  ),
  either('PDF with a font whose letters are drawn with itself', () =>
    onePage({
      content,
      font: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 0 /LastChar 255 /CharProcs << /J 6 0 R >> /Encoding << /Differences [74 /J] >> /Resources << /Font << /F1 5 0 R >> >> >>',
      more: [{ entries: '', content: 'BT /F1 9 Tf (JJJJ) Tj ET' }],
    }),
  ),
  either('PDF with fonts that descend from themselves', () =>
    onePage({
      content,
      font: '<< /Type /Font /Subtype /Type0 /BaseFont /Loop /Encoding 5 0 R /DescendantFonts [5 0 R] /ToUnicode 5 0 R >>',
    }),
  ),
];

const image = (entries: string, stream: Uint8Array | string = ''): Uint8Array =>
  onePage({
    content: `${content} /X Do`,
    page: '/Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >>',
    more: [{ entries: `/Type /XObject /Subtype /Image ${entries}`, content: stream }],
  });

const HUGE = '/Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceRGB';

const images: HostileFile[] = [
  either('PDF with a JBIG2 picture of 3.6 milliard dots', () =>
    image(`${HUGE} /Filter /JBIG2Decode`, Buffer.alloc(5000, '\u0000\u0001\u0002')),
  ),
  either('PDF with a JPEG 2000 picture of noise', () =>
    image(`${HUGE} /Filter /JPXDecode`, Buffer.alloc(5000, '\u00ffO\u00ffQ')),
  ),
  either('PDF with a fax of a milliard columns', () =>
    image(
      '/Width 1 /Height 1 /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 1000000000 /Rows 1000000000 >>',
      Buffer.alloc(5000),
    ),
  ),
  either('PDF with a picture that unpacks to 3 GiB', () => image(`${HUGE} /Filter /FlateDecode`, flateBomb(3072))),
  either('PDF with a small picture that unpacks to 1 GiB', () =>
    image('/Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /FlateDecode', flateBomb(1024)),
  ),
  either('PDF with a picture whose mask is the picture', () =>
    image(`${HUGE} /SMask 6 0 R /Mask 6 0 R /Alternates [<< /Image 6 0 R >>]`),
  ),
  either('PDF with a picture inside the page that never ends', () =>
    onePage({ content: `${content} BI /W 60000 /H 60000 /BPC 8 /CS /RGB ID ${'x'.repeat(1_000_000)}` }),
  ),
  either('PDF with 20,000 pictures inside the page', () =>
    onePage({ content: packed(`${content}${'BI /W 1 /H 1 /BPC 8 /CS /G ID x EI '.repeat(20_000)}`) }),
  ),
  refused('PDF that is only a picture', () => onePage({ content: '/X Do' }), /no text in it|no words could be/),
];

/** Pages without any text, which lead to the recogniser of scans where there is one. */
const scan = (entries: string, stream: Uint8Array | string): Uint8Array =>
  onePage({
    content: '600 0 0 780 0 0 cm /X Do',
    page: '/Resources << /XObject << /X 6 0 R >> >>',
    more: [{ entries: `/Type /XObject /Subtype /Image ${entries}`, content: stream }],
  });

const LARGE = '/Width 8000 /Height 8000 /BitsPerComponent 8 /ColorSpace /DeviceRGB';

const scans: HostileFile[] = [
  refused('Scan of 3.6 milliard dots', () => scan(`${HUGE} /Filter /FlateDecode`, flateBomb(3072))),
  refused('Scan of 64 million white dots', () => scan(`${LARGE} /Filter /FlateDecode`, flateBomb(184, '\u00ff'))),
  refused('Scan whose picture is cut off', () =>
    scan(`${LARGE} /Filter /DCTDecode`, Buffer.from([255, 216, 255, 224, 0, 16])),
  ),
  refused('Scan whose JPEG 2000 picture is noise', () =>
    scan(`${LARGE} /Filter /JPXDecode`, Buffer.alloc(50_000, '\u00ffO')),
  ),
];

const SCRIPT = "app.launchURL('http://127.0.0.1:9/');while(true){}";

const scripts: HostileFile[] = [
  read('PDF that runs a script when it is opened', () =>
    onePage({
      content,
      catalog: `/OpenAction << /S /JavaScript /JS (${SCRIPT.replace(/[()]/g, '\\$&')}) >> /AA << /WC 6 0 R >>`,
      more: ['<< /S /JavaScript /JS (while\\(true\\){}) /Next 6 0 R >>'],
    }),
  ),
  read('PDF that starts a program, sends a form and opens a file', () =>
    onePage({
      content,
      catalog:
        '/OpenAction << /S /Launch /F (/bin/sh) /Next [<< /S /SubmitForm /F (http://127.0.0.1:9/) >> << /S /GoToR /F (/etc/passwd) >>] >>',
    }),
  ),
  read('PDF with files inside', () =>
    onePage({
      content,
      catalog:
        '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (../../a.exe) /EF << /F 6 0 R >> >>] >> >>',
      more: [{ entries: '/Type /EmbeddedFile', content: 'MZ' }],
    }),
  ),
  either('PDF whose page stands in another file', () =>
    onePage({ content: { entries: '/F (/etc/passwd) /FFilter /FlateDecode', content: '' } }),
  ),
  either('PDF with 100,000 annotations', () =>
    onePage({
      content,
      page: `/Annots [${'6 0 R '.repeat(100_000)}]`,
      more: ['<< /Type /Annot /Subtype /Link /Rect [0 0 600 790] /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>'],
    }),
  ),
  either('PDF with a form of fields that are their own parents', () =>
    onePage({
      content,
      catalog: '/AcroForm << /Fields [6 0 R] /XFA 6 0 R /CO [6 0 R] >>',
      page: '/Annots [6 0 R]',
      more: ['<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Parent 6 0 R /Kids [6 0 R] /Rect [0 0 9 9] /V (x) >>'],
    }),
  ),
  either('PDF with a pattern, a mask and a stamp that are drawn with themselves', () =>
    onePage({
      content: `/G gs /Pattern cs /P scn 0 0 600 700 re f ${content}`,
      page: '/Resources << /Font << /F1 5 0 R >> /Pattern << /P 6 0 R >> /ExtGState << /G 7 0 R >> >> /Annots [8 0 R]',
      more: [
        {
          entries:
            '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 1e-9 /YStep 1e-9 /Resources << /Pattern << /P 6 0 R >> >>',
          content: '/Pattern cs /P scn 0 0 9 9 re f',
        },
        '<< /Type /ExtGState /SMask << /S /Luminosity /G 9 0 R >> >>',
        '<< /Type /Annot /Subtype /Stamp /Rect [0 0 99 99] /AP << /N 9 0 R >> >>',
        {
          entries:
            '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Group << /S /Transparency >> /Resources << /ExtGState << /G 7 0 R >> /XObject << /X 9 0 R >> >>',
          content: '/G gs /X Do /X Do',
        },
      ],
    }),
  ),
  either('PDF with colours that are functions of themselves', () =>
    onePage({
      content: `/C cs 1 scn /P sh ${content}`,
      page: '/Resources << /Font << /F1 5 0 R >> /ColorSpace << /C [/Separation /X 6 0 R 7 0 R] >> /Shading << /P << /ShadingType 1 /ColorSpace 6 0 R /Function 7 0 R >> >> >>',
      more: [
        '[/Indexed 6 0 R 255 6 0 R]',
        '<< /FunctionType 3 /Domain [0 1] /Functions [7 0 R 7 0 R] /Bounds [0.5] /Encode [0 1 0 1] >>',
      ],
    }),
  ),
  either('PDF with a function of a table of 10 milliard values', () =>
    onePage({
      content: `/C cs 1 1 1 1 scn ${content}`,
      page: '/Resources << /Font << /F1 5 0 R >> /ColorSpace << /C [/DeviceN [/A /B /C /D] /DeviceRGB 6 0 R] >> >>',
      more: [
        {
          entries:
            '/FunctionType 0 /Domain [0 1 0 1 0 1 0 1] /Range [0 1 0 1 0 1] /Size [300 300 300 300] /BitsPerSample 32',
          content: '',
        },
      ],
    }),
  ),
];

export const pdfContentFiles: readonly HostileFile[] = [
  ...bombs,
  ...drawings,
  ...fonts,
  ...images,
  ...scans,
  ...scripts,
];
