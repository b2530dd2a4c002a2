import { arrayMove } from '@dnd-kit/helpers';

/** A list with one item elsewhere; a place outside the list changes nothing. */
export function movedItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const isInside = (at: number) => at >= 0 && at < items.length;
  return isInside(from) && isInside(to) ? arrayMove([...items], from, to) : [...items];
}
