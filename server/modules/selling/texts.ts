import { toPersianDigits } from '#lib/text/digits.ts';

/** Sentences for administrators about promotions and deliveries. */
export const sellingTexts = {
  invalid: 'برخی از مقدارها درست نیستند.',
  unknownPromotion: 'این تخفیف پیدا نشد.',
  unknownCoupon: 'این کد تخفیف پیدا نشد.',
  unknownMethod: 'این شیوهٔ ارسال پیدا نشد.',
  notThere: (ids: readonly (number | string)[]) => `پیدا نشد: ${ids.join('، ')}`,
  emptyTitle: 'عنوان را بنویسید',
  wrongTime: 'پایان باید پس از آغاز باشد',
  wrongCode: 'کد تنها حرف، رقم، خط تیره و زیرخط دارد و تا ۴۰ نویسه است',
  takenCode: 'این کد تخفیف را پیش از این ساخته‌اید.',
  samePromotion: 'کد را نمی‌توان به تخفیف دیگری برد',
  usedMore: (used: number) => `تا کنون ${toPersianDigits(used)} بار به کار رفته است`,
  takenMore: (taken: number) => `${toPersianDigits(taken)} سفارش این زمان را گرفته‌اند`,
} as const;
