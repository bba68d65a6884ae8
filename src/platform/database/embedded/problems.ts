import { messageOf } from '../../../base/errors.ts';

const ELSEWHERE = 'or set DATABASE_URL to use a PostgreSQL server of your own';

/** Turns what the file system or PostgreSQL said into one message that tells the operator what to do. */
export function explainProblem(error: unknown, folder: string): Error {
  if (error instanceof ExplainedProblem) return error;
  return new ExplainedProblem(explanation(error, folder), { cause: error });
}

/** A problem whose message is already meant for the operator. */
export class ExplainedProblem extends Error {}

function explanation(error: unknown, folder: string): string {
  const text = messageOf(error);
  const code = (error as { code?: unknown } | null)?.code;
  if (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    /No space left on device|Disk quota exceeded|disk is full/i.test(text)
  ) {
    return `The disk that holds ${folder} is full. Free some space, set DATA_DIR to a folder on another disk, ${ELSEWHERE}.`;
  }
  if (
    code === 'EACCES' ||
    code === 'EPERM' ||
    code === 'EROFS' ||
    /unable to open database file|readonly/i.test(text)
  ) {
    return `Cannot write to the data folder ${folder} (${text}). Make it writable for this user, set DATA_DIR to another folder, ${ELSEWHERE}.`;
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return `The data folder ${folder} cannot be made, because a file stands in its way (${text}). Move the file, set DATA_DIR to another folder, ${ELSEWHERE}.`;
  }
  return `The embedded PostgreSQL did not start in ${folder}: ${text}`;
}
