import type { Readable } from 'node:stream';

const MAX_KEPT_CHARACTERS = 4000;
const MAX_LINE_CHARACTERS = 500;
/** Per child; a task that prints without end must not fill the log. */
const MAX_LOGGED_LINES = 50;

/** Keeps the end of what a child wrote to its standard error, and passes the first lines on to the log. */
export class LastWords {
  #kept = '';
  #unfinishedLine = '';
  #linesLeft = MAX_LOGGED_LINES;
  readonly #log: (line: string) => void;

  constructor(stderr: Readable | null, log: (line: string) => void) {
    this.#log = log;
    stderr?.setEncoding('utf8');
    stderr?.on('data', (text: string) => this.#hear(text));
    stderr?.on('error', () => {});
  }

  get text(): string {
    return printable(this.#kept);
  }

  #hear(text: string): void {
    this.#kept = (this.#kept + text).slice(-MAX_KEPT_CHARACTERS);
    const lines = (this.#unfinishedLine + text).split('\n');
    this.#unfinishedLine = (lines.pop() ?? '').slice(0, MAX_LINE_CHARACTERS);
    for (const line of lines.filter((text) => text.trim() !== '').slice(0, this.#linesLeft)) {
      this.#linesLeft -= 1;
      this.#log(printable(line.slice(0, MAX_LINE_CHARACTERS)));
    }
  }
}

/** It may quote untrusted material: no control characters reach a terminal. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '?').trim();
}
