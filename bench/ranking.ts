/**
 * How well matching orders bullets by their fit: nDCG and nDCG@5 against rated pairs, and the CPU time of a call. The scores
 * are those of the call that production makes, on the whole profile; `--scores FILE` writes them down.
 * `node bench/ranking.ts [--eval FOLDER] [--scores FILE]`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { matchProfile } from '../src/generation/matching/match.ts';
import { readPosting } from '../src/generation/reading/posting.ts';
import { snapshotOf } from '../src/generation/snapshot.ts';
import { median, say } from './support/figures.ts';
import { gainOf, type RatedPair, readRankingSet } from './support/tailoring/ranking-set.ts';

const { values: options } = parseArgs({ options: { eval: { type: 'string' }, scores: { type: 'string' } } });
const folder = options.eval ?? join(import.meta.dirname, '../../shared/eval');
const NOW = '2026-03-04T10:00:00Z';
const TIMED_ROUNDS = 20;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function scoresOf(pair: RatedPair): number[] {
  const matches = matchProfile(snapshotOf(pair.profile), readPosting(pair.jobDescription), NOW);
  return pair.bullets.map((bullet) => matches.of(bullet.factId).score);
}

function cpuMsOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function timesOf(pairs: readonly RatedPair[]): { reading: number[]; matching: number[] } {
  const reading: number[] = [];
  const matching: number[] = [];
  for (let round = 0; round < TIMED_ROUNDS; round++) {
    for (const pair of pairs) {
      let posting = readPosting('');
      reading.push(cpuMsOf(() => (posting = readPosting(pair.jobDescription))));
      matching.push(cpuMsOf(() => matchProfile(pair.profile, posting, NOW)));
    }
  }
  return { reading, matching };
}

function timeOfMegabyte(): number {
  const sentence = 'Plan and cost menus, train the kitchen team and keep food safety records up to date.\n';
  const megabyte = `Head Chef\nRequirements:\n${sentence.repeat(1_048_000 / sentence.length)}`;
  return cpuMsOf(() => readPosting(megabyte));
}

const pairs = await readRankingSet(folder);
if (pairs === null) say(`There are no rated pairs at ${folder}; nothing is measured.`);
else {
  const scored = pairs.map((pair) => ({ pair, scores: scoresOf(pair) }));
  const gains = scored.map(({ pair, scores }) => {
    const relevances = pair.bullets.map((bullet) => bullet.relevance);
    return { id: pair.id, all: gainOf(scores, relevances), five: gainOf(scores, relevances, 5) };
  });
  for (const { id, all, five } of gains) say(`${id}  nDCG ${all.toFixed(3)}  nDCG@5 ${five.toFixed(3)}`);
  const all = mean(gains.map((gain) => gain.all));
  const five = mean(gains.map((gain) => gain.five));
  say(`mean of ${gains.length} pairs  nDCG ${all.toFixed(3)}  nDCG@5 ${five.toFixed(3)}`);
  const { reading, matching } = timesOf(pairs);
  say(`a call, median CPU: reading ${median(reading).toFixed(1)} ms, matching ${median(matching).toFixed(1)} ms`);
  say(`reading a posting of a megabyte: ${timeOfMegabyte().toFixed(0)} ms CPU`);
  if (options.scores !== undefined) {
    const byPair = Object.fromEntries(scored.map(({ pair, scores }) => [pair.id, scores]));
    writeFileSync(options.scores, JSON.stringify(byPair));
  }
}
