/** Words of timed prices. */
export const timedTexts = {
  title: 'قیمت زمان‌دار',
  titleMany: (count: string) => `قیمت زمان‌دار برای ${count} گونه`,
  price: 'قیمت در این زمان',
  oldPrice: 'قیمت پیشین کنار آن',
  oldPriceHint: 'خالی: قیمت کنونی',
  toman: 'تومان',
  from: 'آغاز',
  now: 'همین حالا',
  to: 'پایان',
  unlimited: 'تا وقتی لغو شود',
  timeOf: (label: string) => `ساعت ${label}`,
  explain:
    'با رسیدن پایان، قیمت پیش از آن برمی‌گردد؛ مگر این‌که در این میان کسی آن را عوض کرده باشد.',
  save: 'ذخیرهٔ قیمت زمان‌دار',
  cancel: 'لغو',
  saved: (count: string) => `قیمت زمان‌دار ${count} گونه ذخیره شد`,
  cancelled: (count: string) => `قیمت زمان‌دار ${count} گونه لغو شد`,
  missing: 'قیمت را بنویسید.',
  tooLow: 'قیمت پیشین باید از قیمت بیشتر باشد.',
  wrongTime: 'ساعت را مانند ۱۸:۳۰ بنویسید.',
  order: 'پایان باید پس از آغاز باشد.',
} as const;
