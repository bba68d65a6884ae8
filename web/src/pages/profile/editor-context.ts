import { createContext, useContext } from 'react';
import type { Remark } from '../../../../src/base/import-report.ts';
import type { Place } from './model/place.ts';

/** Changes a part of the profile. `place` is where the person types; null for what is a step of its own to undo. */
export type Change<T> = (update: (value: T) => T, place: string | null) => void;

/** Of the change of a whole, the change of one part of it. */
export function within<T extends object, K extends keyof T>(change: Change<T>, name: K): Change<T[K]> {
  return (update, place) => change((value) => ({ ...value, [name]: update(value[name]) }), place);
}

/** Of the change of a list, the change of the item with an id. */
export function inList<T extends { id: string }>(change: Change<T[]>, id: string): Change<T> {
  return (update, place) => change((list) => list.map((item) => (item.id === id ? update(item) : item)), place);
}

export interface Editor {
  /** The language that dates are shown in. */
  language: string;
  /** What is wrong with a field. */
  problemAt(place: Place): string | null;
  /** What the import doubted about a field. */
  doubtAt(place: Place): Remark | undefined;
  isOpen(entryId: string): boolean;
  setOpen(entryId: string, isOpen: boolean): void;
  /** Gives the focus to an element as soon as it is there. */
  focusOn(elementId: string): void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor around this part.');
  return editor;
}

export const fieldId = (place: Place): string => `field-${place}`;
export const rowId = (entryId: string): string => `row-${entryId}`;
