import { formatNumber } from '#lib/text/toman.ts';
import { mostCompared } from '#lib/contract/limits.ts';

const most = formatNumber(mostCompared);

/** Texts of the comparison (contract §2). */
export const compareTexts = {
  compare: 'مقایسه',
  title: 'مقایسهٔ کالاها',
  titleOf: (names: string) => `مقایسهٔ ${names}`,
  description: `تا ${most} کالای یک گروه را کنار هم بگذارید و قیمت، موجودی و مشخصات فنی آن‌ها را مقایسه کنید.`,
  descriptionOf: (names: string) =>
    `قیمت، موجودی و مشخصات فنی ${names} کنار هم، با تفاوت‌های نشان‌دار.`,
  and: ' و ',

  removeOf: (name: string) => `حذف ${name} از مقایسه`,
  addSlot: 'افزودن کالا',

  general: 'در یک نگاه',
  offer: 'قیمت و خرید',
  brand: 'برند',
  rating: 'امتیاز',
  ratedBy: (rating: string, count: string) => `${rating} از ۵، از ${count} رأی`,
  colours: 'رنگ‌ها',
  unsaid: 'گفته نشده',
  differs: 'متفاوت: ',
  feature: 'ویژگی',
  table: 'جدول مقایسه',
  onlyDifferences: 'فقط تفاوت‌ها',
  differences: (count: number) => `${formatNumber(count)} تفاوت، با نشان کهربایی`,
  noDifferences: 'این کالاها در مشخصات ثبت‌شده تفاوتی ندارند.',

  empty: 'مقایسهٔ کالاها',
  emptyText: `در فهرست‌ها یا صفحهٔ کالا دکمهٔ «افزودن به مقایسه» را بزنید؛ تا ${most} کالای یک گروه کنار هم می‌آیند.`,
  toShop: 'دیدن کالاها',
  resume: (count: number) => `مقایسهٔ ${formatNumber(count)} کالای انتخاب‌شده`,
  alone: 'برای مقایسه، دست‌کم یک کالای دیگر از همین گروه اضافه کنید.',
  missing: (count: number) =>
    count === 1
      ? 'یکی از کالاهای این مقایسه دیگر در فروشگاه نیست.'
      : `${formatNumber(count)} کالای این مقایسه دیگر در فروشگاه نیستند.`,
  otherGroup: (name: string, own: string, group: string) =>
    `${name} در گروه «${own}» است و با کالاهای گروه «${group}» مقایسه نمی‌شود.`,
  separately: 'دیدن جداگانه',

  picker: (group: string) => `افزودن از گروه ${group}`,
  find: 'نام کالا',
  search: 'جستجو',
  found: (count: number) => `${formatNumber(count)} کالا`,
  noneLeft: 'کالای دیگری در این گروه نیست.',
  noneFound: 'کالای دیگری با این نام در این گروه پیدا نشد.',
  failed: 'جستجو الان ممکن نیست. دوباره تلاش کنید.',
  addOf: 'افزودن ',

  bar: 'کالاهای انتخاب‌شده برای مقایسه',
  collected: (count: number) => `${formatNumber(count)} کالا برای مقایسه`,
  clear: 'پاک کردن همه',
  full: `حداکثر ${most} کالا کنار هم مقایسه می‌شوند`,
  fullText: 'برای افزودن این کالا، یکی از کالاهای انتخاب‌شده را حذف کنید.',
  gone: 'این کالا دیگر در فروشگاه نیست.',
  newTitle: 'شروع مقایسهٔ تازه؟',
  newText: (name: string, own: string, group: string) =>
    `${name} در گروه «${own}» است و کالاهایی که برای مقایسه انتخاب کرده‌اید در گروه «${group}». تنها کالاهای یک گروه با هم مقایسه می‌شوند.`,
  newStart: 'مقایسهٔ تازه با این کالا',
  newCancel: 'انصراف',
} as const;
