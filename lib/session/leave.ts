import { forgetSession, tellTabs } from '#lib/calls/browser-session.ts';
import { paths } from '#lib/contract/paths.ts';
import { wishes } from '#lib/session/wish.ts';
import { sessionStore } from '#lib/session/store.ts';
import { basketStore } from '#lib/basket/store.ts';

/** Forgets the member in this tab: tokens, name, counts. */
export function becomeVisitor(): void {
  forgetSession();
  basketStore.forget();
  wishes.drop();
  sessionStore.setState({ user: null });
}

/** Leads to the login page, which says why and leads back here (specification §8, HTTP 401). */
export function sendToLogin(): void {
  becomeVisitor();
  tellTabs('out');
  const here = `${location.pathname}${location.search}`;
  location.assign(`${paths.login}?returnUrl=${encodeURIComponent(here)}&denied=1`);
}
