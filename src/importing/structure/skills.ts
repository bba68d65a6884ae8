import type { SourceSkill } from '../json-resume/sections.ts';
import { trimSigns } from './header-parts.ts';
import type { Cell, Line } from './line.ts';
import type { Provenance } from './provenance.ts';
import { joinWrapped } from './repair-text.ts';

const GROUP = /^([^:,;]{2,45}?)\s*:\s*(.*)$/;
const SEPARATOR = /\s*[,;|•·⋅∙▪●]\s+|\s*[;|•●]\s*|,(?=\S)|\t|\s{3,}|[\ue000-\uf8ff]+/u;
const MAX_SKILL = 100;
const SAME_COLUMN = 4;
const LEVEL =
  /^(?:beginner|basic|intermediate|advanced|expert|proficient|fluent|novice|master|native|grundkenntnisse|gut|sehr gut|experte|débutant|intermédiaire|avancé|básico|intermedio|avanzado|avançado|base|intermedio|avanzato)$/i;

export function readSkills(lines: readonly Line[], from: number, provenance: Provenance): SourceSkill[] {
  const skills: SourceSkill[] = [];
  for (const { text, line } of toTexts(lines)) {
    for (const skill of toSkills(text)) {
      provenance.note(`skills[${from + skills.length}]`, line, 0.85);
      skills.push(skill);
    }
  }
  return skills;
}

interface Piece {
  text: string;
  cell: Cell;
  line: Line;
}

/** Lines → lists: cells of a grid are told apart, wrapped lines are joined. */
function toTexts(lines: readonly Line[]): { text: string; line: Line }[] {
  const pieces: Piece[] = [];
  const right = Math.max(0, ...lines.map((line) => line.right));
  for (const line of lines) {
    for (const cell of line.cells) {
      const above = pieces.findLast((piece) => Math.abs(piece.cell.x - cell.x) < SAME_COLUMN);
      const wraps =
        above &&
        !line.bullet &&
        line.cells.length <= Math.max(1, above.line.cells.length) &&
        isWrapped(above, cell, line, right);
      if (wraps) {
        above.text = joinWrapped(above.text, cell.text);
        above.cell = cell;
        above.line = { ...line, cells: above.line.cells };
      } else pieces.push({ text: cell.text, cell, line });
    }
  }
  return joinGroupNames(pieces);
}

function isWrapped(above: Piece, cell: Cell, line: Line, right: number): boolean {
  if (above.line.whole || line.gapAbove > 0.35 || line.page !== above.line.page) return false;
  if (/[,;|/&(–-]$/.test(above.text) || (/^\p{Ll}/u.test(cell.text) && above.text.includes(','))) return true;
  if (GROUP.test(cell.text)) return false;
  const isList = /[,;|]/.test(above.text);
  const reachesMargin = above.cell.right > right - 0.12 * (right - above.cell.x);
  return isList
    ? reachesMargin
    : line.cells.length === 1 &&
        above.line.cells.length > 1 &&
        line.gapAbove === 0 &&
        above.cell.size === cell.size &&
        above.line.y !== line.y;
}

/** A bold name beside or above its list. */
function joinGroupNames(pieces: readonly Piece[]): { text: string; line: Line }[] {
  const texts: { text: string; line: Line }[] = [];
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index]!;
    const next = pieces[index + 1];
    const named =
      next &&
      piece.cell.bold &&
      !next.cell.bold &&
      !piece.text.includes(',') &&
      next.text.includes(',') &&
      !GROUP.test(next.text);
    if (named) {
      texts.push({ text: `${piece.text.replace(/:$/, '')}: ${next.text}`, line: piece.line });
      index++;
    } else texts.push({ text: piece.text, line: piece.line });
  }
  return texts;
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
    const level = /^(.+?)\s*(?:\(([^()]+)\)|[–—-]\s*([^–—-]+))$/.exec(name);
    const written = level?.[2] ?? level?.[3];
    if (written && LEVEL.test(written.trim()))
      return { name: level![1]!.trim(), level: written.trim(), keywords: [], extra: {} };
    return { name, level: null, keywords: [], extra: {} };
  });
}

/** Commas inside brackets separate nothing. */
export function splitList(text: string): string[] {
  const guarded = text.replace(/\([^()]*\)/g, (bracketed) =>
    bracketed.replaceAll(',', '\u0001').replaceAll(';', '\u0002').replaceAll('|', '\u0003'),
  );
  return guarded
    .split(SEPARATOR)
    .map((part) =>
      trimSigns(part.replaceAll('\u0001', ',').replaceAll('\u0002', ';').replaceAll('\u0003', '|')).replace(/\.$/, ''),
    )
    .map((part) => part.replace(/^(?:and|und|et|y|e|en)\s+/i, ''))
    .filter((part) => part !== '')
    .map((part) => part.slice(0, MAX_SKILL * 5));
}
