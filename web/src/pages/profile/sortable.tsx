import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface Props {
  /** Called in the labels of the buttons, such as `role Nurse`. */
  label: string;
  index: number;
  count: number;
  /** Rows of one list can be dragged among themselves only. */
  list: string;
  onMove(from: number, to: number): void;
  onRemove(): void;
  /** Stands beside the buttons. */
  head: ReactNode;
  /** Stands below, over the whole width. */
  children?: ReactNode;
}

/**
 * Without room for them beside the row, its buttons come when it is opened or has the focus. Their room stays: were it to go
 * with the focus, what is tapped next would move away from under the finger.
 */
const CALM_ON_A_TELEPHONE = 'max-sm:[&:not(:focus-within):not(:has([aria-expanded=true]))>.row-tools]:invisible';

/** A row that can be moved, by its buttons or by dragging its handle, and removed. */
export function Sortable({ label, index, count, list, onMove, onRemove, head, children }: Props) {
  const [isOver, setOver] = useState(false);
  const { tools, step, hasMoved } = useSteps(index, onMove);
  const type = `text/x-letterpress-${list.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return (
    <li
      className={isOver ? 'rounded-md outline-2 outline-accent' : ''}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(type)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const from = event.dataTransfer.getData(type);
        if (from === '') return;
        event.preventDefault();
        onMove(Number(from), index);
      }}
    >
      <div className={`sm:flex sm:items-start sm:gap-1 ${CALM_ON_A_TELEPHONE}`}>
        <span
          draggable
          aria-hidden="true"
          title="Drag to move"
          className="mt-2.5 -ml-1 hidden cursor-grab text-soft sm:block"
          onDragStart={(event) => {
            event.dataTransfer.setData(type, String(index));
            event.dataTransfer.effectAllowed = 'move';
          }}
        >
          <Icon name="grip" />
        </span>
        <div className="min-w-0 grow">{head}</div>
        <div ref={tools} className="row-tools flex shrink-0 justify-end">
          <span role="status" className="sr-only">
            {hasMoved && `Now ${index + 1} of ${count}`}
          </span>
          <IconButton label={`Move ${label} up`} icon="up" disabled={index === 0} onClick={() => step(-1)} />
          <IconButton label={`Move ${label} down`} icon="down" disabled={index === count - 1} onClick={() => step(1)} />
          <IconButton label={`Remove ${label}`} icon="close" onClick={onRemove} />
        </div>
      </div>
      {children}
    </li>
  );
}

/** Moves by one place. The row takes the focus along, to the button for the other direction where there is no further. */
function useSteps(index: number, onMove: Props['onMove']) {
  const tools = useRef<HTMLDivElement>(null);
  const stepped = useRef<1 | -1 | null>(null);
  const [hasMoved, setMoved] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows when the row has its new place
  useEffect(() => {
    if (stepped.current === null) return;
    const [up, down] = tools.current?.querySelectorAll('button') ?? [];
    const [wanted, other] = stepped.current < 0 ? [up, down] : [down, up];
    stepped.current = null;
    (wanted?.disabled ? other : wanted)?.focus();
  }, [index]);
  const step = (by: 1 | -1) => {
    stepped.current = by;
    setMoved(true);
    onMove(index, index + by);
  };
  return { tools, step, hasMoved };
}

/** The row that takes the focus when one is removed: the next, else the one before; null where none is left. */
export function neighbour<T>(rows: readonly T[], removed: number): T | null {
  return rows[removed + 1] ?? rows[removed - 1] ?? null;
}
