import type { Metadata } from 'next';
import { CompareView } from '#components/compare/compare-view.tsx';
import { compareQueryOf, loadComparison, loadOffers, type Search } from '#lib/compare/load.ts';
import { compareMetadata } from '#lib/seo/compare-metadata.ts';

/** Rendered per request: the query names the products to compare (contract §1). */
export const instant = false;

interface Props {
  searchParams: Promise<Search>;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return compareMetadata(await loadComparison(compareQueryOf(await searchParams)));
}

export default async function ComparePage({ searchParams }: Props) {
  const query = compareQueryOf(await searchParams);
  const comparison = await loadComparison(query);
  const offers = comparison === null ? [] : await loadOffers(query, comparison);
  return <CompareView comparison={comparison} offers={offers} find={query.find} />;
}
