import type { Metadata } from 'next';
import { Cart } from '#components/basket/cart/cart.tsx';
import { cartTexts } from '#components/basket/cart/texts.ts';
import { basketTexts, contactPath } from '#components/basket/texts.ts';
import { ShopPhone } from '#components/frame/phone-link.tsx';
import { ProductRail } from '#components/product/product-rail.tsx';
import { SectionBoundary } from '#components/states/section-boundary.tsx';
import { paths } from '#lib/contract/paths.ts';
import { getCategoryList } from '#lib/listing/server.ts';

export const metadata: Metadata = {
  title: cartTexts.title,
  description: cartTexts.description,
  robots: { index: false, follow: true },
  alternates: { canonical: '/shop/cart' },
};

const shown = 10;
const wholeShop = 0;

export default async function CartPage() {
  const popular = await getCategoryList(wholeShop, 'popular', 1);
  const products = popular.found ? popular.data.items.slice(0, shown) : [];
  return (
    <>
      <div className="wrap cart-page">
        <noscript>
          <p className="panel mt-6">
            {cartTexts.noScript} <ShopPhone />{' '}
            <a className="link" href={contactPath}>
              {basketTexts.contact}
            </a>
          </p>
        </noscript>
        <SectionBoundary>
          <Cart />
        </SectionBoundary>
      </div>
      {products.length > 0 && (
        <SectionBoundary>
          <ProductRail
            id="popular"
            title={cartTexts.popular}
            more={{ url: paths.shop, label: cartTexts.all }}
            products={products}
          />
        </SectionBoundary>
      )}
    </>
  );
}
