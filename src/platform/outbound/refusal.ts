import { AppError } from '../../base/errors.ts';

/** Why an outbound request was not made, or brought nothing back. */
export type RefusalReason =
  | 'too_long'
  | 'malformed'
  | 'scheme'
  | 'credentials'
  | 'port'
  | 'not_public'
  | 'not_found'
  | 'no_connection'
  | 'no_answer'
  | 'broken_answer'
  | 'insecure'
  | 'bad_redirect'
  | 'too_many_redirects'
  | 'server_error';

export class Refusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options: { cause?: unknown } = {}) {
    super(`outbound request refused: ${reason}`, options);
    this.name = 'Refusal';
    this.reason = reason;
  }
}

/**
 * A name with private answers reads exactly like a name that does not exist: otherwise the message would tell
 * a stranger which names an operator's own name server knows.
 */
const COMPANY_URL_MESSAGES: Record<RefusalReason, string> = {
  too_long: 'company_url must be at most 500 characters.',
  malformed: 'company_url is not a valid web address. Write it like https://www.example.com or example.com.',
  scheme: 'company_url must start with http:// or https://, or be a bare host name.',
  credentials: 'company_url must not contain a user name or password. Remove the part before the @.',
  port: 'company_url names a port that browsers block for websites. Use the port on which the website is served.',
  not_public: 'company_url must be a public website. Private network addresses and local names are not accepted.',
  not_found: 'company_url has a host name that was not found on the public internet. Check its spelling.',
  no_connection:
    'company_url could not be reached: the website refused the connection. Check the address or leave it out.',
  no_answer: 'company_url could not be reached: the website did not answer in time. Check the address or leave it out.',
  broken_answer:
    'company_url could not be reached: what came back was no valid HTTP answer. Check the address or leave it out.',
  insecure: 'company_url could not be reached over a secure connection. Check its certificate, or use http://.',
  bad_redirect: 'company_url redirects to an address that is not an accepted public website. Give the final address.',
  too_many_redirects: 'company_url redirects too many times. Give the final address of the website.',
  server_error: 'company_url could not be reached: the website answered with a server error. Try again later.',
};

export function companyUrlError(refusal: Refusal): AppError {
  return new AppError('VALIDATION_ERROR', COMPANY_URL_MESSAGES[refusal.reason], {
    cause: refusal,
    details: { field: 'company_url' },
  });
}
