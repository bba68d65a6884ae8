import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { linesOfFact, linesOfPassage, placesOf } from './line-places.ts';

const line = (text: string, page = 1, ids: string[] = []) => ({ text, page, ids });
const read = (y: number) => ({ text: '', x: 100, y, width: 200, height: 10, fontSize: 10 });
const sheet = (...ys: number[]) => ({ width: 400, height: 800, lines: ys.map(read) });

describe('the places of lines', () => {
  test('are those of the lines that were read, page by page', () => {
    const lines = [line('one'), line('two'), line('three', 2)];
    const places = placesOf([sheet(100, 120), sheet(40)], lines);
    assert.deepEqual(
      places.map((place) => place && [place.page, place.left, place.width, Math.round(place.top * 800)]),
      [
        [1, 0.25, 0.5, 91],
        [1, 0.25, 0.5, 111],
        [2, 0.25, 0.5, 31],
      ],
    );
  });

  test('are unknown on a page that was read with another number of lines, and on one that is missing', () => {
    const lines = [line('one'), line('two', 2), line('three', 3)];
    const places = placesOf([sheet(100, 120), sheet(40)], lines);
    assert.deepEqual(
      places.map((place) => place?.page ?? null),
      [null, 2, null],
    );
  });
});

test('a fact has all lines that it stands behind', () => {
  assert.deepEqual(linesOfFact([line('a', 1, ['x']), line('b', 1, ['y']), line('c', 1, ['y', 'x'])], 'x'), [0, 2]);
});

describe('the lines of a passage', () => {
  const letter = [line('Dear Ada,'), line('I led the move of 64 ser-'), line('vices to Kubernetes.'), line('• Go')];

  test('are those that it was broken into, with or without a hyphen', () => {
    assert.deepEqual(linesOfPassage(letter, 'I led the move of 64 services to Kubernetes.'), [1, 2]);
    assert.deepEqual(linesOfPassage(letter, 'Go'), [3]);
  });

  test('are none where it is not on the page whole', () => {
    assert.deepEqual(linesOfPassage(letter, 'I led the move of 64 services to AWS.'), []);
    assert.deepEqual(linesOfPassage(letter, 'I led'), []);
    assert.deepEqual(linesOfPassage(letter, ''), []);
  });
});
