/** A copy in which one item has another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const without = list.filter((_, index) => index !== from);
  return [...without.slice(0, to), list[from]!, ...without.slice(to)];
}
