import type { SourceProject } from '../json-resume/sections.ts';
import { paragraphs, toItems } from '../lines/body.ts';
import type { Line } from '../lines/line.ts';
import type { Provenance } from '../structure/provenance.ts';
import { toEntries } from './entries.ts';
import { headerParts } from './header-parts.ts';

export function readProjects(lines: readonly Line[], from: number, provenance: Provenance): SourceProject[] {
  return toEntries(lines).map((entry, index) => {
    const at = `projects[${from + index}]`;
    const { fragments, url } = headerParts(entry.header);
    const [first, ...others] = fragments;
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
      url,
      roles: [],
      entity: null,
      type: null,
      extra: {},
    };
  });
}
