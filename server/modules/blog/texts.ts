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
  noAlt: 'شرح عکس را برای نابینایان و گوگل بنویسید',
  stale: 'این نوشته در این میان تغییر کرده است. تازه‌ترین آن را ببینید.',
  inBin: 'این نوشته در سطل است؛ نخست آن را برگردانید.',
  notInBin: 'این نوشته در سطل نیست.',
  unknownCategory: 'این دسته پیدا نشد.',
  unknownAuthor: 'این نویسنده پیدا نشد.',
  unknownTag: 'این برچسب پیدا نشد.',
  staleTerm: 'این مورد در این میان تغییر کرده است. تازه‌ترین آن را ببینید.',
  inUse: 'نوشته‌هایی با این مورد هست؛ نخست آن‌ها را تغییر دهید.',
  tooManyTerms: 'شمار آن‌ها به بیشترین اندازه رسیده است.',
  takenSlug: 'این نشانی از آنِ مورد دیگری است',
  wordlessTitle: 'عنوان را با حروف بنویسید',
} as const;
