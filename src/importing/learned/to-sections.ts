/** The lines of a document, by section, as the weights learned to tell headings and what stands under them. */
import { headingKind } from '../headings/headings.ts';
import type { Section } from '../headings/section.ts';
import type { Line } from '../structure/line.ts';
import { bestTags, scoresOf } from './decode.ts';
import { breaksOf, lineFeatures } from './line-features.ts';
import { LINE_TAG_LIST } from './line-tags.ts';
import { tagsOf, weightsOf } from './model.ts';

export function toSections(lines: readonly Line[]): Section[] {
  const weights = weightsOf('lines');
  const set = tagsOf('lines');
  const scores = lineFeatures(lines).map((features) => scoresOf(features, weights, set));
  const tags = bestTags(scores, weights, set, breaksOf(lines)).map((tag) => LINE_TAG_LIST[tag]!);
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

/** Over the end of a page or column a section goes on that had begun before; where none had, a new one begins. */
function resumed(sections: Section[], kind: Section['kind']): Section {
  const begun = sections.findLast((section) => section.kind === kind);
  if (begun) return begun;
  const section: Section = { kind, heading: null, lines: [] };
  sections.push(section);
  return section;
}
