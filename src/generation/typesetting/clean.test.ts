import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanLine, cleanText, safeUrl } from './clean.ts';

test('controls, direction overrides, invisible characters and half surrogates never reach the page', () => {
  assert.equal(cleanLine('a\u0000b\u202ec\u2066d\u200be\ufeff\ud800f', 100), 'abcdef');
});

test('a line is one line, cut at a word', () => {
  assert.equal(cleanLine('  one\n two\u00a0three\tfour ', 100), 'one two three four');
  assert.equal(cleanLine('alpha beta gamma', 12), 'alpha beta');
});

test('a text keeps its line breaks', () => {
  assert.equal(cleanText('one\r\ntwo\u2028three', 100), 'one\ntwo\nthree');
});

test('letters of Persian and Hindi keep their joiners', () => {
  assert.equal(cleanLine('می\u200cخواهم', 100), 'می\u200cخواهم');
});

test('a joiner that joins nothing goes: what it parts is read as one', () => {
  assert.equal(cleanLine('5\u200d5 Goog\u200cle \u200dand 👩\u200d🚒', 100), '55 Google and 👩🚒');
});

test('only web, mail and telephone links become live', () => {
  assert.equal(safeUrl('example.com/me'), 'https://example.com/me');
  assert.equal(safeUrl('mailto:a@example.com'), 'mailto:a@example.com');
  for (const unsafe of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://user:pass@example.com',
    'not a url',
    '',
    null,
  ]) {
    assert.equal(safeUrl(unsafe), null, String(unsafe));
  }
});
