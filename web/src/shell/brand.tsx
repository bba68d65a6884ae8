/** The name with its mark, as on the pages around the dashboard. */
export function Brand() {
  return (
    <span className="flex items-center gap-2.5 font-serif text-xl font-semibold">
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-md bg-accent text-lg leading-none text-on-accent"
      >
        L
      </span>
      Letterpress
    </span>
  );
}
