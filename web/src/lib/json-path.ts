import type { Json, Path } from '../pages/profile/sections.ts';

export function valueAt(value: Json, path: Path): Json | undefined {
  let found: Json | undefined = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string | number, Json>)[step];
  }
  return found;
}

/** A copy in which one value is another; what lies beside the path is shared. */
export function withValue(value: Json, path: Path, next: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? withValue(item, rest, next) : item));
  const object = (value ?? {}) as Record<string, Json>;
  return { ...object, [step]: withValue(object[step] ?? null, rest, next) };
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const without = list.filter((_, index) => index !== from);
  return [...without.slice(0, to), list[from]!, ...without.slice(to)];
}
