/** Loaded by --import: a program whose clock shows the milliseconds that stand in a file. */
import { openSync, readSync } from 'node:fs';
import { systemClock } from '../../../src/base/clock.ts';

const file = openSync(process.env.TURNED_CLOCK!, 'r');
const ms = new Float64Array(1);

systemClock.now = () => {
  readSync(file, ms, 0, 8, 0);
  return new Date(ms[0]!);
};
