/** What a page must be whatever it says: its text inside it, visible, of a readable size, and all that was set found again. */
import type { ReadLine, ReadPage } from '../../../base/documents/read-back.ts';
import type { Finding } from '../finding.ts';
import { signs } from '../quoting/tokens.ts';
import { isNoisy } from './noisy.ts';

const SMALLEST_POINTS = 9.4;
/** Rounding of glyph widths. */
const SLACK_POINTS = 1;

export function checkLayout(pages: readonly ReadPage[], mostPages: number): Finding[] {
  const findings: Finding[] = [];
  if (pages.length === 0 || pages.length > mostPages)
    findings.push({ kind: 'pages', text: `${pages.length} pages instead of at most ${mostPages}`, line: null });
  for (const page of pages) {
    findings.push(...page.lines.flatMap((line) => checkPlace(line, page)));
    findings.push(...page.hidden.map((text) => ({ kind: 'hidden', text, line: null })));
    findings.push(...page.looseFonts.map((name) => ({ kind: 'font', text: `${name} is not embedded`, line: null })));
    if (!page.tagged) findings.push({ kind: 'untagged', text: 'The page has no structure', line: null });
  }
  return findings;
}

function checkPlace(line: ReadLine, page: ReadPage): Finding[] {
  const isInside =
    line.x >= -SLACK_POINTS &&
    line.x + line.width <= page.width + SLACK_POINTS &&
    line.y - line.height >= -SLACK_POINTS &&
    line.y <= page.height + SLACK_POINTS;
  if (!isInside) return [{ kind: 'outside', text: line.text, line: line.text }];
  return line.fontSize < SMALLEST_POINTS ? [{ kind: 'small', text: line.text, line: line.text }] : [];
}

/** Scripts whose letters come back in another order, or doubled. */
const SHAPED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Everything that was set is found in the finished file: the contact block and every entry, letter by letter. */
export function checkPresence(pages: readonly ReadPage[], wanted: readonly string[]): Finding[] {
  const text = pages.flatMap((page) => page.lines.map((line) => line.text)).join('\n');
  const shown = signs(text);
  const letters = new Set(shown);
  const isThere = (one: string): boolean => {
    if (isNoisy(one) || SHAPED.test(one)) return Array.from(signs(one)).every((letter) => letters.has(letter));
    return shown.includes(signs(one)) || squeeze(shown).includes(squeeze(signs(one)));
  };
  return wanted.filter((one) => !isThere(one)).map((one) => ({ kind: 'missing', text: one, line: one }));
}

/** Each run of one letter once: an accent that has no letter of its own is read back together with a second base. */
function squeeze(text: string): string {
  return text.replace(/(\p{L})\1+/gu, '$1');
}
