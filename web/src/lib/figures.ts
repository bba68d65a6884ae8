const format = new Intl.NumberFormat();

/** A number as people of the browser's language write it. */
export const inFigures = (value: number): string => format.format(value);
