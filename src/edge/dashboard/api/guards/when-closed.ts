import type { ServerResponse } from 'node:http';

/** Runs when the connection has ended, also where that happened before anybody asked: then there is no event to come. */
export function whenClosed(response: ServerResponse, act: () => void): void {
  if (response.closed) act();
  else response.once('close', act);
}
