import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../lines/line.ts';
import { isLearnedScript } from './script.ts';

test('the weights are asked about the languages that they were learned from, and their neighbours', () => {
  const learned = [
    'Enginyera informàtica a Lleida, Përgjegjëse për ndërtimin',
    'Kỹ sư phần mềm tại Hà Nội từ năm 2019',
    'Инженер-программист в Москве',
  ].map((text) => isLearnedScript([{ text } as Line]));
  assert.deepEqual(learned, [true, false, false]);
});
