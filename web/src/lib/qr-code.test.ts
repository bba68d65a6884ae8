import assert from 'node:assert/strict';
import { test } from 'node:test';
import jsQR from 'jsqr';
import { type QrCode, qrCodeOf, qrPath } from './qr-code.ts';

const EDGE = 4;
const PIXELS = 3;

/** What a camera reads. */
function scanned(code: QrCode): string | undefined {
  const width = (code.length + 2 * EDGE) * PIXELS;
  const image = new Uint8ClampedArray(4 * width * width).fill(255);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const isDark = code[Math.floor(y / PIXELS) - EDGE]?.[Math.floor(x / PIXELS) - EDGE];
      if (isDark) image.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
    }
  }
  return jsQR(image, width, width)?.data;
}

/** The most bytes of each version, by the standard's table for error correction M. */
const MOST = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];

test('what is drawn is read back, in every version, filled to the last byte and beyond', () => {
  const text = (length: number) =>
    Array.from({ length }, (_, at) => String.fromCharCode(33 + ((at * 37) % 90))).join('');
  for (const [at, most] of MOST.entries()) {
    for (const length of [(MOST[at - 1] ?? 0) + 1, most - 1, most]) {
      const code = qrCodeOf(text(length))!;
      assert.equal(code.length, 17 + 4 * (at + 1), `${length} bytes`);
      assert.equal(scanned(code), text(length), `${length} bytes`);
    }
  }
  assert.equal(qrCodeOf(text(214)), null);
});

test('letters beyond ASCII are bytes of UTF-8', () => {
  assert.equal(scanned(qrCodeOf('otpauth://totp/Zoë')!), 'otpauth://totp/Zoë');
});

test('the corners are those of every such code', () => {
  const code = qrCodeOf('letterpress')!;
  const rows = code.slice(0, 8).map((row) =>
    row
      .slice(0, 8)
      .map((isDark) => (isDark ? '#' : '.'))
      .join(''),
  );
  assert.deepEqual(rows, [
    '#######.',
    '#.....#.',
    '#.###.#.',
    '#.###.#.',
    '#.###.#.',
    '#.....#.',
    '#######.',
    '........',
  ]);
});

test('the path has a square for each dark module', () => {
  assert.equal(
    qrPath([
      [true, false],
      [false, true],
    ]),
    'M0 0h1v1h-1zM1 1h1v1h-1z',
  );
});
