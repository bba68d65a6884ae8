import type { ResumePage } from '../../../src/generation/typesetting/page.ts';

/** A program that sets a page once, without fitting anything. */
export interface Peer {
  name: string;
  /** The PDF. */
  set(page: ResumePage): Promise<Uint8Array>;
  /** CPU time used so far by everything that sets pages, in milliseconds. */
  cpuMs(): number;
  close(): Promise<void>;
}

export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
