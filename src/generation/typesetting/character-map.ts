/** Which characters a font file has: the `cmap` table of TrueType and OpenType, formats 4 and 12. */
export type Coverage = (codePoint: number) => boolean;

interface Range {
  first: number;
  last: number;
}

export function coverageOf(font: Buffer): Coverage {
  const ranges = readRanges(font).sort((a, b) => a.first - b.first);
  return (codePoint) => {
    let low = 0;
    let high = ranges.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const range = ranges[middle]!;
      if (codePoint < range.first) high = middle - 1;
      else if (codePoint > range.last) low = middle + 1;
      else return true;
    }
    return false;
  };
}

function readRanges(font: Buffer): Range[] {
  const table = findTable(font, 'cmap');
  const subtables = font.readUInt16BE(table + 2);
  let format4: number | undefined;
  for (let index = 0; index < subtables; index++) {
    const at = table + font.readUInt32BE(table + 4 + index * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 12) return readFormat12(font, at);
    if (format === 4) format4 = at;
  }
  return format4 === undefined ? [] : readFormat4(font, format4);
}

function findTable(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index++) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`the font has no ${tag} table`);
}

function readFormat12(font: Buffer, at: number): Range[] {
  const groups = font.readUInt32BE(at + 12);
  const ranges: Range[] = [];
  for (let index = 0; index < groups; index++) {
    const group = at + 16 + index * 12;
    ranges.push({ first: font.readUInt32BE(group), last: font.readUInt32BE(group + 4) });
  }
  return ranges;
}

/** A segment may map single characters to glyph 0, so each is looked up; segments are short. */
function readFormat4(font: Buffer, at: number): Range[] {
  const segments = font.readUInt16BE(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  const ranges: Range[] = [];
  for (let index = 0; index < segments; index++) {
    const first = font.readUInt16BE(starts + index * 2);
    const last = font.readUInt16BE(ends + index * 2);
    const offset = font.readUInt16BE(offsets + index * 2);
    if (first === 0xffff) continue;
    if (offset === 0) {
      ranges.push({ first, last });
      continue;
    }
    for (let character = first; character <= last; character++) {
      const glyphAt = offsets + index * 2 + offset + (character - first) * 2;
      if (font.readUInt16BE(glyphAt) !== 0) ranges.push({ first: character, last: character });
    }
  }
  return ranges;
}
