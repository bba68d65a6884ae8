/** Sentences of running text, as a reader sees their ends. */

const ABBREVIATION =
  /(?:^|[\s(“])(?:\p{Lu}|\p{Lu}(?:\.\p{Lu})+|e\.g|i\.e|etc|vs|inc|ltd|co|corp|dr|mr|mrs|ms|prof|st|no|approx|dept|jr|sr|ph\.d)\.$/iu;

/** "am 1. März": the full stop makes the number an ordinal. */
const ORDINAL = /(?<!\p{L}|\p{N})\d{1,2}\.$/u;
const MONTH = /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!p{L})/;

export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of text.split(/(?<=[.!?][”"’)]?)\s+(?=[\p{Lu}\p{N}"“(])|(?<=[。！？])/u)) {
    if (MONTH.test(part) && ORDINAL.test(sentences.at(-1) ?? '')) open = sentences.pop()!;
    open = open === '' ? part : `${open} ${part}`;
    if (ABBREVIATION.test(open)) continue;
    sentences.push(open);
    open = '';
  }
  return open === '' ? sentences : [...sentences, open];
}

/** Lines of one paragraph, with words that were parted at a hyphen or a slash put together. */
export function joinLines(lines: readonly string[]): string {
  return lines.reduce(
    (text, line) =>
      /(?:\p{L}-|[\p{L}\p{N}]\/)$/u.test(text) ? `${text}${line}` : text === '' ? line : `${text} ${line}`,
    '',
  );
}
