import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../lines/line.ts';
import { withoutEntryBullets } from './entry-bullets.ts';

const line = (text: string, x: number, bullet = true): Line => ({ text, x, bullet }) as Line;
const bulleted = (...lines: Line[]) => withoutEntryBullets(lines).flatMap(({ text, bullet }) => (bullet ? [text] : []));

test('of a list of lists the outer bullets begin entries', () => {
  const read = bulleted(
    line('Mill Society 2015 – 2019', 40),
    line('Baker', 40, false),
    line('Baked the bread', 60),
    line('Leeds Bakery', 40),
    line('Apprentice, 2012 – 2015', 40, false),
    line('Sold it', 60),
  );
  assert.deepEqual(read, ['Baked the bread', 'Sold it']);
});

test('items that have items of their own, and bullets of one kind, stay items', () => {
  const items = [line('Led three projects', 40), line('A mill', 60), line('A bridge', 60)];
  assert.equal(bulleted(...items).length, 3);
  assert.equal(bulleted(line('Baker 2015 – 2019', 40), line('Smith 2012 – 2015', 40)).length, 2);
});
