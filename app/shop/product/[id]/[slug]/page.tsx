import type { Metadata } from 'next';
import { MissingPage, missingMetadata } from '#components/layout/missing-page.tsx';
import { ProductView } from '#components/product/product-view.tsx';
import { JsonLd } from '#components/seo/json-ld.tsx';
import { getMasterData } from '#lib/api/server.ts';
import { loadProduct } from '#lib/product/load.ts';
import { pricesHoldUntil } from '#lib/seo/prices-hold.ts';
import { productMetadata } from '#lib/seo/product-metadata.ts';
import { videosJsonLd } from '#lib/seo/video-json-ld.ts';

export const ensureStatic = 'navigation';

/** One entry that answers 404, so that the shop builds without its data; the rest is made on demand. */
export const generateStaticParams = () => [{ id: '0', slug: '0' }];

interface Props {
  params: Promise<{ id: string; slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await loadProduct(await params);
  return product === null ? missingMetadata : productMetadata(product);
}

export default async function Page({ params }: Props) {
  const product = await loadProduct(await params);
  if (product === null) return <MissingPage />;
  const [master, until] = await Promise.all([getMasterData(), pricesHoldUntil()]);
  const terms = master.found ? master.data.shop.terms : undefined;
  return (
    <>
      {product.videos.length === 0 ? null : <JsonLd data={videosJsonLd(product.videos)} />}
      <ProductView
        product={product}
        phone={master.found ? master.data.shop.phone : ''}
        terms={terms === undefined ? null : { ...terms, until }}
      />
    </>
  );
}
