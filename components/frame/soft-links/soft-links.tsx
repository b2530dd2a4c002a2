'use client';

import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useTransition } from 'react';
import { followInPlace } from '#components/content/content-links.ts';
import { Arrivals } from '#components/frame/soft-links/arrivals.tsx';
import { isListVariant } from '#components/frame/soft-links/list-variant.ts';
import { giveUpPanelEntry } from '#components/ui/panel-entry.ts';
import { plain } from '#components/ui/plain-click.ts';
import { isPage, routeOf } from '#lib/routes.ts';

/** How long a mouse rests on a link before its page is prefetched, in ms. */
const rest = 80;

/** Files, whoever serves them. */
const file = /\.[a-z0-9]{2,5}$/;

/** Whether the router can show what stands at a path. */
const isForRouter = (path: string): boolean => isPage(routeOf(path)) && !file.test(path);

/** The page of this site a link leads to, or null if the browser must follow it. */
export function pageOf(link: HTMLAnchorElement): URL | null {
  const { href, target, origin, pathname } = link;
  if (target || link.hasAttribute('download') || origin !== location.origin) return null;
  return isForRouter(pathname) ? new URL(href) : null;
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a') : null;

/** An anchor on this page: focuses the field it names; the browser handles any other. */
function enterField(event: Event, hash: string): void {
  const field = document.getElementById(hash.slice(1));
  if (!(field instanceof HTMLInputElement)) return;
  event.preventDefault();
  field.focus();
}

/**
 * Closes the popover or dialog that contains a link, unless the page beside it stays usable. Returns whether the next page replaces its
 * history entry.
 */
function closeAround(link: HTMLAnchorElement): boolean {
  const replaces = giveUpPanelEntry();
  const popover = link.closest<HTMLElement>('[popover]');
  if (popover && 'popover' in popover) popover.hidePopover();
  link.closest<HTMLDialogElement>('dialog:modal')?.close();
  return replaces;
}

/**
 * Follows every link of the site by client-side navigation, including links inside the shop's own
 * HTML, and prefetches a page when a mouse rests on its link. Links are plain `a` elements, which
 * need no script or extra markup and work before hydration. The browser itself loads sorts and
 * further pages of lists. A progress bar is shown until the page arrives.
 */
export function SoftLinks() {
  const router = useRouter();
  const [moving, move] = useTransition();

  useEffect(() => {
    const opened = new URL(location.href);
    const click = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link === null || event.defaultPrevented || !plain(event)) return;
      if (followInPlace(link)) {
        event.preventDefault();
        return;
      }
      const url = pageOf(link);
      if (url === null) return;
      if (url.hash && url.pathname + url.search === location.pathname + location.search) {
        enterField(event, url.hash);
        return;
      }
      if (isListVariant(url, opened)) return;
      event.preventDefault();
      const go = closeAround(link) ? router.replace : router.push;
      // `Arrivals` scrolls.
      move(() => go(url.pathname + url.search + url.hash, { scroll: false }));
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = (event: PointerEvent) => {
      const link = linkOf(event);
      const url = link === null ? null : pageOf(link);
      clearTimeout(timer);
      if (url === null || isListVariant(url, opened)) return;
      if (url.pathname + url.search === location.pathname + location.search) return;
      timer = setTimeout(() => router.prefetch(url.pathname + url.search), rest);
    };
    document.addEventListener('click', click);
    document.addEventListener('pointerover', over, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', click);
      document.removeEventListener('pointerover', over);
    };
  }, [router]);

  return (
    <Suspense fallback={null}>
      <Arrivals moving={moving} />
    </Suspense>
  );
}
