import { createElement } from 'react';
import { Price, PriceCut } from '#components/product/price.tsx';
import { availabilityTexts, productTexts } from '#components/product/texts.ts';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { ProductCard as Product } from '#lib/contract/product.ts';
import { availabilityCodes } from '#lib/contract/values.ts';
import { formatDiscountRange, formatNumber } from '#lib/format/toman.ts';

const { outOfStock, discontinued } = availabilityCodes;
const shownColours = 4;
/** A fifth of the page on desktop, half of it on phones. */
const cardSizes = '(min-width: 62rem) 240px, 45vw';

interface CardProps {
  product: Product;
  /** Level of the heading, one below the one above the list. */
  level?: 2 | 3;
  /** True for the cards seen first: their pictures don't wait. */
  eager?: boolean;
}

/** A product in a list (contract §2: an article with a heading link). The whole card is the link. */
export function ProductCard({ product, level = 3, eager = false }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const off = product.availability === outOfStock || product.availability === discontinued;
  return (
    <article className={off ? 'card card-off' : 'card'}>
      <div className="pic">
        <Picture image={product.image} alt="" sizes={cardSizes} load={eager ? 'eager' : 'lazy'} />
      </div>
      <Heading>
        <a href={`/shop/product/${product.websiteCode}/${product.slug}`}>
          <MixedText>{product.nameFa}</MixedText>
        </a>
      </Heading>
      <Facts product={product} off={off} />
      <Cost product={product} off={off} />
    </article>
  );
}

function Facts({ product, off }: { product: Product; off: boolean }) {
  const { colours } = product;
  return (
    <div className="meta">
      <Note product={product} off={off} />
      {colours.length === 0 ? null : createElement('span', { className: 'dots' }, ...dots(colours))}
    </div>
  );
}

/** The last pieces are more urgent than the rating. */
function Note({ product, off }: { product: Product; off: boolean }) {
  const { rating, ratingCount, fewLeft } = product;
  if (fewLeft !== null && !off) {
    return <span className="few">{productTexts.fewLeft(fewLeft)}</span>;
  }
  if (ratingCount === 0) return null;
  return (
    <span className="rate">
      <span className="sr-only">{productTexts.rating}</span>
      {formatNumber(rating)}
    </span>
  );
}

/** Colours are told by the product's page; here they only hint. Without keys, as they never move. */
const dots = (colours: Product['colours']) =>
  colours.slice(0, shownColours).map(({ hex }) => createElement('i', { style: { '--c': hex } }));

/** Price and cut, or what stands in their place; the same height in both cases. */
function Cost({ product, off }: { product: Product; off: boolean }) {
  const { availability, price, discount, discountPercent, oldPrice } = product;
  if (price === null || off) {
    return (
      <>
        <span className="price">{availabilityTexts[availability]}</span>
        <div className="cut" />
      </>
    );
  }
  const range = discount?.type === 4 ? formatDiscountRange(discount) : '';
  return (
    <>
      <Price value={price} />
      <PriceCut percent={range || discountPercent} oldPrice={oldPrice} />
    </>
  );
}
