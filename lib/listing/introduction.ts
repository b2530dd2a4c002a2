import type { LoadedList } from '#lib/listing/found-list.ts';
import { brandKey, chosenOf, priceKey } from '#lib/listing/choices.ts';
import { listingTexts } from '#lib/listing/texts.ts';

/** Brands that an introduction names. */
const mostBrands = 3;

/** The brands with the most products of the list; none where it has only one. */
function leadingBrands({ narrowing, filters }: LoadedList): { label: string; count: number }[] {
  if (chosenOf(narrowing.query, brandKey).length > 0) return [];
  const { options = [] } = filters.find(({ key }) => key === brandKey) ?? {};
  const listed = options.filter(({ count }) => count > 0);
  if (listed.length < 2) return [];
  return listed.toSorted((a, b) => b.count - a.count).slice(0, mostBrands);
}

/** From the cheapest to the dearest; null where the page itself is a band of prices. */
function span({ narrowing, filters }: LoadedList): [min: number, max: number] | null {
  if (chosenOf(narrowing.query, priceKey).length > 0) return null;
  const { min = 0, max = 0 } = filters.find(({ key }) => key === priceKey) ?? {};
  return min > 0 && min < max ? [min, max] : null;
}

/** What the goods of a landing page are now, in words, for pages without a text of their own; '' for other lists. */
export function landingIntroduction(loaded: LoadedList): string {
  const { kind, list } = loaded;
  if (kind !== 'category' || list.landing === null) return '';
  if (list.seoText !== '' || list.total === 0) return '';
  const [brands, prices] = [leadingBrands(loaded), span(loaded)];
  return [
    listingTexts.landed(list.title, list.total),
    brands.length > 0 ? listingTexts.mostOf(brands) : '',
    prices === null ? listingTexts.ofToday : listingTexts.priced(...prices),
  ]
    .filter(Boolean)
    .join(' ');
}
