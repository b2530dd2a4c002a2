import { toPersianDigits } from '#lib/text/digits.ts';

/** Words about other products that a product leads to. */
export const relatedTexts = {
  automatic: 'کالاهای مرتبط را فروشگاه خودش از پرفروش‌های همین دسته برمی‌گزیند.',
  successor: 'وقتی این کالا کنار گذاشته شود، نشانی‌اش به آن می‌رود.',
  without: 'بدون جانشین',
  code: (code: number) => `کالای ${toPersianDigits(code)}`,
} as const;
