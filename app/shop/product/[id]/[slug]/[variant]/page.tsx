import type { Metadata } from 'next';
import { ProductPage, productPageMetadata } from '#components/product/product-page.tsx';
import type { ProductAddress } from '#lib/product/load.ts';

export const ensureStatic = 'navigation';

/** One entry that answers 404, so that the shop builds without its data; the rest is made on demand. */
export const generateStaticParams = () => [{ id: '0', slug: '0', variant: '0' }];

interface Props {
  params: Promise<ProductAddress>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  productPageMetadata(await params);

/** Where `?variant=` is made; asked for directly there is nothing (front/page-address.ts). */
export default async function Page({ params }: Props) {
  return <ProductPage address={await params} />;
}
