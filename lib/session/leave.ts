import { forgetSession, notifyTabs } from '#lib/calls/browser-session.ts';
import { paths } from '#lib/contract/paths.ts';
import { wishes } from '#lib/session/wish.ts';
import { sessionStore } from '#lib/session/store.ts';
import { basketStore } from '#lib/basket/store.ts';

/** Clears the member's data in this tab: tokens, name, counts. */
export function becomeVisitor(): void {
  forgetSession();
  basketStore.forget();
  wishes.drop();
  sessionStore.setState({ user: null });
}

/** Opens the login page, which shows the reason and leads back here (HTTP 401). */
export function sendToLogin(): void {
  becomeVisitor();
  notifyTabs('out');
  const here = `${location.pathname}${location.search}`;
  location.assign(`${paths.login}?returnUrl=${encodeURIComponent(here)}&denied=1`);
}
