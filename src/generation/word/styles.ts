/** The style sheet: everything that is printed has a style by its meaning, so that a change of one changes all. */
import type { PageFrame } from '../typesetting/page.ts';
import { type Border, fontsOf, lookOf, tinted } from './look.ts';
import { escaped, WORD_NAMESPACE } from './xml.ts';

export type ParagraphStyle =
  | 'Title'
  | 'Contact'
  | 'Heading1'
  | 'Heading2'
  | 'Role'
  | 'BodyText'
  | 'ListBullet'
  | 'Date'
  | 'InsideAddress'
  | 'Subject'
  | 'Salutation'
  | 'Closing'
  | 'Signature';

export type CharacterStyle = 'Strong' | 'Detail';

export interface Measures {
  /** Of the text, in points. */
  size: number;
  /** Of the lines, in twips. */
  width: number;
  isLetter: boolean;
}

interface Style {
  id: ParagraphStyle;
  /** As Word's own list of styles calls it; others are ours. */
  name: string;
  isOwn?: boolean;
  paragraph: string;
  run?: string;
}

const INK = '1B1B1B';
const MUTED = '4A4A4A';

export function stylesXml(page: PageFrame, measures: Measures): string {
  const { latin, eastAsian, complex } = fontsOf(page);
  const fonts = `<w:rFonts w:ascii="${latin}" w:hAnsi="${latin}" w:eastAsia="${eastAsian}" w:cs="${complex}"/>`;
  const defaults = `<w:docDefaults><w:rPrDefault><w:rPr>${fonts}${colour(INK)}${size(measures.size)}${languageOf(page)}</w:rPr></w:rPrDefault><w:pPrDefault><w:pPr>${spacing(0, 0)}</w:pPr></w:pPrDefault></w:docDefaults>`;
  const normal = `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/>${page.rightToLeft ? '<w:pPr><w:bidi/></w:pPr>' : ''}</w:style>`;
  const character = [
    '<w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:qFormat/><w:rPr><w:b/><w:bCs/></w:rPr></w:style>',
    `<w:style w:type="character" w:customStyle="1" w:styleId="Detail"><w:name w:val="Detail"/><w:qFormat/><w:rPr>${colour(MUTED)}</w:rPr></w:style>`,
  ].join('');
  const paragraphs = paragraphStyles(page, measures).map(styleXml).join('');
  return `<w:styles xmlns:w="${WORD_NAMESPACE}">${defaults}${normal}${paragraphs}${character}</w:styles>`;
}

function styleXml({ id, name, isOwn, paragraph, run = '' }: Style): string {
  return `<w:style w:type="paragraph"${isOwn ? ' w:customStyle="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:qFormat/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;
}

/** Parts of properties stand in the order that the format demands. */
function paragraphStyles(page: PageFrame, { size: text, width, isLetter }: Measures): Style[] {
  const look = lookOf(page);
  const accent = tinted(page.accent, 0);
  const centred = look.isCentred ? '<w:jc w:val="center"/>' : '';
  const indent = isLetter ? 0 : look.indent;
  const moved = indent > 0 ? `<w:ind w:left="${indent}"/>` : '';
  const gap = isLetter ? 10 : 0;
  return [
    {
      id: 'Title',
      name: 'Title',
      paragraph: `<w:keepNext/>${spacing(0, 2)}${centred}`,
      run: (look.isNameBold ? BOLD : '') + colour(accent) + size(look.nameSize),
    },
    {
      id: 'Contact',
      name: 'Contact',
      isOwn: true,
      paragraph: borders(look.contactBorder, page.accent, 6) + spacing(0, isLetter ? 18 : 0) + centred,
      run: colour(MUTED),
    },
    {
      id: 'Heading1',
      name: 'heading 1',
      paragraph: `<w:keepNext/><w:keepLines/>${borders(look.heading.border, page.accent, 3)}${spacing(10, 3)}<w:outlineLvl w:val="0"/>`,
      run: HEADING_RUNS[look.heading.style] + colour(look.heading.isAccent ? accent : INK) + size(text * 1.2),
    },
    {
      id: 'Heading2',
      name: 'heading 2',
      paragraph: `<w:keepNext/><w:keepLines/>${spacing(6, 0)}${moved}<w:outlineLvl w:val="1"/>`,
      run: BOLD + colour(look.accented === 'employer' ? accent : INK) + size(text),
    },
    {
      id: 'Role',
      name: 'Role',
      isOwn: true,
      paragraph: `<w:keepLines/><w:tabs><w:tab w:val="right" w:pos="${width}"/></w:tabs>${spacing(0, 1)}${moved}`,
      run: { plain: '', bold: BOLD, italic: ITALIC }[look.title] + (look.accented === 'title' ? colour(accent) : ''),
    },
    { id: 'BodyText', name: 'Body Text', paragraph: spacing(0, isLetter ? 8 : 2) + moved },
    {
      id: 'ListBullet',
      name: 'List Bullet',
      paragraph: `<w:keepLines/><w:numPr><w:numId w:val="1"/></w:numPr>${spacing(0, isLetter ? 4 : 1.5)}${bulletIndent(page, isLetter)}`,
    },
    { id: 'Date', name: 'Date', paragraph: spacing(0, gap) },
    { id: 'InsideAddress', name: 'Inside Address', isOwn: true, paragraph: spacing(0, gap) },
    { id: 'Subject', name: 'Subject', isOwn: true, paragraph: `<w:keepNext/>${spacing(4, gap)}`, run: BOLD },
    { id: 'Salutation', name: 'Salutation', paragraph: spacing(4, 8) },
    { id: 'Closing', name: 'Closing', paragraph: `<w:keepNext/>${spacing(4, 20)}` },
    { id: 'Signature', name: 'Signature', paragraph: spacing(0, 0) },
  ];
}

const BULLET_INDENT = 227;

/** Its bullets stand where the text begins. */
export function bulletIndent(page: PageFrame, isLetter: boolean): string {
  const indent = isLetter ? 0 : lookOf(page).indent;
  return `<w:ind w:left="${indent + BULLET_INDENT}" w:hanging="${BULLET_INDENT}"/>`;
}

const BOLD = '<w:b/><w:bCs/>';
const ITALIC = '<w:i/><w:iCs/>';
const HEADING_RUNS = { bold: BOLD, italic: ITALIC, 'small capitals': `${BOLD}<w:smallCaps/>` };

const TWIPS_PER_POINT = 20;

/** Points above and below. */
function spacing(before: number, after: number): string {
  return `<w:spacing w:before="${before * TWIPS_PER_POINT}" w:after="${after * TWIPS_PER_POINT}"/>`;
}

function size(points: number): string {
  const halves = Math.round(points * 2);
  return `<w:sz w:val="${halves}"/><w:szCs w:val="${halves}"/>`;
}

const colour = (hex: string): string => `<w:color w:val="${hex}"/>`;

function borders(border: Border | null, accent: string, space: number): string {
  if (border === null) return '';
  const { side, eighths, tint } = border;
  return `<w:pBdr><w:${side} w:val="single" w:sz="${eighths}" w:space="${space}" w:color="${tinted(accent, tint)}"/></w:pBdr>`;
}

const EAST_ASIAN = new Set(['ja', 'ko', 'zh']);

/** With its country, as the spelling checker asks for it. */
function languageOf({ lang, rightToLeft }: PageFrame): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  const full = escaped(region ? `${language}-${region}` : language);
  const eastAsian = EAST_ASIAN.has(language) ? ` w:eastAsia="${full}"` : '';
  return `<w:lang w:val="${full}"${eastAsian}${rightToLeft ? ` w:bidi="${full}"` : ''}/>`;
}
