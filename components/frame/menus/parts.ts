import { frameIds } from '#components/frame/texts.ts';

const entrySelector = 'details[name="main"]';

/** The main menu's entry with a mega menu that contains a node; groups within entries do not count. */
export function entryAround(node: EventTarget | null): HTMLDetailsElement | null {
  const entry = node instanceof Element ? node.closest(entrySelector) : null;
  return entry instanceof HTMLDetailsElement ? entry : null;
}

/** The entry whose own summary contains a node. */
export function entryNamedBy(node: EventTarget | null): HTMLDetailsElement | null {
  const entry = entryAround(node);
  const summary = node instanceof Element ? node.closest('summary') : null;
  return summary?.parentElement === entry ? entry : null;
}

export const summaryOf = (entry: Element | null | undefined): HTMLElement | null =>
  entry?.querySelector<HTMLElement>(':scope > summary') ?? null;

export const categoryMenu = (): HTMLElement | null => document.getElementById(frameIds.categories);

export const openMainEntry = (): HTMLDetailsElement | null =>
  document.querySelector<HTMLDetailsElement>('details[name="main"][open]');
