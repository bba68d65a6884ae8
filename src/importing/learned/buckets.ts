/** Features are told apart by the bucket their name falls into. */

export const BUCKETS = 1 << 15;

/** FNV-1a. */
export function bucketOf(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  return (value >>> 0) % BUCKETS;
}

const MAX_WORDS = 12;

/** The words of a text, their beginnings and endings. */
export function wordFeatures(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}&+#.'’]+/u)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => word.replace(/^\d+$/, '9').replace(/\.$/, ''));
  const features = words.flatMap((word, index) => [
    `w ${word}`,
    ...[3, 4, 5].filter((length) => word.length > length).map((length) => `e ${word.slice(-length)}`),
    ...(word.length > 4 ? [`s ${word.slice(0, 4)}`] : []),
    ...(index > 0 ? [`2 ${words[index - 1]} ${word}`] : []),
  ]);
  const last = words.at(-1);
  return last === undefined ? [] : [...features, `f ${words[0]}`, `l ${last}`, `l3 ${last.slice(-3)}`];
}
