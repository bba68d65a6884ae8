/** What the hostile files do to the processes around them. */
import { readFileSync } from 'node:fs';
import type { Sandbox } from '../../src/platform/sandbox/pool.ts';

const LOOK_EVERY_MS = 10;

/** How long the loop may stand still. */
export const HOLD_LIMIT_MS = 100;

export interface Figures {
  /**
   * The longest that the loop of this process was kept busy at a stretch, in milliseconds of its thread's CPU time:
   * a machine with more work than cores delays every timer, and that is nobody's fault here.
   */
  longestHoldMs: number;
  /** During what. */
  heldBy: string;
  /** During what it was kept busy for longer than it may be. */
  holders: string[];
  /** The most that one child held at a time, in bytes; Linux alone tells. */
  peakBytes: number;
  peakOf: string;
}

export interface Watch {
  /** What the figures of this time are said to belong to. */
  during<T>(what: string, work: () => Promise<T>): Promise<T>;
  figures(): Figures;
  stop(): void;
}

export function watchProcesses(sandbox: Sandbox): Watch {
  const running = new Set<string>();
  const figures: Figures = { longestHoldMs: 0, heldBy: '', holders: [], peakBytes: 0, peakOf: '' };
  let spentMs = threadMs();
  const timer = setInterval(() => {
    const now = [...running].join(' + ');
    const heldMs = threadMs() - spentMs;
    if (heldMs > figures.longestHoldMs) Object.assign(figures, { longestHoldMs: heldMs, heldBy: now });
    if (heldMs > HOLD_LIMIT_MS) figures.holders.push(...running);
    const bytes = Math.max(0, ...sandbox.stats().childPids.map(peakOf));
    if (bytes > figures.peakBytes) Object.assign(figures, { peakBytes: bytes, peakOf: now });
    spentMs = threadMs();
  }, LOOK_EVERY_MS);
  return {
    figures: () => ({ ...figures }),
    async during(what, work) {
      running.add(what);
      try {
        return await work();
      } finally {
        running.delete(what);
      }
    },
    stop: () => clearInterval(timer),
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
