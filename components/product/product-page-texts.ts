import { availabilityCodes } from '#lib/contract/codes.ts';
import { formatNumber } from '#lib/text/toman.ts';
import type { Availability } from '#lib/contract/values.ts';

const { available, call, soon, outOfStock, discontinued } = availabilityCodes;

/** Texts of the product page. */
export const pageTexts = {
  pictures: 'تصویرهای کالا',
  picture: (number: number) => `تصویر ${formatNumber(number)}`,
  pictureOf: (number: number, all: number) => `${formatNumber(number)} از ${formatNumber(all)}`,
  ratedBy: (count: number) => `از ${formatNumber(count)} رأی`,
  asked: (count: number) => `${formatNumber(count)} پرسش`,
  highlights: 'ویژگی‌های مهم',
  buy: 'خرید کالا',
  sections: 'بخش‌های صفحه',
  description: 'معرفی',
  specificationsTab: 'مشخصات',
  reviewsTab: 'دیدگاه‌ها',
  questionsTab: 'پرسش‌ها',
  videos: 'ویدیو',
  specifications: 'مشخصات فنی',
  thisVariant: 'همین مدل',
  together: 'همراه این کالا',
  togetherSum: (count: number) => `${formatNumber(count)} کالا با هم`,
  addTogether: (count: number) => `افزودن ${formatNumber(count)} کالا به سبد`,
  related: 'کالاهای مشابه',
  seller: (shop: string) => `فروشنده: ${shop}`,
  sellerNote: 'ارسال از انبار فروشگاه',
  guaranteeNote: (shop: string) => `اصل بودن کالا را ${shop} ضمانت می‌کند`,
  insurance: 'بیمه',
  insuranceNote: 'شکستگی، آب‌خوردگی و سرقت را پوشش می‌دهد.',
  allVariants: 'مدل‌ها و قیمت‌ها',
  versions: (kind: string) => `${kind}‌های دیگر این مدل`,
  call: 'تماس با',
  share: 'هم‌رسانی',
  prices: 'نمودار قیمت',
  zoom: 'بزرگ‌نمایی تصویر',
  zoomIn: 'نزدیک‌تر',
  zoomOut: 'دورتر',
  recent: 'آخرین بازدیدهای شما',
  stockAlert: 'خبرم کن',
  priceAlert: 'اگر ارزان شد خبرم کن',
  ask: 'گفتگو با پشتیبانی دربارهٔ این کالا',
  similar: 'دیدن کالاهای مشابه',
} as const;

/** Why a product cannot be bought now; empty for available ones. */
export const availabilityNotes: Record<Availability, string> = {
  [available]: '',
  [call]: 'قیمت این کالا روزانه تغییر می‌کند. برای آگاهی از قیمت و سفارش تماس بگیرید.',
  [soon]:
    'این کالا به‌زودی عرضه می‌شود و قیمت آن هنگام عرضه اعلام می‌شود. با رسیدن آن، پیامکی خبرتان می‌کنیم.',
  [outOfStock]: 'این مدل اکنون در انبار نیست. با رسیدن دوبارهٔ آن، پیامکی خبرتان می‌کنیم.',
  [discontinued]: 'تولید این کالا متوقف شده است و دیگر عرضه نمی‌شود.',
};

/** Tag style by availability: success, warning, info, danger, danger. */
export const availabilityTags: Record<Availability, string> = {
  [available]: 'tag tag-good',
  [call]: 'tag tag-warn',
  [soon]: 'tag tag-info',
  [outOfStock]: 'tag tag-bad',
  [discontinued]: 'tag tag-bad',
};
