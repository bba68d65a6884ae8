import { limitsSuite } from '../../../test/engines/limits-suite.ts';
import { testClock } from '../../../test/support/clock.ts';
import { createMemoryLimits } from './memory.ts';

const clock = testClock('2026-03-01T12:00:00.250Z');
const limits = createMemoryLimits(clock);

limitsSuite('memory', () => ({ limits, pass: async (ms) => clock.advance(ms) }));
