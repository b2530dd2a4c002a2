import { returnPath } from '#lib/account-gate.ts';
import { warnings } from '#lib/contract/codes.ts';
import { loginPaths } from '#lib/contract/paths.ts';
import { sessionStore } from '#lib/session/store.ts';
import { shelfOf } from '#lib/shelf.ts';

/** Where this page is to lead back to, as its address says; nobody has looked at it yet. */
const wanted = (): string | null => new URLSearchParams(location.search).get('returnUrl');

/** The same way back from another page. */
export function withReturn(path: string, returnUrl: string | null): string {
  return returnUrl === null ? path : `${path}?returnUrl=${encodeURIComponent(returnUrl)}`;
}

/** Where a member goes from here, a page of this site. */
export const wayBack = (): string => returnPath(wanted());

/**
 * Where whoever has just logged in goes on.
 * @param returnUrl as the address of the login page says it
 * @param isUnverified whether the number is to be verified first, unless that is where he wanted to go
 */
export function wayOn(returnUrl: string | null, isUnverified: boolean): string {
  const back = returnPath(returnUrl);
  const isThere = back.split('?')[0] === loginPaths.verifyMobile;
  return isUnverified && !isThere ? withReturn(loginPaths.verifyMobile, returnUrl) : back;
}

/** Leads whoever has just logged in on; Back does not lead to the login again. */
export function leadOn(): void {
  const { user } = sessionStore.getState();
  location.replace(wayOn(wanted(), user?.warning === warnings.mobileUnverified));
}

const key = 'typedMobile';
const shelf = shelfOf(() => sessionStorage);

/** A number typed on one way in, for the next one. */
export const typedMobile = {
  keep: (mobile: string): void => shelf.setItem(key, mobile),
  take(): string {
    const kept = shelf.getItem(key) ?? '';
    shelf.removeItem(key);
    return kept;
  },
};
