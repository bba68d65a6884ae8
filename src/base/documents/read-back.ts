/** What a reader of the finished PDF finds on it. The importer reads; the verifier of generation is given the reader. */
export interface ReadLine {
  text: string;
  /** Points from the left and from the top of the page to the line's left end and baseline. */
  x: number;
  y: number;
  width: number;
  height: number;
  fontSize: number;
}

export interface ReadPage {
  /** Points. */
  width: number;
  height: number;
  /** In the order in which a person reads them. */
  lines: ReadLine[];
  /** Text that is drawn but cannot be seen: each time, why not. */
  hidden: string[];
  /** Names of the fonts that the file uses without carrying them. */
  looseFonts: string[];
  /** Whether the page has a structure that screen readers can follow. */
  tagged: boolean;
}

export type ReadBack = (pdf: Uint8Array) => Promise<ReadPage[]>;
