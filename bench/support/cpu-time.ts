import fs from 'node:fs';

/** What Linux counts in, everywhere: a hundredth of a second. */
const TICK_MS = 10;
const FIELD_OF_USER_TIME = 11;

/** CPU time that a process has used; NaN where the system does not tell. */
export function cpuMsOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold anything, so the fields are counted from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[FIELD_OF_USER_TIME]) + Number(fields[FIELD_OF_USER_TIME + 1])) * TICK_MS;
}
