/** What the verifier objects to. */
export interface LineFinding {
  kind: string;
  /** The words objected to. */
  text: string;
  /** The whole line or sentence in which they stand, as it was read. */
  line: string;
}

export interface Finding {
  kind: string;
  text: string;
  /** Null for what concerns the file and no line of it. */
  line: string | null;
}
