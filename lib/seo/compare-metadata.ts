import type { Metadata } from 'next';
import { compareHref } from '#lib/compare/query.ts';
import { compareTexts } from '#lib/compare/texts.ts';
import type { GetCompareAnswer } from '#lib/contract/compare.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

/** Joins names like "A, B and C". */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).join('، ');
  return others === '' ? last : `${others}${compareTexts.and}${last}`;
}

/** For link previews only: comparisons are not indexed, and name no other page (contract §1). */
export function compareMetadata(comparison: GetCompareAnswer | null): Metadata {
  const products = comparison?.products ?? [];
  const names = listed(products.map(({ nameFa }) => nameFa));
  return pageMetadata({
    title: names === '' ? compareTexts.title : compareTexts.titleOf(names),
    description: names === '' ? compareTexts.description : compareTexts.descriptionOf(names),
    canonical: compareHref(products.map(({ websiteCode }) => websiteCode)),
    image: products[0]?.image,
    noIndex: true,
  });
}
