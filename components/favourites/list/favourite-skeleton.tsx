import { favouriteListTexts } from '#components/favourites/texts.ts';
import { CardSkeleton } from '#components/product/card-skeleton.tsx';

/** More than any screen shows at once. */
const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder of the cards' size; keeps the content below it off the screen meanwhile. */
export function FavouriteSkeleton() {
  return (
    <div className="needs-script awaited motion-safe:animate-pulse">
      <p className="sr-only">{favouriteListTexts.loading}</p>
      <div className="grid-cards grid-wide">
        {places.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
