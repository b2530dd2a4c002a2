import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Availability } from '#lib/contract/values.ts';
import { formatNumber } from '#lib/text/toman.ts';

const { available, call, soon, outOfStock, discontinued } = availabilityCodes;

/** Texts of product cards and pages (contract §2). */
export const availabilityTexts: Record<Availability, string> = {
  [available]: 'موجود',
  [call]: 'تماس بگیرید',
  [soon]: 'به‌زودی',
  [outOfStock]: 'ناموجود',
  [discontinued]: 'توقف تولید',
};

/** By what versions of a model differ. @param spec one of them, such as «۱۲۸ / ۶ گیگ» */
export function versionKind(spec: string): string {
  if (/(گیگ|ترا)$/.test(spec)) return 'ظرفیت';
  return spec.endsWith('اینچ') ? 'اندازه' : 'مدل';
}

export const productTexts = {
  toman: 'تومان',
  fewLeft: (count: number) => `تنها ${formatNumber(count)} عدد مانده`,
  rating: 'امتیاز ',
  cut: 'تخفیف',
  oldPrice: 'قیمت پیشین',
  newPrice: 'قیمت اکنون ',
  from: 'از ',
  /** @param spec what tells one version from the others */
  versions: (count: number, spec = '') => `${formatNumber(count)} ${versionKind(spec)}`,
} as const;
