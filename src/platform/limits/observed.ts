import type { Observer } from '../../base/telemetry/observer.ts';
import type { Limits, Take } from './limits.ts';

/** The same limits; `refused` hears of every refusal. What answers at once still does. */
export function observeLimits(limits: Limits, { refused }: Pick<Observer, 'refused'>): Limits {
  return {
    ...limits,
    windows(options) {
      const take = limits.windows(options);
      return ((...layers) =>
        whenKnown(take(...layers), ({ allowed, store }) => {
          if (!allowed) refused(store);
        })) satisfies Take;
    },
    pauses: {
      ...limits.pauses,
      begin: (...tries) =>
        whenKnown(limits.pauses.begin(...tries), (seconds) => {
          if (seconds > 0) refused(`${tries[0]!.store.split(':')[0]}:pause`);
        }),
    },
    lease: (wanted) =>
      whenKnown(limits.lease(wanted), (lease) => {
        if (!lease) refused(wanted.store);
      }),
  };
}

function whenKnown<T>(answer: T | Promise<T>, look: (known: T) => void): T | Promise<T> {
  if (!(answer instanceof Promise)) {
    look(answer);
    return answer;
  }
  return answer.then((known) => {
    look(known);
    return known;
  });
}
