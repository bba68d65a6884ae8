import { createContext, useContext } from 'react';
import type { Remark } from '../../../../src/edge/dashboard/api/types.ts';
import type { Json, Path } from './sections.ts';

export interface Editor {
  valueAt(path: Path): Json | undefined;
  set(path: Path, value: Json): void;
  /** What the import doubted about a field. */
  doubtAt(path: Path): Remark | undefined;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor around this part.');
  return editor;
}
