import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitTowns } from './towns.ts';

const split = (...names: string[]): string[] =>
  splitTowns(names.map((name) => ({ name, location: null as string | null }))).map(
    ({ name, location }) => `${name} | ${location ?? ''}`,
  );

test('a town that we know is no part of a name, after a comma or a word and with a code', () => {
  assert.deepEqual(split('Acme, Berlin'), ['Acme | Berlin']);
  assert.deepEqual(split('Acme in Berlin'), ['Acme | Berlin']);
  assert.deepEqual(split('Domaine Petit, Paris (75)'), ['Domaine Petit | Paris (75)']);
  assert.deepEqual(split('Acme in Seattle WA'), ['Acme | Seattle WA']);
});

test('one that we do not know is, unless most names end so', () => {
  assert.deepEqual(split('Women in Glass'), ['Women in Glass | ']);
  assert.deepEqual(split('Acme in Kleinklein', 'Huber in Großklein'), ['Acme | Kleinklein', 'Huber | Großklein']);
});

test('where the region was read as the place, its town still stands after the name', () => {
  const withPlace = (name: string, location: string): string => {
    const [read] = splitTowns([{ name, location }]);
    return `${read!.name} | ${read!.location}`;
  };
  assert.equal(withPlace('Acme in Boston', 'MA'), 'Acme | Boston, MA');
  assert.equal(withPlace('Acme, Boston', 'MA (Hybrid)'), 'Acme | Boston, MA (Hybrid)');
  assert.equal(withPlace('Acme in', 'Boston'), 'Acme | Boston');
  assert.equal(withPlace('Bank of Boston', 'Leeds'), 'Bank of Boston | Leeds');
});
