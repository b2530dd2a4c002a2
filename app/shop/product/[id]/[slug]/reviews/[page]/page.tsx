import type { Metadata } from 'next';
import { OpinionsPage, opinionsMetadata } from '#components/product/opinions/opinions-page.tsx';
import type { OpinionsAddress } from '#lib/opinion/load.ts';

export const ensureStatic = 'navigation';

/**
 * A single entry, which answers 404, so that the build needs no data; pages are generated on
 * demand.
 */
export const generateStaticParams = () => [{ id: '0', slug: '0', page: '2' }];

interface Props {
  params: Promise<OpinionsAddress>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  opinionsMetadata('reviews', await params);

export default async function Page({ params }: Props) {
  return <OpinionsPage kind="reviews" address={await params} />;
}
