/** Something is being waited for. A point moves; the words stand still, so that they can be read. */
export function UnderWay({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2.5 text-soft" role="status">
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent motion-safe:animate-pulse" />
      {children}
    </p>
  );
}
