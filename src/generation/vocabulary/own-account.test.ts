import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOwnAccount } from './own-account.ts';

test('who works for himself has no employer of that name', () => {
  for (const name of ['Freelance', 'Self Employed', 'self emp, subbing mainly to Bryn', 'Selbstständig', 'Autónomo'])
    assert.ok(isOwnAccount(name), name);
  for (const name of ['Autonomous Robots Inc', 'Independent Living Ltd', 'Selfridges', 'Guild of Freelancers'])
    assert.ok(!isOwnAccount(name), name);
});
