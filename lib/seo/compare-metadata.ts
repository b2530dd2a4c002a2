import type { Metadata } from 'next';
import { compareTexts } from '#lib/compare/texts.ts';
import type { GetCompareAnswer } from '#lib/contract/compare.ts';
import { paths } from '#lib/contract/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

/** Joins names like "A, B and C". */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const others = names.slice(0, -1).join('، ');
  return others === '' ? last : `${others}${compareTexts.and}${last}`;
}

/** For link previews only: comparisons are not indexed (contract §1). */
export function compareMetadata(comparison: GetCompareAnswer | null): Metadata {
  const names = listed((comparison?.products ?? []).map(({ nameFa }) => nameFa));
  return pageMetadata({
    title: names === '' ? compareTexts.title : compareTexts.titleOf(names),
    description: names === '' ? compareTexts.description : compareTexts.descriptionOf(names),
    canonical: paths.compare,
    image: comparison?.products[0]?.image,
    noIndex: true,
  });
}
