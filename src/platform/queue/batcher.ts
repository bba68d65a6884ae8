/**
 * Hands things on in batches: what comes while a batch is under way makes the next one. Resolves to whether the batch was
 * taken; one that fails fails as a whole.
 */
export function createBatcher<Item>(take: (batch: readonly Item[]) => Promise<void>, atMost: number) {
  const waiting: { item: Item; settle: (isTaken: boolean) => void }[] = [];
  let isTaking = false;

  async function takeAll(): Promise<void> {
    isTaking = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, atMost);
      const isTaken = await take(batch.map(({ item }) => item)).then(
        () => true,
        () => false,
      );
      for (const { settle } of batch) settle(isTaken);
    }
    isTaking = false;
  }

  return (item: Item): Promise<boolean> =>
    new Promise((settle) => {
      waiting.push({ item, settle });
      if (!isTaking) void takeAll();
    });
}
