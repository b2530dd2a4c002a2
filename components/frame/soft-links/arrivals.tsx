'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { markList } from '#components/frame/head/lists.ts';
import { blendIn } from '#components/frame/soft-links/blend.ts';
import { markCurrentEntry } from '#components/frame/soft-links/current-entry.ts';
import { showSearched } from '#components/frame/search/show-searched.ts';
import { keepsScroll } from '#components/frame/soft-links/keeps-scroll.ts';
import { onTravel, travel } from '#components/frame/soft-links/traversal.ts';
import { frameIds, frameTexts } from '#components/frame/texts.ts';

/** Heading of the shown page. The router keeps left pages mounted, without a layout box. */
function shownHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].find((heading) => heading.getClientRects().length > 0);
}

/** Moves the focus to the page's heading, so that screen readers and keyboard continue there. */
function enter(heading: HTMLElement | undefined): void {
  const place = heading ?? document.getElementById(frameIds.content);
  if (heading) heading.tabIndex = -1;
  place?.focus({ preventScroll: true });
}

const inView = (element: Element | undefined): boolean => {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/** The element the address's hash names, if it is valid and exists. */
function targetOfHash(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

function scroll(from: string, to: string, heading: HTMLElement | undefined): void {
  const target = targetOfHash();
  // An element's position depends on the height of everything above it; the top does not.
  document.documentElement.toggleAttribute('data-whole', target !== null);
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else if (!keepsScroll(from, to, inView(heading))) scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Handles client-side navigation: shows a progress bar, then scrolls and focuses the new page's
 * heading. After Back the browser restores the scroll position.
 * @param moving whether a followed link's page is still loading
 */
export function Arrivals({ moving }: { moving: boolean }) {
  const pathname = usePathname();
  const bar = useRef<HTMLProgressElement>(null);

  useEffect(() => {
    const updateBar = () => {
      if (bar.current) bar.current.hidden = !travel.under;
    };
    onTravel.add(updateBar);
    return () => void onTravel.delete(updateBar);
  }, []);

  useLayoutEffect(() => {
    if (moving) return;
    const from = travel.shown;
    const to = new URL(pathname, location.origin).pathname;
    // After Back the page being left may render once more.
    if (travel.under && to !== location.pathname) return;
    travel.shown = to;
    if (bar.current) bar.current.hidden = true;
    markCurrentEntry(to);
    markList(to);
    if (from === null) {
      // Not over what was typed before.
      if (document.activeElement?.id !== frameIds.search) showSearched();
      return;
    }
    showSearched();
    const heading = shownHeading();
    if (!travel.under) {
      scroll(from, to, heading);
      if (from !== to) blendIn();
    }
    travel.under = false;
    enter(heading);
  }, [moving, pathname]);

  return <progress ref={bar} hidden={!moving} className="moving" aria-label={frameTexts.moving} />;
}
