import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageText } from './page-text.ts';

const text = (contentType: string, body: Buffer, truncated = false): string =>
  pageText({ contentType, body, truncated });

const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');

test('without a charset a page is UTF-8', () => {
  assert.equal(text('text/html', Buffer.from('Bücher 🙂')), 'Bücher 🙂');
});

test('the charset of the header counts, quoted or not, in any case', () => {
  assert.equal(text('text/html; charset=ISO-8859-1', bytes('42fc')), 'Bü');
  assert.equal(text('text/html;Charset="windows-1251"', bytes('cf f0')), 'Пр');
  assert.equal(text('text/plain; format=flowed; charset=shift_jis', bytes('93fa 967b')), '日本');
});

test('the charset of a meta element counts where the header has none', () => {
  const page = (meta: string): Buffer => Buffer.concat([Buffer.from(`<html><head>${meta}`), bytes('fc')]);
  assert.match(text('text/html', page('<meta charset="iso-8859-1">')), /ü$/);
  assert.match(text('text/html', page("<META http-equiv='x' content='text/html; charset=latin1'>")), /ü$/);
  assert.match(text('text/html; charset=utf-8', page('<meta charset="iso-8859-1">')), /\ufffd$/);
  assert.match(text('text/plain', page('<meta charset="iso-8859-1">')), /\ufffd$/);
});

test('a meta element beyond the first 1,024 bytes is not looked for', () => {
  const page = Buffer.concat([Buffer.alloc(1024, ' '), Buffer.from('<meta charset="iso-8859-1">'), bytes('fc')]);
  assert.match(text('text/html', page), /\ufffd$/);
});

test('a meta element cannot claim UTF-16', () => {
  assert.match(text('text/html', Buffer.from('<meta charset="utf-16le">Bücher')), /Bücher$/);
});

test('a byte order mark wins over the header and is not part of the text', () => {
  assert.equal(text('text/html; charset=iso-8859-1', bytes('efbbbf c3bc')), 'ü');
  assert.equal(text('text/html; charset=iso-8859-1', bytes('fffe fc00')), 'ü');
  assert.equal(text('text/html; charset=utf-8', bytes('feff 00fc')), 'ü');
});

test('an unknown charset is read as UTF-8', () => {
  for (const charset of ['no-such-charset', 'hz-gb-2312', 'utf-7', '../../x']) {
    assert.equal(text(`text/html; charset=${charset}`, Buffer.from('Bücher')), 'Bücher');
  }
});

test('bytes that are no characters, NUL and lone surrogates become replacement characters', () => {
  assert.equal(text('text/html', bytes('61 ff 62 00 63')), 'a\ufffdb\ufffdc');
  assert.equal(text('text/html', bytes('eda080')), '\ufffd\ufffd\ufffd');
  assert.equal(text('text/html; charset=utf-16le', bytes('00d8 6100')), '\ufffda');
});

test('a character cut in two by the size limit is dropped', () => {
  assert.equal(text('text/html', bytes('61 c3'), true), 'a');
  assert.equal(text('text/html', bytes('61 c3'), false), 'a\ufffd');
});
