import type { Readable } from 'node:stream';

export interface StoredFile {
  size: number;
  /** The bytes from `start` to `end`, both included. */
  read(range?: { start: number; end: number }): Readable;
}

export interface ListedFile {
  key: string;
  size: number;
  modifiedAt: Date;
}

/** Where finished PDFs are kept: on disk or in a bucket. Keys are ours: lower-case letters, digits, `-`, `/` and `.`. */
export interface FileStore {
  /** Returns only after the bytes would survive the loss of power. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  open(key: string): Promise<StoredFile | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** All files, in no order that means anything, a page at a time. What comes or goes meanwhile may be listed or not. */
  list(pageSize?: number): AsyncIterable<ListedFile[]>;
  /** Removes what writers left behind that died long ago. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}
