import { usePathname, useSearchParams } from 'next/navigation';
import { useState } from 'react';

/**
 * A query value of this page. The router keeps left pages mounted but hidden, and gives them the
 * address of the new page; the hook then keeps the page's own value, so that typed input survives.
 * @param path of the page
 */
export function useOwnQuery(path: string, key: string): string | null {
  const isHere = usePathname() === path;
  const fromUrl = useSearchParams().get(key);
  const [own, setOwn] = useState(fromUrl);
  if (isHere && own !== fromUrl) setOwn(fromUrl);
  return isHere ? fromUrl : own;
}
