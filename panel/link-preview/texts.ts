import { toPersianDigits as n } from '#lib/text/digits.ts';

/** Words of link previews. */
export const linkTexts = {
  title: 'پیش‌نمایش پیوند',
  places: 'جای نمایش پیوند',
  warnings: (count: number) => `${n(count)} هشدار`,
  /** Of one place. */
  fine: 'هشداری ندارد',
  fineEverywhere: 'هشدار مشترکی نیست',
  everywhere: 'همه‌جا',
  noTitle: 'هنوز عنوانی ندارد',
  // The screen.
  url: 'نشانی صفحه',
  urlHint: 'نشانی یا مسیر یک صفحه از همین فروشگاه، مانند \u2066/shop\u2069',
  look: 'دیدن',
  foreign: 'نشانی یک صفحه از همین فروشگاه را بنویسید',
  empty: 'پیوند فروشگاه کجا چه شکلی دارد؟',
  emptyText:
    'نشانی یک صفحه را بنویسید تا ببینید گوگل، تلگرام، واتس‌اپ، ایتا، بله و ایکس آن را چگونه نشان می‌دهند.',
} as const;
