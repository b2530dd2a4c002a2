import { favouriteTexts } from '#components/favourites/button-texts.ts';
import { Heart } from '#components/favourites/heart.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { FavouriteProduct } from '#lib/session/pending-favourite.ts';

/** Favourite button of a product page. */
export function FavouriteButton({ item }: { item: FavouriteProduct }) {
  return (
    <Heart item={item} className="needs-script btn btn-text btn-sm">
      <Icon name="heart" className="i-s i-heart" />
      {favouriteTexts.favourite}
    </Heart>
  );
}
