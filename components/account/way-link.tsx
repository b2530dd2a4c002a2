'use client';

import { useSyncExternalStore } from 'react';
import { typedMobile, withReturn } from '#lib/session/way-in.ts';

interface WayLinkProps {
  href: string;
  className: string;
  children: string;
  /** What has been typed for a number here, to be found there. */
  typed?: () => string;
}

const neverChanges = () => () => {};
const returnUrl = () => new URLSearchParams(location.search).get('returnUrl');

/**
 * To another way in, which leads back to where this one would. Followed by the browser: the router would keep this
 * page with all that was typed, hidden, where fields of the same name are found.
 */
export function WayLink({ href, className, children, typed }: WayLinkProps) {
  const wanted = useSyncExternalStore(neverChanges, returnUrl, () => null);
  return (
    <a
      className={className}
      href={withReturn(href, wanted)}
      target="_self"
      onClick={() => typed && typedMobile.keep(typed())}
    >
      {children}
    </a>
  );
}
