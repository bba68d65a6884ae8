import { useState } from 'react';

interface Typed {
  /** What the profile holds; also what could not be read. */
  value: string | null;
  show(value: string): string;
  /** Null where the text means nothing. */
  read(text: string): string | null;
  onChange(value: string | null): void;
}

/** A field whose value is another text than the person types: it stays as it is typed until the person leaves it. */
export function useTyped({ value, show, read, onChange }: Typed) {
  const [typed, setTyped] = useState<{ text: string; value: string | null } | null>(null);
  const shown = value === null ? '' : show(value);
  return {
    text: typed !== null && typed.value === value ? typed.text : shown,
    type(text: string) {
      const next = text.trim() === '' ? null : (read(text) ?? text);
      setTyped({ text, value: next });
      onChange(next);
    },
    leave: () => setTyped(null),
  };
}
