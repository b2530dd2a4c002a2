import { HTTPError } from 'ky';
import { cookieValue } from '#lib/calls/guid.ts';
import { plainApi } from '#lib/calls/plain-api.ts';
import { createRenewal } from '#lib/calls/renewal.ts';
import { createTokenStore, isUsable } from '#lib/calls/token.ts';
import type { LoginAnswer } from '#lib/contract/member.ts';
import { publicConfig } from '#lib/public-config.ts';
import { shelfOf } from '#lib/shelf.ts';

const lasting = shelfOf(() => localStorage);

export const tokens = createTokenStore({
  lasting,
  passing: shelfOf(() => sessionStorage),
  tokenKey: publicConfig.accessTokenKey,
  rememberKey: publicConfig.rememberMeKey,
});

/** Whether the plain cookie says that someone is logged in. It authorises nothing. */
export const saysLoggedIn = (): boolean => cookieValue(document.cookie, 'session') === '1';

/** Deletes the session in this browser; the service ends it separately. */
export function forgetSession(): void {
  tokens.drop();
  document.cookie = 'session=; Max-Age=0; Path=/; SameSite=Lax';
}

/** Statuses that mean there is no session to refresh. */
const over = new Set([401, 403]);

async function refresh(): Promise<string> {
  try {
    const { accessToken } = await plainApi.post('member-account/refresh').json<LoginAnswer>();
    if (accessToken) tokens.keep(accessToken);
    return accessToken ?? '';
  } catch (error) {
    if (error instanceof HTTPError && over.has(error.response.status)) return '';
    throw error;
  }
}

/**
 * Runs one tab at a time, where the browser has locks. On plain http it has none; there the service
 * accepts a rotated token for 10 s.
 */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('session', work) : work();

export const renewal = createRenewal({
  read: tokens.read,
  usable: (token) => isUsable(token, Date.now()),
  mayRefresh: saysLoggedIn,
  refresh,
  forget: forgetSession,
  inTurn,
});

/** Written to local storage with a new value each time, so that other tabs get a storage event. */
const newsKey = 'sessionNews';

/** Notifies the other tabs of a login or logout. */
export function notifyTabs(news: 'in' | 'out'): void {
  lasting.setItem(newsKey, `${news} ${Date.now()}`);
}

/** Changes with each login and each end of a session in this browser. */
export const sessionMark = (): string => `${lasting.getItem(newsKey)} ${saysLoggedIn()}`;

/** Calls back on logins and logouts in other tabs. */
export function onNewsOfTabs(act: (news: 'in' | 'out') => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === newsKey && newValue) act(newValue.startsWith('in') ? 'in' : 'out');
  });
}
