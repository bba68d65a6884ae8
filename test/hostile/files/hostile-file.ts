/** What an import of the file must come to. `either`: both are right, as long as the limits are kept. */
export type Outcome = 'refused' | 'read' | 'either';

export interface HostileFile {
  name: string;
  outcome: Outcome;
  /** Made when it is needed, so that the large ones are not all held at once. */
  make(): Uint8Array;
  /** What the refusal must say. */
  says?: RegExp;
}

export function refused(name: string, make: () => Uint8Array, says?: RegExp): HostileFile {
  return { name, outcome: 'refused', make, says };
}

export function read(name: string, make: () => Uint8Array): HostileFile {
  return { name, outcome: 'read', make };
}

export function either(name: string, make: () => Uint8Array): HostileFile {
  return { name, outcome: 'either', make };
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export function joined(...pieces: readonly (string | Uint8Array)[]): Uint8Array {
  return new Uint8Array(Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))));
}
