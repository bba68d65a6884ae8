/**
 * Places that accounts share. Each may have some, but more than one only while half of all are free: a few who take all
 * that they may leave room for the others.
 */
export function createShares({ places, each }: { places: number; each: number }) {
  const held = new Map<symbol, string>();

  return {
    /** Gives a place, as the function that gives it back; null when there is none for this account. */
    take(accountId: string): (() => void) | null {
      const mine = [...held.values()].filter((id) => id === accountId).length;
      const isFull = held.size >= (mine === 0 ? places : places / 2);
      if (isFull || mine >= each) return null;
      const place = Symbol();
      held.set(place, accountId);
      return () => void held.delete(place);
    },
  };
}
