import { shelfOf } from '#lib/shelf.ts';

/** Written to local storage and removed at once, so that only other tabs get the event. */
const key = 'favouriteNews';

/** Notifies the other tabs that the favourites changed. */
export function announceFavouriteNews(): void {
  const shelf = shelfOf(() => localStorage);
  try {
    shelf.setItem(key, String(Date.now()));
    shelf.removeItem(key);
  } catch {
    // Storage is full: other tabs read the change with their next page.
  }
}

/** Calls back on changes in other tabs. */
export function onFavouriteNews(act: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null) act();
  });
}
