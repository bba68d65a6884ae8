import { useState } from 'react';
import { useEditor } from './editor-context.ts';
import type { Place } from './model/place.ts';

/** What stands below a field: what the import doubted, and what is wrong once the person has left it. */
export function useFieldNotes(place: Place) {
  const editor = useEditor();
  const [isTyping, setTyping] = useState(false);
  const doubt = editor.doubtAt(place);
  return {
    notes: {
      hint: doubt && <span className="text-waiting">Please check: {doubt.message}</span>,
      problem: isTyping ? null : editor.problemAt(place),
    },
    onTyped: () => setTyping(true),
    onLeft: () => setTyping(false),
  };
}
