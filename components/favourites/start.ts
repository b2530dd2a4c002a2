import { paths } from '#lib/contract/paths.ts';
import { onFavouriteNews } from '#lib/favourites/news.ts';
import { loadPart } from '#lib/parts.ts';
import { sessionStore } from '#lib/session/store.ts';
import { type Wish, wishes } from '#lib/session/wish.ts';

/** The favourites may have changed in another tab, or while this page was in the back/forward cache. */
async function follow(): Promise<void> {
  if (sessionStore.getState().user === null) return;
  const { favourites } = await import('#lib/favourites/mine.ts');
  favourites.heard();
}

/** On failure the hearts keep their state. */
const followQuietly = () => void follow().catch(() => undefined);

/** Adds the favourite a visitor requested, once the session shows that they logged in. */
function grant(): void {
  const { ready, user } = sessionStore.getState();
  if (!ready || user === null) return;
  stopWaiting?.();
  const wish = wishes.take();
  if (wish === null) return;
  void carryOut(wish);
}

async function carryOut(wish: Wish): Promise<void> {
  const { grantWish } = await loadPart(() => import('#components/favourites/press.tsx'));
  await grantWish(wish);
}

let stopWaiting: (() => void) | null = null;

/**
 * Keeps this page's favourites in sync with other tabs, and adds the favourite that waited for a
 * login.
 */
export function startFavourites(): void {
  onFavouriteNews(followQuietly);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followQuietly();
  });
  if (!wishes.isGranted()) {
    // The visitor left the login without logging in: drop the request.
    if (!location.pathname.startsWith(paths.login)) wishes.drop();
    return;
  }
  stopWaiting = sessionStore.subscribe(grant);
  grant();
}
