interface How {
  /** The day alone. */
  isDay?: boolean;
  /** Down to the second. */
  isExact?: boolean;
  /** An IANA name; `auto` or nothing for that of the device. */
  timeZone: string | undefined;
  /** That of the browser when unset. */
  language?: string;
}

/** A moment as a person reads it, and in full, with the zone that it is told in. */
export function momentIn(
  at: string,
  { isDay = false, isExact = false, timeZone, language }: How,
): { text: string; full: string } {
  const moment = new Date(at);
  const zone = timeZone === 'auto' ? undefined : timeZone;
  const text = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    ...(!isDay && { timeStyle: isExact ? ('medium' as const) : ('short' as const) }),
    timeZone: zone,
  });
  const full = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'long', timeZone: zone });
  return { text: text.format(moment), full: full.format(moment) };
}
