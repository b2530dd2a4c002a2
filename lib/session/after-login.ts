import { returnPath } from '#lib/account-gate.ts';
import { warnings } from '#lib/contract/codes.ts';
import { loginPaths } from '#lib/contract/paths.ts';
import { sessionStore } from '#lib/session/store.ts';
import { shelfOf } from '#lib/shelf.ts';

/** The requested return address, not yet validated. */
const wanted = (): string | null => new URLSearchParams(location.search).get('returnUrl');

/** Adds the same return address to another page's path. */
export function withReturn(path: string, returnUrl: string | null): string {
  return returnUrl === null ? path : `${path}?returnUrl=${encodeURIComponent(returnUrl)}`;
}

/** Where to go from here: a page of this site. */
export const returnAddress = (): string => returnPath(wanted());

/**
 * Where to go after a login.
 * @param returnUrl from the login page's address
 * @param isUnverified whether to verify the number first, unless that is the requested page
 */
export function pageAfterLogin(returnUrl: string | null, isUnverified: boolean): string {
  const back = returnPath(returnUrl);
  const isThere = back.split('?')[0] === loginPaths.verifyMobile;
  return isUnverified && !isThere ? withReturn(loginPaths.verifyMobile, returnUrl) : back;
}

/** Goes to the next page after a login; Back does not return to the login. */
export function goToPageAfterLogin(): void {
  const { user } = sessionStore.getState();
  location.replace(pageAfterLogin(wanted(), user?.warning === warnings.mobileUnverified));
}

const key = 'typedMobile';
const shelf = shelfOf(() => sessionStorage);

/** A number typed on one login page, passed to the next. */
export const typedMobile = {
  keep: (mobile: string): void => shelf.setItem(key, mobile),
  take(): string {
    const kept = shelf.getItem(key) ?? '';
    shelf.removeItem(key);
    return kept;
  },
};
