import { toPersianDigits as n } from '#lib/text/digits.ts';

/** Words of landing pages. */
export const landingTexts = {
  title: 'صفحه‌های ورودی',
  titleOf: (category: string) => `صفحه‌های ورودی ${category}`,
  text: 'آنچه مردم جستجو می‌کنند، مانند «گوشی سامسونگ»، «گوشی زیر ۱۰ میلیون» یا «لپ‌تاپ دانشجویی»، صفحهٔ خودش را می‌گیرد: با نشانی، عنوان و متن خودش.',
  events: 'صفحه‌های رویداد',
  eventsText:
    'صفحهٔ یلدا، بلک‌فرایدی یا نوروز در «تخفیف‌ها» با نشانی خودش، که هر سال همان می‌ماند؛ عنوان، متن، روزها و کالاهایش را هر سال تازه کنید. فروشگاه از سی روز پیش از رویداد تا پایانش به آن راه می‌دهد.',
  wholeShop: 'همهٔ فروشگاه',
  none: 'هنوز صفحه‌ای نیست.',
  add: 'صفحهٔ تازه',
  seeOf: (heading: string) => `دیدن ${heading} در فروشگاه`,
  addTitle: (category: string) => `صفحهٔ تازه در ${category}`,
  proposed: 'پیشنهادها',
  proposedText: 'برندها، کاربردها و بازه‌های قیمتی که در این دسته دست‌کم سه کالا دارند.',
  addOne: (heading: string) => `افزودن «${heading}»`,
  addAll: (count: number) => `افزودن همهٔ ${n(count)} پیشنهاد`,
  added: (heading: string) => `«${heading}» افزوده شد`,
  heading: 'عنوان صفحه',
  goodsOf: 'کالاهای دستهٔ',
  startsOn: 'نخستین روز رویداد',
  endsOn: 'واپسین روز رویداد',
  priceFrom: 'قیمت از',
  priceTo: 'قیمت تا',
  toman: 'تومان',
  isReduced: 'تنها کالاهای تخفیف‌دار',
  isAvailable: 'تنها کالاهای موجود',
  choice: 'ویژگی',
  choiceHint:
    'مانند «کاربرد: ورزشی». اگر کالاهای صفحه کمتر از سه شوند، تا بازگشتشان در جستجو نمی‌آید.',
  filters: 'فیلترهای دیگر',
  filtersHint:
    'برند، رنگ یا چند ویژگی: فهرست را در فروشگاه با فیلترها محدود کنید و نشانی آن را این‌جا بگذارید.',
} as const;
