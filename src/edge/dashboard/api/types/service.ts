/**
 * What the dashboard's server and its web app say to each other: JSON under `/dashboard/api`, for the person whose session
 * cookie it is. Not part of the public interface. Dates are ISO texts.
 *
 * Success: the object named in the tables of this folder. Failure: an HTTP status with a `Problem`. Every request that
 * changes something carries `x-letterpress-dashboard: 1` and comes from the service's own origin.
 *
 *   GET    /options                        Options            (no session needed)
 */
export interface Problem {
  code: string;
  /** For the person. */
  message: string;
  /** The field of a form that is at fault. */
  field?: string;
  retryAfterSeconds?: number;
}

export interface Options {
  signUp: 'open' | 'invite' | 'off';
  providers: ('google' | 'github')[];
  /** Whether e-mail is sent; otherwise it is written to the outbox of the data folder. */
  sendsEmail: boolean;
  passwordMinLength: number;
  /** Whether documents may be written with one; each account may switch it off. */
  hasLanguageModel: boolean;
  /** Where the operator says that more credits are to be had: an http or https address, or a sentence. */
  creditsHelp: string | null;
}
