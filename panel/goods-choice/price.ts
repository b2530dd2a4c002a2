import { availabilityCodes } from '#lib/contract/codes.ts';
import type { GoodsRow } from '#lib/contract/goods.ts';
import { formatToman } from '#lib/text/toman.ts';

const words: Readonly<Record<number, string>> = {
  [availabilityCodes.available]: 'موجود',
  [availabilityCodes.call]: 'تماس بگیرید',
  [availabilityCodes.soon]: 'به‌زودی',
  [availabilityCodes.outOfStock]: 'ناموجود',
  [availabilityCodes.discontinued]: 'توقف تولید',
};

/** «۲۷٬۴۰۰٬۰۰۰ تومان · موجود»: its lowest price, and whether it can be bought. */
export function priceOf({
  priceFrom,
  availability,
}: Pick<GoodsRow, 'priceFrom'> & { readonly availability: number | null }): string {
  const price = priceFrom === null ? '' : formatToman(priceFrom);
  return [price, words[availability ?? availabilityCodes.outOfStock]].filter(Boolean).join(' · ');
}
