import {
  Accessibility,
  Cursor,
  type DragDropManager,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  StyleInjector,
} from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { toPersianDigits } from '#lib/text/digits.ts';
import type { DragItem, OnMove } from '#panel/ui/drag-item.ts';

const words = {
  how: 'با کلید فاصله بردارید، با جهت‌ها جابه‌جا کنید و دوباره با فاصله بگذارید. Escape پس می‌گیرد.',
  lifted: (place: string) => `از جای ${place} برداشته شد`,
  over: (place: string) => `جای ${place}`,
  dropped: (place: string) => `در جای ${place} گذاشته شد`,
  cancelled: 'جابه‌جایی پس گرفته شد',
} as const;

/**
 * In place of the plugin for the pointer's look: the panel's policy allows no style elements, so the rules of dragging
 * stand in `panel/styles/drag.css`. It has to come before plugins that register rules.
 */
class RulesInStyles extends Cursor {
  constructor(manager: DragDropManager) {
    const styles = manager.registry.plugins.get(StyleInjector);
    if (styles) styles.register = () => () => undefined;
    super(manager);
  }
}

const placeOf = (source: unknown): string =>
  typeof source === 'object' && source !== null && 'index' in source
    ? toPersianDigits(Number(source.index) + 1)
    : '';

const spoken = Accessibility.configure({
  screenReaderInstructions: { draggable: words.how },
  announcements: {
    dragstart: ({ operation: { source } }: DragStartEvent) => words.lifted(placeOf(source)),
    dragover: ({ operation: { source } }: DragOverEvent) => words.over(placeOf(source)),
    dragend: ({ operation: { source }, canceled }: DragEndEvent) =>
      canceled ? words.cancelled : words.dropped(placeOf(source)),
  },
});

function Bound({ item }: { item: DragItem }) {
  useSortable({ ...item });
  return null;
}

interface Props {
  items: readonly DragItem[];
  onMove: OnMove;
  isPointerOnly: boolean;
}

/** Makes the items of a list draggable; it draws nothing of its own. */
export default function DragLayer({ items, onMove, isPointerOnly }: Props) {
  return (
    <DragDropProvider
      {...(isPointerOnly && { sensors: [PointerSensor] })}
      plugins={(defaults) => [
        RulesInStyles,
        ...defaults.filter((plugin) => plugin !== Cursor && plugin !== Accessibility),
        spoken,
      ]}
      onDragEnd={({ operation: { source, transform }, canceled }) => {
        if (canceled || !isSortable(source)) return;
        onMove(source.initialIndex, source.index, transform.x);
      }}
    >
      {items.map((item) => (
        <Bound key={item.id} item={item} />
      ))}
    </DragDropProvider>
  );
}
