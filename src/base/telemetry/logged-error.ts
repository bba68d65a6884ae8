/**
 * Errors as a log may have them. Databases, mail servers and parsers quote in their messages what they were given, so of
 * theirs only the code is kept; of ours the message; of all where it happened.
 */
export interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
}

const MAX_CAUSES = 3;

export function loggedError(error: unknown, causes = MAX_CAUSES): LoggedError {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return {
    type: typeOf(error),
    message: loggedMessage(error),
    ...(typeof code === 'string' && { code }),
    stack: framesOf(error),
    ...(cause instanceof Error && causes > 0 && { cause: loggedError(cause, causes - 1) }),
  };
}

/** The same in one line. */
export function loggedMessage(error: unknown): string {
  if (!(error instanceof Error)) return `${typeOf(error)} was thrown`;
  const { code, constraint, responseCode, command } = error as unknown as Record<string, unknown>;
  if (typeof responseCode === 'number') return `the mail server answered ${responseCode} to ${command}`;
  if (isOfDatabase(error) && !HARMLESS_STATES.test(String(code))) {
    return `the database refused it: ${code}${constraint ? ` by ${constraint}` : ''}`;
  }
  if (quotesItsInput(error)) return `${error.name}, whose words may quote what was read`;
  return error.message.replace(MAIL_ADDRESS, '…@…');
}

const MAIL_ADDRESS = /[^\s<>@"'(]+@[^\s<>@"')]+/g;
/** Connection, transaction, resources, operator, system: their messages speak of the server, not of a value. */
const HARMLESS_STATES = /^(08|25|40|53|55|57|58)/;

function isOfDatabase(error: Error): boolean {
  return 'severity' in error && 'code' in error;
}

/** What failed inside a child of the sandbox (it has a stack of its own there), JSON, and checks of shapes. */
function quotesItsInput(error: Error): boolean {
  return 'childStack' in error || error instanceof SyntaxError || 'issues' in error;
}

function typeOf(error: unknown): string {
  return error instanceof Error ? error.constructor.name : typeof error;
}

/** Without the message, which stands before them. */
function framesOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const stack = 'childStack' in error ? String(error.childStack) : (error.stack ?? '');
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
