import type { Counted } from './outcome-reporter.ts';

export interface Outcome {
  passed: boolean;
  /** Null where the run was cut short: it may hide more than it names. */
  counted: Counted | null;
}

/** More than these are no accident of a busy machine. */
const MOST_TRIED_AGAIN = 3;
/** Here it is the finding that a thing fails once in a hundred times. */
const NEVER_TRIED_AGAIN = /^test\/(chaos|proofs)\//;

/** The files that failed, where they may be tried once more: all that went wrong is in them, and they are few. */
export function filesToTryAgain(outcomes: readonly Outcome[]): string[] {
  const failed = outcomes.filter(({ passed }) => !passed);
  if (failed.some(({ counted }) => counted === null || counted.failedFiles.length === 0)) return [];
  const files = failed.flatMap(({ counted }) => counted!.failedFiles);
  return files.length > MOST_TRIED_AGAIN || files.some((file) => NEVER_TRIED_AGAIN.test(file)) ? [] : files;
}
