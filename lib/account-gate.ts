import { paths } from '#lib/contract/paths.ts';

const { login: loginPath, account: accountPath } = paths;

/** Whether it is the login page or one of the other ways in below it. */
const isWayIn = (pathname: string): boolean =>
  pathname === loginPath || pathname.startsWith(`${loginPath}/`);

/** A path of this site to go back to, or `/account`. Never leads to another host, nor to login again. */
export function returnPath(value: string | null): string {
  // What a browser strips or turns while reading an address decides nothing here: it is refused.
  if (value === null || !/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value)) return accountPath;
  const base = 'http://shop.invalid';
  const url = URL.canParse(value, base) ? new URL(value, base) : null;
  if (url === null || url.origin !== base || url.pathname.startsWith('//')) return accountPath;
  if (isWayIn(url.pathname)) return accountPath;
  return `${url.pathname}${url.search}`;
}

/**
 * Where a request below /account is sent (contract §4), or `null` when it may pass. `loggedIn` is what
 * the plain cookie says; it opens nothing, the calls behind ask for the token.
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
