import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from '../../base/telemetry/logged-error.ts';
import type { LogLevel } from '../../settings/settings.ts';

/** JSON lines on standard error. No line of level info or above holds what users wrote, nor their addresses. */
export function createLogger(level: LogLevel, destination: DestinationStream = pino.destination(2)): Logger {
  return pino({ level, serializers: { err: loggedError } }, destination);
}

/** What engines have to say is trouble. What a child of the sandbox says may quote somebody's file. */
export function logTrouble(logger: Logger): (line: string) => void {
  return (line) => (line.startsWith('sandbox child: ') ? logger.debug(line) : logger.warn(line));
}
