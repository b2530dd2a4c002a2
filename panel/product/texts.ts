import { availabilityCodes } from '#lib/contract/codes.ts';
import type { GoodsState } from '#lib/contract/goods.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import type { VariantName } from '#panel/product/saving.ts';
import type { ValueName } from '#panel/product/values.ts';

/** What the fields of a product and its variants are called. */
export const fieldTitles: Readonly<Record<ValueName | VariantName, string>> = {
  nameFa: 'نام کالا',
  nameEn: 'نام لاتین',
  slug: 'نشانی',
  shortText: 'معرفی کوتاه',
  descriptionHtml: 'معرفی کامل',
  categoryId: 'دستهٔ اصلی',
  categoryIds: 'دسته‌های دیگر',
  brandId: 'برند',
  sku: 'کد کالا',
  gtin: 'بارکد',
  mpn: 'شمارهٔ فنی سازنده (MPN)',
  weight: 'وزن با بسته',
  length: 'درازا',
  width: 'پهنا',
  height: 'بلندی',
  costPrice: 'قیمت خرید',
  shortName: 'نام کوتاه',
  seoTitle: 'عنوان در جستجو',
  seoDescription: 'توضیح در جستجو',
  seoKeywords: 'واژه‌های کلیدی',
  successorId: 'کالای جانشین',
  relatedIds: 'کالاهای مرتبط',
  versionIds: 'نسخه‌های دیگر این مدل',
  attributes: 'مشخصات',
  pictures: 'عکس‌ها',
  films: 'فیلم‌ها',
  state: 'وضعیت',
  variants: 'گونه‌ها',
  colour: 'رنگ',
  storage: 'حافظه',
  size: 'اندازه',
  options: 'ویژگی‌ها',
  guarantee: 'گارانتی',
  availability: 'فروش',
  price: 'قیمت',
  oldPrice: 'قیمت پیش از تخفیف',
  insurancePrice: 'قیمت بیمه',
  lowStock: 'مرز موجودی کم',
  maxPerOrder: 'بیشترین در هر سفارش',
  imageIndex: 'عکس گونه',
  stock: 'موجودی',
  shelf: 'قفسه',
};

export const stateTitles: Readonly<Record<GoodsState, string>> = {
  published: 'منتشر',
  draft: 'پیش‌نویس',
  withdrawn: 'کنارگذاشته',
  bin: 'در سطل',
};

const { available, call, soon, outOfStock, discontinued } = availabilityCodes;
export const availabilityTitles: readonly { value: string; label: string }[] = [
  { value: String(available), label: 'فروش با قیمت' },
  { value: String(call), label: 'تماس بگیرید' },
  { value: String(soon), label: 'به‌زودی' },
  { value: String(outOfStock), label: 'ناموجود' },
  { value: String(discontinued), label: 'تولید نمی‌شود' },
];

/** How a variant is sold, by its code. */
export const availabilityTitle = (code: number): string =>
  availabilityTitles.find(({ value }) => value === String(code))?.label ?? '';

const n = toPersianDigits;

/** Words of the form of a product. */
export const productTexts = {
  title: 'کالا',
  newTitle: 'کالای تازه',
  saved: 'کالا ذخیره شد',
  history: 'تاریخچه',
  inShop: 'دیدن در فروشگاه',
  keptAt: (time: string) => `پیش‌نویس ${time} نگه داشته شد`,
  notKept: 'پیش‌نویس نگه داشته نمی‌شود؛ پیش از بستن ذخیره کنید.',
  offered: (time: string) => `از ${time} نوشته‌ای دارید که ذخیره نشده است.`,
  resume: 'ادامهٔ پیش‌نویس',
  drop: 'دور انداختن',
  discarded: 'تغییرها کنار گذاشته شد',
  unsaved: (count: number) => `${n(count)} بخش ذخیره نشده`,
  faults: (count: number) => `${n(count)} خانه درست نیست`,
  bin: 'این کالا در سطل است و پیش از ذخیره باید برگردد.',
  restore: 'برگرداندن از سطل',
  sections: 'بخش‌ها',
  warning: 'هشدار',
  name: 'نام و معرفی',
  pictures: 'عکس‌ها',
  variants: 'گونه‌ها',
  price: 'قیمت و موجودی',
  specs: 'مشخصات',
  pack: 'کد و بسته',
  search: 'نمایش در جستجو',
  films: 'فیلم‌ها',
  related: 'مرتبط‌ها',
  status: 'وضعیت',
  slugHint: 'نشانی پیشین به این می‌رود.',
  slugFromName: 'خالی: از نام ساخته می‌شود.',
  shortHint: (count: number) => `${n(count)} از ۵۰۰ نویسه`,
  choose: 'جستجو و گزینش',
  brandHint: 'بی‌برند هم می‌ماند: «متفرقه».',
  toman: 'تومان',
  pieces: 'عدد',
  gram: 'گرم',
  millimetre: 'میلی‌متر',
  costHint: 'تنها برای شما؛ در فروشگاه دیده نمی‌شود.',
} as const;
