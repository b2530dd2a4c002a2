import { mostPostProducts } from '#lib/contract/blog.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

export const blogTexts = {
  unknownPost: 'این نوشته پیدا نشد.',
  unknownPage: 'این صفحه پیدا نشد.',
  unknownTerm: 'چنین بخشی در مجله نیست.',
  invalid: 'اطلاعات فرستاده‌شده درست نیست.',
  missing: 'این بخش را بنویسید',
  unknownPicture: 'این تصویر در فروشگاه نیست.',
  wordlessTag: 'برچسب را با حروف بنویسید',
  tooManyProducts: `در هر نوشته حداکثر ${toPersianDigits(mostPostProducts)} کالا نشان داده می‌شود`,
} as const;
