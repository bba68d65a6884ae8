/** Plain characters only: nothing that a browser could read as another host, a scheme or a step upwards. */
const OWN_PATH = /^\/dashboard(?:\/[A-Za-z0-9-]{1,64}){0,4}$/;

export const START = '/dashboard/documents';

/** Where to go after signing in: the page that was asked for, if it is one of the dashboard's own. */
export function returnPath(wanted: string | null | undefined): string {
  return wanted && OWN_PATH.test(wanted) ? wanted : START;
}
