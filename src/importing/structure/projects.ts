import type { SourceProject } from '../json-resume/sections.ts';
import { partsOf, tagEntries } from '../tagging/tag-entries.ts';
import { paragraphs, toItems } from './body.ts';
import type { Line } from './line.ts';
import type { Provenance } from './provenance.ts';

export function readProjects(lines: readonly Line[], from: number, provenance: Provenance): SourceProject[] {
  return tagEntries(lines, 'project').map((entry, index) => {
    const at = `projects[${from + index}]`;
    const [first, ...more] = partsOf(entry, 'name');
    const others = [...more, ...partsOf(entry, 'role'), ...partsOf(entry, 'note')];
    const items = toItems(entry.body);
    const firstBullet = items.findIndex((item) => item.bullet);
    const intro = firstBullet === -1 ? (items.length === 1 ? items : []) : items.slice(0, firstBullet);
    const listed = items.slice(intro.length);
    const description = [...others.map(({ text }) => text), paragraphs(intro)].filter((text) => text).join('\n');
    if (first) provenance.note(`${at}.name`, first.line, 0.85);
    if (intro[0]) provenance.note(`${at}.description`, intro[0].line, 0.85);
    if (entry.spanLine) provenance.note(`${at}.startDate`, entry.spanLine, entry.span?.single ? 0.6 : 0.95);
    listed.forEach((item, number) => {
      provenance.note(`${at}.highlights[${number}]`, item.line, item.bullet ? 0.95 : 0.8);
    });
    return {
      name: first?.text ?? null,
      description: description === '' ? null : description,
      highlights: listed.map((item) => item.text),
      keywords: [],
      start: entry.span?.start ?? null,
      end: entry.span ? entry.span.end : 'unknown',
      url: entry.url,
      roles: [],
      entity: null,
      type: null,
      extra: {},
    };
  });
}
