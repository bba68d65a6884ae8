/** What is wrong with the lines of a resume, told from the finished page. */
import type { Evidence } from '../../../src/generation/generate.ts';

type Line = Evidence['lines'][number];

/** Bullets and paragraphs whose last line is a single word. */
export function oneWordLastLines(lines: readonly Line[]): string[] {
  return lines
    .filter((line, at) => continues(lines[at - 1], line) && !continues(line, lines[at + 1]))
    .filter((line) => !line.text.includes(' ') && line.ids.length > 0)
    .map((line) => line.text);
}

/** Bullets as they stand on the page, with their lines joined. */
export function bulletTexts(lines: readonly Line[]): string[] {
  const bullets: string[] = [];
  lines.forEach((line, at) => {
    if (line.text.startsWith('• ')) bullets.push(line.text.slice(2));
    else if (bullets.length > 0 && continues(lines[at - 1], line)) bullets[bullets.length - 1] += ` ${line.text}`;
  });
  return bullets;
}

function continues(before: Line | undefined, line: Line | undefined): boolean {
  if (before === undefined || line === undefined || line.text.startsWith('• ')) return false;
  return before.ids.length > 0 && before.ids.join() === line.ids.join() && before.ids[0] !== 'basics';
}
