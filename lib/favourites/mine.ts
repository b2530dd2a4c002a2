import { onNewsOfTabs } from '#lib/calls/browser-session.ts';
import { changeFavourite, getCodes } from '#lib/favourites/client.ts';
import { announceFavouriteNews } from '#lib/favourites/news.ts';
import { countFavourites, createFavourites } from '#lib/favourites/store.ts';
import { sessionStore } from '#lib/session/store.ts';

/** Updates the count shown in header and menu. */
function updateCount(fCount: number | null): void {
  const { user } = sessionStore.getState();
  if (user === null || fCount === null || user.fCount === fCount) return;
  sessionStore.setState({ user: { ...user, fCount } });
}

/** Favourites of the member who is logged in in this tab. */
export const favourites = createFavourites({
  read: getCodes,
  change: async (websiteCode, is) => {
    const count = await changeFavourite(websiteCode, is);
    if (favourites.getState().codes === null) updateCount(count);
  },
  notifyTabs: announceFavouriteNews,
});

/** Reads them once a member is known; failures are ignored. */
function readWhenKnown(): void {
  const { user } = sessionStore.getState();
  if (user === null || favourites.getState().codes !== null) return;
  void favourites.read().catch(() => undefined);
}

const followCount = () => updateCount(countFavourites(favourites.getState()));

favourites.subscribe(followCount);
sessionStore.subscribe(({ user }, before) => {
  if (user === before.user) return;
  if (user === null) favourites.forget();
  else readWhenKnown();
  // The session may have been set by an older answer.
  followCount();
});
// Another member may be logged in now.
onNewsOfTabs(() => favourites.forget());
readWhenKnown();
