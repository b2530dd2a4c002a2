'use client';

import { useStore } from 'zustand';
import { cartTexts, popularPath } from '#components/basket/cart/texts.ts';
import { previewTexts } from '#components/basket/preview/texts.ts';
import { cartPath } from '#components/basket/texts.ts';
import { useBasket } from '#components/basket/use-basket.ts';
import { Price } from '#components/product/price.tsx';
import { availabilityTexts } from '#components/product/texts.ts';
import { MixedText, NameText } from '#components/ui/mixed-text.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import type { BasketLine, GetBasketAnswer } from '#lib/contract/basket.ts';
import { basketStore } from '#lib/basket/store.ts';

/** Lines visible without scrolling. */
const seen = 3;

/** Preview of the basket, below the header's cart link. */
export default function BasketPreview() {
  const [reading, retry] = useBasket();
  return (
    // Focusable, so that a press on its text does not close the preview.
    <section className="cart-peek" aria-label={previewTexts.title} tabIndex={-1}>
      <div className="cart-peek-in">
        {reading === 'loading' ? <Loading /> : null}
        {reading === 'failed' ? <Failed retry={retry} /> : null}
        {typeof reading === 'object' ? <Filled basket={reading} /> : null}
      </div>
    </section>
  );
}

function Filled({ basket }: { basket: GetBasketAnswer }) {
  if (basket.lines.length === 0) return <Empty />;
  return (
    <>
      <p className="flex justify-between px-4 pb-1 pt-4 text-13 text-ink-3">
        <b className="text-14 font-price text-ink">{previewTexts.title}</b>
        {previewTexts.pieces(basket.basketCount)}
      </p>
      <ul className="cart-peek-lines">
        {basket.lines.map((line) => (
          <PreviewLine key={line.propertyId} line={line} />
        ))}
      </ul>
      <div className="flex items-center justify-between gap-4 border-t p-4">
        <p className="grid">
          <span className="text-12 text-ink-3">{previewTexts.payable}</span>
          <Price value={basket.finalPrice} />
        </p>
        <a className="btn btn-primary" href={cartPath}>
          {previewTexts.go}
        </a>
      </div>
    </>
  );
}

function PreviewLine({ line }: { line: BasketLine }) {
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3 border-t py-3 first:border-0">
      <div className="pic self-start">
        <IslandPicture image={line.image} alt="" sizes="72px" />
      </div>
      <div className="grid content-start gap-1">
        <a
          href={`/shop/product/${line.websiteCode}/${line.slug}`}
          className="line-clamp-2 text-13 font-name hover:text-amber-ink"
        >
          <NameText>{line.nameFa}</NameText>
        </a>
        <Variant line={line} />
        <div className="flex items-baseline justify-between gap-3 text-13">
          <span className="text-ink-2">{previewTexts.count(line.count)}</span>
          <LinePrice line={line} />
        </div>
      </div>
    </li>
  );
}

function Variant({ line: { colour, options } }: { line: BasketLine }) {
  if (colour === null && options.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-12 text-ink-3">
      {colour && (
        <span className="flex items-center gap-1.5">
          <span className="dots">
            <i style={{ '--c': colour.hex }} />
          </span>
          {colour.title}
        </span>
      )}
      {options.map(({ title, value }) => (
        <MixedText key={title}>{value}</MixedText>
      ))}
    </p>
  );
}

const available = 1;

/** Price of all pieces of the line, or why it cannot be bought. */
function LinePrice({ line: { price, availability, count } }: { line: BasketLine }) {
  if (price === null || availability !== available) {
    return <span className="tag tag-warn">{availabilityTexts[availability]}</span>;
  }
  return <Price value={price * count} />;
}

function Empty() {
  return (
    <div className="grid justify-items-center gap-1 p-6 text-center">
      <p className="text-16 font-price">{cartTexts.empty}</p>
      <p className="text-13 text-ink-2">{cartTexts.emptyText}</p>
      <a className="btn btn-primary btn-sm mt-3" href={popularPath}>
        {cartTexts.emptyWay}
      </a>
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <div className="grid justify-items-center gap-1 p-6 text-center" role="alert">
      <p className="font-price">{cartTexts.failed}</p>
      <p className="text-13 text-ink-2">{cartTexts.failedText}</p>
      <button type="button" className="btn btn-outline btn-sm mt-3" onClick={retry}>
        {cartTexts.retry}
      </button>
    </div>
  );
}

const bar = 'rounded-8 bg-sunken-2';

/** Placeholder with the expected number of lines. */
function Loading() {
  const count = useStore(basketStore, (basket) => basket.basketCount);
  if (count === 0) return <Empty />;
  const lines = Array.from({ length: Math.max(1, Math.min(seen, count ?? 1)) }, (_, line) => line);
  return (
    <div className="motion-safe:animate-pulse">
      <p className="sr-only">{previewTexts.loading}</p>
      <p className="px-4 pb-1 pt-4 text-14 font-price" aria-hidden>
        {previewTexts.title}
      </p>
      <div className="cart-peek-lines" aria-hidden>
        {lines.map((line) => (
          <AwaitedLine key={line} />
        ))}
      </div>
      <div className="flex items-center justify-between border-t p-4" aria-hidden>
        <div className={`${bar} h-6 w-32`} />
        <div className={`${bar} h-12 w-28`} />
      </div>
    </div>
  );
}

/** Two lines for the name, one for the options, one for the price. */
function AwaitedLine() {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3 border-t py-3 first:border-0">
      <div className="aspect-square rounded-16 bg-sunken-2" />
      <div className="grid h-[5.875rem] content-between">
        <div className={`${bar} h-4`} />
        <div className={`${bar} h-4 w-2/3`} />
        <div className={`${bar} h-3 w-1/3`} />
        <div className={`${bar} h-4 w-1/2`} />
      </div>
    </div>
  );
}
