/** The lines of a document, by section, as the weights learned to tell headings and what stands under them. */
import { headingKind } from '../structure/headings.ts';
import { type Line, withCells } from '../structure/line.ts';
import type { SectionKind } from '../structure/section-kind.ts';
import { bestTags, scoresOf } from '../tagging/decode.ts';
import { LINE_TAG_LIST } from '../tagging/line-tags.ts';
import { tagsOf, weightsOf } from '../tagging/model.ts';
import { breaksOf, lineFeatures } from './line-features.ts';

export interface Section {
  /** `top` is what stands before any heading; `unknown` has a heading that names no section we know. */
  kind: SectionKind | 'top' | 'unknown';
  heading: Line | null;
  lines: Line[];
}

export function toSections(lines: readonly Line[]): Section[] {
  const split = splitMarginHeadings(lines);
  const weights = weightsOf('lines');
  const set = tagsOf('lines');
  const scores = lineFeatures(split).map((features) => scoresOf(features, weights, set));
  const tags = bestTags(scores, weights, set, breaksOf(split)).map((tag) => LINE_TAG_LIST[tag]!);
  const sections: Section[] = [{ kind: 'top', heading: null, lines: [] }];
  split.forEach((line, index) => {
    const { kind, heading } = tags[index]!;
    if (heading) sections.push({ kind, heading: line, lines: [] });
    else if (kind === 'top' && headingKind(line.text) === 'container') return;
    else if (sections.at(-1)!.kind === kind) sections.at(-1)!.lines.push(line);
    else resumed(sections, kind).lines.push(line);
  });
  return sections;
}

/** Over the end of a page or column a section goes on that had begun before; where none had, a new one begins. */
function resumed(sections: Section[], kind: Section['kind']): Section {
  const begun = sections.findLast((section) => section.kind === kind);
  if (begun) return begun;
  const section: Section = { kind, heading: null, lines: [] };
  sections.push(section);
  return section;
}

/** A heading in the margin beside its section's first line becomes a line of its own. */
export const splitMarginHeadings = (lines: readonly Line[]): Line[] => lines.flatMap(splitMarginHeading);

function splitMarginHeading(line: Line): Line[] {
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0 || line.bullet) return [line];
  const names = headingKind(first.text) !== null && rest.every((cell) => headingKind(cell.text) === null);
  if (!names || /[:,]$/.test(first.text)) return [line];
  return [withCells(line, [first]), withCells({ ...line, gapAbove: 0 }, rest)];
}
