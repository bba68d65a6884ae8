/** Sentences of running text, as a reader sees their ends. */

const ABBREVIATION =
  /(?:^|[\s(“])(?:\p{Lu}|\p{Lu}(?:\.\p{Lu})+|e\.g|i\.e|etc|vs|inc|ltd|co|corp|dr|mr|mrs|ms|prof|st|no|approx|dept|jr|sr|ph\.d)\.$/iu;

export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of text.split(/(?<=[.!?][”"’)]?)\s+(?=[\p{Lu}\p{N}"“(])|(?<=[。！？])/u)) {
    open = open === '' ? part : `${open} ${part}`;
    if (ABBREVIATION.test(open)) continue;
    sentences.push(open);
    open = '';
  }
  return open === '' ? sentences : [...sentences, open];
}

/** Lines of one paragraph, with words that were parted at a hyphen put together. */
export function joinLines(lines: readonly string[]): string {
  return lines.reduce(
    (text, line) => (/\p{L}-$/u.test(text) ? `${text}${line}` : text === '' ? line : `${text} ${line}`),
    '',
  );
}
