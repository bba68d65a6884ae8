/** How a language model was asked for a document, and what it cost. Kept with the document. */
export interface ModelReport {
  name: string;
  /** `answered`, or why there is nothing of it on the page. */
  outcome: string;
  calls: number;
  tokensIn: number;
  tokensOut: number;
  ms: number;
  /** Why the verifier refused sentences, with the words that have no source. */
  refusals: { rule: string; words: string[] }[];
}
