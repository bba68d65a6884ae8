/** Word files and archives that are bad: bombs, loops, lies about sizes, names that lead away, XML made to hurt. */
import { zipSync } from 'fflate';
import { docxFile, paragraph, run, table, zipFile } from '../../../src/importing/testing/docx-file.ts';
import { bytesOf, either, type HostileFile, joined, read, refused } from './hostile-file.ts';
import { RESUME_LINES } from './resume-lines.ts';

const body = RESUME_LINES.map((line) => paragraph(line)).join('');
const goodWord = () => docxFile({ body });
const withDocument = (document: string | Uint8Array) =>
  docxFile({ body: '', files: { 'word/document.xml': document } });
const mebibytes = (count: number): Uint8Array => new Uint8Array(count * 2 ** 20);

const BURSTS = /unpacks to far more than a resume/;
const DAMAGED = /damaged or password-protected/;

const CENTRAL_ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
const LOCAL_ENTRY = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** Sets the flag that says: encrypted. The content then is noise to whoever unpacks it without the password. */
function encryptedArchive(): Uint8Array {
  const bytes = Buffer.from(goodWord());
  for (let at = bytes.indexOf(LOCAL_ENTRY); at >= 0; at = bytes.indexOf(LOCAL_ENTRY, at + 4))
    bytes.writeUInt16LE(1, at + 6);
  for (let at = bytes.indexOf(CENTRAL_ENTRY); at >= 0; at = bytes.indexOf(CENTRAL_ENTRY, at + 4))
    bytes.writeUInt16LE(1, at + 8);
  for (let at = 80; at < bytes.length / 2; at += 2) if (bytes[at] !== 0x50) bytes[at]! ^= 0x55;
  return new Uint8Array(bytes);
}

/** A hundred thousand small entries; level 0, because it is the number that hurts. */
function manyEntries(count: number): Uint8Array {
  const files = Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, new Uint8Array(0)]));
  return zipSync(
    { '[Content_Types].xml': new Uint8Array(0), 'word/document.xml': new Uint8Array(0), ...files },
    { level: 0 },
  );
}

/** Every entry of the directory leads to the same packed content. */
function overlapping(entries: number): Uint8Array {
  const single = Buffer.from(zipFile({ 'word/document00000.xml': mebibytes(1) }));
  const directory = single.subarray(single.indexOf(CENTRAL_ENTRY), single.lastIndexOf('PK\u0005\u0006'));
  const copies = Array.from({ length: entries }, (_, index) => {
    const copy = Buffer.from(directory);
    copy.write(`word/document${String(index).padStart(5, '0')}.xml`, 46, 'latin1');
    return copy;
  });
  const content = Buffer.concat([
    single.subarray(0, single.indexOf(CENTRAL_ENTRY)),
    Buffer.from('[Content_Types].xml word/'),
  ]);
  const end = Buffer.from(single.subarray(single.lastIndexOf('PK\u0005\u0006')));
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(directory.length * entries, 12);
  end.writeUInt32LE(content.length, 16);
  return new Uint8Array(Buffer.concat([content, ...copies, end]));
}

function nestedArchives(levels: number): Uint8Array {
  let inner = goodWord();
  for (let level = 0; level < levels; level++) inner = zipFile({ 'inner.zip': inner });
  return inner;
}

const archives: HostileFile[] = [
  refused('Word file that unpacks to 200 MiB', () => withDocument(mebibytes(200)), BURSTS),
  refused(
    'Word file whose styles unpack to 100 MiB',
    () => docxFile({ body, files: { 'word/styles.xml': mebibytes(100) } }),
    BURSTS,
  ),
  refused('Archive whose 10,000 entries are one and the same bomb', () => overlapping(10_000)),
  refused('Archive in an archive, twenty times', () => nestedArchives(20)),
  refused(
    'Word file with a name that leads outside',
    () => docxFile({ body, files: { '../../etc/passwd': 'x' } }),
    /leads outside/,
  ),
  refused('Word file with an absolute name', () => docxFile({ body, files: { '/etc/passwd': 'x' } }), /leads outside/),
  refused('Archive with 100,000 entries', () => manyEntries(100_000), /more than 2,000 files/),
  refused('Word file with a password', encryptedArchive),
  refused('Word file cut in half', () => goodWord().slice(0, 700), DAMAGED),
  refused('Word file cut in its last bytes', () => goodWord().slice(0, -10), DAMAGED),
  either('Word file with a mebibyte behind its end', () => joined(goodWord(), mebibytes(1))),
  refused('Word file without its document', () =>
    zipFile({ '[Content_Types].xml': '<Types/>', 'word/styles.xml': '<a/>' }),
  ),
  refused('Archive that says it has 65,535 entries and has none', () => {
    const bytes = Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);
    bytes.writeUInt16LE(65_535, 8);
    bytes.writeUInt16LE(65_535, 10);
    return new Uint8Array(bytes);
  }),
  refused('Archive of a nothing', () => zipFile({})),
  read('Word file with names that change objects', () =>
    docxFile({ body, files: { 'word/__proto__.xml': '<a/>', __proto__: 'x' } }),
  ),
];

/** Each of many files is harmless; together they are not. */
function linkedInBomb(): Uint8Array {
  const rows = new Uint8Array(4 * 2 ** 20).fill(97);
  for (let at = 0; at < rows.length; at += 50) rows[at] = 48 + ((at * 7919) % 10);
  return zipFile(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}/Skills.csv`, rows])));
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const outside = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}" TargetMode="External"/>`;

/** What Word would run, load or fetch; an importer only reads. */
const active: HostileFile[] = [
  read('Word file with macros and an embedded program', () =>
    docxFile({
      body: `${body}<w:p><w:r><w:object><o:OLEObject xmlns:o="o" r:id="ole" ProgID="Package" xmlns:r="${OFFICE}"/></w:object></w:r></w:p>`,
      files: {
        'word/vbaProject.bin': Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0),
        'word/embeddings/oleObject1.bin': Uint8Array.of(0x4d, 0x5a),
        'word/activeX/activeX1.xml': '<ax:ocx xmlns:ax="ax"/>',
      },
    }),
  ),
  read('Word file whose template, pictures and parts lie elsewhere', () =>
    docxFile({
      body: `${body}<w:p><w:altChunk r:id="b" xmlns:r="${OFFICE}"/></w:p>`,
      files: {
        'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[
          outside('a', 'attachedTemplate', 'http://127.0.0.1:9/evil.dotm'),
          outside('b', 'aFChunk', 'file:///etc/passwd'),
          outside('c', 'image', '\\\\127.0.0.1\\share\\a.png'),
          outside('d', 'header', 'http://169.254.169.254/latest/meta-data'),
        ].join('')}</Relationships>`,
      },
    }),
  ),
  read('Word file with fields that start programs', () =>
    docxFile({
      body: `${body}<w:p><w:r><w:instrText>DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc"</w:instrText></w:r><w:fldSimple w:instr="INCLUDETEXT /etc/passwd"/></w:p>`,
    }),
  ),
  refused('Word file whose main part lies elsewhere', () =>
    docxFile({
      body: '',
      files: {
        '_rels/.rels': `<Relationships>${outside('a', 'officeDocument', 'http://127.0.0.1:9/document.xml')}</Relationships>`,
      },
    }),
  ),
  refused('LinkedIn export of 20 files of 4 MiB', linkedInBomb, BURSTS),
  refused('LinkedIn export with a name that leads outside', () =>
    zipFile({ '../Profile.csv': 'First Name,Last Name,Headline\nJane,Smith,x\n' }),
  ),
  either('LinkedIn export of formulas', () =>
    zipFile({
      'Profile.csv': 'First Name,Last Name,Headline\n"=HYPERLINK(""http://127.0.0.1:9"")",Smith,@SUM(1+1)*cmd|calc\n',
      'Positions.csv': 'Company Name,Title,Started On\n-2+3+cmd|calc,+Engineer,Jan 2019\n',
    }),
  ),
];

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${[...'bcdefghij']
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
  .join('')}]>`;
const OUTSIDE = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY % b SYSTEM "http://127.0.0.1:9/"> %b;]>';
const nested = (levels: number, open: string, close: string): string =>
  open.repeat(levels) + paragraph('a') + close.repeat(levels);
const deep = (levels: number): string => '<a>'.repeat(levels) + '</a>'.repeat(levels);

const xml: HostileFile[] = [
  refused('Word file with entities that multiply', () => withDocument(`${LAUGHS}<x>&j;</x>`), /document type/),
  refused('Word file with entities from outside', () => withDocument(`${OUTSIDE}<x>&a;</x>`), /document type/),
  refused('Word file with elements 100,000 deep', () => withDocument(deep(100_000)), /levels deep/),
  refused('Word file with an attribute of 45 MiB', () =>
    withDocument(`<w:document xmlns:w="${NAMESPACE}" w:a="${'ab'.repeat(22 * 2 ** 20)}"/>`),
  ),
  either('Word file with an attribute of 9 MiB that does not pack', () =>
    withDocument(`<w:document xmlns:w="${NAMESPACE}" w:a="${incompressible(9 * 2 ** 20)}"/>`),
  ),
  refused('Word file whose document is not XML', () => withDocument('Jane Smith, Engineer')),
  refused('Word file whose document is empty', () => withDocument('')),
  refused(
    'Word file whose document is a picture',
    () => withDocument(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00])),
    /Word document is damaged/,
  ),
  either('Word file with 60,000 empty paragraphs', () => docxFile({ body: body + '<w:p/>'.repeat(60_000) })),
  refused('Word file with 65,000 runs of a letter', () => docxFile({ body: paragraph(run('a').repeat(65_000)) })),
  either('Word file with a table of 60,000 cells', () =>
    docxFile({ body: table(...Array<string[]>(200).fill(Array<string>(300).fill(paragraph('a')))) }),
  ),
  either('Word file with lists that follow each other in a circle', () =>
    docxFile({
      body: `<w:p><w:pPr><w:pStyle w:val="A"/><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>${run('Jane Smith')}</w:p>`,
      styles:
        '<w:style w:styleId="A"><w:basedOn w:val="B"/><w:link w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style>',
      numbering:
        '<w:abstractNum w:abstractNumId="1"><w:numStyleLink w:val="A"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
    }),
  ),
  either('Word file with a chain of 30,000 styles', () =>
    docxFile({
      body: `<w:p><w:pPr><w:pStyle w:val="S30000"/></w:pPr>${run('Jane Smith')}</w:p>${body}`,
      styles: Array.from(
        { length: 30_001 },
        (_, at) => `<w:style w:styleId="S${at}"><w:basedOn w:val="S${at - 1}"/></w:style>`,
      ).join(''),
    }),
  ),
  either('Word file with tables, boxes and choices in each other', () =>
    docxFile({
      body: `${body}${nested(60, '<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>')}${nested(35, '<w:p><w:r><w:pict><w:txbxContent>', '</w:txbxContent></w:pict></w:r></w:p>')}${nested(60, '<mc:AlternateContent><mc:Choice>', '</mc:Choice><mc:Fallback/></mc:AlternateContent>')}`,
    }),
  ),
  either('Word file with a cell over two milliard columns', () =>
    docxFile({
      body: `${body}<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2000000000"/></w:tcPr>${paragraph('a')}</w:tc></w:tr></w:tbl>`,
    }),
  ),
  either('Word file with numbers that are none', () =>
    docxFile({
      body: `<w:p><w:pPr><w:ind w:left="1e400"/><w:spacing w:before="NaN" w:line="-9999999999"/></w:pPr><w:r><w:rPr><w:sz w:val="Infinity"/></w:rPr><w:t>Jane Smith</w:t></w:r></w:p>${body}`,
    }),
  ),
  refused(
    'Europass file with entities that multiply',
    () => bytesOf(`<?xml version="1.0"?>${LAUGHS}<Candidate>&j;</Candidate>`),
    /document type/,
  ),
  refused(
    'Europass file with entities from outside',
    () => bytesOf(`<?xml version="1.0"?>${OUTSIDE}<Candidate>&a;</Candidate>`),
    /document type/,
  ),
  refused('Europass file with elements 100,000 deep', () => bytesOf(deep(100_000)), /levels deep/),
  refused('Europass file with an attribute of 9 MiB', () => bytesOf(`<Candidate a="${'b'.repeat(9 * 2 ** 20)}"/>`)),
  refused('XML with 50 namespaces on each of 3,000 elements', () =>
    bytesOf(
      `<Candidate>${`<a ${Array.from({ length: 50 }, (_, at) => `xmlns:n${at}="u"`).join(' ')}/>`.repeat(3000)}</Candidate>`,
    ),
  ),
  refused(
    'Europass file with 100,000 elements',
    () =>
      bytesOf(
        `<Candidate><CandidatePerson><PersonName><GivenName>Jane</GivenName></PersonName></CandidatePerson>${'<a>b</a>'.repeat(100_000)}</Candidate>`,
      ),
    /more than [\d,]+ (?:elements|values)/,
  ),
  either('Europass file whose summary is markup that never closes', () =>
    bytesOf(
      `<Candidate><CandidatePerson><PersonName><GivenName>Jane</GivenName></PersonName></CandidatePerson><CandidateProfile><ExecutiveSummary>${'&lt;ul&gt;&lt;li&amp;'.repeat(40_000)}</ExecutiveSummary></CandidateProfile></Candidate>`,
    ),
  ),
  either('Europass file with 45,000 jobs', () =>
    bytesOf(
      `<Candidate><CandidatePerson><PersonName><GivenName>Jane</GivenName></PersonName></CandidatePerson><CandidateProfile><EmploymentHistory>${'<EmployerHistory><a/></EmployerHistory>'.repeat(45_000)}</EmploymentHistory></CandidateProfile></Candidate>`,
    ),
  ),
  refused('XML of a milliard less-than signs', () => bytesOf(`<?xml version="1.0"?><a>${'<'.repeat(5_000_000)}`)),
  refused('XML with a comment that never ends', () => bytesOf(`<?xml version="1.0"?><a><!--${'-'.repeat(9_000_000)}`)),
];

/** Letters in an order that packs badly, so that the ratio alone does not give it away. */
function incompressible(length: number): string {
  let state = 1;
  const letters = Buffer.alloc(length);
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    letters[at] = 97 + ((state >>> 16) % 26);
  }
  return letters.toString('latin1');
}

export const archiveFiles: readonly HostileFile[] = [...archives, ...active, ...xml];
