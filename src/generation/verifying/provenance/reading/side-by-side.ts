/** Words that stand side by side and are told by one text. */
import { clauseAt, isDeed } from '../clauses.ts';
import type { Said } from '../reading.ts';
import { factLicences, type Licence, textBehind } from './licences.ts';

/** "Head chef", "Power BI dashboard". A verb stands by itself. */
export function runsOf({ words, keys, lexicon, content }: Said): number[][] {
  const runs: number[][] = [];
  for (const at of content) {
    if (isDeed(words, keys, at, lexicon)) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === at - 1 && words[at]!.before === 'none') last.push(at);
    else runs.push([at]);
  }
  return runs.filter((run) => run.length > 1);
}

/** Where one text says all of a run, it is that text that is told. */
export function toldTogether(said: Said, licences: Licence[][]): Licence[][] {
  const told = [...licences];
  for (const run of runsOf(said)) {
    const [first, ...rest] = run.map((at) => new Set(licences[at]!.map(textBehind)));
    const whole = [...first!].filter(
      (text) => rest.every((texts) => texts.has(text)) && isClose(run.map((at) => placesIn(licences[at]!, text))),
    );
    if (whole.length === 0) continue;
    for (const at of run) told[at] = licences[at]!.filter((one) => whole.includes(textBehind(one)));
  }
  return told;
}

/** A number is that of the fact that the words around it tell, where that fact has it. */
export function numbersTold({ words, clauses, content }: Said, licences: Licence[][]): Licence[][] {
  return licences.map((own, at) => {
    if (!words[at]!.isNumber) return own;
    const { from, to } = clauseAt(clauses, at);
    const told = new Set(
      content.filter((one) => one >= from && one < to).flatMap((one) => factLicences(licences[one]!).map(textBehind)),
    );
    const kept = own.filter((one) => one.kind !== 'fact' || told.has(one.statement));
    return kept.some((one) => one.kind === 'fact') ? kept : own;
  });
}

function placesIn(licences: readonly Licence[], text: unknown): number[] {
  return licences.flatMap((one) => (textBehind(one) === text && 'at' in one ? [one.at] : []));
}

const MAX_APART = 5;

/** Whether each word stands near the one before it in the text, too. */
function isClose(places: readonly (readonly number[])[]): boolean {
  return places
    .slice(1)
    .every(
      (own, at) =>
        own.length === 0 || own.some((here) => places[at]!.some((there) => Math.abs(here - there) <= MAX_APART)),
    );
}
