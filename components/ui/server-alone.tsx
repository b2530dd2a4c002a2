'use client';

import type { ReactNode } from 'react';

/**
 * What is rendered while the HTML is made, and never in a browser: there the element stays as it came,
 * for who sets an element's HTML is not asked to compare it.
 */
export function ServerAlone({ children }: { children: ReactNode }) {
  if (typeof window === 'undefined') return <div hidden>{children}</div>;
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
