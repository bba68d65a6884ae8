/** Comma-separated values as RFC 4180 says: quoted fields hold commas, line ends and doubled quotes. */
import { ImportFailed } from '../failed.ts';

const MAX_ROWS = 20_000;
const MAX_COLUMNS = 200;
const MAX_FIELD = 100_000;

export type CsvRow = ReadonlyMap<string, string>;

/** Rows by the names in the header, in lower case; empty fields are left out. */
export function readCsv(text: string, fileName: string): CsvRow[] {
  const [header, ...rows] = withoutPreamble(parseRows(text, fileName));
  if (header === undefined) return [];
  const names = header.map((name) => name.trim().toLowerCase());
  return rows.map((row) => {
    const fields = row.map((value, index) => [names[index] ?? `column ${index + 1}`, value.trim()] as const);
    return new Map(fields.filter(([, value]) => value !== ''));
  });
}

/** The first row, for knowing what a file is; null where it is not even that. */
export function csvHeader(text: string): string[] | null {
  try {
    const [header] = parseRows(text.split(/\r\n|\r|\n/, 1)[0]!, '');
    return header === undefined ? null : header.map((name) => name.trim().toLowerCase());
  } catch {
    return null;
  }
}

/** LinkedIn puts notes above the header of some files: `Notes:`, a quoted explanation, an empty line. */
function withoutPreamble(rows: string[][]): string[][] {
  if (rows[0]?.[0]?.trim().toLowerCase() !== 'notes:') return rows;
  return rows.slice(rows.findIndex((row) => row.length > 1));
}

function parseRows(text: string, fileName: string): string[][] {
  const reader = new CsvReader(text.replace(/^\ufeff/, ''), fileName);
  return reader.read();
}

class CsvReader {
  readonly #text: string;
  readonly #fileName: string;
  readonly #rows: string[][] = [];
  #row: string[] = [];
  #place = 0;

  constructor(text: string, fileName: string) {
    this.#text = text;
    this.#fileName = fileName;
  }

  read(): string[][] {
    while (this.#place < this.#text.length) {
      this.#addField(this.#text[this.#place] === '"' ? this.#quoted() : this.#plain());
      this.#endField();
    }
    if (this.#row.length > 0) this.#endRow();
    return this.#rows;
  }

  /** Up to the next comma or line end. */
  #plain(): string {
    const start = this.#place;
    while (this.#place < this.#text.length && !',\r\n'.includes(this.#text[this.#place]!)) this.#place++;
    return this.#text.slice(start, this.#place);
  }

  /** Between quotes; whatever follows the closing quote before the next comma belongs to it, as lenient readers do. */
  #quoted(): string {
    let value = '';
    this.#place++;
    for (;;) {
      const end = this.#text.indexOf('"', this.#place);
      if (end === -1) throw this.#refuse('ends inside a quoted field; it was cut off');
      value += this.#text.slice(this.#place, end);
      this.#place = end + 1;
      if (this.#text[this.#place] !== '"') return value + this.#plain();
      value += '"';
      this.#place++;
      if (value.length > MAX_FIELD) return this.#addTooLong();
    }
  }

  #addField(value: string): void {
    if (value.length > MAX_FIELD) this.#addTooLong();
    this.#row.push(value);
    if (this.#row.length > MAX_COLUMNS) throw this.#refuse(`has more than ${MAX_COLUMNS} columns`);
  }

  #addTooLong(): never {
    throw this.#refuse(`has a field of more than ${MAX_FIELD.toLocaleString('en-US')} characters`);
  }

  /** Steps over the comma or the line end that the field stopped at. */
  #endField(): void {
    const stop = this.#text[this.#place];
    this.#place++;
    if (stop === ',') {
      if (this.#place >= this.#text.length) this.#row.push('');
      return;
    }
    if (stop === '\r' && this.#text[this.#place] === '\n') this.#place++;
    this.#endRow();
  }

  #endRow(): void {
    if (this.#row.some((value) => value.trim() !== '')) this.#rows.push(this.#row);
    this.#row = [];
    if (this.#rows.length > MAX_ROWS) throw this.#refuse(`has more than ${MAX_ROWS.toLocaleString('en-US')} rows`);
  }

  #refuse(problem: string): ImportFailed {
    const called = this.#fileName === '' ? 'The CSV file' : `"${this.#fileName}"`;
    return new ImportFailed(`${called} ${problem}. Download the LinkedIn export again.`);
  }
}
