import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A field that takes longer to appear is not waited for. */
const WAITED_MS = 5_000;

/** An address that names a field leads to it: the field has the focus as soon as it is there. */
export function useHashFocus(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    const focus = () => {
      const named = document.getElementById(hash);
      const field = named?.matches('input, textarea, select') ? named : named?.querySelector<HTMLElement>('input');
      field?.focus();
      return field != null;
    };
    if (focus()) return;
    const watching = new MutationObserver(() => focus() && watching.disconnect());
    watching.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => watching.disconnect(), WAITED_MS);
    return () => {
      watching.disconnect();
      clearTimeout(timer);
    };
  }, [hash]);
}
