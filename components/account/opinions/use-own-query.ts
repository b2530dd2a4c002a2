import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';

/**
 * A value of this page's own query. The router keeps a page that was left, hidden, and tells it of the address it
 * is not at: it keeps what it was asked for, and with it what was typed.
 * @param path of the page
 */
export function useOwnQuery(path: string, key: string): string | null {
  const isHere = usePathname() === path;
  const told = useSearchParams().get(key);
  const [own, setOwn] = useState(told);
  if (isHere && own !== told) setOwn(told);
  return isHere ? told : own;
}
