import { CouponNote } from '#components/product/coupon-notes.tsx';
import { Price, PriceCut } from '#components/product/price.tsx';
import { availabilityTexts } from '#components/product/texts.ts';
import { NameText } from '#components/ui/mixed-text.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { blogTexts } from '#lib/blog/texts.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { type CardFacts, cardFacts, cardPath, isOff } from '#lib/product/card-facts.ts';

interface PostProductProps {
  product: ProductCard;
  /** Heading level of the name. */
  level: 2 | 3;
}

/** A product mentioned in a post, with its current price. */
export function PostProduct({ product, level }: PostProductProps) {
  const facts = cardFacts(product);
  const Heading = `h${level}` as const;
  return (
    <article className={isOff(facts.availability) ? 'post-product card-off' : 'post-product'}>
      <div className="pic">
        <Picture image={facts.image} alt="" sizes="112px" />
      </div>
      <div>
        <p className="text-12 text-ink-3">{blogTexts.suggestion}</p>
        <Heading>
          <a href={cardPath(facts)}>
            <NameText>{facts.name}</NameText>
          </a>
        </Heading>
        <Cost facts={facts} />
        {product.coupon === undefined ? null : <CouponNote coupon={product.coupon} />}
      </div>
      <span className="btn btn-outline" aria-hidden>
        {blogTexts.see}
      </span>
    </article>
  );
}

function Cost({ facts: { price, oldPrice, cut, availability } }: { facts: CardFacts }) {
  if (price === undefined) return <span className="price">{availabilityTexts[availability]}</span>;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Price value={price} />
      {cut === undefined ? null : <PriceCut percent={cut} oldPrice={oldPrice ?? null} />}
    </div>
  );
}
