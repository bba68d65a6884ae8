import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCsv } from './csv.ts';

const rows = (text: string) => readCsv(text, 'Test.csv').map((row) => Object.fromEntries(row));

test('quoted fields hold commas, line ends and doubled quotes', () => {
  assert.deepEqual(rows('Name,Note\r\n"Smith, Jo","line one\nline ""two"""\r\n'), [
    { name: 'Smith, Jo', note: 'line one\nline "two"' },
  ]);
});

test('a byte order mark, empty fields, short rows, long rows and empty lines are taken as they come', () => {
  assert.deepEqual(rows('\ufeffA,B,C\n1,,3\n\n4\n5,6,7,8\n,,\n'), [
    { a: '1', c: '3' },
    { a: '4' },
    { a: '5', b: '6', c: '7', 'column 4': '8' },
  ]);
});

test('a last field without a line end is read, also when it is empty', () => {
  assert.deepEqual(rows('A,B\n1,2'), [{ a: '1', b: '2' }]);
  assert.deepEqual(rows('A,B\n1,'), [{ a: '1' }]);
});

test('notes above the header are skipped', () => {
  assert.deepEqual(rows('Notes:\n"Some words, of LinkedIn"\n\nName,Url\nx,y\n'), [{ name: 'x', url: 'y' }]);
});

test('a file that ends inside quotes fails and is named', () => {
  assert.throws(() => rows('A\n"cut off'), /^ImportFailed: "Test\.csv" ends inside a quoted field; it was cut off\./);
});
