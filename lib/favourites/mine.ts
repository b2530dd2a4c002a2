import { onNewsOfTabs } from '#lib/calls/browser-session.ts';
import { changeFavourite, getCodes } from '#lib/favourites/client.ts';
import { tellFavouriteNews } from '#lib/favourites/news.ts';
import { countFavourites, createFavourites } from '#lib/favourites/store.ts';
import { sessionStore } from '#lib/session/store.ts';

/** What header and menu say; they know nothing else of favourites. */
function tellCount(fCount: number | null): void {
  const { user } = sessionStore.getState();
  if (user === null || fCount === null || user.fCount === fCount) return;
  sessionStore.setState({ user: { ...user, fCount } });
}

/** The favourites of the member who is logged in in this tab. */
export const favourites = createFavourites({
  read: getCodes,
  change: async (websiteCode, is) => {
    const count = await changeFavourite(websiteCode, is);
    if (favourites.getState().codes === null) tellCount(count);
  },
  tell: tellFavouriteNews,
});

/** Reads them as soon as a member is here; without a word when that fails. */
function readWhenKnown(): void {
  const { user } = sessionStore.getState();
  if (user === null || favourites.getState().codes !== null) return;
  void favourites.read().catch(() => undefined);
}

const followCount = () => tellCount(countFavourites(favourites.getState()));

favourites.subscribe(followCount);
sessionStore.subscribe(({ user }, before) => {
  if (user === before.user) return;
  if (user === null) favourites.forget();
  else readWhenKnown();
  // Who is here may have been told by an older answer.
  followCount();
});
// Somebody else may be here now.
onNewsOfTabs(() => favourites.forget());
readWhenKnown();
