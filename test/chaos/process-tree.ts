import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const GONE_LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 5;

/** The processes that descend from these, and these themselves. Linux alone tells who is whose child. */
export function treeOf(roots: readonly number[]): number[] {
  const children = childrenByParent();
  const found = new Set<number>();
  const waiting = [...roots];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    if (found.has(pid) || !isAlive(pid)) continue;
    found.add(pid);
    waiting.push(...(children.get(pid) ?? []));
  }
  return [...found];
}

function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = statOf(Number(name))?.parent;
    if (parent === undefined) continue;
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  return children;
}

interface Stat {
  state: string;
  parent: number;
}

/** The name in parentheses may hold anything, so the fields are counted from its end. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, parent] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: state!, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** Its words, each with a zero behind it; nothing where it is gone. */
export function commandLine(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** A zombie is dead already; only its parent has not asked yet. */
function isAlive(pid: number): boolean {
  const state = statOf(pid)?.state;
  return state !== undefined && state !== 'Z' && state !== 'X';
}

/** kill -9, in the order given; whoever is gone already is no error. */
export function killNow(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

export async function untilGone(pids: readonly number[], limitMs = GONE_LIMIT_MS): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (pids.some(isAlive)) {
    if (performance.now() > deadline) throw new Error(`processes ${pids.filter(isAlive).join(', ')} do not die`);
    await sleep(LOOK_EVERY_MS);
  }
}
