/** The languages a person speaks, however their names and levels are set. */
import type { SourceLanguage } from '../json-resume/sections.ts';
import type { Cell, Line } from '../lines/line.ts';
import { trimSigns } from '../rules/header-parts.ts';
import type { Provenance } from '../structure/provenance.ts';
import { splitList } from './split-list.ts';

const LEVEL_WORDS = [
  'native|mother tongue|fluent|professional|full|limited|elementary|working|conversational|intermediate|advanced|beginner|basic',
  'bilingual|proficient|proficiency|good|excellent|spoken|written|muttersprache|muttersprachler(?:in)?|fließend|verhandlungssicher',
  'gute?|sehr gute?|grundkenntnisse|konversationssicher|courant|langue maternelle|maternelle|bilingue|intermédiaire|notions|lu',
  'nativ[oa]|fluido|avanzad[oa]|básic[oa]|intermedi[oa]|fluente|avançad[oa]|intermediári[oa]|lengua materna|língua materna',
  'madrelingua|buon[oa]|ottim[oa]|scolastic[oa]|avanzat[oa]|base|moedertaal|vloeiend|goed|redelijk|basiskennis|niveau|level|nivel|nível|livello',
].join('|');
const LEVEL = `(?:(?:${LEVEL_WORDS})(?![\\p{L}])|[abc][12]\\b)`;
const WITH_LEVEL = new RegExp(`^(.+?)\\s*(?:[:(–—|-]\\s*|\\s+)(${LEVEL}.*?)\\)?$`, 'iu');
const ONLY_LEVEL = new RegExp(`^\\(?\\s*${LEVEL}[\\p{L}\\p{N}\\s/+()-]*$`, 'iu');
const ANY_LEVEL = /^([^:(–—-]+?)\s*[:(–—-]\s*([^)]+)\)?$/;
const LONGEST = 120;
const SAME_COLUMN = 6;
const NAMES = languageNames();

interface Piece {
  text: string;
  cell: Cell;
  line: Line;
}

export function readLanguages(lines: readonly Line[], from: number, provenance: Provenance): SourceLanguage[] {
  const pieces = lines.flatMap((line) =>
    line.cells.flatMap((cell) => splitList(cell.text).map((text): Piece => ({ text, cell, line }))),
  );
  const read: { piece: Piece; language: SourceLanguage }[] = [];
  for (const piece of pieces) {
    const open = ONLY_LEVEL.test(piece.text) ? nameless(read, piece) : undefined;
    if (open) open.language.fluency = closed(trimSigns(piece.text.replace(/^\(|\)$/g, '')));
    else {
      const language = toLanguage(piece.text);
      provenance.note(`languages[${from + read.length}]`, piece.line, isLanguageName(language.language!) ? 0.95 : 0.7);
      read.push({ piece, language });
    }
  }
  return read.map(({ language }) => language);
}

/** The language that a level standing alone belongs to: above it in its column, or the last before it. */
function nameless(
  read: readonly { piece: Piece; language: SourceLanguage }[],
  { cell, line }: Piece,
): { language: SourceLanguage } | undefined {
  const open = read.filter(({ language }) => language.fluency === null);
  const above = open.findLast(({ piece }) => piece.line !== line && Math.abs(piece.cell.x - cell.x) < SAME_COLUMN);
  const beside = open.at(-1);
  return beside?.piece.line === line ? beside : (above ?? beside);
}

function toLanguage(text: string): SourceLanguage {
  const match = text.length > LONGEST ? null : (WITH_LEVEL.exec(text) ?? ANY_LEVEL.exec(text));
  return {
    language: trimSigns(match?.[1] ?? text),
    fluency: match ? closed(trimSigns(match[2]!)) : null,
    extra: {},
  };
}

/** With the bracket that was taken for the end. */
const closed = (text: string): string => (text.includes('(') && !text.includes(')') ? `${text})` : text);

/** "German", "Deutsch", "Anglais (courant)". */
export const isLanguageName = (text: string): boolean =>
  NAMES.has((WITH_LEVEL.exec(text.slice(0, LONGEST))?.[1] ?? text).trim().toLowerCase());

/** Languages of people, not of programs: most names are known. */
export function areSpoken(texts: readonly string[]): boolean {
  const spoken = texts.filter((text) => isLanguageName(text) || WITH_LEVEL.test(text.slice(0, LONGEST)));
  return texts.length > 0 && spoken.length >= texts.length / 2;
}

/** Every language by its name in the languages we read. */
function languageNames(): Set<string> {
  const names = new Set([
    'mandarin',
    'cantonese',
    'putonghua',
    'farsi',
    'flemish',
    'hindi',
    'castellano',
    'twi',
    'tagalog',
  ]);
  const codes = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((one) =>
    [...'abcdefghijklmnopqrstuvwxyz'].map((other) => one + other),
  );
  for (const locale of ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl']) {
    const display = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
    for (const code of codes) {
      const name = display.of(code);
      if (name !== undefined) names.add(name.toLowerCase());
    }
  }
  return names;
}
