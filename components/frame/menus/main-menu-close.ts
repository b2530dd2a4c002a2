import { openMainEntry } from '#components/frame/menus/parts.ts';
import { isDesktop, onLayoutChange } from '#components/ui/desktop.ts';

function close(): void {
  const entry = openMainEntry();
  if (entry && isDesktop()) entry.open = false;
}

const left = (target: EventTarget | null): boolean =>
  !(target instanceof Node && openMainEntry()?.contains(target));

/** A name that did not fit was scrolled into view by the focus; scroll back to the first row. */
function toFirstRow(target: EventTarget | null): void {
  for (const list of document.querySelectorAll('.main-nav ul')) {
    if (!(target instanceof Node && list.contains(target))) list.scrollTop = 0;
  }
}

/**
 * Closes an open mega menu of the desktop's main menu when the shopper focuses or presses something
 * else.
 */
export function startMainMenuClose(): void {
  document.addEventListener('click', (event) => {
    const followed = event.target instanceof Element && event.target.closest('a') !== null;
    if (followed || left(event.target)) close();
  });
  document.addEventListener('focusin', (event) => {
    if (left(event.target)) close();
    toFirstRow(event.target);
  });
  onLayoutChange(close);
}
