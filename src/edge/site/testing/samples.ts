/**
 * The samples in the pages of docs/, and how their fences are written.
 *
 * - ```bash            runs as it stands. The bash samples of one page run in order in one shell, as a reader would paste
 *                      them into one terminal: a variable or function set by one may be used by the next.
 * - ```ts              runs as it stands, as a module of its own, with Node and without a build.
 * - ```python          runs as it stands, as a program of its own, with nothing but the standard library.
 * - ```json tool       the parameters of a tool call; sent to the tool endpoint, and the tool must succeed. The id that the
 *                      pages show stands for the one that the page's bash samples exported.
 * - ```json output     the JSON that the sample just above prints; compared by shape with what it really prints. After samples
 *                      in several languages, what the one in bash prints.
 * - ```json response   a complete response that no sample on the page provokes; compared with the contract's shapes.
 * - ```json request    a request body, ```json config a client's configuration: valid JSON, nothing is compared.
 * - ```shell           commands that set up another program or need the reader's own values: not run.
 * - ```text            anything else: not run.
 *
 * Samples of different languages that follow each other without text between them are shown behind tabs.
 * `{base_url}` is replaced before a sample runs, and `LETTERPRESS_API_KEY` is set in its environment.
 */
export interface Sample {
  /** The fence's whole info text, for example `json output`. */
  fence: string;
  language: string;
  text: string;
  /** Of the opening fence, counted from 1. */
  line: number;
}

export const FENCES = [
  'bash',
  'ts',
  'python',
  'json tool',
  'json output',
  'json response',
  'json request',
  'json config',
  'shell',
  'text',
];

export function readSamples(markdown: string): Sample[] {
  const samples: Sample[] = [];
  let open: { fence: string; line: number; lines: string[] } | null = null;
  for (const [index, line] of markdown.split('\n').entries()) {
    const fence = /^```(.*)$/.exec(line)?.[1];
    if (fence === undefined) {
      open?.lines.push(line);
    } else if (open === null) {
      open = { fence: fence.trim(), line: index + 1, lines: [] };
    } else {
      samples.push({
        fence: open.fence,
        language: open.fence.split(' ')[0]!,
        text: open.lines.join('\n'),
        line: open.line,
      });
      open = null;
    }
  }
  if (open !== null) throw new Error(`The sample opened in line ${open.line} is not closed.`);
  return samples;
}

/** The sample whose output a `json output` at `index` shows. */
export function printedBy(samples: readonly Sample[], index: number): Sample | undefined {
  const above = samples[index - 1];
  if (above === undefined || above.language === 'bash' || above.language === 'ts') return above;
  return samples.slice(0, index).findLast(({ language }) => language === 'bash');
}
