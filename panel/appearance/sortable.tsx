import type { ReactNode } from 'react';
import { Handle, Sortable, useItem } from '#panel/ui/sortable.tsx';

interface RowProps {
  id: string;
  index: number;
  /** What is moved, for screen readers. */
  name: string;
  isOn: boolean;
  isWrong?: boolean;
  depth?: number;
  /** Its fields, below it. */
  form?: ReactNode;
  children: ReactNode;
}

const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });

/** A row with a handle. Beside it stand buttons that move it without dragging. */
export function SortableRow({
  id,
  index,
  name,
  isOn,
  isWrong = false,
  depth = 0,
  form = null,
  children,
}: RowProps) {
  const { setElement, setHandle } = useItem(id, index);
  return (
    <li
      ref={setElement}
      className="sort-row"
      data-on={isOn ? '' : undefined}
      data-wrong={isWrong ? '' : undefined}
      data-depth={depth}
    >
      <Handle name={name} setHandle={setHandle} />
      {children}
      {form === null ? null : (
        <div ref={bringIntoView} className="sort-form">
          {form}
        </div>
      )}
    </li>
  );
}

interface ListProps {
  label: string;
  /** @param from and to are indexes of rows */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Rows in an order that is changed by dragging, with a pointer or with keys. */
export function SortableList({ label, onMove, children }: ListProps) {
  return (
    <Sortable onMove={(from, to) => from !== to && onMove(from, to)}>
      <ul className="sort-list" aria-label={label}>
        {children}
      </ul>
    </Sortable>
  );
}
