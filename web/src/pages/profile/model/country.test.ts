import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryName, readCountry } from './country.ts';

test('a country is read by its letters and by its name in several languages', () => {
  const written = {
    DE: ['DE', 'de', 'Germany', ' deutschland ', 'Allemagne', 'Alemania'],
    US: ['USA', 'United States'],
  };
  for (const [code, names] of Object.entries(written)) {
    for (const name of names) assert.equal(readCountry(name), code, name);
  }
  assert.equal(readCountry('Österreich'), 'AT');
  assert.equal(readCountry('Osterreich'), 'AT');
});

test('old letters become those of today', () => {
  assert.equal(readCountry('UK'), 'GB');
});

test('what is no country is not taken for one', () => {
  for (const text of ['', 'QQ', 'EU', 'Atlantis', 'U']) assert.equal(readCountry(text), null, text);
});

test('letters have a name', () => {
  assert.equal(countryName('DE'), 'Germany');
});
