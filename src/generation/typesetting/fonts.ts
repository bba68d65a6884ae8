/**
 * The font families, which package holds them, and which of them a text needs. The first family is the template's; the
 * others are loaded only when the text has characters that the families before them lack.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Template } from '../../base/documents/template.ts';
import { type Coverage, coverageOf } from './character-map.ts';

interface Family {
  name: string;
  package: string;
  /** Files inside the package; the first tells which characters the family has. */
  files: string[];
}

const SERIF: Family = {
  name: 'Source Serif 4',
  package: '@expo-google-fonts/source-serif-4',
  files: [
    '400Regular/SourceSerif4_400Regular.ttf',
    '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
    '600SemiBold/SourceSerif4_600SemiBold.ttf',
    '700Bold/SourceSerif4_700Bold.ttf',
  ],
};

const SANS: Family = {
  name: 'Source Sans 3',
  package: '@expo-google-fonts/source-sans-3',
  files: [
    '400Regular/SourceSans3_400Regular.ttf',
    '400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
    '600SemiBold/SourceSans3_600SemiBold.ttf',
    '700Bold/SourceSans3_700Bold.ttf',
  ],
};

/** The families of the templates. */
export const BODY_FAMILIES: readonly string[] = [SERIF.name, SANS.name];

const JAPANESE: Family = {
  name: 'Noto Sans Japanese',
  package: '@embedpdf/fonts-jp',
  files: ['fonts/NotoSansJP-Regular.otf', 'fonts/NotoSansJP-Bold.otf'],
};

const KOREAN: Family = {
  name: 'Noto Sans Korean',
  package: '@embedpdf/fonts-kr',
  files: ['fonts/NotoSansKR-Regular.otf', 'fonts/NotoSansKR-Bold.otf'],
};

const CHINESE: Family = {
  name: 'Noto Sans S Chinese',
  package: '@embedpdf/fonts-sc',
  files: ['fonts/NotoSansHans-Regular.otf', 'fonts/NotoSansHans-Bold.otf'],
};

const OTHERS: readonly Family[] = [
  {
    name: 'Noto Naskh Arabic',
    package: '@embedpdf/fonts-arabic',
    files: ['fonts/NotoNaskhArabic-Regular.ttf', 'fonts/NotoNaskhArabic-Bold.ttf'],
  },
  {
    name: 'Noto Sans Hebrew',
    package: '@embedpdf/fonts-hebrew',
    files: ['fonts/NotoSansHebrew-Regular.ttf', 'fonts/NotoSansHebrew-Bold.ttf'],
  },
  {
    name: 'Noto Sans Thai',
    package: '@expo-google-fonts/noto-sans-thai',
    files: ['400Regular/NotoSansThai_400Regular.ttf', '700Bold/NotoSansThai_700Bold.ttf'],
  },
  {
    name: 'Noto Sans Devanagari',
    package: '@expo-google-fonts/noto-sans-devanagari',
    files: ['400Regular/NotoSansDevanagari_400Regular.ttf', '700Bold/NotoSansDevanagari_700Bold.ttf'],
  },
];

const require = createRequire(import.meta.url);
const coverages = new Map<string, Coverage>();

export interface FontChoice {
  /** Family names in the order in which they are tried. */
  families: string[];
  /** Characters that no family has, each once. */
  missing: string[];
}

/** The families that `text` needs, and what none of them has. `lang` decides which Han shapes are drawn. */
export function chooseFonts(text: string, lang: string, template: Template): FontChoice {
  const body = usesSans(lang, template) ? SANS : SERIF;
  let missing = lacking(new Set(codePoints(text)), body);
  const families = [body.name];
  for (const family of fallbackOrder(lang, missing)) {
    if (missing.size === 0) break;
    const left = lacking(missing, family);
    if (left.size < missing.size) families.push(family.name);
    missing = left;
  }
  return { families, missing: [...missing].map((codePoint) => String.fromCodePoint(codePoint)) };
}

/** The bytes of the named families' files. */
export function loadFamilies(names: readonly string[]): Buffer[] {
  const wanted = allFamilies().filter((family) => names.includes(family.name));
  return wanted.flatMap((family) => family.files.map((file) => readFileSync(pathOf(family, file))));
}

/** Languages whose letters we have only without serifs: Latin words among them should look alike. */
const SANS_LANGUAGES = new Set(['ja', 'ko', 'zh', 'he', 'th', 'hi']);

const SANS_TEMPLATES: ReadonlySet<Template> = new Set(['modern', 'bold']);

export function usesSans(lang: string, template: Template): boolean {
  return SANS_TEMPLATES.has(template) || SANS_LANGUAGES.has(lang.slice(0, 2));
}

function allFamilies(): Family[] {
  return [SERIF, SANS, ...OTHERS, JAPANESE, KOREAN, CHINESE];
}

/** The large fonts are asked only when a character above the alphabets is left. */
function fallbackOrder(lang: string, missing: ReadonlySet<number>): Family[] {
  const eastAsian = [...missing].some((codePoint) => codePoint >= 0x1100);
  if (!eastAsian) return [SANS, ...OTHERS];
  const han = { ja: [JAPANESE, CHINESE, KOREAN], ko: [KOREAN, CHINESE, JAPANESE] }[lang.slice(0, 2)];
  return [SANS, ...(han ?? [CHINESE, JAPANESE, KOREAN]), ...OTHERS];
}

function lacking(characters: ReadonlySet<number>, family: Family): Set<number> {
  const has = coverage(family);
  return new Set([...characters].filter((codePoint) => !has(codePoint)));
}

function coverage(family: Family): Coverage {
  let known = coverages.get(family.name);
  if (known === undefined) {
    known = readCoverage(family);
    coverages.set(family.name, known);
  }
  return known;
}

/** A lean installation may lack a font package: then that family has nothing, and its characters are reported. */
function readCoverage(family: Family): Coverage {
  try {
    return coverageOf(readFileSync(pathOf(family, family.files[0]!)));
  } catch (error) {
    if (family === SERIF || family === SANS) throw error;
    return () => false;
  }
}

/** Some packages hide their files behind `exports`; the folder of the main file leads to them. */
function pathOf(family: Family, file: string): string {
  const main = require.resolve(family.package);
  const root = main.slice(0, main.lastIndexOf(path.normalize(family.package)) + family.package.length);
  return path.join(root, file);
}

function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0)!).filter((codePoint) => codePoint > 0x20);
}
