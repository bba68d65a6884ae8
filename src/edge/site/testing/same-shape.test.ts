import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertSameShape } from './same-shape.ts';

const envelope = (data: object) => ({ success: true, message: 'Done.', data });

test('equal fields of equal types have the same shape, whatever their values', () => {
  assertSameShape(envelope({ id: 'a', stage: 'x' }), envelope({ id: 'b', stage: null }));
});

test('a missing field, an added field and another type are reported', () => {
  assert.throws(() => assertSameShape(envelope({ id: 'a' }), envelope({})), /fields of response\.data/);
  assert.throws(() => assertSameShape(envelope({}), envelope({ id: 'a' })), /fields of response\.data/);
  assert.throws(() => assertSameShape(envelope({ id: 'a' }), envelope({ id: 1 })), /type of response\.data\.id/);
  assert.throws(() => assertSameShape(envelope({ id: 'a' }), envelope({ id: null })), /type of response\.data\.id/);
});

test('the error code and the message of a success are compared by value', () => {
  assert.throws(() => assertSameShape({ error_code: 'NOT_FOUND' }, { error_code: 'FORBIDDEN' }), /error_code/);
  assert.throws(() => assertSameShape(envelope({}), { ...envelope({}), message: 'Ready.' }), /message is a constant/);
});

test('JSON inside a text is compared as JSON', () => {
  assertSameShape({ text: '{"id":"a"}' }, { text: '{"id":"b"}' });
  assert.throws(() => assertSameShape({ text: '{"id":"a"}' }, { text: '{"ID":"b"}' }), /as JSON/);
});
