/** A page as a Word file (Office Open XML), for people who want to change it there. The same page gives the same bytes. */
import { strToU8, zipSync } from 'fflate';
import { isLetter, type Page } from '../composing/composed.ts';
import { bodyOf } from './body.ts';
import { bulletIndent, type Measures, stylesXml } from './styles.ts';
import { DECLARATION, escaped, RELATIONS, WORD_NAMESPACE } from './xml.ts';

/** Twips. */
const PAPERS = { a4: { width: 11_906, height: 16_838 }, 'us-letter': { width: 12_240, height: 15_840 } } as const;
const RESUME_MARGINS = { x: 1080, y: 936 };
const LETTER_MARGINS = { x: 1440, y: 1296 };

const SMALLEST_TEXT = 9.5;
const CONTENT_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const PACKAGE_RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const CORE_PROPERTIES = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** `density`: how airy the page was set, so that the text takes about as many pages in Word. */
export function docxOf(page: Page, density: number): Uint8Array {
  const margins = isLetter(page) ? LETTER_MARGINS : RESUME_MARGINS;
  const paper = PAPERS[page.paper];
  const measures: Measures = {
    size: Math.round((SMALLEST_TEXT + Math.min(1, density)) * 2) / 2,
    width: paper.width - 2 * margins.x,
    isLetter: isLetter(page),
  };
  const body = bodyOf(page);
  const section = `<w:sectPr><w:pgSz w:w="${paper.width}" w:h="${paper.height}"/><w:pgMar w:top="${margins.y}" w:right="${margins.x}" w:bottom="${margins.y}" w:left="${margins.x}" w:header="708" w:footer="708" w:gutter="0"/>${page.rightToLeft ? '<w:bidi/>' : ''}</w:sectPr>`;
  return zipped({
    '[Content_Types].xml': contentTypes(),
    '_rels/.rels': relations([
      ['rId1', `${RELATIONS}/officeDocument`, 'word/document.xml'],
      ['rId2', `${PACKAGE_RELATIONS}/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': properties(page),
    'word/document.xml': `<w:document xmlns:w="${WORD_NAMESPACE}" xmlns:r="${RELATIONS}"><w:body>${body.xml}${section}</w:body></w:document>`,
    'word/styles.xml': stylesXml(page, measures),
    'word/numbering.xml': numbering(bulletIndent(page, measures.isLetter)),
    'word/settings.xml': SETTINGS,
    'word/_rels/document.xml.rels': relations(
      [
        ['styles', `${RELATIONS}/styles`, 'styles.xml'],
        ['numbering', `${RELATIONS}/numbering`, 'numbering.xml'],
        ['settings', `${RELATIONS}/settings`, 'settings.xml'],
      ],
      body.links,
    ),
  });
}

/** ZIP knows no earlier time. */
const NO_TIME = new Date(1980, 0, 1);

function zipped(parts: Record<string, string>): Uint8Array {
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(DECLARATION + xml)]);
  return zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, { mtime: NO_TIME });
}

function contentTypes(): string {
  const parts = [
    ['/word/document.xml', `${WORD_TYPE}.document.main+xml`],
    ['/word/styles.xml', `${WORD_TYPE}.styles+xml`],
    ['/word/numbering.xml', `${WORD_TYPE}.numbering+xml`],
    ['/word/settings.xml', `${WORD_TYPE}.settings+xml`],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ].map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`);
  return `<Types xmlns="${CONTENT_TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts.join('')}</Types>`;
}

function relations(
  parts: readonly (readonly [id: string, type: string, target: string])[],
  links: string[] = [],
): string {
  const inside = parts.map(([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`);
  const outside = links.map(
    (url, at) =>
      `<Relationship Id="link${at + 1}" Type="${RELATIONS}/hyperlink" Target="${escaped(url)}" TargetMode="External"/>`,
  );
  return `<Relationships xmlns="${PACKAGE_RELATIONS}">${[...inside, ...outside].join('')}</Relationships>`;
}

function properties({ title, name, keywords, lang }: Page): string {
  const dublinCore = 'http://purl.org/dc/elements/1.1/';
  return `<cp:coreProperties xmlns:cp="${CORE_PROPERTIES}" xmlns:dc="${dublinCore}"><dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(name.text)}</dc:creator><cp:keywords>${escaped(keywords.join(', '))}</cp:keywords><dc:language>${escaped(lang)}</dc:language></cp:coreProperties>`;
}

function numbering(indent: string): string {
  const level = `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:pStyle w:val="ListBullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr>${indent}</w:pPr></w:lvl>`;
  return `<w:numbering xmlns:w="${WORD_NAMESPACE}"><w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="singleLevel"/>${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
}

/** Word's layout since 2013: without this it opens the file as one of an old version. */
const SETTINGS = `<w:settings xmlns:w="${WORD_NAMESPACE}"><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat></w:settings>`;
