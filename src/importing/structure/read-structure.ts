/** Lines of a document → the profile they tell of, by the rules of how resumes are written. Pure; no model. */

import type { ImportReport } from '../../base/import-report.ts';
import type { Profile } from '../../base/profile.ts';
import { joinBrokenAddresses } from '../contact/broken-addresses.ts';
import { isAllContacts, isContactLine, readBasics } from '../contact/contact.ts';
import { withClearDates } from '../dates/day-order.ts';
import { splitMarginHeadings } from '../headings/margin-headings.ts';
import type { Section } from '../headings/section.ts';
import type { Oddity } from '../json-resume/codec.ts';
import { doubtfulSpans } from '../json-resume/doubts.ts';
import { report } from '../json-resume/json-resume.ts';
import type { SourceResume } from '../json-resume/sections.ts';
import { toProfile } from '../json-resume/to-profile.ts';
import { isLearnedScript } from '../learned/script.ts';
import { toSections as learnedSections } from '../learned/to-sections.ts';
import { paragraphs, toItems } from '../lines/body.ts';
import { joinBrokenWords } from '../lines/broken-words.ts';
import { splitHeadedColumns } from '../lines/headed-columns.ts';
import { type Line, toDocumentLines } from '../lines/line.ts';
import { withoutFurniture } from '../lines/page-furniture.ts';
import { withoutGridHeads } from '../lists/language-grid.ts';
import { toSections as sectionsByRules } from '../rules/sections.ts';
import type { SourceDocument, SourceLine } from '../source.ts';
import { missedLines } from './missed-lines.ts';
import { areWhole, plausibleJobs, plausibleStudies } from './plausible.ts';
import { Provenance, placeOf } from './provenance.ts';
import { readSections } from './read-sections.ts';

export type StructureReport = Required<ImportReport>;

const MAX_LINES = 10_000;
/** The reading by rules is kept unless the other explains more than a field of an entry. */
const CLEARLY = 1;
/** An order that the page does not suggest makes up for more than an entry. */
const CLEARLY_BETTER_ORDER = 5;
/** More than any resume has: eight thousand lines in columns took three times as long, and nearly all the time an import may take. */
const MOST_LINES_REORDERED = 1500;

/** `now` is an ISO 8601 instant; it only serves to doubt dates in the future. */
export function readStructure(document: SourceDocument, now: string): { profile: Profile; report: StructureReport } {
  const { source, unmapped, provenance } = bestOrder(document);
  const oddities = unmapped.map(toOddity);
  const profile = toProfile(source, oddities);
  if (source.basics.name === null) provenance.note('basics.name', null, 0, 'No name was found in the file; add it');
  const doubtful = [...provenance.doubts, ...doubtfulSpans(source, now.slice(0, 10))];
  const leftOvers = [
    ...unmapped.map((line) => ({ place: `page ${line.page}`, message: `Not mapped: ${placeOf(line)}` })),
    ...document.leftOver.map((message) => ({ place: '', message })),
  ];
  return { profile, report: { ...report(profile, doubtful, leftOvers), fields: provenance.fields } };
}

export const toResumeLines = (sources: readonly SourceLine[]): readonly Line[] =>
  withClearDates(
    withoutFurniture(
      splitMarginHeadings(withoutGridHeads(joinBrokenWords(splitHeadedColumns(toDocumentLines(sources))))),
    ),
  );

/** In the order that the page suggests, unless another explains clearly more of it. */
function bestOrder({ lines, otherwise }: SourceDocument): Reading {
  let best = bestReading(lines);
  if (isWhole(best) || !otherwise || lines.length > MOST_LINES_REORDERED) return best;
  for (const order of otherwise()) {
    const other = bestReading(order, best.value);
    if (other.value > best.value + CLEARLY_BETTER_ORDER) best = other;
  }
  return best;
}

/** By rules and, where these leave something open and explain `atLeast` so much, by what was learned: that takes longer. */
function bestReading(sources: readonly SourceLine[], atLeast = Number.NEGATIVE_INFINITY): Reading {
  const lines = toResumeLines(sources.slice(0, MAX_LINES));
  const ruled = readResume(lines, sectionsByRules(lines));
  if (isWhole(ruled) || ruled.value < atLeast || !isLearnedScript(lines)) return ruled;
  const learned = readResume(lines, learnedSections(lines));
  return learned.value > ruled.value + CLEARLY ? learned : ruled;
}

const isWhole = ({ source, unmapped }: Reading): boolean =>
  unmapped.length === 0 && source.basics.name !== null && areWhole(source.work, source.education);

interface Reading {
  source: SourceResume;
  unmapped: Line[];
  provenance: Provenance;
  /** How well it explains the page. */
  value: number;
}

function readResume(lines: readonly Line[], found: readonly Section[]): Reading {
  const provenance = new Provenance();
  const sections = gatherContacts(found);
  const about = joinBrokenAddresses(linesOf(sections, 'summary'));
  const contact = [...joinBrokenAddresses(linesOf(sections, 'contact')), ...about.filter(isContactLine)];
  const { basics, rest } = readBasics(joinBrokenAddresses(linesOf(sections, 'top')), contact, provenance);
  const summary = about.filter((line) => !isContactLine(line));
  const { lists, prose } = readSections(sections, provenance);
  basics.summary = joinSummaries([basics.summary, ...prose], summary, provenance);
  const source: SourceResume = { ...lists, basics, extra: {} };
  const apart = [...rest, ...leftOver(sections)];
  const unmapped = [...apart, ...missedLines(lines, [source, apart.map((line) => line.text)])];
  return { source, unmapped, provenance, value: plausibility(source, unmapped) };
}

/** A name is worth as much as a whole entry; a line that finds no place is a small loss. */
const NAMED = 3;
const UNMAPPED = 0.3;
/** Rightly ordered and divided, a page tells of more kinds of things. */
const A_KIND = 2;

function plausibility({ basics, extra, ...lists }: SourceResume, unmapped: readonly Line[]): number {
  const reached = [basics.email, basics.phone].filter((one) => one !== null).length;
  const kinds = Object.values(lists).filter(({ length }) => length > 0).length;
  return (
    plausibleJobs([...lists.work, ...lists.volunteer]) +
    plausibleStudies(lists.education) +
    (basics.name === null ? 0 : NAMED) +
    A_KIND * kinds +
    reached -
    UNMAPPED * unmapped.length
  );
}

/** Where neither the head nor a section of the page says how to reach the person, its foot may. */
function gatherContacts(sections: readonly Section[]): readonly Section[] {
  const own: readonly Section['kind'][] = ['top', 'contact', 'summary', 'references'];
  if (sections.some(({ kind, lines }) => own.includes(kind) && lines.some(isAllContacts))) return sections;
  const stray = sections.flatMap(({ lines }) => lines.filter(isAllContacts)).slice(0, 1);
  if (stray.length === 0) return sections;
  const rest = sections.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => !stray.includes(line)),
  }));
  return [...rest, { kind: 'contact', heading: null, lines: stray }];
}

const linesOf = (sections: readonly Section[], kind: Section['kind']): Line[] =>
  sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);

/** What stands under the heading comes first; then what is told of the person elsewhere. */
function joinSummaries(
  others: readonly (string | null)[],
  lines: readonly Line[],
  provenance: Provenance,
): string | null {
  const written = paragraphs(toItems(lines));
  if (written !== null) provenance.note('basics.summary', lines[0]!, 0.95);
  const parts = [written, ...others].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('\n');
}

/** Sections with a heading that no part of a profile answers to. */
function leftOver(sections: readonly Section[]): Line[] {
  return sections
    .filter(({ kind }) => kind === 'unknown' || kind === 'other' || kind === 'container')
    .flatMap(({ heading, lines }) => (lines.length === 0 || !heading ? lines : [heading, ...lines]));
}

const toOddity = (line: Line): Oddity => ({
  kind: 'wrong',
  place: `page ${line.page}`,
  problem: 'could not be mapped',
  value: line.text,
});
