import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuMs } from '../../../test/support/cpu.ts';
import { trimSigns } from './header-parts.ts';

test('signs around a text are taken off it', () => {
  assert.equal(trimSigns(' – Acme: a | b ·, '), 'Acme: a | b');
  assert.equal(trimSigns('* Acme*'), 'Acme*');
  assert.equal(trimSigns(' ,;- '), '');
});

test('a long row of signs, which is not the end, takes no longer for each sign than a short one', () => {
  const msFor = (signs: number): number => {
    const began = cpuMs();
    trimSigns(`Acme${':'.repeat(signs)}!`);
    return cpuMs() - began;
  };
  msFor(5000);
  assert.ok(msFor(80_000) < 40 * Math.max(msFor(10_000), 5), 'eight times as many signs');
});
