import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Choices } from '../../seed.ts';
import { joinedDeeds } from './joining.ts';
import type { Achievement, Station } from './material.ts';

const ALWAYS: Choices = { pick: (_, options) => options[0]!, share: () => 0 };
const STATION: Station = {
  id: 'role-1',
  kind: 'work',
  name: 'The Grove',
  position: 'Cook',
  post: 'a Cook',
  current: false,
  startYear: null,
  endYear: null,
  rank: 0,
  ids: [],
};

function deed(clause: string, gerund: string | null = null, station = STATION): Achievement {
  return { clause, gerund, brief: null, tense: 'past', station, themes: [], score: 1, clumsiness: 0, ids: [clause] };
}

function clausesOf(...deeds: Achievement[]): string[] {
  return joinedDeeds(deeds, false, ALWAYS).map((one) => one.clause);
}

test('up to three simple deeds of one station make one sentence', () => {
  const deeds = ['planned menus', 'trained cooks', 'kept the books', 'ordered supplies'].map((one) => deed(one));
  assert.deepEqual(clausesOf(...deeds), ['planned menus, trained cooks and kept the books', 'ordered supplies']);
});

test('a deed with parts of its own keeps the next one apart by its own "I"', () => {
  assert.deepEqual(clausesOf(deed('planned and wrote menus'), deed('trained cooks')), [
    'planned and wrote menus, and I trained cooks',
  ]);
});

test('deeds of two stations are never one sentence', () => {
  const other = { ...STATION, id: 'role-2' };
  assert.deepEqual(clausesOf(deed('planned menus'), deed('trained cooks', null, other)), [
    'planned menus',
    'trained cooks',
  ]);
});

test('joined deeds have a gerund only where each of them has one', () => {
  const [both] = joinedDeeds([deed('ran', 'running'), deed('sang', 'singing')], false, ALWAYS);
  assert.equal(both?.gerund, 'running and singing');
  const [one] = joinedDeeds([deed('ran', 'running'), deed('sang')], false, ALWAYS);
  assert.equal(one?.gerund, null);
});
