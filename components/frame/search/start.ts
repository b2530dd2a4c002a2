import { showSearched } from '#components/frame/search/show-searched.ts';

/** Adds suggestions to a search field when it first gets the focus. */
async function attend(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLInputElement) || target.name !== 'filter-name') return;
  // The price list's field filters the page instead.
  if (target.dataset['suggest'] === 'none') return;
  // If loading fails, the field works as it does without scripts.
  const suggest = await import('#components/frame/search/suggest.tsx').catch(() => null);
  suggest?.suggestFor(target);
}

/** The search's script is loaded when a search field first gets the focus. */
export function startSearch(): void {
  addEventListener('popstate', showSearched);
  document.addEventListener('focusin', ({ target }) => void attend(target));
  void attend(document.activeElement);
}
