/**
 * Sentences of a summary that tell what came of the work: of two facts joined by "and", or of a place that they name. All of it
 * happened at one place: what was done at one employer is not told of another.
 */
import { placeIn } from '../../writing/letter/templates.ts';
import type { FactTeller } from '../facts.ts';
import { signs } from '../quoting/tokens.ts';
import type { Entry, Records } from './records.ts';
import type { SummarySources } from './summary-sentences.ts';

/** Null for what is no such sentence. */
export type AreDeeds = (sentence: string) => boolean | null;

interface Sources {
  records: Records;
  facts: FactTeller;
  summary: SummarySources;
}

const AND = /,? (?:and|und|et|y|e) /gu;
/** Whoever joins more is not read to the end. */
const MOST_JOINTS = 8;

export function deedsIn({ records, facts, summary }: Sources): AreDeeds {
  const places = records.entries.filter(({ kind }) => kind === 'role' || kind === 'project');
  const all = records.entries.flatMap((entry) => entry.facts);
  const byOwner = [...Map.groupBy(places, ({ owner }) => owner).values()];
  return (sentence) => {
    if (facts.isQuotation(sentence, all)) return null;
    const text = sentence.replace(/\.$/, '');
    const named = namedIn(text, places, summary);
    const there = byOwner.filter(
      ([first]) => named === null || named.entries.some(({ owner }) => owner === first!.owner),
    );
    const areTold = (deeds: readonly string[]): boolean =>
      there.some((entries) => deeds.every((deed) => isToldOf(deed, entries, facts)));
    if (named !== null) return [[named.deeds], ...pairsIn(named.deeds), named.deeds.split('; ')].some(areTold);
    if (areTold([text])) return true;
    const pairs = pairsIn(text).filter((pair) => pair.every((deed) => isToldOf(deed, places, facts)));
    return pairs.length === 0 ? null : pairs.some(areTold);
  };
}

const isToldOf = (deed: string, entries: readonly Entry[], facts: FactTeller): boolean =>
  facts.isTold(
    deed,
    entries.flatMap((entry) => entry.facts),
    'summary',
  );

/** "… and so took adherence to 92%": the one is told as the cause of the other. */
const IN_CONSEQUENCE =
  /^(?:so|thus|thereby|therefore|hence|then|because|since|dadurch|damit|daher|deshalb|somit|ainsi|donc|así|luego)(?!\p{L})/iu;

/** Both halves, wherever the sentence may be parted. */
function pairsIn(text: string): string[][] {
  return [...text.matchAll(AND)]
    .slice(0, MOST_JOINTS)
    .map(({ index, 0: joint }) => [text.slice(0, index), text.slice(index + joint.length)])
    .filter(([, second]) => !IN_CONSEQUENCE.test(second!));
}

/** "Cut costs by a third at Acme", "Kosten um ein Drittel gesenkt (Acme)": the places that are named so. */
function namedIn(
  text: string,
  places: readonly Entry[],
  { templates }: SummarySources,
): { deeds: string; entries: Entry[] } | null {
  const [, before, inBrackets] = /^(.+) \(([^()]+)\)$/u.exec(text) ?? [];
  const isNamed = ({ fields }: Entry): boolean =>
    fields.some(
      ({ kind, forms }) => kind === 'name' && forms.some((name) => signs(name).startsWith(signs(inBrackets!))),
    );
  const bracketed = before === undefined ? [] : places.filter(isNamed);
  if (bracketed.length > 0) return { deeds: before!, entries: bracketed };
  const [longest] = places
    .flatMap((entry) => endsOf(entry, templates))
    .filter(({ end }) => text.endsWith(end))
    .toSorted((a, b) => b.end.length - a.end.length);
  if (longest === undefined) return null;
  const entries = places.filter((entry) => endsOf(entry, templates).some(({ end }) => end === longest.end));
  return { deeds: text.slice(0, -longest.end.length), entries };
}

/** " at Acme", also without what its name has in brackets or behind a comma. */
function endsOf({ fields }: Entry, templates: SummarySources['templates']): { end: string }[] {
  if (templates === null) return [];
  const names = fields.flatMap(({ kind, forms }) => (kind === 'name' ? forms : []));
  const short = names.map((name) => name.split(/\s*[(,]/, 1)[0]!);
  return [...new Set([...names, ...short])].map((name) => ({ end: ` ${placeIn(templates, name)}` }));
}
