import { headingKind } from '../headings/headings.ts';
import type { SourceSkill } from '../json-resume/sections.ts';
import type { Cell, Line } from '../lines/line.ts';
import { trimSigns } from '../rules/header-parts.ts';
import type { SourceSpan } from '../source.ts';
import type { Provenance } from '../structure/provenance.ts';
import { type Piece, toPieces } from './grid.ts';
import { areSpoken } from './languages.ts';
import { withoutRatings } from './ratings.ts';
import { splitList } from './split-list.ts';

const GROUP = /^([^:：,、;]{1,45}?)\s*[:：]\s*(.*)$/u;
const PROSE_WORDS = 8;
/** Of the font size; a space is half as wide, and 0.6 in a typewriter's font. */
const TAG_GAP = 0.65;
const LEVEL =
  /^(?:beginner|basic|intermediate|advanced|expert|proficient|fluent|novice|master|native|grundkenntnisse|gut|sehr gut|experte|débutant|intermédiaire|avancé|básico|intermedio|avanzado|avançado|base|intermedio|avanzato)$/i;

/** Skills, and what of the section is told in sentences: no list of skills, but words about the person. */
export function readSkills(
  lines: readonly Line[],
  from: number,
  provenance: Provenance,
): { skills: SourceSkill[]; languages: Line[]; prose: string[] } {
  const skills: SourceSkill[] = [];
  const languages: Line[] = [];
  const prose: string[] = [];
  for (const { text, line } of joinGroupNames(toPieces(lines.map(withoutRatings).map(splitTags)))) {
    const spoken = spokenLanguages(text);
    if (spoken !== null) {
      languages.push(withText(line, spoken));
      continue;
    }
    if (isProse(text)) {
      prose.push(text);
      continue;
    }
    for (const skill of toSkills(text)) {
      provenance.note(`skills[${from + skills.length}]`, line, 0.85);
      skills.push(skill);
    }
  }
  return { skills, languages, prose };
}

/** "Languages: German, French" among the skills; null for any other line, such as the languages of a programmer. */
function spokenLanguages(text: string): string | null {
  const [, name, list] = GROUP.exec(text) ?? [];
  if (name === undefined || headingKind(name) !== 'languages' || !areSpoken(splitList(list!))) return null;
  return list!;
}

function withText(line: Line, text: string): Line {
  const cell = line.cells[0]!;
  return { ...line, text, cells: [{ ...cell, text, spans: [{ ...cell.spans[0]!, text }] }] };
}

const SEPARATED = /[,;|•·]/;

/** Labels set side by side stand further apart than words do. */
function splitTags(line: Line): Line {
  const cells = line.cells.flatMap((cell): Cell[] => {
    const tags = SEPARATED.test(cell.text) ? [] : cell.spans.filter((span) => /[\p{L}\p{N}]/u.test(span.text));
    const apart = tags.every((span, index) => index === 0 || isTag(tags[index - 1]!, span));
    if (tags.length < 2 || !apart) return [cell];
    return tags.map((span) => ({
      ...cell,
      text: span.text.trim(),
      spans: [span],
      x: span.x,
      right: span.x + span.width,
    }));
  });
  return cells.length === line.cells.length ? line : { ...line, cells };
}

const isTag = (before: SourceSpan, span: SourceSpan): boolean =>
  before.bold === span.bold && span.x - before.x - before.width > TAG_GAP * span.size;

function isProse(text: string): boolean {
  const words = text.split(/\s+/).length;
  const commas = text.split(',').length - 1;
  return (
    words >= PROSE_WORDS && commas < words / 6 && (/[.!?]$/.test(text) || /\b(?:I|my|was|were|has|had)\b/.test(text))
  );
}

/** A bold name beside or above its list. */
function joinGroupNames(pieces: readonly Piece[]): { text: string; line: Line }[] {
  const texts: { text: string; line: Line }[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]!;
    const members = piece.cell.bold && !piece.text.includes(',') ? plainAfter(pieces, index) : [];
    if (members.length === 0) texts.push({ text: piece.text, line: piece.line });
    else
      texts.push({
        text: `${piece.text.replace(/:$/, '')}: ${members.map(({ text }) => text).join(', ')}`,
        line: piece.line,
      });
    index += members.length;
  }
  return texts;
}

/** What follows a bold name up to the next one; in a grid a name's members cannot be told. */
function plainAfter(pieces: readonly Piece[], at: number): Piece[] {
  const rest = pieces.slice(at + 1);
  const end = rest.findIndex((piece) => piece.cell.bold || GROUP.test(piece.text));
  const members = end === -1 ? rest : rest.slice(0, end);
  const isGrid = members.some((piece) => piece.line.cells.length > 2);
  return isGrid ? [] : members;
}

function toSkills(text: string): SourceSkill[] {
  const group = GROUP.exec(text);
  if (group) {
    const keywords = splitList(group[2]!);
    const name = trimSigns(group[1]!);
    if (keywords.length === 1 && LEVEL.test(keywords[0]!))
      return [{ name, level: keywords[0]!, keywords: [], extra: {} }];
    return [{ name, level: null, keywords, extra: {} }];
  }
  return splitList(text).map((name) => {
    const [, plain, level] = /^(.+?)\s+[–—-]\s+([^–—-]+)$/.exec(name) ?? [];
    if (plain && level && LEVEL.test(level)) return { name: plain, level, keywords: [], extra: {} };
    return { name, level: null, keywords: [], extra: {} };
  });
}
