import { shelfOf } from '#lib/shelf.ts';

/** Written to what all tabs share and taken away at once: only the others hear of it. */
const key = 'favouriteNews';

/** Tells the other tabs that the favourites changed. */
export function tellFavouriteNews(): void {
  const shelf = shelfOf(() => localStorage);
  try {
    shelf.setItem(key, String(Date.now()));
    shelf.removeItem(key);
  } catch {
    // Full: the others read it with their next page.
  }
}

/** Hears of changes in other tabs. */
export function onFavouriteNews(act: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) act();
  });
}
