import { paths } from '#lib/contract/paths.ts';

/** Whether an entry is the page itself, or the magazine the page is in. */
function currencyOf({ origin, pathname }: HTMLAnchorElement, path: string): 'page' | 'true' | null {
  if (origin !== location.origin) return null;
  if (pathname === path) return 'page';
  return pathname === paths.blog && path.startsWith(`${paths.blog}/`) ? 'true' : null;
}

/**
 * Says in the header which entry the shown page is. The menus are markup of all pages (ADR 21), so it
 * is said here, at every arrival.
 * @param path the page's, percent-encoded
 */
export function markCurrentEntry(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.main-nav li > a')) {
    const currency = currencyOf(link, path);
    if (currency === null) link.removeAttribute('aria-current');
    else link.setAttribute('aria-current', currency);
  }
}
