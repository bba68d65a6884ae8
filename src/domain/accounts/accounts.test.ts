import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalizeEmail } from './accounts.ts';

test('an address is kept in small letters, without the spaces around it', () => {
  assert.equal(normalizeEmail(" Ann.O'Neil+cv@Example.co.uk "), "ann.o'neil+cv@example.co.uk");
});

test('the domain is kept as it is looked up, however it was written', () => {
  for (const domain of ['müller.example', 'MU\u0308LLER。example', 'xn--mller-kva.example']) {
    assert.equal(normalizeEmail(`jürgen@${domain}`), 'jürgen@xn--mller-kva.example');
  }
});

test('what a mail program would read as another address, or as several, is none', () => {
  const others = [
    'x,ann@example.com',
    'x;ann@example.com',
    'x<ann@example.com>',
    '"x"ann@example.com',
    'x:ann@example.com',
  ];
  const broken = [
    'ann',
    'ann@example',
    '@example.com',
    'a@b@example.com',
    'ann@exam\u0000ple.com',
    'ann\u200b@example.com',
    'ann@example..com',
    'ann@.example.com',
    'ann@example.com.',
    'ann@example.com/other.example',
    'ann@example.com#.other.example',
    'ann@ex%41mple.com',
    'ann@127.1',
  ];
  for (const text of [...others, ...broken]) {
    assert.throws(() => normalizeEmail(text), /is not an e-mail address/, text);
  }
});
