import { ProductCards } from '#components/product/product-cards.tsx';
import { Rail } from '#components/ui/rail.tsx';
import type { ProductCard } from '#lib/contract/product.ts';
import { cardFacts } from '#lib/product/card-facts.ts';

interface ProductRailProps {
  /** Unique on the page; the rail's element carries it. */
  id: string;
  title: string;
  /** Where all of them are; no link without. */
  more?: { url: string; label: string } | undefined;
  products: readonly ProductCard[];
}

/** A titled row of products that scrolls sideways. Nothing without products. */
export function ProductRail({ id, title, more, products }: ProductRailProps) {
  if (products.length === 0) return null;
  return (
    <Rail id={id} title={title} more={more}>
      <ProductCards cards={products.map(cardFacts)} />
    </Rail>
  );
}
