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
import { GripVertical } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { toPersianDigits } from '#lib/text/digits.ts';
import { texts } from '#panel/texts.ts';

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
  screenReaderInstructions: { draggable: texts.drag.how },
  announcements: {
    dragstart: ({ operation: { source } }: DragStartEvent) => texts.drag.lifted(placeOf(source)),
    dragover: ({ operation: { source } }: DragOverEvent) => texts.drag.over(placeOf(source)),
    dragend: ({ operation: { source }, canceled }: DragEndEvent) =>
      canceled ? texts.drag.cancelled : texts.drag.dropped(placeOf(source)),
  },
});

interface Props {
  /** From one place to another, counted from 0, which may be the same. @param right how far it was drawn, in px */
  onMove: (from: number, to: number, right: number) => void;
  /** The list has keys of its own. */
  isPointerOnly?: boolean;
  children: ReactNode;
}

/** A list whose items (`useItem`) are put in another order by dragging, or by Space and the arrow keys. */
export function Sortable({ onMove, isPointerOnly = false, children }: Props) {
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
      {children}
    </DragDropProvider>
  );
}

/** An item of `Sortable`. @returns what the item's element and its handle are given as `ref` */
export function useItem(id: string, index: number) {
  const [element, setElement] = useState<Element | null>(null);
  const [handle, setHandle] = useState<Element | null>(null);
  const { isDragging } = useSortable({ id, index, element, handle });
  return { setElement, setHandle, isDragging };
}

interface HandleProps extends Pick<ComponentProps<'button'>, 'onKeyDown' | 'onBlur'> {
  /** What is moved: «عکس ۲». */
  name: string;
  setHandle: (element: Element | null) => void;
}

/** The handle of an item. */
export function Handle({ name, setHandle, ...keys }: HandleProps) {
  return (
    <button
      {...keys}
      ref={setHandle}
      type="button"
      className="ib ib-s drag-handle"
      aria-label={texts.drag.handle(name)}
      aria-roledescription={texts.drag.role}
    >
      <GripVertical className="i" aria-hidden="true" />
    </button>
  );
}
