/** The page as a flat list of texts with their styles, which is all that the peers are given. */
import type { Entry, ResumePage, Section } from '../../../src/generation/typesetting/page.ts';

export type Style = 'name' | 'contact' | 'heading' | 'employer' | 'role' | 'bullet' | 'text';

export interface Text {
  style: Style;
  text: string;
}

export function plainTexts(page: ResumePage): Text[] {
  return [
    { style: 'name', text: page.name.text },
    { style: 'contact', text: page.contact.map((line) => line.text).join(' · ') },
    ...page.sections.flatMap(sectionTexts),
  ];
}

function sectionTexts(section: Section): Text[] {
  const heading: Text = { style: 'heading', text: section.heading };
  if (section.kind === 'text')
    return [heading, ...section.lines.map((line): Text => ({ style: 'text', text: line.text }))];
  if (section.kind === 'entries') return [heading, ...section.entries.flatMap(entryTexts)];
  const groups = section.groups.map((group): Text => {
    const items = group.items.map((item) => item.text).join(', ');
    return { style: 'text', text: group.label === null ? items : `${group.label}: ${items}` };
  });
  return [heading, ...groups];
}

function entryTexts(entry: Entry): Text[] {
  const head: Text = { style: 'employer', text: [entry.heading?.text, entry.place].filter(Boolean).join(' · ') };
  const roles = entry.roles.flatMap((role): Text[] => [
    { style: 'role', text: [role.title?.text, role.dates].filter(Boolean).join(' · ') },
    ...role.bullets.map((line): Text => ({ style: 'bullet', text: line.text })),
  ]);
  return [head, ...roles];
}
