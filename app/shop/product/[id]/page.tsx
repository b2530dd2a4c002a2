import { MissingPage, missingMetadata } from '#components/layout/missing-page.tsx';
import { loadProduct } from '#lib/product/load.ts';

export const ensureStatic = 'navigation';
export const generateStaticParams = () => [{ id: '0' }];
export const metadata = missingMetadata;

/** An address without its slug: 308 to the whole one, or 404. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  await loadProduct({ ...(await params), slug: '' });
  return <MissingPage />;
}
