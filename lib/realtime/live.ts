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
import { becomeVisitor } from '#lib/session/leave.ts';
import { basketStore } from '#lib/basket/store.ts';
import { sessionStore } from '#lib/session/store.ts';
import { whenIdle } from '#lib/when-idle.ts';

const guid = () => visitorGuid(publicConfig.guidCookie);

/** Reads the count without a word when that fails: the next event or reconnect brings it. */
const refresh = () => void readCount().catch(() => {});

let triedToken = '';
/** The hub refuses a token of a session that has ended and cannot say so; a call finds it out. */
async function tokenForHub(): Promise<string> {
  const token = await renewal.token();
  if (token !== '' && token === triedToken) await readMasterData().catch(() => {});
  triedToken = token;
  return renewal.token();
}

let connectedGuid: string | null = null;
const hub = createConnection(async (tell) => {
  const { createWire } = await import('#lib/realtime/signalr.ts');
  connectedGuid = guid();
  const { age } = basketStore.getState();
  const wire = createWire(`${hubPath}?guid=${encodeURIComponent(connectedGuid)}`, {
    tell,
    // A wire that is left goes on for a moment, with news of the basket it was for.
    onBasket: (news) => basketStore.learn(news, age),
    onBack: refresh,
    token: tokenForHub,
  });
  return heldWire(wire, usingSession);
});

/** What another tab did to the session, done here too: all tabs log out together (contract §4). */
function follow(news: 'in' | 'out') {
  if (news === 'out') becomeVisitor();
  else basketStore.forget();
  const isMembersPage = location.pathname.startsWith(paths.account);
  if (news === 'out' && isMembersPage && !location.pathname.startsWith(paths.login)) {
    location.assign(paths.home);
    return;
  }
  void readMasterData().catch(() => {});
}

/** Whether this page shows somebody who is no longer here, or nobody where somebody logged in. */
const isOutOfDate = () => (sessionStore.getState().user !== null) !== (tokens.read() !== '');

/** Resumes after the hub gave up, and moves to the cookie's guid when another tab has set it. */
function resume() {
  if (connectedGuid === null || connectedGuid === guid()) return hub.want();
  connectedGuid = guid();
  basketStore.forget();
  refresh();
}

/**
 * A page that comes back by Back, as it was left. What it shows of a member is not for who is here now; loaded
 * anew, it passes the gate of the account. Its own login or logout counts, too: it leads to another page.
 * @param mark of the session when the page was new
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
  // An open socket would keep the page out of the browser's page cache.
  addEventListener('pagehide', () => hub.leave());
  addEventListener('pageshow', (event) => {
    if (event.persisted) comeBack(mark);
  });
}

let started = false;
/**
 * Reads the counts, then connects to the hub when somebody is at the page. Calling it again does nothing.
 * @param somebody resolves when there is a sign of them
 */
export function startLive(somebody: Promise<void>): void {
  if (started) return;
  started = true;
  listen();
  void readMasterData()
    .catch(() => {})
    .then(() => somebody)
    // Not in the answer to the press or touch that told of them.
    .then(() => whenIdle(resume));
}
