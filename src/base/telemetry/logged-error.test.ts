import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loggedError, loggedMessage } from './logged-error.ts';

const databaseError = (code: string, message: string) =>
  Object.assign(new Error(message), {
    severity: 'ERROR',
    code,
    detail: 'secret',
    where: 'secret',
    parameters: ['secret'],
  });

test('what a database refuses is told by its code and constraint, without its values', () => {
  const error = Object.assign(databaseError('23505', 'duplicate: secret'), { constraint: 'documents_title' });
  assert.equal(loggedMessage(error), 'the database refused it: 23505 by documents_title');
  assert.doesNotMatch(JSON.stringify(loggedError(error)), /secret/);
});

test('a database that cannot be reached is told in its own words', () => {
  assert.equal(loggedMessage(databaseError('53300', 'too many connections')), 'too many connections');
});

test('mail servers, parsers and children of the sandbox quote what they were given: their words are left out', () => {
  const mail = Object.assign(new Error('550 <ann@example.com> unknown'), { responseCode: 550, command: 'RCPT TO' });
  assert.equal(loggedMessage(mail), 'the mail server answered 550 to RCPT TO');
  let parsing: unknown;
  try {
    JSON.parse('{"title": secret}');
  } catch (error) {
    parsing = error;
  }
  const child = Object.assign(new Error('secret'), { childStack: 'Error: secret\n    at write (letter.ts:1:1)' });
  for (const error of [parsing, child, Object.assign(new Error('secret'), { issues: [] })]) {
    assert.doesNotMatch(JSON.stringify(loggedError(error)), /secret/);
  }
  assert.equal(loggedError(child).stack, '    at write (letter.ts:1:1)');
});

test('our own errors keep their words, their place and their cause, and no address', () => {
  const error = new Error('cannot write to ann@example.com', { cause: databaseError('22P02', 'bad value: secret') });
  const logged = loggedError(error);
  assert.equal(logged.message, 'cannot write to …@…');
  assert.match(logged.stack, /^ +at .*logged-error\.test\.ts/);
  assert.equal(logged.cause?.message, 'the database refused it: 22P02');
  assert.doesNotMatch(JSON.stringify(logged), /secret|ann@/);
});

test('what is no error is told by its kind alone', () => {
  assert.equal(loggedMessage('secret'), 'string was thrown');
});
