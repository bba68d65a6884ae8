import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** One run of tests: the process that started it, told apart from a later process with the same number. */
export interface TestRun {
  pid: number;
  /** Ticks since the boot at which the process began; `0` where the system does not tell. */
  began: string;
}

const FIELD_OF_START_TIME = 19;

/** `node --test` gives each file a process and says so in the environment; the run is then the runner's. */
export function currentRun(): TestRun {
  const pid = process.env.NODE_TEST_CONTEXT === undefined ? process.pid : process.ppid;
  return { pid, began: startOf(pid) ?? '0' };
}

export function isOver(run: TestRun): boolean {
  return startOf(run.pid) !== run.began;
}

function startOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      process.kill(pid, 0);
      return '0';
    }
    // The second field is a name in parentheses that may hold anything; the rest is counted from its end.
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[FIELD_OF_START_TIME];
  } catch {
    return undefined;
  }
}

const prefix = (): string => `letterpress-throwaway-${process.getuid?.() ?? 0}-`;

export function folderOf(run: TestRun): string {
  return path.join(fs.realpathSync(os.tmpdir()), `${prefix()}${run.pid}-${run.began}`);
}

/** Folders of runs that ended without anyone left to remove them. */
export function abandonedFolders(): string[] {
  const temporary = fs.realpathSync(os.tmpdir());
  return fs
    .readdirSync(temporary)
    .filter((name) => {
      const match = name.startsWith(prefix()) ? /-(\d+)-(\d+)$/.exec(name) : null;
      return match !== null && isOver({ pid: Number(match[1]), began: match[2]! });
    })
    .map((name) => path.join(temporary, name))
    .filter((folder) => fs.lstatSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.());
}
