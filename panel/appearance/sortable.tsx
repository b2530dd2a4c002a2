import {
  Accessibility,
  Cursor,
  type DragEndEvent,
  type DragOverEvent,
  PreventSelection,
} from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { lookTexts } from '#panel/appearance/texts.ts';

type Plugins = NonNullable<Parameters<typeof DragDropProvider>[0]['plugins']>;

/** Said by screen readers. */
const spoken = Accessibility.configure({
  screenReaderInstructions: { draggable: lookTexts.keys },
  announcements: {
    dragstart: () => lookTexts.lifted,
    dragover: ({ operation: { target } }: DragOverEvent) =>
      isSortable(target) ? lookTexts.over(formatNumber(target.index + 1)) : undefined,
    dragend: ({ canceled, operation: { source } }: DragEndEvent) =>
      canceled || !isSortable(source)
        ? lookTexts.dropCancelled
        : lookTexts.dropped(formatNumber(source.index + 1)),
  },
});
/** The panel's policy allows no styles that a script writes, but those of the row that is dragged (server/http/panel.ts). */
const pluginsOf: Plugins = (defaults) => [
  ...defaults.filter(
    (each) => each !== Accessibility && each !== Cursor && each !== PreventSelection,
  ),
  spoken,
];

interface RowProps {
  id: string;
  index: number;
  /** What is moved, for screen readers. */
  name: string;
  isOn: boolean;
  isWrong?: boolean;
  depth?: number;
  children: ReactNode;
}

/** A row with a handle. Beside it stand buttons that move it without dragging. */
export function SortableRow({
  id,
  index,
  name,
  isOn,
  isWrong = false,
  depth = 0,
  children,
}: RowProps) {
  const { ref, handleRef, isDragSource } = useSortable({ id, index });
  return (
    <li
      ref={ref}
      className="sort-row"
      data-on={isOn ? '' : undefined}
      data-wrong={isWrong ? '' : undefined}
      data-lifted={isDragSource ? '' : undefined}
      data-depth={depth}
    >
      <button
        ref={handleRef}
        type="button"
        className="ib ib-s sort-handle"
        aria-label={lookTexts.drag(name)}
      >
        <GripVertical className="i i-s" aria-hidden="true" />
      </button>
      {children}
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
    <DragDropProvider
      plugins={pluginsOf}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (canceled || !isSortable(source)) return;
        const { initialIndex, index } = source;
        if (initialIndex !== index) onMove(initialIndex, index);
      }}
    >
      <ul className="sort-list" aria-label={label}>
        {children}
      </ul>
    </DragDropProvider>
  );
}
