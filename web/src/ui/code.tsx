import { Copy } from './copy.tsx';

interface Props {
  text: string;
  label: string;
  /** Its name stands above it already. */
  isNamed?: boolean;
}

/** A text to take elsewhere. */
export function Code({ text, label, isNamed = false }: Props) {
  return (
    <figure className="grid gap-2">
      <figcaption className="flex items-center justify-between gap-2 text-sm font-semibold">
        <span className={isNamed ? 'sr-only' : ''}>{label}</span>
        <span className="ml-auto">
          <Copy text={text} what={label} />
        </span>
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
