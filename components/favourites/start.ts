import { paths } from '#lib/contract/paths.ts';
import { onFavouriteNews } from '#lib/favourites/news.ts';
import { loadPart } from '#lib/parts.ts';
import { sessionStore } from '#lib/session/store.ts';
import { type Wish, wishes } from '#lib/session/wish.ts';

/** Another tab, or a page that Back led here from, may have changed the favourites. */
async function follow(): Promise<void> {
  if (sessionStore.getState().user === null) return;
  const { favourites } = await import('#lib/favourites/mine.ts');
  favourites.heard();
}

/** Without it a heart shows what it showed. */
const followQuietly = () => void follow().catch(() => undefined);

/** What a visitor wished for is carried out once it is known that the login has made a member of him. */
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

/** Keeps the favourites of this page in step with the other tabs, and grants what waited for a login. */
export function startFavourites(): void {
  onFavouriteNews(followQuietly);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followQuietly();
  });
  if (!wishes.isGranted()) {
    // Who came back without logging in has given up what was wished for.
    if (!location.pathname.startsWith(paths.login)) wishes.drop();
    return;
  }
  stopWaiting = sessionStore.subscribe(grant);
  grant();
}
