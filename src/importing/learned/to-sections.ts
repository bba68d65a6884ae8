/** The lines of a document, by section, as the weights learned to tell headings and what stands under them. */
import { isCapitals, mayBeHeading } from '../headings/heading-style.ts';
import { headingKind } from '../headings/headings.ts';
import type { Section } from '../headings/section.ts';
import type { Line } from '../lines/line.ts';
import { BARRED, bestTags, scoresOf } from './decode.ts';
import { breaksOf, lineFeatures } from './line-features.ts';
import { LINE_TAG_LIST, type LineTag } from './line-tags.ts';
import { tagsOf, weightsOf } from './model.ts';

export function toSections(lines: readonly Line[]): Section[] {
  const tags = tagsFor(lines);
  const sections: Section[] = [{ kind: 'top', heading: null, lines: [] }];
  lines.forEach((line, index) => {
    const { kind, heading } = tags[index]!;
    if (heading) sections.push({ kind, heading: line, lines: [] });
    else if (kind === 'top' && headingKind(line.text) === 'container') return;
    else if (sections.at(-1)!.kind === kind) sections.at(-1)!.lines.push(line);
    else resumed(sections, kind).lines.push(line);
  });
  return sections;
}

/** Where a line turns out to look like the headings, all are told once more with that known. */
function tagsFor(lines: readonly Line[]): LineTag[] {
  const weights = weightsOf('lines');
  const set = tagsOf('lines');
  const breaks = breaksOf(lines);
  const scores = lineFeatures(lines).map((features) => scoresOf(features, weights, set));
  const tell = () => bestTags(scores, weights, set, breaks).map((tag) => LINE_TAG_LIST[tag]!);
  const first = tell();
  const missed = lookAlikes(lines, first);
  for (const index of missed) {
    LINE_TAG_LIST.forEach(({ heading }, tag) => {
      if (!heading) scores[index]![tag] = BARRED;
    });
  }
  return missed.length > 0 ? tell() : first;
}

/** A look that so many headings share, and at most half as many other lines, is the look of headings. */
const MIN_HEADINGS = 2;
const MAX_OTHERS = 0.5;

/** Lines that are set like the headings, and hardly anything else is. */
function lookAlikes(lines: readonly Line[], tags: readonly LineTag[]): number[] {
  const alike = Map.groupBy(lines.keys(), (index) => lookOf(lines[index]!));
  return [...alike.values()].flatMap((indices) => {
    const others = indices.filter((index) => !tags[index]!.heading);
    const headings = indices.length - others.length;
    if (headings < MIN_HEADINGS || others.length > MAX_OTHERS * headings) return [];
    return others.filter((index) => tags[index]!.kind !== 'top' && mayBeHeading(lines[index]!));
  });
}

const lookOf = ({ size, bold, italic, bullet, text, column }: Line): string =>
  [size.toFixed(1), bold, italic, bullet, isCapitals(text), column].join(' ');

/** Over the end of a page or column a section goes on that had begun before; where none had, a new one begins. */
function resumed(sections: Section[], kind: Section['kind']): Section {
  const begun = sections.findLast((section) => section.kind === kind);
  if (begun) return begun;
  const section: Section = { kind, heading: null, lines: [] };
  sections.push(section);
  return section;
}
