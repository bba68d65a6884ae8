/** The value below which `share` of the values lie, by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))]!;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

export const whole = (value: number): string => value.toFixed(0);
