import { favouriteListTexts } from '#components/favourites/texts.ts';
import { PopularCategories } from '#components/frame/popular-categories.tsx';
import { paths } from '#lib/contract/paths.ts';

/** Shown to a member without favourites: how to add some. */
export function FavouriteEmpty() {
  return (
    <div className="empty">
      <div className="mb-4 grid aspect-square w-52 max-w-full place-items-center rounded-full bg-sunken">
        <Heart />
      </div>
      <h2>{favouriteListTexts.empty}</h2>
      <p>{favouriteListTexts.emptyText}</p>
      <a className="btn btn-primary mt-3" href={`${paths.shop}?sort=popular`}>
        {favouriteListTexts.emptyWay}
      </a>
      <PopularCategories />
    </div>
  );
}

/** A heart with the shop's amber drop. */
function Heart() {
  return (
    <svg viewBox="0 0 200 200" width="170" height="170" fill="none" aria-hidden="true">
      <ellipse cx="100" cy="170" rx="48" ry="5" className="fill-ink" opacity=".1" />
      <path
        className="fill-surface stroke-ink"
        strokeWidth="3.5"
        strokeLinejoin="round"
        d="M100 158C72 136 40 112 40 80c0-19 14-33 31-33 12 0 23 6 29 17 6-11 17-17 29-17 17 0 31 14 31 33 0 32-32 56-60 78z"
      />
      <path
        className="fill-amber"
        d="M100 76c5 8 14 13 14 23 0 8-6 13-14 13s-14-5-14-13c0-10 9-15 14-23z"
      />
      <ellipse
        className="fill-on-amber"
        cx="102"
        cy="100"
        rx="4.4"
        ry="3.2"
        transform="rotate(-28 102 100)"
      />
    </svg>
  );
}
