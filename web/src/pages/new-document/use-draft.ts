import { useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { type Draft, forgetDraft, keepDraft, readDraft } from './drafts.ts';

/** The form as it was left, or as it begins; every change is kept at once. */
export function useDraft(name: string, start: Pick<Draft, 'body' | 'look'>) {
  const [draft, setDraft] = useState<Draft>(
    () => readDraft(localStorage, name) ?? { ...start, key: newId(), savedAt: Date.now() },
  );
  const change = (changed: Partial<Omit<Draft, 'savedAt'>>) => {
    const next = { ...draft, ...changed, savedAt: Date.now() };
    setDraft(next);
    keepDraft(localStorage, name, next);
  };
  return {
    draft,
    change,
    /** Before it is sent, so that a page that is closed meanwhile asks again with the same key. */
    keep: () => keepDraft(localStorage, name, draft),
    renewKey: () => change({ key: newId() }),
    forget: () => forgetDraft(localStorage, name),
  };
}
