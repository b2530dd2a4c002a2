/** Texts about messages to the shop. */
export const contactTexts = {
  done: 'پیام شما رسید. در ساعت کاری با شما تماس می‌گیریم.',
  invalid: 'اطلاعات فرستاده‌شده درست نیست.',
  unknown: 'این پیام پیدا نشد.',
  unknownPage: 'این صفحه از پیام‌ها وجود ندارد.',
} as const;
