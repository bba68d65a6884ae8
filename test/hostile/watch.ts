/** What the hostile files do to the processes around them. */
import { readFileSync } from 'node:fs';
import type { Sandbox } from '../../src/platform/sandbox/pool.ts';

const LOOK_EVERY_MS = 10;

export interface Watch {
  /** Watches for as long as the work runs; a test that makes its files holds the loop up itself, outside of it. */
  during<T>(what: string, work: () => Promise<T>): Promise<T>;
  /**
   * The longest that the loop of this process was kept busy at a stretch, in milliseconds of its thread's CPU time:
   * a machine with more work than cores delays every timer, and that is nobody's fault here.
   */
  longestHoldMs(): number;
  /** During what. */
  heldBy(): string;
  /** The most that one child held at a time, in bytes; Linux alone tells. */
  peakBytes(): number;
  peakOf(): string;
}

export function watchProcesses(sandbox: Sandbox): Watch {
  let peak = { bytes: 0, during: '' };
  let hold = { ms: 0, during: '' };
  return {
    longestHoldMs: () => hold.ms,
    heldBy: () => hold.during,
    peakBytes: () => peak.bytes,
    peakOf: () => peak.during,
    async during(what, work) {
      let spentMs = threadMs();
      const look = () => {
        const ms = threadMs() - spentMs;
        if (ms > hold.ms) hold = { ms, during: what };
        const bytes = Math.max(0, ...sandbox.stats().childPids.map(peakOf));
        if (bytes > peak.bytes) peak = { bytes, during: what };
        spentMs = threadMs();
      };
      const timer = setInterval(look, LOOK_EVERY_MS);
      try {
        return await work();
      } finally {
        clearInterval(timer);
      }
    },
  };
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The kernel's own high-water mark, so that nothing between two looks is missed while the process lives. */
export function peakOf(pid: number): number {
  return statusBytes(pid, 'VmHWM');
}

export function residentOf(pid: number): number {
  return statusBytes(pid, 'VmRSS');
}

function statusBytes(pid: number, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
