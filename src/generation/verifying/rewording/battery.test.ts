import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Profile } from '../../../base/profile.ts';
import { fact, profile } from '../../testing/profiles.ts';
import { TRADES, type Trade } from '../../testing/rewordings.ts';
import { backingOf } from './backing.ts';
import { objectionsToWording } from './wording.ts';

function profileOf(trade: Trade): Profile {
  const role = {
    id: 'r',
    position: trade.position,
    start: trade.start,
    end: trade.end,
    current: false,
    location: null,
  };
  const highlights = Object.entries(trade.facts).map(([id, text]) => fact(id, text));
  return profile({
    work: [
      {
        id: 'w',
        name: trade.employer,
        url: null,
        location: null,
        description: null,
        roles: [{ ...role, summary: null, highlights, extra: {} }],
      },
    ],
    skills: trade.skills.map((name, at) => ({ id: `s${at}`, name, level: null, keywords: [], extra: {} })),
  });
}

const objections = (trade: Trade, id: string, text: string) =>
  objectionsToWording(text, backingOf(profileOf(trade), id, 'en')!, 'en');

const count = (kind: 'honest' | 'invented'): number => TRADES.reduce((sum, trade) => sum + trade[kind].length, 0);

test('the battery holds at least forty lines of each kind', () => {
  assert.ok(count('honest') >= 40 && count('invented') >= 40, `${count('honest')}, ${count('invented')}`);
});

for (const trade of TRADES) {
  test(`${trade.position}: an honest line in other words may be printed`, () => {
    const refused = trade.honest.flatMap(([id, text]) =>
      objections(trade, id, text).map((objection) => `${text}: ${objection.reason}`),
    );
    assert.deepEqual(refused, []);
  });

  test(`${trade.position}: an invention is refused, and its words are named`, () => {
    for (const [id, text, culprit] of trade.invented) {
      const reasons = objections(trade, id, text).map((objection) => objection.reason);
      assert.notDeepEqual(reasons, [], `shipped: ${text}`);
      assert.ok(
        reasons.some((reason) => reason.toLowerCase().includes(culprit.toLowerCase())),
        `${text}: ${reasons.join(' ')} does not name “${culprit}”`,
      );
    }
  });
}
