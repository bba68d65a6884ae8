import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDocumentLines } from '../lines/line.ts';
import { Provenance } from '../structure/provenance.ts';
import { documentOf, type Row } from '../structure/testing/document.ts';
import { takeLanguageGrid, withoutGridHeads } from './language-grid.ts';

function read(...rows: Row[]): { languages: string[]; rest: string[] } {
  const lines = withoutGridHeads(toDocumentLines(documentOf(rows).lines));
  const { languages, rest } = takeLanguageGrid(lines, 0, new Provenance());
  return {
    languages: languages.map(({ language, fluency }) => `${language}: ${fluency}`),
    rest: rest.map(({ text }) => text),
  };
}

test('the grid of the European form is the languages alone, without what every form has', () => {
  const { languages, rest } = read(
    'Mother tongue(s)\tEnglish, Welsh',
    'Other language(s)\tUNDERSTANDING\tSPEAKING\tWRITING',
    'Listening\tReading\tSpoken production\tSpoken interaction',
    'Malay\tB1\tA2\tB1\tB1\tB1',
    'Spanish\tC1\tC1\tC1\tC1\tC1',
    'Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user',
    'Digital skills: Excel',
  );
  assert.deepEqual(languages, ['English: Mother tongue', 'Welsh: Mother tongue', 'Malay: A2–B1', 'Spanish: C1']);
  assert.deepEqual(rest, ['Digital skills: Excel']);
});

test('in German, and where the head has no room on one line', () => {
  const { languages, rest } = read(
    'Muttersprache(n): Deutsch',
    'Weitere Sprache(n):',
    'VERSTEHEN\tSPRECHEN\tSCHREIBEN',
    'Hören\tLesen\tZusammenhängendes\tAn Gesprächen',
    'Sprechen\tteilnehmen',
    'Italienisch\tA2\tA2\tA2\tA2\tA2',
  );
  assert.deepEqual(languages, ['Deutsch: Muttersprache', 'Italienisch: A2']);
  assert.deepEqual(rest, []);
});

test('a name and its levels in two cells of a table are one row', () => {
  const document = documentOf(['Malay', ['B2\tB1\tB2', { x: 250 }]]);
  const lines = document.lines.map((line) => ({ ...line, y: 100 }));
  const { languages } = takeLanguageGrid(withoutGridHeads(toDocumentLines(lines)), 0, new Provenance());
  assert.deepEqual(
    languages.map(({ language, fluency }) => `${language}: ${fluency}`),
    ['Malay: B1–B2'],
  );
});

test('the same words elsewhere stay', () => {
  const rows = ['Reading', 'Writing', 'Power user of Excel', 'Studio B2 in London'];
  assert.deepEqual(read(...rows), { languages: [], rest: rows });
});
