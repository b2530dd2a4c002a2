'use client';

import { listTexts } from '#components/favourites/lists/texts.ts';
import { paths } from '#lib/contract/paths.ts';
import { showChooseList } from '#lib/dialogs/store.ts';
import type { FavouriteProduct } from '#lib/session/pending-favourite.ts';

interface OtherListButtonProps {
  product: FavouriteProduct;
  /** Id of the list that has it; 0: the favourites. */
  from: number;
  /** Called when it was moved out of this list. */
  onMoved?: () => void;
}

/** Opens the choice of another list for a product. */
export function OtherListButton({ product, from, onMoved }: OtherListButtonProps) {
  const open = () =>
    showChooseList({
      product,
      from,
      href: paths.favourites,
      onDone: (copies) => {
        if (!copies) onMoved?.();
      },
    });
  return (
    <button
      type="button"
      className="btn btn-text btn-sm"
      aria-label={listTexts.otherOf(product.name)}
      onClick={open}
    >
      {listTexts.other}
    </button>
  );
}
