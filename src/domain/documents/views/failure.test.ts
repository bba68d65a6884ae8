import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SandboxDied } from '../../../platform/sandbox/errors.ts';
import { failureInWords } from './failure.ts';

const STORED: [string, string][] = [
  [new SandboxDied('generate', 'time', 'its process used more than 20 s of CPU time').message, 'too long'],
  [new SandboxDied('generate', 'memory', 'it used more than 512 MiB of memory').message, 'too large'],
  [new SandboxDied('generate', 'crash', 'its process ended with signal SIGSEGV').message, 'on our side'],
  ['The page does not fit even with all optional content left out.', 'does not fit'],
  ['The repaired page no longer fits on one sheet.', 'does not fit'],
  ['The finished page fails the check: number “64”.', 'did not pass our check'],
  ['Typst broke off: unreachable', 'on our side'],
  ['the worker was lost repeatedly', 'on our side'],
];

test('a person is told what happened, and nothing of how it is made', () => {
  for (const [stored, words] of STORED) {
    const told = failureInWords(stored);
    assert.ok(told.includes(words), `${stored} → ${told}`);
    assert.doesNotMatch(told, /task|process|worker|Typst|[“”']/);
  }
});
