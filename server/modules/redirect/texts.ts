/** Texts for staff who lead old addresses on. */
export const redirectTexts = {
  invalid: 'اطلاعات فرستاده‌شده درست نیست.',
  unknown: 'این نشانی قدیمی پیدا نشد.',
  stale: 'این مورد در این میان تغییر کرده است. تازه‌ترین آن را ببینید.',
  wrongPath: 'نشانی قدیمی را با / آغاز کنید',
  ofService: 'این نشانی از آنِ خود فروشگاه است',
  taken: 'این نشانی قدیمی پیش‌تر ثبت شده است',
  circle: 'نشانی به خودش می‌رسد',
  tooMany: 'شمار نشانی‌های قدیمی به بیشترین اندازه رسیده است.',
} as const;
