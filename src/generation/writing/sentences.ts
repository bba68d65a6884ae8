/** Sentences of a text; a full stop after an abbreviation ends none. */

const ABBREVIATIONS =
  /(?:^|[\s(])(?:[A-Za-z]|e\.g|i\.e|etc|vs|inc|ltd|co|corp|dr|mr|mrs|ms|st|no|approx|dept|u\.s|jr|sr|ph\.d|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|[A-Z](?:\.[A-Z])+)\.$/i;
const BOUNDARY = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}"“(])|(?<=[。！？])/u;

export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let open = '';
  for (const part of stripMarker(text).split(BOUNDARY)) {
    open = open === '' ? part : `${open} ${part}`;
    if (ABBREVIATIONS.test(open)) continue;
    sentences.push(open);
    open = '';
  }
  if (open !== '') sentences.push(open);
  return sentences;
}

/** Without the bullet or the number that it was listed by. */
export function stripMarker(text: string): string {
  return text.replace(/^[\s•▪◦●○■□➢➤✓✔*·>»–—-]+(?=\S)/u, '').replace(/^\(?\d{1,2}[.)]\s+/, '');
}
