import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profile } from '../../testing/profiles.ts';
import { contactLines } from './contact.ts';

test('a town that is its own county is named once, a town of a state with it', () => {
  const placed = (city: string, region: string, countryCode: string): string => {
    const location = { address: null, postalCode: null, city, region, countryCode, extra: {} };
    return contactLines(profile({}, { location }))[0]!.text;
  };
  assert.equal(placed('Bristol', 'Bristol', 'GB'), 'Bristol');
  assert.equal(placed('Bath', 'Somerset', 'GB'), 'Bath, Somerset');
  assert.equal(placed('New York', 'New York', 'US'), 'New York, New York');
});
