import type { Metadata } from 'next';
import { OpinionsPage, opinionsMetadata } from '#components/product/opinions/opinions-page.tsx';
import type { OpinionsAddress } from '#lib/opinion/load.ts';

export const ensureStatic = 'navigation';

/** Like the entry of the pages in the usual order. */
export const generateStaticParams = () => [{ id: '0', slug: '0', page: '1', choice: '0' }];

interface Props {
  params: Promise<OpinionsAddress>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  opinionsMetadata('reviews', await params);

/** Reviews in another order, or those with so many stars; publicly a query of the page. */
export default async function Page({ params }: Props) {
  return <OpinionsPage kind="reviews" address={await params} />;
}
