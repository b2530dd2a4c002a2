import { formatNumber, formatToman } from '#lib/text/toman.ts';

/** Texts of the cart page (see contract §2). */
export const cartTexts = {
  title: 'سبد خرید',
  description: 'کالاهایی که برای خرید انتخاب کرده‌اید.',
  pieces: (count: number) => `${formatNumber(count)} کالا`,
  count: 'تعداد:',
  more: 'افزایش تعداد',
  less: 'کاهش تعداد',
  remove: 'حذف از سبد',
  most: (count: number) => `حداکثر ${formatNumber(count)} عدد`,
  removed: (name: string) => `${name} از سبد حذف شد.`,
  undo: 'بازگرداندن',
  reordered: (pieces: number) => `${formatNumber(pieces)} کالای سفارش شما در سبد است.`,
  notReordered: (names: readonly string[]) =>
    `این‌ها اکنون به اندازهٔ آن سفارش موجود نیست: ${names.join('، ')}.`,
  insurance: 'بیمه',
  insuranceNote: 'شکستگی، آب‌خوردگی و سرقت، تا یک سال',
  news: 'قیمت یا تعداد بعضی کالاها از آخرین بازدید شما تغییر کرده است.',
  newsSeen: 'متوجه شدم',
  frozen: 'سبد خرید شما در انتظار پرداخت است و تغییر نمی‌کند.',
  frozenWay: 'تغییر سبد خرید',
  blocked: 'کالاهایی که سفارششان ممکن نیست در مبلغ حساب نشده‌اند.',
  goods: (count: number) => `قیمت کالاها (${formatNumber(count)})`,
  saved: 'سود شما از خرید',
  coupon: 'کد',
  couponSaves: (amount: number) => `برای این سبد: ${formatToman(amount)} تخفیف`,
  payable: 'مبلغ قابل پرداخت',
  goOn: 'ادامه روند خرید',
  notReserved: 'کالاها تا پیش از پرداخت برای شما رزرو نمی‌شوند.',
  loading: 'سبد خرید در حال بارگذاری است',
  failed: 'سبد خرید خوانده نشد',
  failedText: 'ارتباط با فروشگاه برقرار نشد. کالاهای سبد شما سر جایشان هستند.',
  retry: 'تلاش دوباره',
  empty: 'سبد شما هنوز خالی است',
  emptyText: 'از کالاهای محبوب شروع کنید، یا در دسته‌بندی‌ها بگردید.',
  emptyWay: 'دیدن محبوب‌ترین‌ها',
  popular: 'محبوب‌ترین‌های فروشگاه',
  all: 'همه',
  noScript: 'برای دیدن سبد خرید، جاوااسکریپت مرورگر خود را روشن کنید. سفارش تلفنی هم می‌پذیریم:',
} as const;

export const popularPath = '/shop?sort=popular';
