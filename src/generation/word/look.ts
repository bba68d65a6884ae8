/** The templates in Word's terms: fonts that people with Word have, and what its styles can say of a look. */
import type { Template } from '../../base/documents/template.ts';
import { usesSans } from '../typesetting/fonts.ts';
import type { PageFrame } from '../typesetting/page.ts';

/** A line beside a paragraph; Word counts its width in eighths of a point. */
export interface Border {
  side: 'top' | 'bottom';
  eighths: number;
  /** Share of white in the accent. */
  tint: number;
}

export interface TemplateLook {
  isCentred: boolean;
  nameSize: number;
  isNameBold: boolean;
  contactBorder: Border | null;
  heading: { style: 'bold' | 'italic' | 'small capitals'; isAccent: boolean; border: Border | null };
  /** Which of the two lines above an entry has the accent's colour. */
  accented: 'employer' | 'title' | 'none';
  /** How titles are set. */
  title: 'plain' | 'bold' | 'italic';
  /** How far the text below a heading is moved in, in twips. */
  indent: number;
}

const TEMPLATE_LOOKS: Readonly<Record<Template, TemplateLook>> = {
  classic: {
    isCentred: true,
    nameSize: 22,
    isNameBold: true,
    contactBorder: null,
    heading: { style: 'small capitals', isAccent: true, border: { side: 'bottom', eighths: 4, tint: 0.35 } },
    accented: 'none',
    title: 'italic',
    indent: 0,
  },
  modern: {
    isCentred: false,
    nameSize: 25,
    isNameBold: true,
    contactBorder: { side: 'bottom', eighths: 12, tint: 0 },
    heading: { style: 'bold', isAccent: true, border: { side: 'bottom', eighths: 4, tint: 0.55 } },
    accented: 'title',
    title: 'bold',
    indent: 0,
  },
  elegant: {
    isCentred: false,
    nameSize: 29,
    isNameBold: false,
    contactBorder: null,
    heading: { style: 'italic', isAccent: true, border: null },
    accented: 'title',
    title: 'plain',
    indent: 400,
  },
  bold: {
    isCentred: false,
    nameSize: 27,
    isNameBold: true,
    contactBorder: null,
    heading: { style: 'bold', isAccent: false, border: { side: 'top', eighths: 18, tint: 0 } },
    accented: 'employer',
    title: 'bold',
    indent: 0,
  },
};

/** Letters that join, or that know no capitals, are not slanted, as on the page. */
const UPRIGHT = new Set(['ar', 'fa', 'ur', 'he', 'ja', 'zh', 'ko', 'th', 'hi']);

export function lookOf({ lang, template }: Pick<PageFrame, 'lang' | 'template'>): TemplateLook {
  const look = TEMPLATE_LOOKS[template];
  if (!UPRIGHT.has(lang.slice(0, 2))) return look;
  const heading = { ...look.heading, style: 'bold' as const };
  return look.title === 'italic' ? { ...look, heading, title: 'plain', accented: 'title' } : { ...look, heading };
}

export interface Fonts {
  latin: string;
  eastAsian: string;
  /** For letters that join, or run from right to left. */
  complex: string;
}

const EAST_ASIAN: Readonly<Record<string, string>> = {
  ja: 'Yu Gothic',
  ko: 'Malgun Gothic',
  zh: 'Microsoft YaHei',
};
const COMPLEX: Readonly<Record<string, string>> = { hi: 'Nirmala UI', th: 'Leelawadee UI' };

export function fontsOf({ lang, template }: Pick<PageFrame, 'lang' | 'template'>): Fonts {
  const code = lang.slice(0, 2);
  return {
    latin: usesSans(lang, template) ? 'Calibri' : 'Cambria',
    eastAsian: EAST_ASIAN[code] ?? 'Microsoft YaHei',
    complex: COMPLEX[code] ?? 'Arial',
  };
}

/** `#rrggbb` with so much white in it, as Word writes it. */
export function tinted(colour: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return parts
    .map((part) =>
      Math.round(part + (255 - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase();
}
