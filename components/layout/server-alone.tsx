'use client';

import type { ReactNode } from 'react';

interface ServerAloneProps {
  as?: 'div' | 'ul';
  /** Needed where the content is seen: it is found again by it. */
  id?: string;
  className?: string;
  hidden?: boolean;
  /** May be left out in a browser. */
  children: ReactNode;
}

/** What came from the server, by id. */
const came = new Map<string, string>();

/** The element's content as it came; kept, for React may have to build the page anew. */
function contentOf(id: string): string {
  const known = came.get(id);
  if (known !== undefined) return known;
  const html = document.getElementById(id)?.innerHTML ?? '';
  came.set(id, html);
  return html;
}

/**
 * What is rendered while the HTML is made, and never in a browser: there the content stays as it came,
 * for who sets an element's HTML is not asked to compare it.
 */
export function ServerAlone({ as: Tag = 'div', children, ...rest }: ServerAloneProps) {
  if (typeof window === 'undefined') return <Tag {...rest}>{children}</Tag>;
  const html = rest.id === undefined ? '' : contentOf(rest.id);
  return <Tag {...rest} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
