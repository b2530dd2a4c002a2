import { MissingPage, missingMetadata } from '#components/layout/missing-page.tsx';
import { loadList } from '#lib/listing/load.ts';
import { firstPage } from '#lib/listing/query.ts';

export const ensureStatic = 'navigation';
export const generateStaticParams = () => [{ id: '0' }];
export const metadata = missingMetadata;

/** An address without its slug: 308 to the whole one, or 404. */
export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  await loadList({ kind: 'brand', slug: '', ...(await params) }, firstPage);
  return <MissingPage />;
}
