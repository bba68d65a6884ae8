/**
 * How facts of profiles are told in letters: `node bench/telling.ts [--list] [--all 97,98]`. `bench/telling/sentences.json` has
 * facts of the strangers with what a careful person would write of them in a letter, in the profile's own words: one sentence
 * or some that are as good, or none where nothing good can be made. One half is held out: no rule was made by it. `--list` shows
 * where ours are different, `--all` what becomes of every fact of the cases whose names begin so.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { factsOf } from '../src/generation/matching/proofs.ts';
import { snapshotOf } from '../src/generation/snapshot.ts';
import { provenanceOf } from '../src/generation/verifying/provenance/provenance.ts';
import { sentencesIn } from '../src/generation/verifying/quoting/sentences.ts';
import { pageLanguage } from '../src/generation/writing/language.ts';
import { tellingOf } from '../src/generation/writing/letter/telling/telling.ts';
import { letterLanguage, templatesFor } from '../src/generation/writing/letter/templates.ts';
import { importProfile } from '../src/importing/import.ts';
import { say } from './support/figures.ts';

const NOW = '2026-11-01T00:00:00Z';
const STRANGERS = path.join(import.meta.dirname, 'strangers');
const LABELS = path.join(import.meta.dirname, 'telling', 'sentences.json');

const { values } = parseArgs({ options: { list: { type: 'boolean', default: false }, all: { type: 'string' } } });

interface Labelled {
  case: string;
  fact: string;
  sentences: string[];
  held?: boolean;
}

interface Told {
  text: string;
  sentence: string | null;
  /** What the verifier says against it. */
  refused: string[];
}

async function toldIn(id: string): Promise<Told[]> {
  const bytes = readFileSync(path.join(STRANGERS, id, 'profile.json'));
  const profile = snapshotOf((await importProfile({ bytes, name: 'profile.json' }, NOW)).profile);
  const lang = letterLanguage(pageLanguage(profile).lang);
  const check = provenanceOf({ profile, lang, now: NOW, letter: null });
  return factsOf(profile).flatMap(({ id: fact, text, place }): Told[] => {
    if (place.kind === 'item') return [];
    const telling = tellingOf({ text, place }, templatesFor(lang));
    if (telling === null) return [{ text, sentence: null, refused: [] }];
    const sentence = telling.kind === 'deed' ? `I ${telling.text}` : telling.text;
    const refusals = sentencesIn(sentence).flatMap((one) => check({ text: one, facts: [fact], place: 'letter' }));
    return [{ text, sentence, refused: refusals.map(({ rule, words }) => `${rule}: ${words.join(' ')}`) }];
  });
}

const cases = new Map<string, Told[]>();
for (const id of readdirSync(STRANGERS).filter((name) => !name.includes('.'))) cases.set(id, await toldIn(id));

/** What was typed small has capitals on the page. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function report(name: string, labels: readonly Labelled[]): void {
  const pairs = labels.map((label) => ({
    label,
    told: cases.get(label.case)!.find(({ text }) => isSame(text, label.fact))!,
  }));
  const isTold = ({ told }: (typeof pairs)[number]): boolean => told.sentence !== null && told.refused.length === 0;
  const isGood = ({ label, told }: (typeof pairs)[number]): boolean =>
    label.sentences.some((one) => isSame(one, told.sentence!));
  const wanted = pairs.filter(({ label }) => label.sentences.length > 0);
  const told = pairs.filter(isTold);
  const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
  say(
    `${name}: ${labels.length} facts; of ${wanted.length} good ones ${share(wanted.filter(isTold).length, wanted.length)} told; ` +
      `of ${told.length} told ${share(told.filter(isGood).length, told.length)} as wanted`,
  );
  if (!values.list) return;
  for (const pair of pairs.filter((one) => (isTold(one) ? !isGood(one) : one.label.sentences.length > 0)))
    say(
      `  ${pair.label.fact}\n    wanted ${pair.label.sentences[0] ?? 'nothing'}\n    told   ${pair.told.sentence} ${pair.told.refused.join('; ')}`,
    );
}

const labels: Labelled[] = JSON.parse(readFileSync(LABELS, 'utf8'));
report(
  'seen',
  labels.filter(({ held }) => !held),
);
report(
  'held out',
  labels.filter(({ held }) => held),
);
const wanted = values.all?.split(',') ?? [];
for (const [id, facts] of cases)
  if (wanted.some((start) => id.startsWith(`${start}-`)))
    for (const { text, sentence, refused } of facts) say(`${text}\n  => ${sentence} ${refused.join('; ')}`);
