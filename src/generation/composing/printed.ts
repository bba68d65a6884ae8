/** The texts of a page in the order in which they are printed, with the ids behind each. */
import type { LetterPage, Line, Section } from '../typesetting/page.ts';
import { isLetter, type Page } from './composed.ts';

export function printedLines(page: Page): Line[] {
  const top = [page.name, ...page.contact];
  return [...top, ...(isLetter(page) ? letterLines(page) : page.sections.flatMap(sectionLines))];
}

/** What must be found again in the finished file: everything that was set. */
export function requiredTexts(page: Page): string[] {
  return printedLines(page).map((line) => line.text);
}

/** The letter without its letterhead, for people who paste it into a form. */
export function letterText(page: LetterPage): string {
  const head = [page.date, page.recipient.map((line) => line.text).join('\n') || null, page.subject, page.greeting];
  const parts = [...head, ...paragraphTexts(page), `${page.closing}\n${page.name.text}`];
  return `${parts.filter((part) => part !== null).join('\n\n')}\n`.replaceAll('\u00a0', ' ');
}

/** The items of a list stand one below the other. */
function paragraphTexts({ paragraphs }: LetterPage): string[] {
  const texts: string[] = [];
  for (const { text, list } of paragraphs) {
    if (list === 'item' && texts.length > 0) texts[texts.length - 1] += `\n- ${text}`;
    else texts.push(text);
  }
  return texts;
}

function letterLines(page: LetterPage): Line[] {
  const own = (text: string): Line => ({ text, ids: [] });
  return [
    ...(page.date === null ? [] : [{ text: page.date, ids: ['request'] }]),
    ...page.recipient,
    ...(page.subject === null ? [] : [own(page.subject)]),
    own(page.greeting),
    ...page.paragraphs,
    own(page.closing),
    page.name,
  ];
}

function sectionLines(section: Section): Line[] {
  const lines: Line[] = [{ text: section.heading, ids: [] }];
  if (section.kind === 'text') lines.push(...section.lines);
  if (section.kind === 'groups') {
    for (const group of section.groups) {
      if (group.label !== null) lines.push({ text: group.label, ids: [] });
      lines.push(...group.items);
    }
  }
  if (section.kind === 'entries') lines.push(...section.entries.flatMap(entryLines));
  return lines;
}

function entryLines(entry: Extract<Section, { kind: 'entries' }>['entries'][number]): Line[] {
  const lines: Line[] = entry.heading === null ? [] : [entry.heading];
  if (entry.place !== null) lines.push({ text: entry.place, ids: [entry.id] });
  for (const role of entry.roles) {
    if (role.title !== null) lines.push(role.title);
    if (role.dates !== null) lines.push({ text: role.dates, ids: [role.id] });
    if (role.about) lines.push(role.about);
    lines.push(...role.bullets);
  }
  return lines;
}
