/** Gives a search field its suggestions when it is entered for the first time. */
async function attend(target: EventTarget | null): Promise<void> {
  if (!(target instanceof HTMLInputElement) || target.name !== 'filter-name') return;
  // The price list's field narrows what is on the page.
  if (target.dataset['suggest'] === 'none') return;
  // Without its script the field is as useful as without scripts at all.
  const suggest = await import('#components/frame/search/suggest.tsx').catch(() => null);
  suggest?.suggestFor(target);
}

/** The search's own script, and all it needs, is loaded when somebody is about to search. */
export function startSearch(): void {
  document.addEventListener('focusin', ({ target }) => void attend(target));
  void attend(document.activeElement);
}
