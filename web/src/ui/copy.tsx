import { useEffect, useState } from 'react';
import { Button } from './button.tsx';

const SHOWN_MS = 2_000;

interface Props {
  text: string;
  label?: string;
  /** What is copied, for those who do not see what the button stands beside. */
  what?: string;
}

/** Copies a text, and says that it did. */
export function Copy({ text, label = 'Copy', what }: Props) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <Button onClick={copy}>
      <span aria-live="polite">{{ idle: label, copied: 'Copied', failed: 'Select and copy by hand' }[state]}</span>
      {what && state === 'idle' && <span className="sr-only">{what}</span>}
    </Button>
  );
}
