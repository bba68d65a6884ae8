/**
 * A finished PDF as Typst writes it: objects one after the other in plain text, a plain table of their addresses, no
 * objects packed into streams. Enough to look things up, and to change a few places without writing the file anew.
 */
const ENTRY_LENGTH = 20;
const ADDRESS_DIGITS = 10;

export interface Edit {
  at: number;
  remove: string;
  insert: string;
}

export interface PdfFile {
  /** One character a byte. */
  characters: string;
  /** Where the table of addresses and where its first entry begins. */
  tableAt: number;
  entriesAt: number;
  addresses: number[];
  catalog: number;
  info: number;
  /** Of the object at this address. */
  text(at: number): string;
  stream(at: number): Buffer;
  /** The address of the object to which the entry `key` of the one at this address refers. */
  referredTo(at: number, key: string): number;
  pages(): number[];
  /** The place right after `text`, at or behind an address. */
  find(text: string, from: number): number;
  numberAt(at: number): number;
}

export function readPdf(pdf: Uint8Array): PdfFile {
  const characters = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length).toString('latin1');
  const find = (text: string, from: number): number => {
    const at = characters.indexOf(text, from);
    if (at < 0) throw new Error(`The PDF has no ${text.trim()} where it should be.`);
    return at + text.length;
  };
  const numberAt = (at: number): number => Number.parseInt(characters.slice(at, at + ADDRESS_DIGITS), 10);
  const tableAt = numberAt(find('startxref\n', characters.length - 64));
  const count = numberAt(tableAt + 'xref\n0 '.length);
  const entriesAt = find('\n', tableAt + 'xref\n'.length);
  const addresses = Array.from({ length: count }, (_, index) => numberAt(entriesAt + index * ENTRY_LENGTH));
  const text = (at: number): string => characters.slice(at, find('endobj', at));
  const referredTo = (at: number, key: string): number => addresses[numberAt(find(`/${key} `, at))]!;
  const trailer = find('trailer', entriesAt);
  return {
    characters,
    tableAt,
    entriesAt,
    addresses,
    catalog: referredTo(trailer, 'Root'),
    info: referredTo(trailer, 'Info'),
    text,
    stream(at) {
      const length = numberAt(find('/Length ', at));
      const start = find('stream\n', at);
      return Buffer.from(characters.slice(start, start + length), 'latin1');
    },
    referredTo,
    pages: () => addresses.filter((at) => characters.startsWith('/Type /Page\n', find('<<', at) + '\n  '.length)),
    find,
    numberAt,
  };
}

/** The file with the edits made, and all addresses where the objects are then. */
export function writePdf(file: PdfFile, edits: readonly Edit[]): Uint8Array {
  const { characters, tableAt, entriesAt, addresses } = file;
  const ordered = edits.toSorted((a, b) => a.at - b.at);
  const moved = (at: number): number =>
    ordered.reduce((sum, edit) => (edit.at < at ? sum + edit.insert.length - edit.remove.length : sum), at);
  const kept = ordered.map((edit, index) => {
    const end = ordered[index + 1]?.at ?? tableAt;
    return edit.insert + characters.slice(edit.at + edit.remove.length, end);
  });
  const head = characters.slice(0, ordered[0]?.at ?? tableAt) + kept.join('');
  const table = addresses.map((at, index) => {
    const entry = characters.slice(entriesAt + index * ENTRY_LENGTH, entriesAt + (index + 1) * ENTRY_LENGTH);
    return index === 0 ? entry : String(moved(at)).padStart(ADDRESS_DIGITS, '0') + entry.slice(ADDRESS_DIGITS);
  });
  const trailer = characters
    .slice(entriesAt + addresses.length * ENTRY_LENGTH)
    .replace(/startxref\n\d+/, `startxref\n${moved(tableAt)}`);
  return Buffer.from(head + characters.slice(tableAt, entriesAt) + table.join('') + trailer, 'latin1');
}
