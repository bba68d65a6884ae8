const here = import.meta.url;

/** Path of the dashboard, such as `/dashboard/`: the built scripts lie one folder below it. */
export const ROOT = import.meta.env.DEV ? '/dashboard/' : new URL('..', here).pathname;
