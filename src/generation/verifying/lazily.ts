/** A value that is made when it is first asked for, and then kept: most pages never need the costly ones. */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
