import { readCount } from '#lib/basket/client.ts';
import { readMasterData } from '#lib/home/client.ts';
import { visitorGuid } from '#lib/calls/guid.ts';
import { publicConfig } from '#lib/public-config.ts';
import { hubPath } from '#lib/contract/hub.ts';
import { paths } from '#lib/contract/paths.ts';
import { createConnection } from '#lib/realtime/connection.ts';
import { heldWire } from '#lib/realtime/held-wire.ts';
import { keepToBasket } from '#lib/realtime/keep-to-basket.ts';
import { onNewsOfTabs, renewal, sessionMark, tokens } from '#lib/calls/browser-session.ts';
import { usingSession } from '#lib/calls/session-in-use.ts';
import { forgetEntered } from '#lib/session/entries.ts';
import { becomeVisitor } from '#lib/session/leave.ts';
import { basketStore } from '#lib/basket/store.ts';
import { sessionStore } from '#lib/session/store.ts';
import { whenIdle } from '#lib/when-idle.ts';

const guid = () => visitorGuid(publicConfig.guidCookie);

/** Reads the count; failures are ignored, as the next event or reconnect brings it. */
const refresh = () => void readCount().catch(() => {});

let triedToken = '';
/** The hub rejects the token of an ended session without saying so; a call finds out. */
async function tokenForHub(): Promise<string> {
  const token = await renewal.token();
  if (token !== '' && token === triedToken) await readMasterData().catch(() => {});
  triedToken = token;
  return renewal.token();
}

let connectedGuid: string | null = null;
const hub = createConnection(async (onWireEvent) => {
  const { createWire } = await import('#lib/realtime/signalr.ts');
  connectedGuid = guid();
  const { age } = basketStore.getState();
  const wire = createWire(`${hubPath}?guid=${encodeURIComponent(connectedGuid)}`, {
    onWireEvent,
    // A stopped wire may still deliver news of its own basket.
    onBasket: (news) => basketStore.learn(news, age),
    onBack: refresh,
    token: tokenForHub,
  });
  return heldWire(wire, usingSession);
});

/** Repeats another tab's login or logout here: all tabs log out together (contract §4). */
function follow(news: 'in' | 'out') {
  if (news === 'out') {
    becomeVisitor();
    forgetEntered();
  } else basketStore.forget();
  const { pathname } = location;
  const isMembersPage = pathname.startsWith(paths.account) || pathname === paths.checkout;
  if (news === 'out' && isMembersPage && !pathname.startsWith(paths.login)) {
    location.assign(paths.home);
    return;
  }
  void readMasterData().catch(() => {});
}

/** Whether this page shows a session other than the current one. */
const isOutOfDate = () => (sessionStore.getState().user !== null) !== (tokens.read() !== '');

/**
 * Reconnects after the hub gave up, and switches to the cookie's guid if another tab has changed
 * it.
 */
function resume() {
  if (connectedGuid === null || connectedGuid === guid()) return hub.want();
  connectedGuid = guid();
  basketStore.forget();
  refresh();
}

/** Connects anew: the hub reads the cookie of a chat when it connects. */
export function renewHub(): void {
  hub.leave();
  hub.want();
}

/**
 * Handles a page restored from the back/forward cache. If the session has changed since, in this
 * tab or another, the page is reloaded, which passes the account gate again: it may show another
 * member's data.
 * @param mark `sessionMark` when the page was loaded
 */
function comeBack(mark: string) {
  if (mark !== sessionMark()) {
    location.reload();
    return;
  }
  if (isOutOfDate()) void readMasterData().catch(() => {});
  refresh();
  resume();
}

function listen() {
  const mark = sessionMark();
  onNewsOfTabs(follow);
  addEventListener('online', resume);
  addEventListener('focus', resume);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume();
  });
  keepToBasket(hub, basketStore, () => connectedGuid !== null);
  // An open socket would keep the page out of the back/forward cache.
  addEventListener('pagehide', () => hub.leave());
  addEventListener('pageshow', (event) => {
    if (event.persisted) comeBack(mark);
  });
}

let started = false;
/**
 * Reads the counts, then connects to the hub once a person uses the page. Further calls do nothing.
 * @param somebody resolves at the first user input
 */
export function startLive(somebody: Promise<void>): void {
  if (started) return;
  started = true;
  listen();
  void readMasterData()
    .catch(() => {})
    .then(() => somebody)
    // Not within the event handler of that input.
    .then(() => whenIdle(resume));
}
