import { paths } from '#lib/contract/paths.ts';
import { onFavouriteNews } from '#lib/favourites/news.ts';
import { loadPart } from '#lib/parts.ts';
import { sessionStore } from '#lib/session/store.ts';
import { type FavouriteProduct, pendingFavourite } from '#lib/session/pending-favourite.ts';

/** The favourites may have changed in another tab, or while this page was in the back/forward cache. */
async function follow(): Promise<void> {
  if (sessionStore.getState().user === null) return;
  const { favourites } = await import('#lib/favourites/mine.ts');
  favourites.onNotice();
}

/** On failure the hearts keep their state. */
const followQuietly = () => void follow().catch(() => undefined);

/** Adds the favourite a visitor requested, once the session shows that they logged in. */
function grant(): void {
  const { ready, user } = sessionStore.getState();
  if (!ready || user === null) return;
  stopWaiting?.();
  const product = pendingFavourite.take();
  if (product === null) return;
  void carryOut(product);
}

async function carryOut(product: FavouriteProduct): Promise<void> {
  const { addPendingFavourite } = await loadPart(() => import('#components/favourites/press.tsx'));
  await addPendingFavourite(product);
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
  if (!pendingFavourite.isGranted()) {
    // The visitor left the login without logging in: drop the request.
    if (!location.pathname.startsWith(paths.login)) pendingFavourite.drop();
    return;
  }
  stopWaiting = sessionStore.subscribe(grant);
  grant();
}
