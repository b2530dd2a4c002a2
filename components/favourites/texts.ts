import { formatNumber } from '#lib/text/toman.ts';

/**
 * Texts about favourites (contract §2). A product's name stands between two texts, formatted
 * separately.
 */
export const favouriteListTexts = {
  product: 'محصول ',
  added: ' به علاقه‌مندی‌ها اضافه شد',
  removed: ' از علاقه‌مندی‌ها حذف شد',
  choose: 'انتخاب فهرست',

  title: 'علاقه‌مندی‌ها',
  count: (count: number) => `${formatNumber(count)} کالا`,
  kept: 'کالاهای نگه‌داشته',
  loading: 'علاقه‌مندی‌ها در حال بارگذاری است',
  failed: 'علاقه‌مندی‌ها خوانده نشد',
  failedText: 'ارتباط با فروشگاه برقرار نشد. کالاهای شما سر جایشان هستند.',
  retry: 'تلاش دوباره',
  gone: 'از علاقه‌مندی‌ها حذف شد',
  undo: 'بازگرداندن',
  undoOf: (name: string) => `بازگرداندن ${name}`,
  empty: 'هنوز کالایی را نگه نداشته‌اید',
  emptyText:
    'در فهرست‌ها یا صفحهٔ کالا نشان قلب را بزنید تا کالا این‌جا بماند و روی هر دستگاهی پیدایش کنید.',
  emptyWay: 'دیدن محبوب‌ترین‌ها',
} as const;
