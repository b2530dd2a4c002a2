'use client';

import { useSyncExternalStore } from 'react';
import { typedMobile, withReturn } from '#lib/session/after-login.ts';

interface AuthLinkProps {
  href: string;
  className: string;
  children: string;
  /** The mobile number typed so far, to prefill it on the linked page. */
  typed?: () => string;
}

const neverChanges = () => () => {};
const returnUrl = () => new URLSearchParams(location.search).get('returnUrl');

/**
 * Link to another login page, with the same return address. The browser follows it, not the router,
 * which would keep this page mounted but hidden, with fields of the same names.
 */
export function AuthLink({ href, className, children, typed }: AuthLinkProps) {
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
