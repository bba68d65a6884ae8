/** What the hostile files do to the processes around them. */
import { readFileSync } from 'node:fs';
import type { Sandbox } from '../../src/platform/sandbox/pool.ts';

const LOOK_EVERY_MS = 10;

export interface Watch {
  /** Watches for as long as the work runs; a test that makes its files holds the loop up itself, outside of it. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /**
   * The longest that the loop of this process was kept busy at a stretch, in milliseconds of its thread's CPU time:
   * a machine with more work than cores delays every timer, and that is nobody's fault here.
   */
  longestHoldMs(): number;
  /** The most that one child held at a time, in bytes; Linux alone tells. */
  peakBytes(): number;
}

export function watchProcesses(sandbox: Sandbox): Watch {
  let peak = 0;
  let longestHold = 0;
  return {
    longestHoldMs: () => longestHold,
    peakBytes: () => peak,
    async during(work) {
      let spentMs = threadMs();
      const look = () => {
        longestHold = Math.max(longestHold, threadMs() - spentMs);
        for (const pid of sandbox.stats().childPids) peak = Math.max(peak, peakOf(pid));
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
