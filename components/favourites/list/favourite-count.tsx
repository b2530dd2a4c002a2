'use client';

import { favouriteListTexts } from '#components/favourites/texts.ts';
import { useSession } from '#lib/session/store.ts';

/** Number of favourites; renders nothing while it is unknown or 0. */
export function FavouriteCount() {
  const count = useSession(({ user }) => user?.fCount);
  if (!count) return null;
  return <span className="text-ink-3">{favouriteListTexts.count(count)}</span>;
}
