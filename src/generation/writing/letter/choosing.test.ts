import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesFrom } from '../../seed.ts';
import { chosenDeeds } from './choosing.ts';
import type { Achievement, Station } from './material.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

function station(id: string): Station {
  const years = { startYear: '2015', endYear: '2019' };
  return { id, kind: 'work', name: id, position: null, post: null, current: false, ...years, rank: 0, ids: [id] };
}

function deed(clause: string, score: number, at: Station): Achievement {
  const form = { brief: null, gerund: null, tense: 'past', themes: [], clumsiness: 0 } as const;
  return { ...form, themes: [], clause, station: at, score, ids: [clause] };
}

const VERBS = [
  'planted',
  'pruned',
  'watered',
  'sold',
  'drew',
  'built',
  'taught',
  'wrote',
  'cut',
  'raised',
  'dug',
  'led',
];
const GARDEN = station('Garden');
const NURSERY = station('Nursery');
const DEEDS = VERBS.map((verb, at) => deed(`${verb} the roses of the town`, 1 - 0.05 * at, at % 2 ? GARDEN : NURSERY));

test('the two deeds that fit the job best are told in every letter, whatever the seed', () => {
  for (const seed of SEEDS) {
    const first = chosenDeeds(DEEDS, false, choicesFrom(seed))
      .slice(0, 3)
      .map((one) => one.clause);
    assert.ok(first.includes('planted the roses of the town'), `${seed}: ${first}`);
    assert.ok(first.includes('pruned the roses of the town'), `${seed}: ${first}`);
  }
});

test('the others take turns from letter to letter', () => {
  const fourth = SEEDS.map((seed) => chosenDeeds(DEEDS, false, choicesFrom(seed))[3]!.clause);
  assert.ok(new Set(fourth).size > 3, fourth.join());
});

test('a long deed opens the letter in its short form', () => {
  const brief = 'planted the roses of the town';
  const long = { ...deed(`${brief} ${'and of all the villages around it '.repeat(3).trim()}`, 2, GARDEN), brief };
  for (const seed of SEEDS) {
    const told = chosenDeeds([long], false, choicesFrom(seed));
    assert.equal(told[0]?.clause, brief);
  }
});

test('of a station with few deeds half are kept for the next letter while another has more to tell', () => {
  const many = VERBS.map((verb) => deed(`${verb} the lawns of the town`, 0.5, GARDEN));
  const few = ['mended', 'painted', 'moved', 'sorted'].map((verb) => deed(`${verb} the sheds`, 0.5, NURSERY));
  for (const seed of SEEDS) {
    const told = chosenDeeds([...many, ...few], false, choicesFrom(seed)).slice(0, 8);
    assert.ok(told.filter((one) => one.station.id === 'Nursery').length <= 2, seed);
  }
});
