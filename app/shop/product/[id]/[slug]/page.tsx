import type { Metadata } from 'next';
import { ProductPage, productPageMetadata } from '#components/product/product-page.tsx';
import type { ProductAddress } from '#lib/product/load.ts';

export const ensureStatic = 'navigation';

/**
 * A single entry, which answers 404, so that the build needs no data; pages are generated on
 * demand.
 */
export const generateStaticParams = () => [{ id: '0', slug: '0' }];

interface Props {
  params: Promise<ProductAddress>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  productPageMetadata(await params);

export default async function Page({ params }: Props) {
  return <ProductPage address={await params} />;
}
