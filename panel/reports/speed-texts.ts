import type { PageKind, VitalName } from '#lib/contract/vital-names.ts';
import type { Verdict } from '#lib/rules/vitals.ts';

/** Words of «گزارش‌ها / سرعت». */
export const speedTexts = {
  names: {
    LCP: 'نمایش محتوای اصلی (LCP)',
    INP: 'پاسخ به لمس (INP)',
    CLS: 'جابه‌جایی (CLS)',
    TTFB: 'نخستین پاسخ (TTFB)',
  } satisfies Record<VitalName, string>,
  kind: 'صفحه',
  kinds: {
    home: 'صفحهٔ نخست',
    list: 'فهرست کالا',
    search: 'جستجو',
    product: 'کالا',
    brand: 'برند',
    'price-list': 'لیست قیمت',
    compare: 'مقایسه',
    cart: 'سبد خرید',
    checkout: 'ثبت سفارش',
    magazine: 'مجله',
    post: 'نوشتهٔ مجله',
    account: 'حساب کاربری',
    content: 'برگه و جز آن',
  } satisfies Record<PageKind, string>,
  views: 'بازدید سنجیده',
  verdicts: { good: 'خوب', fair: 'میانه', poor: 'کند' } satisfies Record<Verdict, string>,
  /** What is said of a page that moves, not of one that is slow. */
  stability: { good: 'پایدار', fair: 'کمی لرزان', poor: 'لرزان' } satisfies Record<Verdict, string>,
  viewsOf: (count: string) => `${count} بازدید سنجیده`,
  seconds: (count: string) => `${count} ثانیه`,
  milliseconds: (count: string) => `${count} میلی‌ثانیه`,
  byKind: 'سرعت هر گونه صفحه',
  goodOf: (share: string) => `در ${share} بازدیدها صفحه زود دیده شد.`,
  hint: 'هر عدد را سه چهارم خریداران یا همان‌قدر دیده‌اند یا بهتر. از هر ده بازدید یکی سنجیده می‌شود و نمی‌دانیم از که بود.',
  bounds: 'خوب: LCP تا ۲٫۵ ثانیه، INP تا ۲۰۰ میلی‌ثانیه، CLS تا ۰٫۱، TTFB تا ۰٫۸ ثانیه.',
  none: 'هنوز سرعتی سنجیده نشده است',
  noneText: 'از هر ده بازدید یکی سنجیده می‌شود؛ چند روز دیگر سر بزنید.',
} as const;
