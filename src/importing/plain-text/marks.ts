/** The marks of Markdown inside a line: bold, italic, links, code. */
export interface MarkedRun {
  text: string;
  bold: boolean;
  italic: boolean;
  href: string | null;
}

const HEADING = /^ {0,3}#{1,6}\s+\S/m;
const BOLD = /(?:^|\s)(?:\*\*|__)\S[^\n]{0,200}?\S(?:\*\*|__)/;
const LINK = /\[[^\]\n]{1,300}\]\((?:https?:|mailto:|tel:)[^)\s]{1,2000}\)/;

/** A text file whose writer used marks that plain text has no use for. */
export function isMarkdown(text: string): boolean {
  return HEADING.test(text) || BOLD.test(text) || LINK.test(text);
}

/** Lengths are bounded, so that no line makes the search slow. */
const MARK = new RegExp(
  [
    '\\[(?<label>[^\\]\\[]{1,300})\\]\\((?<href>[^()\\s]{1,2000})(?:\\s+"[^"]{0,200}")?\\)',
    '<(?<address>(?:https?://|mailto:)[^<>\\s]{1,2000})>',
    '(?<strong>\\*\\*\\*|\\*\\*|__)(?=\\S)(?<bold>[^*]{1,300}?)(?<=\\S)\\k<strong>',
    '(?<![\\p{L}\\p{N}*])\\*(?=\\S)(?<starred>[^*]{1,300}?)(?<=\\S)\\*(?![\\p{L}\\p{N}*])',
    '(?<![\\p{L}\\p{N}_])_(?=\\S)(?<lined>[^_]{1,300}?)(?<=\\S)_(?![\\p{L}\\p{N}_])',
    '`(?<code>[^`]{1,300})`',
  ].join('|'),
  'gu',
);
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!|>~])/g;

export function readMarks(text: string): MarkedRun[] {
  const plain = text.replace(/<br\s*\/?>/gi, ' ').replace(/(?:\\| {2,})$/, '');
  return readRuns(plain, { text: '', bold: false, italic: false, href: null }, MAX_NESTING);
}

const MAX_NESTING = 4;

function readRuns(text: string, style: MarkedRun, nesting: number): MarkedRun[] {
  if (nesting === 0) return [{ ...style, text: withoutEscapes(text) }];
  const runs: MarkedRun[] = [];
  let end = 0;
  const addPlain = (piece: string) => {
    if (piece !== '') runs.push({ ...style, text: withoutEscapes(piece) });
  };
  for (const mark of text.matchAll(MARK)) {
    addPlain(text.slice(end, mark.index));
    const { inner, look } = readMark(mark.groups!);
    runs.push(...readRuns(inner, { ...style, ...look }, nesting - 1));
    end = mark.index + mark[0].length;
  }
  addPlain(text.slice(end));
  return runs;
}

function readMark(groups: Record<string, string | undefined>): { inner: string; look: Partial<MarkedRun> } {
  const { label, href, address, bold, starred, lined, code } = groups;
  if (label !== undefined) return { inner: label, look: { href } };
  if (address !== undefined) return { inner: address.replace(/^mailto:/, ''), look: { href: address } };
  if (bold !== undefined) return { inner: bold, look: { bold: true } };
  const italic = starred ?? lined;
  return italic === undefined ? { inner: code ?? '', look: {} } : { inner: italic, look: { italic: true } };
}

const withoutEscapes = (text: string): string => text.replace(ESCAPED, '$1');

/** The words without their marks. */
export function withoutMarks(text: string): string {
  return readMarks(text)
    .map((run) => run.text)
    .join('');
}
