'use client';

import type { ReactNode } from 'react';

/**
 * Children are rendered on the server only. In the browser the element keeps the server's HTML,
 * because React does not compare an element whose HTML is set directly.
 */
export function ServerAlone({ children }: { children: ReactNode }) {
  if (typeof window === 'undefined') return <div hidden>{children}</div>;
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
