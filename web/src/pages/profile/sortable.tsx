import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface Props {
  /** Called in the labels of the buttons, such as `role Nurse`. */
  label: string;
  index: number;
  count: number;
  /** Rows of one list can be dragged among themselves only. */
  list: string;
  onMove(from: number, to: number): void;
  onRemove(): void;
  children: ReactNode;
}

/** A row that can be moved, by its buttons or by dragging its handle, and removed. */
export function Sortable({ label, index, count, list, onMove, onRemove, children }: Props) {
  const [isOver, setOver] = useState(false);
  const type = `text/x-letterpress-${list.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return (
    <li
      className={`flex items-start gap-2 rounded-md ${isOver ? 'outline-2 outline-accent' : ''}`}
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
      <span
        draggable
        aria-hidden="true"
        title="Drag to move"
        className="mt-2 hidden cursor-grab select-none px-1 text-soft sm:block"
        onDragStart={(event) => {
          event.dataTransfer.setData(type, String(index));
          event.dataTransfer.effectAllowed = 'move';
        }}
      >
        ⠿
      </span>
      <div className="min-w-0 grow">{children}</div>
      <div className="flex shrink-0">
        <RowButton label={`Move ${label} up`} sign="↑" isOff={index === 0} onPress={() => onMove(index, index - 1)} />
        <RowButton
          label={`Move ${label} down`}
          sign="↓"
          isOff={index === count - 1}
          onPress={() => onMove(index, index + 1)}
        />
        <RowButton label={`Remove ${label}`} sign="×" isOff={false} onPress={onRemove} />
      </div>
    </li>
  );
}

interface RowButtonProps {
  label: string;
  sign: string;
  isOff: boolean;
  onPress(): void;
}

function RowButton({ label, sign, isOff, onPress }: RowButtonProps) {
  return (
    <Button look="quiet" className="size-9 px-0" aria-label={label} title={label} disabled={isOff} onClick={onPress}>
      <span aria-hidden="true">{sign}</span>
    </Button>
  );
}
