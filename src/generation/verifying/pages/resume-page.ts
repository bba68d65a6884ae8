/**
 * Reads a resume from top to bottom. Each line, with those it runs over to, must be a heading, whole fields of one entry, a
 * list of the profile's items, or tell a fact of the entry that it stands under.
 */
import type { ReadPage } from '../../../base/documents/read-back.ts';
import { namesTold } from '../../vocabulary/told-names.ts';
import { keyOf } from '../../vocabulary/vocabulary.ts';
import type { FactTeller } from '../facts.ts';
import type { LineFinding } from '../finding.ts';
import { lazily } from '../lazily.ts';
import type { Claim } from '../provenance/provenance.ts';
import { joinLines, sentencesIn } from '../quoting/sentences.ts';
import { signs, tokensOf } from '../quoting/tokens.ts';
import { isWrittenLine, type Written } from '../written.ts';
import { type AreDeeds, deedsIn } from './deeds.ts';
import { fieldsOf, isListOf, type Lists, listsOf, strangers } from './fields.ts';
import { isNoisy, isNoisyText } from './noisy.ts';
import type { Entry, Records } from './records.ts';
import { type IsSummarySentence, type SummarySources, summarySentences } from './summary-sentences.ts';

export interface ResumeSources {
  /** Lines of a language model. */
  written: Written;
  records: Records;
  facts: FactTeller;
  /** Section headings and other words of ours. */
  labels: readonly string[];
  /** The profile's own groups of skills: what stands under their names must belong there. */
  groups: readonly { name: string; items: readonly string[] }[];
  wordings: () => readonly OwnLine[];
  summary: SummarySources;
}

/** A line in the person's own words that the profile bears out, with the owner of the entry that it stands under. */
export interface OwnLine {
  text: string;
  owner: string;
}

interface Reader extends ResumeSources {
  labelSigns: ReadonlySet<string>;
  lists: Lists;
  groupLists: ReadonlyMap<string, Lists>;
  /** Every word of the profile, to name the word that is not among them. */
  words: () => ReadonlySet<string>;
  /** Names in what the profile tells, by their keys: under a name of ours they are skills. */
  namesTold: () => ReadonlySet<string>;
  isSummarySentence: IsSummarySentence;
  areDeeds: AreDeeds;
}

/** The entries that the lines below are about; null where a section has just begun. */
type Open = readonly Entry[] | null;

interface Explained {
  count: number;
  open: Open;
}

const MARKER = /^[•▪◦●■]\s+/u;
const MAX_LINES_OF_STATEMENT = 8;
const MAX_LINES_OF_HEADER = 3;

export function checkResume(pages: readonly ReadPage[], sources: ResumeSources): LineFinding[] {
  const lines = pages.flatMap((page) => page.lines.map((line) => line.text));
  const reader = readerOf(sources);
  const findings: LineFinding[] = [];
  let open: Open = null;
  for (let at = 0; at < lines.length; ) {
    const found: Explained | null = explain(reader, lines, at, open);
    if (found === null) {
      const count = linesBeforeHead(reader, lines, at, open);
      findings.push(objectionTo(reader, joinLines(lines.slice(at, at + count))));
      at += count;
    } else {
      open = found.open;
      at += found.count;
    }
  }
  return findings;
}

function readerOf(sources: ResumeSources): Reader {
  const { records, groups } = sources;
  const lists = listsOf(records.list);
  return {
    ...sources,
    labelSigns: new Set(sources.labels.map(signs)),
    lists,
    isSummarySentence: summarySentences(sources.summary),
    areDeeds: deedsIn(sources),
    groupLists: new Map(groups.map((group) => [signs(group.name), listsOf([{ forms: group.items }])])),
    words: lazily(() => wordsIn(records)),
    namesTold: lazily(() => {
      const facts = records.entries.flatMap((entry) => entry.facts);
      return new Set(facts.flatMap(({ text }) => [...namesTold(text).keys()]));
    }),
  };
}

function wordsIn(records: Records): Set<string> {
  const texts = [
    ...records.entries.flatMap((entry) => entry.fields.flatMap((field) => field.forms)),
    ...records.list.flatMap((item) => item.forms),
  ];
  const facts = records.entries.flatMap((entry) => entry.facts.map((fact) => fact.text));
  return new Set([...texts, ...facts].flatMap(tokensOf).map((token) => token.norm));
}

/** The most lines from here on that can be explained as one statement. */
function explain(reader: Reader, lines: readonly string[], at: number, open: Open): Explained | null {
  const isBullet = MARKER.test(lines[at]!);
  // Together with the line below, a heading may read like what that line tells.
  if (reader.labelSigns.has(signs(lines[at]!))) return { count: 1, open: null };
  // The beginning of a summary may itself be a shortened fact.
  const longer = (count: number): Explained | null => explainProse(reader, lines, at, count + 1);
  const most = linesBeforeHead(reader, lines, at, open);
  for (let count = longestFrom(lines, at); count >= 1; count--) {
    const text = joinLines(lines.slice(at, at + count)).replace(MARKER, '');
    const header = isBullet ? null : headOf(reader, text, count, open);
    if (header !== null) return { count, open: header.open };
    if (isStatement(reader, text, open, count <= most))
      return (isBullet || open !== null ? null : longer(count)) ?? { count, open };
  }
  return open === null && !isBullet ? explainProse(reader, lines, at, 1) : null;
}

function longestFrom(lines: readonly string[], at: number): number {
  let count = 1;
  while (count < MAX_LINES_OF_STATEMENT && at + count < lines.length && !MARKER.test(lines[at + count]!)) count++;
  return count;
}

/** A heading, or the header of an entry. */
function headOf(reader: Reader, text: string, count: number, open: Open): { open: Open } | null {
  if (count > MAX_LINES_OF_HEADER) return null;
  const line = signs(text);
  if (reader.labelSigns.has(line)) return { open: null };
  const entries = headerOf(reader, line, open);
  return entries.length > 0 ? { open: entries } : null;
}

function isStatement(reader: Reader, text: string, open: Open, isAboveHead: boolean): boolean {
  if (isOwnWording(reader, text, open) || isWritten(reader, text, open)) return true;
  if (isNoisy(text)) return isNoisyText(text, reader.records);
  return isFact(reader, text, open, isAboveHead) || isList(reader, text, open);
}

function isWritten(reader: Reader, text: string, open: Open): boolean {
  return isWrittenLine(reader.written, text, (owner) =>
    open === null ? owner === 'basics' : open.some((entry) => entry.owner === owner),
  );
}

/** What the person wrote, letter by letter, under the entry that its fact belongs to. */
function isOwnWording(reader: Reader, text: string, open: Open): boolean {
  const line = signs(text);
  const isUnder = ({ owner }: OwnLine): boolean =>
    open === null ? owner === 'basics' : open.some((entry) => entry.owner === owner);
  return reader.wordings().some((wording) => signs(wording.text) === line && isUnder(wording));
}

/** Sentences that somebody wrote from the profile; they end where the next heading begins. */
function explainProse(reader: Reader, lines: readonly string[], at: number, least: number): Explained | null {
  for (let count = linesBeforeHead(reader, lines, at, null); count >= least; count--) {
    if (isProse(reader, joinLines(lines.slice(at, at + count)))) return { count, open: null };
  }
  return null;
}

function linesBeforeHead(reader: Reader, lines: readonly string[], at: number, open: Open): number {
  const most = longestFrom(lines, at);
  let count = 1;
  while (count < most && headOf(reader, lines[at + count]!, 1, open) === null) count++;
  return count;
}

/** The entries that the line may be the header of: an employer opens its roles, a role stands under its employer. */
function headerOf(reader: Reader, line: string, open: Open): Entry[] {
  return reader.records.entries.filter((entry) => {
    const fields = fieldsOf(line, entry);
    if (fields === null) return false;
    const opens = entry.kind === 'basics' || fields.some((field) => field.kind === 'name') || !hasName(entry);
    return opens || (open ?? []).some((one) => one.owner === entry.owner);
  });
}

function hasName(entry: Entry): boolean {
  return entry.fields.some((field) => field.kind === 'name');
}

/** `mayRephrase`: other words than the fact's own, which may be those of a heading that stands below. */
function isFact({ records, facts }: Reader, text: string, open: Open, mayRephrase: boolean): boolean {
  const entries = open ?? records.entries.filter((entry) => entry.kind === 'basics' || entry.kind === 'item');
  const own = entries.flatMap((entry) => entry.facts);
  return facts.isQuotation(text, own) || (mayRephrase && facts.isTold(text, own, open === null ? 'summary' : 'bullet'));
}

function isList(reader: Reader, text: string, open: Open): boolean {
  const [, label, rest] = /^([^:]{1,80}):\s+(.+)$/u.exec(text) ?? [];
  if (label !== undefined && rest !== undefined) {
    const group = reader.groupLists.get(signs(label));
    if (group !== undefined) return isListOf(rest, group.longest, group.has);
    if (reader.labelSigns.has(signs(label))) return isListOfOurs(reader, rest, open, reader.namesTold());
  }
  return isListOfOurs(reader, text, open);
}

/** `told`: what may stand there beside, by its key. */
function isListOfOurs(reader: Reader, text: string, open: Open, told: ReadonlySet<string> = new Set()): boolean {
  const details = detailsOf(open);
  const longest = Math.max(reader.lists.longest, ...details.map((detail) => detail.length));
  return isListOf(
    text,
    longest,
    (item) => reader.lists.has(item) || details.includes(signs(item)) || told.has(keyOf(item)),
  );
}

/** Courses, keywords and the like of the entry above. */
function detailsOf(open: Open): string[] {
  const fields = (open ?? []).flatMap((entry) => entry.fields.filter((field) => field.kind === 'detail'));
  return fields.flatMap((field) => field.forms.map(signs));
}

function isProse(reader: Reader, text: string): boolean {
  // A group of the profile holds what is in it, however well the line reads as a sentence.
  const label = /^([^:]{1,80}):\s/u.exec(text)?.[1];
  if (label !== undefined && reader.groupLists.has(signs(label))) return false;
  return sentencesIn(text).every(
    (sentence) =>
      reader.areDeeds(sentence) ??
      (isFact(reader, sentence, reader.records.entries, false) ||
        reader.isSummarySentence(sentence) ||
        isBorneOut(reader, { text: sentence, facts: null, place: 'summary' })),
  );
}

const isBorneOut = ({ written }: Reader, claim: Claim): boolean => written.check()(claim).length === 0;

function objectionTo(reader: Reader, line: string): LineFinding {
  const text = line.replace(MARKER, '');
  if (reader.records.entries.some((entry) => fieldsOf(signs(text), entry) !== null))
    return { kind: 'place', text, line: text };
  const items = strangers(text.replace(/^[^:]{1,80}:\s+/u, ''), (item) => reader.lists.has(item));
  const isMostlyItems = items.length > 0 && items.length * 3 <= text.split(/[,;|·،؛、；，]/).length;
  if (isMostlyItems) return { kind: 'item', text: items[0]!, line: text };
  const stranger = tokensOf(text).find((token) => !reader.words().has(token.norm));
  if (stranger === undefined) return { kind: 'unsupported', text, line: text };
  const isName = /^\p{Lu}/u.test(stranger.raw) && stranger.before === 'none';
  return { kind: stranger.isNumber ? 'number' : isName ? 'name' : 'word', text: stranger.raw, line: text };
}
