import { useEffect, useRef, useState } from 'react';
import type { RevisionChange } from '../../../../src/base/documents/revision.ts';

/** The button that was pressed gives way to what it brought: that has the focus then. */
export function useFocusAfterChange(onChange: (change: RevisionChange | null) => void) {
  const item = useRef<HTMLLIElement>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses === 0) return;
    const next = item.current?.querySelector<HTMLElement>('textarea, select, button');
    next?.focus();
    if (next instanceof HTMLTextAreaElement) next.setSelectionRange(next.value.length, next.value.length);
  }, [presses]);
  const changeAndFocus = (change: RevisionChange | null) => {
    onChange(change);
    setPresses((count) => count + 1);
  };
  return { item, changeAndFocus };
}
