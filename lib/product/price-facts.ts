import type { PriceRow } from '#lib/contract/price-list.ts';
import { dayAndMonth } from '#lib/text/date.ts';

/** A row of the price list, kept short because a page carries it in addition to its markup. */
export type PriceFacts = readonly [
  websiteCode: number,
  name: string,
  slug: string,
  availability: PriceRow['availability'],
  price: number | null,
  oldPrice: number | null,
  /** The day its price last changed, such as «۳ آذر», and whether it rose; null if that is long ago. */
  change: readonly [day: string, rose: boolean] | null,
];

export const priceFacts = (row: PriceRow): PriceFacts => [
  row.websiteCode,
  row.nameFa,
  row.slug,
  row.availability,
  row.price,
  row.oldPrice,
  changeOf(row),
];

const changeOf = ({ change, price }: PriceRow): PriceFacts[6] =>
  change === null || price === null ? null : [dayAndMonth(change.at), price > change.from];

/** Normalises letters and digits that have several spellings, and the half-space. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
    .replace(/[۰-۹٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replaceAll('\u200c', '');

/** Whether a row's name contains every word of `text`, or its code starts with it. */
export function matchesPrice([websiteCode, name]: PriceFacts, text: string): boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const within = plain(name);
  return words.every((word) => within.includes(word) || String(websiteCode).startsWith(word));
}
