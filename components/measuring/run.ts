import { notePayment } from '#components/measuring/paid.ts';
import { api } from '#lib/calls/browser.ts';
import { trailStore } from '#lib/calls/trail.ts';
import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import { listenToHappenings } from '#lib/measuring/happenings.ts';
import { measuredKeys } from '#lib/measuring/keys.ts';
import { loadTools } from '#lib/measuring/load.ts';
import type { Tell } from '#lib/measuring/measured.ts';
import { isMeasured, measuredUrl, paymentToken } from '#lib/measuring/page.ts';
import type { PageTools } from '#lib/measuring/settings.ts';
import { createWatch } from '#lib/measuring/watch.ts';
import { sessionStore } from '#lib/session/store.ts';
import { shelfOf } from '#lib/shelf.ts';

const readBasket = () => api.get('Basket/Get-Basket').json<GetBasketAnswer>();

/** Gives each page that is shown, and the payment it shows the result of. */
function createPages(tell: Tell) {
  let before = document.referrer;
  let shown = '';
  return (): void => {
    const { href, pathname } = location;
    const url = measuredUrl(href);
    if (!isMeasured(pathname) || url === shown) return;
    tell({ kind: 'view', url, title: document.title, referrer: before });
    before = url;
    shown = url;
    const token = paymentToken(href);
    if (token !== null) void notePayment(token);
  };
}

const local = shelfOf(() => localStorage);
const session = shelfOf(() => sessionStorage);

/** Logout keeps nothing of the member's behind; nor does one in another tab. */
function forgetWithMember(): void {
  sessionStore.subscribe((now, before) => {
    if (before.user === null || now.user !== null) return;
    local.removeItem(measuredKeys.given);
    session.removeItem(measuredKeys.awaited);
  });
}

let isRunning = false;

/** Loads the tools at the first page they may see, and gives them what happens from then on. Once a document. */
export function runTools(tools: PageTools): void {
  if (isRunning) return;
  isRunning = true;
  forgetWithMember();
  let showPage: (() => void) | undefined;
  const follow = () => {
    if (!showPage) {
      if (!isMeasured(location.pathname)) return;
      const tell = loadTools(tools);
      showPage = createPages(tell);
      listenToHappenings(createWatch({ tell, readBasket, local, session }));
    }
    showPage();
  };
  follow();
  // The router has changed the address; the title follows in the same task.
  trailStore.subscribe(() => setTimeout(follow));
}
