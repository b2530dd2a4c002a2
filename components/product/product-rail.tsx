import { ProductCard } from '#components/product/product-card.tsx';
import { Rail } from '#components/ui/rail.tsx';
import type { ProductCard as Product } from '#lib/contract/product.ts';

interface ProductRailProps {
  /** Unique on the page; the rail's element carries it. */
  id: string;
  title: string;
  /** Where all of them are; no link without. */
  more?: { url: string; label: string } | undefined;
  products: readonly Product[];
}

/** A titled row of products that scrolls sideways. Nothing without products. */
export function ProductRail({ id, title, more, products }: ProductRailProps) {
  if (products.length === 0) return null;
  return (
    <Rail id={id} title={title} more={more}>
      {products.map((product) => (
        <ProductCard key={product.websiteCode} product={product} />
      ))}
    </Rail>
  );
}
