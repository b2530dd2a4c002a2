import { cartTexts } from '#components/basket/cart/texts.ts';
import { OldPrice, Price } from '#components/product/price.tsx';
import { availabilityTexts } from '#components/product/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import type { BasketLine } from '#lib/contract/basket.ts';
import { formatNumber } from '#lib/format/toman.ts';

/** One variant in the basket, with the price of this moment. */
export function CartLine({ line }: { line: BasketLine }) {
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-b py-6 first:pt-0 lg:grid-cols-[8.5rem_minmax(0,1fr)] lg:gap-x-6">
      <div className="pic self-start lg:row-span-3">
        <IslandPicture image={line.image} alt="" sizes="(min-width: 62rem) 136px, 88px" />
      </div>
      <div>
        <h2 className="text-14 font-label leading-[1.625rem] lg:text-16">
          <a
            href={`/shop/product/${line.websiteCode}/${line.slug}`}
            className="hover:text-amber-ink"
          >
            <MixedText>{line.nameFa}</MixedText>
          </a>
        </h2>
        <Variant line={line} />
      </div>
      {line.insurance && line.insurancePrice !== null && (
        <Insurance price={line.insurancePrice * line.count} />
      )}
      <div className="col-span-full flex items-end justify-between gap-3 lg:col-start-2">
        <p className="text-ink-2">
          {cartTexts.count} <b className="font-price text-ink">{formatNumber(line.count)}</b>
        </p>
        <LinePrice line={line} />
      </div>
    </li>
  );
}

function Variant({ line }: { line: BasketLine }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-13 text-ink-2">
      {line.colour && (
        <li className="flex items-center gap-1.5">
          <span className="dots">
            <i style={{ '--c': line.colour.hex }} />
          </span>
          {line.colour.title}
        </li>
      )}
      {line.options.map(({ title, value }) => (
        <li key={title}>
          <span className="sr-only">{title}: </span>
          <MixedText>{value}</MixedText>
        </li>
      ))}
      {line.guarantee && (
        <li className="flex items-center gap-1.5">
          <Icon name="shield-check" className="i-s" />
          <MixedText>{line.guarantee}</MixedText>
        </li>
      )}
    </ul>
  );
}

function Insurance({ price }: { price: number }) {
  return (
    <p className="col-span-full flex items-center gap-3 rounded-16 border border-amber-line bg-amber-wash p-3 lg:col-start-2">
      <Icon name="check" className="i-s text-amber-ink" />
      <b className="flex-1 font-label">{cartTexts.insurance}</b>
      <Price value={price} />
    </p>
  );
}

const available = 1;

/** The price of all pieces of the line, or why it can't be bought (specification §4). */
function LinePrice({ line }: { line: BasketLine }) {
  if (line.price === null || line.availability !== available) {
    return <span className="tag tag-warn">{availabilityTexts[line.availability]}</span>;
  }
  return (
    <div className="grid justify-items-end">
      {line.oldPrice !== null && <OldPrice value={line.oldPrice * line.count} />}
      <Price value={line.price * line.count} isNew={line.oldPrice !== null} />
    </div>
  );
}
