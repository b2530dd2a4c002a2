import { couponNotes } from '#components/product/coupon-notes.tsx';
import { ProductCards } from '#components/product/product-cards.tsx';
import { Rail } from '#components/ui/rail.tsx';
import type { ProductCard } from '#lib/contract/product.ts';
import { cardFacts } from '#lib/product/card-facts.ts';

interface ProductRailProps {
  /** Id of the rail's element, unique on the page. */
  id: string;
  title: string;
  /** Link to all of them, if any. */
  more?: { url: string; label: string } | undefined;
  products: readonly ProductCard[];
}

/** A titled row of products that scrolls sideways. Renders nothing without products. */
export function ProductRail({ id, title, more, products }: ProductRailProps) {
  if (products.length === 0) return null;
  return (
    <Rail id={id} title={title} more={more}>
      <ProductCards cards={products.map(cardFacts)} notes={couponNotes(products)} />
    </Rail>
  );
}
