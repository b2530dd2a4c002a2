import type { Availability } from '#lib/contract/values.ts';
import { formatNumber } from '#lib/text/toman.ts';

/** Texts of product cards and pages (contract §2). */
export const availabilityTexts: Record<Availability, string> = {
  1: 'موجود',
  2: 'تماس بگیرید',
  3: 'به‌زودی',
  4: 'ناموجود',
  5: 'توقف تولید',
};

export const productTexts = {
  toman: 'تومان',
  fewLeft: (count: number) => `تنها ${formatNumber(count)} عدد مانده`,
  rating: 'امتیاز ',
  cut: 'تخفیف',
  oldPrice: 'قیمت پیشین',
  newPrice: 'قیمت اکنون ',
} as const;
