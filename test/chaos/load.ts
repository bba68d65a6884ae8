import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchAccount } from '../../bench/support/accounts.ts';
import { type Create, type Kind, sendCreate } from './creates.ts';
import { sendPoll } from './polls.ts';
import type { Random } from './random.ts';
import { type Answer, send } from './request.ts';

export interface LoadOptions {
  baseUrl: string;
  accounts: readonly BenchAccount[];
  jobDescription: string;
  random: Random;
  clients: number;
}

/** Few titles, so that they collide and get suffixes. */
const TITLES = ['Platform engineer', 'Platform engineer_1', 'Staff engineer, billing'];
const CREATE_SHARE = 0.1;
/** The tool endpoint lets a key ask 600 times a minute, REST 10 or 20 times. */
const POLL_OVER_REST_SHARE = 0.05;
const IDEMPOTENT_SHARE = 0.3;
const REPEAT_SHARE = 0.3;
const READ_PDF_SHARE = 0.2;
const RECENT = 200;
const PAUSE_MS = 150;
const CALM_PAUSE_MS = 1_500;
const PAUSE_WHILE_DOWN_MS = 100;
/** Every limit is counted in windows of a minute. */
const LIMIT_WINDOW_MS = 60_000;

/** Many clients that create and poll, through whatever happens to the service. Remembers all that they were told. */
export class Load {
  readonly creates: Create[] = [];
  /** What a client saw that must never be seen. */
  readonly problems: string[] = [];
  /** Documents that were seen finished, and how. */
  readonly seenFinal = new Map<string, string>();
  answers = 0;
  refusedByLimits = 0;
  polls = 0;
  brokenRequests = 0;
  pdfsRead = 0;
  repeats = 0;
  /** How many more documents may be created. */
  budget = 0;
  /** Set when the rest is only waited for: clients then ask less often. */
  isCalm = false;

  readonly #options: LoadOptions;
  readonly #unsettled: Create[] = [];
  readonly #known: Create[] = [];
  /** Until when a key that was refused by a limit asks for nothing: clients heed `Retry-After`. */
  readonly #restingUntil = new Map<string, number>();
  #isStopped = false;
  #running: Promise<void>[] = [];

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = Array.from({ length: this.#options.clients }, () => this.#client());
  }

  /** So many create calls at once, so that some are under way whatever happens next. */
  burst(count: number): void {
    for (let index = 0; index < count; index++) {
      this.#running.push(this.#create().then(({ answer }) => this.#count(answer)));
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#running);
  }

  async #client(): Promise<void> {
    while (!this.#isStopped) {
      const { answer } = await this.#act();
      if (answer) this.#count(answer);
      await sleep(answer?.neverSent ? PAUSE_WHILE_DOWN_MS : this.#pauseMs());
    }
  }

  #pauseMs(): number {
    return this.#options.random.between(0, this.isCalm ? CALM_PAUSE_MS : PAUSE_MS);
  }

  #act(): Promise<{ answer: Answer | null }> {
    const { random } = this.#options;
    if (this.#unsettled.length > 0 && random.chance(REPEAT_SHARE)) return this.#repeat(this.#unsettled.pop()!);
    if (this.budget > 0 && random.chance(CREATE_SHARE)) return this.#create();
    const pollable = this.#known.slice(-RECENT).filter((create) => !this.#isResting(create.key));
    if (pollable.length > 0) return this.#poll(random.pick(pollable));
    return Promise.resolve({ answer: null });
  }

  #isResting(key: string): boolean {
    return (this.#restingUntil.get(key) ?? 0) > performance.now();
  }

  #count(answer: Answer): void {
    if (answer.status !== null) this.answers += 1;
    else if (!answer.neverSent) this.brokenRequests += 1;
    if (answer.status === 429) this.refusedByLimits += 1;
  }

  #address(): string {
    const { random } = this.#options;
    return `127.${random.between(10, 99)}.${random.between(0, 255)}.${random.between(1, 254)}`;
  }

  async #create(): Promise<{ answer: Answer }> {
    const { random, accounts, baseUrl, jobDescription } = this.#options;
    this.budget -= 1;
    const account = random.pick(accounts);
    const over = random.chance(0.5) ? 'rest' : 'tools';
    const wanted = {
      accountId: account.id,
      key: random.pick(account.keys),
      kind: random.pick<Kind>(['resume', 'cover_letter']),
      wantedTitle: random.pick(TITLES),
      over,
      idempotencyKey: over === 'rest' && random.chance(IDEMPOTENT_SHARE) ? randomUUID() : null,
    } as const;
    const sent = await sendCreate(baseUrl, this.#address(), wanted, jobDescription);
    if (sent.answer.neverSent) this.budget += 1;
    this.creates.push(sent.create);
    this.#remember(sent.create);
    return sent;
  }

  #remember(create: Create): void {
    if (create.id !== null) this.#known.push(create);
    const isOpen = create.outcome === 'unknown' || (create.outcome === 'acknowledged' && create.id === null);
    if (isOpen && create.idempotencyKey !== null) this.#unsettled.push(create);
  }

  /** With an Idempotency-Key a client may ask again after a lost answer; it is charged once. */
  async #repeat(create: Create): Promise<{ answer: Answer }> {
    const { baseUrl, jobDescription } = this.#options;
    const sent = await sendCreate(baseUrl, this.#address(), create, jobDescription, create);
    const settled = sent.create.outcome === 'acknowledged';
    if (settled) {
      Object.assign(create, sent.create);
      this.repeats += 1;
    }
    if (settled) this.#remember(create);
    else this.#unsettled.push(create);
    return sent;
  }

  async #poll(create: Create): Promise<{ answer: Answer }> {
    const { random, baseUrl } = this.#options;
    const over = random.chance(POLL_OVER_REST_SHARE) ? 'rest' : 'tools';
    const { answer, status } = await sendPoll(baseUrl, this.#address(), create, over);
    if (answer.status === 429) this.#restingUntil.set(create.key, performance.now() + LIMIT_WINDOW_MS);
    if (answer.status !== null) this.polls += 1;
    if (status === 'NOT_FOUND') this.problems.push(`acknowledged document ${create.id} is not found`);
    else if (status !== null) this.#checkFinal(create.id!, status.status);
    const url = typeof status === 'object' ? status?.pdf_url : null;
    if (url && random.chance(READ_PDF_SHARE)) await this.#readPdf(url);
    return { answer };
  }

  #checkFinal(id: string, status: string): void {
    const before = this.seenFinal.get(id);
    if (before !== undefined && before !== status) this.problems.push(`document ${id} was ${before}, now ${status}`);
    if (status === 'SUCCESS' || status === 'FAILED') this.seenFinal.set(id, status);
  }

  async #readPdf(url: string): Promise<void> {
    const { pathname, search } = new URL(url);
    const answer = await send({ url: this.#options.baseUrl + pathname + search, from: this.#address() });
    if (answer.status === null || answer.body === null) return;
    this.pdfsRead += 1;
    if (answer.status !== 200 || answer.body.subarray(0, 5).toString() !== '%PDF-') {
      this.problems.push(`the PDF behind ${pathname} answers ${answer.status} and is no PDF`);
    }
  }
}
