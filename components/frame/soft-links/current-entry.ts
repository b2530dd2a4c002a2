import { paths } from '#lib/contract/paths.ts';

/** Whether a menu entry links to the current page, or to the magazine that contains it. */
function currencyOf({ origin, pathname }: HTMLAnchorElement, path: string): 'page' | 'true' | null {
  if (origin !== location.origin) return null;
  if (pathname === path) return 'page';
  return pathname === paths.blog && path.startsWith(`${paths.blog}/`) ? 'true' : null;
}

/**
 * Marks the header's menu entry of the current page with `aria-current`. The menus are shared
 * markup of all pages (ADR 21), so this runs at each navigation.
 * @param path the page's, percent-encoded
 */
export function markCurrentEntry(path: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.main-nav li > a')) {
    const currency = currencyOf(link, path);
    if (currency === null) link.removeAttribute('aria-current');
    else link.setAttribute('aria-current', currency);
  }
}
