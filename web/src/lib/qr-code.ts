/**
 * QR codes by ISO/IEC 18004: bytes, error correction M (15 % of it may be lost), versions 1 to 10, which is enough for the
 * addresses that authenticator apps scan.
 */

/** Rows of modules; true is dark. */
export type QrCode = boolean[][];

/** By version, from 1 on: error correction bytes of a block, and the data bytes of every block. */
const BLOCKS: readonly (readonly [errorBytes: number, dataBytes: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];
/** Where alignment patterns are centred, in both directions. */
const CENTRES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];

/** Null where the text is too long. */
export function qrCodeOf(text: string): QrCode | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, at) => bytes.length <= roomIn(at + 1)) + 1;
  if (version === 0) return null;
  const stream = interleaved(version, dataOf(bytes, version));
  const codes = MASKS.map((isInverted, mask) => drawn(version, stream, mask, isInverted));
  return codes.reduce((best, code) => (penaltyOf(code) < penaltyOf(best) ? code : best));
}

const dataBytesIn = (version: number): number => BLOCKS[version - 1]![1].reduce((sum, count) => sum + count, 0);
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
const roomIn = (version: number): number => Math.floor((8 * dataBytesIn(version) - 4 - lengthBits(version)) / 8);

function dataOf(bytes: readonly number[], version: number): number[] {
  const bits = (value: number, count: number): string => value.toString(2).padStart(count, '0');
  const text = [bits(BYTE_MODE, 4), bits(bytes.length, lengthBits(version)), ...bytes.map((byte) => bits(byte, 8))];
  // Four zeros end it, which also fill its last byte.
  const data = `${text.join('')}0000`.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2));
  for (let at = 0; data.length < dataBytesIn(version); at++) data.push(PADDING[at % 2]!);
  return data;
}

/** The first byte of every block, then the second; the error correction after all data. */
function interleaved(version: number, data: readonly number[]): number[] {
  const [errorBytes, counts] = BLOCKS[version - 1]!;
  let from = 0;
  const blocks = counts.map((count) => {
    from += count;
    return data.slice(from - count, from);
  });
  const corrections = blocks.map((block) => errorCorrection(block, errorBytes));
  return [...column(blocks), ...column(corrections)];
}

function column(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap((block) => block.slice(at, at + 1))).flat();
}

/** Products in the field of 256 elements with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product;
}

/** The remainder of the block by the Reed-Solomon generator polynomial. */
function errorCorrection(block: readonly number[], count: number): number[] {
  let generator = [1];
  for (let power = 0, root = 1; power < count; power++, root = times(root, 2)) {
    const shifted = [...generator, 0];
    generator = shifted.map((value, at) => value ^ (at === 0 ? 0 : times(generator[at - 1]!, root)));
  }
  const rest = [...block, ...Array<number>(count).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const factor = rest[at]!;
    for (const [offset, value] of generator.entries()) rest[at + offset]! ^= times(value, factor);
  }
  return rest.slice(block.length);
}

type IsInverted = (row: number, column: number) => boolean;

const MASKS: readonly IsInverted[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

function drawn(version: number, stream: readonly number[], mask: number, isInverted: IsInverted): QrCode {
  const size = 17 + 4 * version;
  const modules: (boolean | null)[][] = Array.from({ length: size }, () => Array<null>(size).fill(null));
  drawPatterns(modules, version);
  drawFormat(modules, mask);
  if (version >= 7) drawVersion(modules, version);
  const bits = stream.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((byte >> bit) & 1) === 1));
  for (const [row, column] of wayThrough(size)) {
    if (modules[row]![column] === null) modules[row]![column] = (bits.shift() ?? false) !== isInverted(row, column);
  }
  return modules as QrCode;
}

function drawPatterns(modules: (boolean | null)[][], version: number): void {
  const size = modules.length;
  const square = (row: number, column: number, radius: number, isLight: (distance: number) => boolean): void => {
    for (let y = -radius; y <= radius; y++) {
      for (let x = -radius; x <= radius; x++) {
        const line = modules[row + y];
        if (line?.[column + x] !== undefined) line[column + x] = !isLight(Math.max(Math.abs(x), Math.abs(y)));
      }
    }
  };
  for (let at = 8; at < size - 8; at++) modules[6]![at] = modules[at]![6] = at % 2 === 0;
  const finder = (distance: number): boolean => distance === 2 || distance === 4;
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    square(row, column, 4, finder);
  }
  const centres = CENTRES[version - 1]!;
  const last = centres.at(-1);
  for (const row of centres) {
    for (const column of centres) {
      const isAtFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isAtFinder) square(row, column, 2, (distance) => distance === 1);
    }
  }
}

/** The remainder of the value, shifted, by a generator polynomial of so many bits: BCH codes. */
function withRemainder(value: number, generator: number, bits: number): number {
  let rest = value << bits;
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit = 31 - Math.clz32(rest)) rest ^= generator << (bit - bits);
  return (value << bits) | rest;
}

/** Error correction M, whose number is 0, and the mask. It stands twice. */
function drawFormat(modules: (boolean | null)[][], mask: number): void {
  const size = modules.length;
  const format = withRemainder(mask, 0x537, 10) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((format >> bit) & 1) === 1;
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 0;
    if (bit < 8) modules[near]![8] = isDark;
    else modules[8]![bit === 8 ? 7 : 14 - bit] = isDark;
    if (bit < 8) modules[8]![size - 1 - bit] = isDark;
    else modules[size - 15 + bit]![8] = isDark;
  }
  modules[size - 8]![8] = true;
}

function drawVersion(modules: (boolean | null)[][], version: number): void {
  const bits = withRemainder(version, 0x1f25, 12);
  for (let bit = 0; bit < 18; bit++) {
    const [near, far] = [Math.floor(bit / 3), modules.length - 11 + (bit % 3)];
    modules[near]![far] = modules[far]![near] = ((bits >> bit) & 1) === 1;
  }
}

/** Two columns at a time from the right, up and down in turn; the column of the timing pattern is left out. */
function* wayThrough(size: number): Generator<[row: number, column: number]> {
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUpward ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
    isUpward = !isUpward;
  }
}

/** How hard it is to read: long runs, squares, what looks like a finder pattern, and too much of one colour. */
function penaltyOf(code: QrCode): number {
  const text = (line: readonly boolean[]): string => line.map((isDark) => (isDark ? '1' : '0')).join('');
  const lines = [...code.map(text), ...code.map((_, at) => text(code.map((row) => row[at]!)))];
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.flatMap((line) => line.match(/(?=10111010000|00001011101)/g) ?? []).length;
  let squares = 0;
  for (let row = 1; row < code.length; row++) {
    for (let column = 1; column < code.length; column++) {
      const one = code[row]![column];
      if (one === code[row - 1]![column] && one === code[row]![column - 1] && one === code[row - 1]![column - 1])
        squares++;
    }
  }
  const share = code.flat().filter(Boolean).length / code.length ** 2;
  return runs + 3 * squares + 40 * finders + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** The dark modules as a path, one unit a module. */
export function qrPath(code: QrCode): string {
  return code.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
