import { Copy } from './copy.tsx';

/** A text to take elsewhere. */
export function Code({ text, label }: { text: string; label: string }) {
  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-center justify-between gap-2 text-sm font-semibold">
        {label}
        <Copy text={text} />
      </figcaption>
      <pre
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-line bg-panel p-3.5 font-mono text-xs leading-5"
      >
        {text}
      </pre>
    </figure>
  );
}
