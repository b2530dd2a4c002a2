'use client';

import { frameTexts } from '#components/frame/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useSession } from '#lib/session/store.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

/** Link to the favourites, with their count for members. */
export function FavouritesLink() {
  const count = useSession(({ user }) => user?.fCount);
  return (
    <a className="icon-btn" href="/account/favourite">
      <Icon name="heart" className="i-l" />
      <span className="sr-only">{frameTexts.favourites}</span>
      {count ? <span className="count">{toPersianDigits(count)}</span> : null}
    </a>
  );
}
