/** Items of a list that side by side would read as something the posting asks for and the profile does not say. */
import { keyOf } from '../../vocabulary/vocabulary.ts';

/** The same items; `isFalse` says whether a phrase made of the end of one and the start of the next must not arise. */
export function keepApart<T extends { text: string }>(items: readonly T[], isFalse: (key: string) => boolean): T[] {
  const left = [...items];
  const ordered: T[] = [];
  while (left.length > 0) {
    const before = ordered.at(-1);
    const harmless = left.findIndex((item) => before === undefined || !isFalse(seam(before.text, item.text)));
    ordered.push(...left.splice(Math.max(0, harmless), 1));
  }
  return ordered;
}

function seam(before: string, after: string): string {
  return keyOf(`${before.split(' ').at(-1)} ${after.split(' ')[0]}`);
}
