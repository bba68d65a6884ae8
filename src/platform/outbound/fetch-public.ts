import type { Clock } from '../../base/clock.ts';
import type { CompanyPage } from '../../base/documents/document-request.ts';
import { AppError } from '../../base/errors.ts';
import { checkPublicUrl, parseCompanyUrl } from './destination/company-url.ts';
import { type Dial, systemDial } from './destination/connect.ts';
import { type Lookup, systemLookup } from './destination/lookup.ts';
import { type Answer, followRedirects } from './follow-redirects.ts';
import { pageText } from './page-text.ts';
import { companyUrlError, Refusal, type RefusalReason } from './refusal.ts';

export { normalizeCompanyUrl } from './destination/company-url.ts';
export type { Dial } from './destination/connect.ts';
export type { Lookup } from './destination/lookup.ts';
export type { Answer } from './follow-redirects.ts';
export { Refusal } from './refusal.ts';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 1_000_000;
const MAX_REDIRECTS = 5;
const MAX_AT_ONCE = 50;
const PAGE_TYPES = ['text/html', 'application/xhtml+xml', 'text/plain'];

/** The resolver and the dialler are values so that tests can stay on loopback; what the resolver says is always checked. */
export interface Network {
  lookup?: Lookup;
  dial?: Dial;
}

export interface FetchPublicOptions extends Network {
  /** For names, connections, redirects and the body together. */
  timeoutMs?: number;
  maxBytes?: number;
  maxRedirects?: number;
  /** Media types whose body is wanted; a body of any other type is not read. */
  accept?: readonly string[];
  /** Ends the fetch early. */
  signal?: AbortSignal;
}

/**
 * GET of a public website. Whatever HTTP answer comes back is returned, 5xx included; a `Refusal` says why there is none.
 * When time runs out after the headers have come, the body is what was read by then.
 */
export async function fetchPublic(input: string | URL, options: FetchPublicOptions = {}): Promise<Answer> {
  const url = typeof input === 'string' ? parseCompanyUrl(input) : checkPublicUrl(input);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new Refusal('no_answer')), options.timeoutMs ?? TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([deadline.signal, options.signal]) : deadline.signal;
  try {
    return await followRedirects(url, {
      lookup: options.lookup ?? systemLookup,
      dial: options.dial ?? systemDial,
      maxBytes: options.maxBytes ?? MAX_BYTES,
      maxRedirects: options.maxRedirects ?? MAX_REDIRECTS,
      accept: options.accept ?? PAGE_TYPES,
      signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** `failed`: for a reason of our own, such as being stopped. */
export type Outcome = 'read' | 'too_busy' | 'failed' | RefusalReason;

export interface OutboundOptions extends Network {
  clock: Clock;
  timeoutMs?: number;
  maxBytes?: number;
  maxRedirects?: number;
  /** Fetches that may run at the same time; the next one is turned away, not queued. */
  maxAtOnce?: number;
  observe?: (outcome: Outcome) => void;
}

export interface Outbound {
  /** docs/resume/create.md: a VALIDATION_ERROR unless the website is public and answers below 500. */
  fetchCompanyPage(input: string): Promise<CompanyPage>;
  /** Ends what is under way and takes no more. */
  close(): Promise<void>;
}

export function createOutbound(options: OutboundOptions): Outbound {
  const { clock, maxAtOnce = MAX_AT_ONCE, observe, ...limits } = options;
  const closing = new AbortController();
  const underWay = new Set<Promise<CompanyPage>>();

  const fetchPage = async (input: string): Promise<CompanyPage> => {
    try {
      const answer = await fetchPublic(input, { ...limits, accept: PAGE_TYPES, signal: closing.signal });
      closing.signal.throwIfAborted();
      if (answer.status >= 500) throw new Refusal('server_error');
      const page = companyPage(answer, clock.now());
      observe?.('read');
      return page;
    } catch (error) {
      observe?.(error instanceof Refusal ? error.reason : 'failed');
      if (closing.signal.aborted) throw stopping();
      throw error instanceof Refusal ? companyUrlError(error) : error;
    }
  };

  return {
    async fetchCompanyPage(input) {
      if (closing.signal.aborted) throw stopping();
      if (underWay.size >= maxAtOnce) {
        observe?.('too_busy');
        throw tooBusy();
      }
      const page = fetchPage(input);
      underWay.add(page);
      try {
        return await page;
      } finally {
        underWay.delete(page);
      }
    },
    async close() {
      closing.abort();
      await Promise.allSettled(underWay);
    },
  };
}

function companyPage(answer: Answer, fetchedAt: Date): CompanyPage {
  return {
    url: answer.url,
    fetchedAt: fetchedAt.toISOString(),
    status: answer.status,
    contentType: answer.contentType,
    body: pageText(answer),
  };
}

function stopping(): AppError {
  return new AppError('SERVICE_UNAVAILABLE', 'The service is stopping. Try again in a few seconds.');
}

function tooBusy(): AppError {
  return new AppError('SERVICE_UNAVAILABLE', 'Too many company websites are being read. Try again in a few seconds.');
}
