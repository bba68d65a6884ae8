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
