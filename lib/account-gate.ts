import { paths } from '#lib/contract/paths.ts';

const { login: loginPath, account: accountPath } = paths;

/** Whether it is the login page or a page below it. */
const isWayIn = (pathname: string): boolean =>
  pathname === loginPath || pathname.startsWith(`${loginPath}/`);

/**
 * A path of this site to return to, or `/account`. Never leads to another host or back to the
 * login.
 */
export function returnPath(value: string | null): string {
  // Reject characters that browsers strip or convert when they parse an address.
  if (value === null || !/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value)) return accountPath;
  const base = 'http://shop.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return accountPath;
  if (isWayIn(url.pathname)) return accountPath;
  return `${url.pathname}${url.search}`;
}

/**
 * Where a request below /account is redirected (contract §4), or `null` if it may pass. `loggedIn`
 * comes from the plain cookie; it grants no access, because the calls behind the pages require a
 * token.
 */
export function gateAccount(
  pathname: string,
  search: URLSearchParams,
  loggedIn: boolean,
): string | null {
  if (isWayIn(pathname)) return loggedIn ? returnPath(search.get('returnUrl')) : null;
  if (loggedIn) return null;
  const query = search.size > 0 ? `?${search}` : '';
  return `${loginPath}?returnUrl=${encodeURIComponent(`${pathname}${query}`)}`;
}
