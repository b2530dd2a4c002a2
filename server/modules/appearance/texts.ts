/** Texts for staff who change the look of the shop. */
export const appearanceTexts = {
  stale: 'این بخش در این میان تغییر کرده است. تازه‌ترین آن را ببینید.',
  invalid: 'اطلاعات فرستاده‌شده درست نیست.',
  unknownVersion: 'این نسخه دیگر نگه داشته نمی‌شود.',
  unknownPicture: 'این تصویر در فروشگاه نیست.',
  unknownCategory: 'این دسته‌بندی در فروشگاه نیست.',
  unknownBrand: 'این برند در فروشگاه نیست.',
  flat: 'این منو زیرمجموعه ندارد.',
  headingFirst: 'نخست یک سرستون بگذارید.',
  linkless: 'این پیوند نشانی ندارد.',
} as const;
