export type JobEvent = 'claimed' | 'done' | 'failed' | 'lost' | 'given_back';

/** Hears what happens, in order to count it. Nothing that it is told was written by a user or names one. */
export interface Observer {
  /** `route` as it stands in our code, with its parameters unfilled. */
  answered(request: { route: string; method: string; status: number; seconds: number }): void;
  /** A limit refused somebody; `layer` is the name of its store. */
  refused(layer: string): void;
  /** `seconds` of work, where it is over. */
  job(event: JobEvent, kind: string, seconds?: number): void;
  credits(direction: 'charged' | 'refunded', amount: number): void;
  /** How the reading of a website ended. */
  fetched(outcome: string): void;
  /** How asking a language model ended, and the tokens of question and answer. */
  askedModel(outcome: string, tokensIn: number, tokensOut: number): void;
}
