'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { OtherListButton } from '#components/favourites/lists/other-list-button.tsx';
import { favouriteListTexts } from '#components/favourites/texts.ts';
import { useFavourite } from '#components/favourites/use-favourite.ts';
import { ProductCard } from '#components/product/product-card.tsx';
import type { PictureLoad } from '#components/ui/picture-markup.tsx';
import type { CardFacts } from '#lib/product/card-facts.ts';

interface FavouriteCardProps {
  /** 0: that of the favourites. */
  list: number;
  facts: CardFacts;
  load: PictureLoad;
  /** A last line. */
  note?: ReactNode;
}

/**
 * A favourite. After removal it stays in place, with a button to undo, while the list is shown; the
 * keyboard focus stays on it.
 */
export function FavouriteCard({ list, facts, load, note }: FavouriteCardProps) {
  const { websiteCode, name } = facts;
  const [is, press] = useFavourite({ websiteCode, name }, true);
  const place = useRef<HTMLDivElement>(null);
  const holdsFocus = useRef(false);
  const was = useRef(is);

  useEffect(() => {
    if (was.current === is) return;
    was.current = is;
    const { activeElement } = document;
    const isLost = activeElement === document.body || place.current?.contains(activeElement);
    if (!holdsFocus.current || !isLost) return;
    place.current?.querySelector<HTMLElement>(is ? 'h3 a' : '.fav-gone button')?.focus();
  }, [is]);

  return (
    <div
      ref={place}
      className="fav"
      onFocus={() => {
        holdsFocus.current = true;
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // If the focused element is removed, `relatedTarget` is null: keep the state.
        if (relatedTarget instanceof Node) {
          holdsFocus.current = currentTarget.contains(relatedTarget);
        }
      }}
    >
      <ProductCard facts={facts} load={load} acts={is} note={note} />
      <div className={is ? 'fav-ways' : 'fav-ways invisible'}>
        <OtherListButton product={{ websiteCode, name }} from={list} />
      </div>
      {is ? null : (
        <div className="fav-gone">
          <p>{favouriteListTexts.gone}</p>
          <button
            type="button"
            className="btn btn-outline btn-sm"
            aria-label={favouriteListTexts.undoOf(name)}
            onClick={press}
          >
            {favouriteListTexts.undo}
          </button>
        </div>
      )}
    </div>
  );
}
