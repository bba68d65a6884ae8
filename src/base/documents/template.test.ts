import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACCENT_COLOURS } from './template.ts';

test('every accent can be read on white', () => {
  for (const [name, colour] of Object.entries(ACCENT_COLOURS)) {
    const contrast = 1.05 / (luminance(colour) + 0.05);
    assert.ok(contrast >= 4.5, `${name}: ${contrast.toFixed(2)} to 1`);
  }
});

/** As WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
