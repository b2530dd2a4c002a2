export const opinionTexts = {
  unknownProduct: 'این کالا پیدا نشد.',
  unknownPage: 'این صفحه پیدا نشد.',
  invalid: 'اطلاعات فرستاده‌شده درست نیست.',
  unknown: 'این نوشته پیدا نشد.',
  unknownPost: 'این نوشتهٔ مجله پیدا نشد.',
  unknownQuestion: 'این پرسش پیدا نشد.',
  ownQuestion: 'پاسخ پرسش شما را دیگران می‌نویسند.',
  answered: 'به این پرسش پاسخ داده‌اند و دیگر نمی‌توانید آن را تغییر دهید.',
  tooMany: 'امروز نوشته‌های زیادی فرستاده‌اید. فردا دوباره تلاش کنید.',
  questionFirst: 'پرسش این پاسخ نمایش داده نمی‌شود؛ نخست آن را تایید کنید.',
  tooManyHere: 'امروز از این شبکه نوشته‌های زیادی فرستاده شده است. فردا دوباره تلاش کنید.',
  changed: 'این نوشته از زمانی که آن را خواندید تغییر کرده است.',
  /** Name of a member without a name. */
  nameless: 'عضو فروشگاه',
  /** Name of the shop as author while it has no name. */
  shop: 'فروشگاه',
} as const;
