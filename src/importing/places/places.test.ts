import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locationOf } from '../contact/location.ts';
import { isPlace } from './places.ts';

test('places are told from names', () => {
  for (const text of [
    'Austin, TX',
    'Seattle WA',
    'Paris, France',
    'Istanbul, Türkiye',
    'Remote',
    '10115 Berlin',
    'College Station, TX',
  ]) {
    assert.ok(isPlace(text), text);
  }
  for (const text of [
    'University of Nevada, Las Vegas',
    'Alpes Conseil, Lyon',
    'Acme Inc, TX',
    'Engineer',
    'LONE STAR TELECOM, Plano, TX',
  ]) {
    assert.ok(!isPlace(text), text);
  }
});

test('addresses of many countries are taken apart as far as they are plain', () => {
  const parts = (written: string) => {
    const { address, postalCode, city, region, countryCode } = locationOf(written);
    return [address, postalCode, city, region, countryCode];
  };
  assert.deepEqual(parts('Brighton, East Sussex'), [null, null, 'Brighton', 'East Sussex', null]);
  assert.deepEqual(parts('Benin City, Edo State'), [null, null, 'Benin City', 'Edo State', null]);
  assert.deepEqual(parts('Akadimias 10, 10671, Athens, Greece (Home)'), [
    'Akadimias 10',
    '10671',
    'Athens',
    null,
    'GR',
  ]);
  assert.deepEqual(parts('Brest, 29'), [null, null, 'Brest', '29', null]);
  assert.deepEqual(parts('Calle Mayor, 35, 29016 Pamplona, Navarra'), [
    'Calle Mayor, 35',
    '29016',
    'Pamplona',
    'Navarra',
    null,
  ]);
  assert.deepEqual(parts("63 Granville St, Unit 201, B3H 1Y2 St. John's"), [
    '63 Granville St, Unit 201',
    'B3H 1Y2',
    "St. John's",
    null,
    null,
  ]);
  assert.deepEqual(parts('T12 Y560 Athlone'), [null, 'T12 Y560', 'Athlone', null, null]);
  assert.deepEqual(parts('Hobart TAS 7000'), [null, '7000', 'Hobart', 'TAS', null]);
  assert.deepEqual(parts('Austin, TX'), [null, null, 'Austin', 'TX', null]);
  assert.deepEqual(parts('4521 Oak Drive, Apt. 12, Plano, TX 75024'), [
    '4521 Oak Drive, Apt. 12',
    '75024',
    'Plano',
    'TX',
    null,
  ]);
  assert.deepEqual(parts('12 rue des Lilas, 69003 Lyon, France'), ['12 rue des Lilas', '69003', 'Lyon', null, 'FR']);
  assert.deepEqual(parts('80331 München'), [null, '80331', 'München', null, null]);
  assert.deepEqual(parts('Houston TX'), [null, null, 'Houston', 'TX', null]);
  assert.deepEqual(parts('10 Downing Street, London SW1A 2AA, United Kingdom'), [
    '10 Downing Street',
    'SW1A 2AA',
    'London',
    null,
    'GB',
  ]);
});
