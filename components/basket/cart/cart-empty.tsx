import { cartTexts, popularPath } from '#components/basket/cart/texts.ts';
import { PopularCategories } from '#components/frame/popular-categories.tsx';

export function CartEmpty() {
  return (
    <div className="empty">
      <div className="mb-4 grid aspect-square w-52 max-w-full place-items-center rounded-full bg-sunken">
        <Bag />
      </div>
      <h1>{cartTexts.empty}</h1>
      <p>{cartTexts.emptyText}</p>
      <a className="btn btn-primary mt-3" href={popularPath}>
        {cartTexts.emptyWay}
      </a>
      <PopularCategories />
    </div>
  );
}

/** A shopping bag with the shop's amber drop. */
function Bag() {
  return (
    <svg viewBox="0 0 200 200" width="170" height="170" fill="none" aria-hidden="true">
      <ellipse cx="100" cy="164" rx="56" ry="6" className="fill-ink" opacity=".1" />
      <g className="stroke-ink" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        <path className="fill-surface" d="M52 74h96l8 84a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8z" />
        <path d="M74 88V66a26 26 0 0 1 52 0v22" />
      </g>
      <path
        className="fill-amber"
        d="M100 106c5 8 14 13 14 23 0 8-6 13-14 13s-14-5-14-13c0-10 9-15 14-23z"
      />
      <ellipse
        className="fill-on-amber"
        cx="102"
        cy="130"
        rx="4.4"
        ry="3.2"
        transform="rotate(-28 102 130)"
      />
    </svg>
  );
}
