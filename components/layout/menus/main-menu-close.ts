import { isDesktop, onLayoutChange, openMainEntry } from '#components/layout/menus/parts.ts';

function close(): void {
  const entry = openMainEntry();
  if (entry && isDesktop()) entry.open = false;
}

const left = (target: EventTarget | null): boolean =>
  !(target instanceof Node && openMainEntry()?.contains(target));

/** Closes an open mega menu of the desktop's main menu when the shopper turns to something else. */
export function startMainMenuClose(): void {
  document.addEventListener('click', (event) => {
    const followed = event.target instanceof Element && event.target.closest('a') !== null;
    if (followed || left(event.target)) close();
  });
  document.addEventListener('focusin', (event) => {
    if (left(event.target)) close();
  });
  onLayoutChange(close);
}
