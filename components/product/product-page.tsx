import type { Metadata } from 'next';
import { ProductView } from '#components/product/product-view.tsx';
import { JsonLd } from '#components/seo/json-ld.tsx';
import { MissingPage, missingMetadata } from '#components/states/missing-page.tsx';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { getMasterData } from '#lib/home/server.ts';
import { loadProduct, type ProductAddress } from '#lib/product/load.ts';
import { offerTerms } from '#lib/seo/offer-terms.ts';
import { pricesHoldUntil } from '#lib/seo/prices-hold.ts';
import { productMetadata } from '#lib/seo/product-metadata.ts';
import { videosJsonLd } from '#lib/seo/video-json-ld.ts';

export async function productPageMetadata(address: ProductAddress): Promise<Metadata> {
  const product = await loadProduct(address);
  return product === null ? missingMetadata : productMetadata(product, address.variant ?? null);
}

/** The page `/shop/product/{id}/{slug}`, with or without `?variant=`. */
export async function ProductPage({ address }: { address: ProductAddress }) {
  const product = await loadProduct(address);
  if (product === null) return <MissingPage />;
  return <ShownProduct product={product} asked={address.variant ?? null} />;
}

interface ShownProps {
  product: GetDetailAnswer;
  /** The variant in the address; null for the default one. */
  asked: string | null;
}

export async function ShownProduct({ product, asked }: ShownProps) {
  const [master, until] = await Promise.all([getMasterData(), pricesHoldUntil()]);
  const {
    name,
    phone,
    terms,
    chat = false,
  } = master.found ? master.data.shop : { name: '', phone: '' };
  return (
    <>
      {product.videos.length === 0 ? null : (
        <JsonLd data={videosJsonLd(product.videos, product.nameFa)} />
      )}
      <ProductView
        product={product}
        asked={asked}
        shop={{ name, phone, hasChat: chat }}
        terms={terms === undefined ? null : offerTerms(terms, product.breadcrumb, until)}
      />
    </>
  );
}
