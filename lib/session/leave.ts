import { compareKey } from '#lib/compare/key.ts';
import { recentProductsKey } from '#lib/product/recent-products.ts';
import { recentSearchesKey } from '#lib/search/recent-searches.ts';
import { shelfOf } from '#lib/shelf.ts';
import { forgetSession, notifyTabs } from '#lib/calls/browser-session.ts';
import { paths } from '#lib/contract/paths.ts';
import { chatKeys } from '#lib/session/entries.ts';
import { pendingFavourite } from '#lib/session/pending-favourite.ts';
import { sessionStore } from '#lib/session/store.ts';
import { basketStore } from '#lib/basket/store.ts';

const kept = shelfOf(() => localStorage);
/** What a member did here; the next to use this browser may be someone else. */
const traces = [recentProductsKey, recentSearchesKey, compareKey, chatKeys.there];

/** Clears the member's data in this browser: tokens, name, counts, what they looked at. */
export function becomeVisitor(): void {
  forgetSession();
  for (const key of traces) kept.removeItem(key);
  for (const key of [chatKeys.unsent, chatKeys.open]) {
    shelfOf(() => sessionStorage).removeItem(key);
  }
  basketStore.forget();
  pendingFavourite.drop();
  sessionStore.setState({ user: null });
}

/** Opens the login page, which shows the reason and leads back here (HTTP 401). */
export function sendToLogin(): void {
  becomeVisitor();
  notifyTabs('out');
  const here = `${location.pathname}${location.search}`;
  location.assign(`${paths.login}?returnUrl=${encodeURIComponent(here)}&denied=1`);
}
