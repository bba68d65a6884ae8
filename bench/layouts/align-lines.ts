/** Which line of a made resume belongs to which section, and which are headings: found by laying them beside the truth. */
import { breaksOf } from '../../src/importing/learned/line-features.ts';
import { LINE_KINDS, LINE_TAG_LIST, type LineKind } from '../../src/importing/learned/line-tags.ts';
import type { Line } from '../../src/importing/lines/line.ts';
import { plain } from './align.ts';
import type { Section } from './layout.ts';
import type { Resume } from './person.ts';
import { EUROPASS } from './words/europass.ts';
import { wordingsOf } from './words/headings.ts';
import { otherWordings } from './words/other-headings.ts';

/** What a line costs that stands nowhere in the truth. */
const UNSAID = 0.8;
const WITHOUT_HEADING = 1.6;
const OVER_A_BREAK = 0.5;
const SAID = 0.5;

const squeeze = (text: string): string => plain(text).replaceAll(' ', '');

/** Those that have headings. */
const SECTIONS = LINE_KINDS.filter((kind): kind is Section => kind !== 'top' && kind !== 'other');
const WORDINGS = new Map<string, Set<LineKind>>();
for (const section of SECTIONS) {
  for (const wording of wordingsOf(section).map(squeeze)) {
    WORDINGS.set(wording, (WORDINGS.get(wording) ?? new Set()).add(section));
  }
}
for (const wording of otherWordings().map(squeeze)) {
  WORDINGS.set(wording, (WORDINGS.get(wording) ?? new Set()).add('other'));
}

/** What each section of the truth says. */
interface Said {
  squeezed: string;
  words: ReadonlySet<string>;
}

/** The number of the tag of each line, and which share of them stands in the truth. */
export function alignLines(lines: readonly Line[], truth: Resume): { tags: number[]; share: number } {
  const said = saidBy(truth);
  const qualities = lines.map((line) => new Map([...said].map(([kind, one]) => [kind, qualityOf(line.text, one)])));
  const breaks = breaksOf(lines);
  const back: number[][] = [];
  let reached: number[] = [];
  lines.forEach((line, index) => {
    const next = LINE_TAG_LIST.map(({ kind, heading }) => {
      const own = heading ? headingCost(line, kind, said) : lineCost(kind, qualities[index]!, said);
      if (own === Number.POSITIVE_INFINITY) return { cost: own, from: 0 };
      if (index === 0) return { cost: own + (heading || kind === 'top' ? 0 : WITHOUT_HEADING), from: 0 };
      let best = { cost: Number.POSITIVE_INFINITY, from: 0 };
      LINE_TAG_LIST.forEach((before, from) => {
        const goesOn = before.kind === kind;
        const step = heading || goesOn ? 0 : breaks[index] ? OVER_A_BREAK : WITHOUT_HEADING;
        // A section of its own has one heading; a second is rather a line.
        const again = heading && goesOn ? 0.4 : 0;
        const cost = reached[from]! + step + again + own;
        if (cost < best.cost) best = { cost, from };
      });
      return best;
    });
    back.push(next.map(({ from }) => from));
    reached = next.map(({ cost }) => cost);
  });
  if (lines.length === 0) return { tags: [], share: 0 };
  const tags = [reached.indexOf(Math.min(...reached))];
  for (let index = lines.length - 1; index > 0; index--) tags.push(back[index]![tags.at(-1)!]!);
  tags.reverse();
  const found = tags.filter((tag, index) => {
    const { kind, heading } = LINE_TAG_LIST[tag]!;
    return heading || (qualities[index]!.get(kind) ?? 0) >= SAID;
  });
  return { tags, share: found.length / lines.length };
}

/** Nothing is a heading but what the layouts write as one; a certificate may be called what a section is. */
function headingCost({ text, cells }: Line, kind: LineKind, said: ReadonlyMap<LineKind, Said>): number {
  const written = squeeze(text);
  if (cells.length > 1 || !said.has(kind) || !WORDINGS.get(written)?.has(kind)) return Number.POSITIVE_INFINITY;
  return 0;
}

function lineCost(kind: LineKind, qualities: ReadonlyMap<LineKind, number>, said: ReadonlyMap<LineKind, Said>): number {
  if (!said.has(kind)) return Number.POSITIVE_INFINITY;
  return Math.min(UNSAID, 1 - (qualities.get(kind) ?? 0));
}

function qualityOf(text: string, { squeezed, words }: Said): number {
  const written = plain(text);
  const short = written.replaceAll(' ', '');
  if (short.length > 3 && squeezed.includes(short.length > 10 ? short.slice(0, -2) : short)) return 1;
  const parts = written.split(' ').filter((word) => word.length > 2);
  if (parts.length === 0) return 0.3;
  return (0.9 * parts.filter((word) => words.has(word)).length) / parts.length;
}

/** What the European form prints around levels and beside addresses. */
const ABILITIES = Object.values(EUROPASS).map(({ mother, others, groups, abilities, levels }) => {
  return [mother, others, groups, abilities, levels];
});
const PERSONAL = Object.values(EUROPASS).map(({ labels }) => [
  labels.phone,
  labels.email,
  labels.website,
  labels.address,
]);

function saidBy(truth: Resume): Map<LineKind, Said> {
  const { basics } = truth;
  const person = [
    basics.name,
    basics.label,
    basics.email,
    basics.phone,
    basics.url,
    ...Object.values(basics.location ?? {}),
    ...basics.profiles.flatMap(({ network, username, url }) => [network, username, url]),
    PERSONAL,
    'curriculum vitae resume lebenslauf email phone telephone mobile address website e-mail telefon mobil adresse anschrift tel name geburtsdatum date of birth nationality staatsangehörigkeit',
  ];
  const lists: [LineKind, unknown][] = [
    ['top', person],
    ['contact', person],
    ['summary', basics.summary],
    ['work', truth.work],
    ['volunteer', truth.volunteer],
    ['education', truth.education],
    ['projects', truth.projects],
    ['skills', truth.skills],
    ['certificates', truth.certificates],
    ['awards', truth.awards],
    ['publications', truth.publications],
    ['languages', truth.languages.length > 0 && [truth.languages, ABILITIES]],
    ['interests', truth.interests],
    ['references', truth.references],
    ['other', truth.other],
  ];
  return new Map(lists.flatMap(([kind, list]) => toSaid(kind, list)));
}

function toSaid(kind: LineKind, list: unknown): [LineKind, Said][] {
  const texts = textsOf(list);
  if (texts.length === 0) return [];
  const written = texts.map(plain);
  const words = new Set([...written.flatMap((text) => text.split(' ')), ...written.flatMap(monthsOf)]);
  return [[kind, { squeezed: written.map((text) => text.replaceAll(' ', '')).join('\n'), words }]];
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** A date in figures is written with the name of its month, in the languages of the page. */
function monthsOf(text: string): string[] {
  const [, year, month] = /^(\d{4}) (\d\d)$/.exec(text) ?? [];
  if (month === undefined) return [];
  return MONTHS.flatMap((names) => {
    const name = names[Number(month) - 1]!;
    return [name, name.slice(0, 3), name.slice(0, 4), `${month}${year}`];
  });
}

const MONTHS = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'].map((language) =>
  Array.from({ length: 12 }, (_, month) =>
    plain(
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2020, month, 15))),
    ),
  ),
);
