import type { AccentFault } from '#lib/rules/accent.ts';

/** Texts for staff who change settings. */
export const settingTexts = {
  stale: 'این تنظیمات در این میان تغییر کرده است. تازه‌ترین آن را ببینید.',
  invalid: 'اطلاعات فرستاده‌شده درست نیست.',
  unknownVersion: 'این نسخه دیگر نگه داشته نمی‌شود.',
  sameDay: 'دو نرخ از یک روز آغاز می‌شوند',
  handling: 'نباید کمتر از روزهای نخست باشد',
  unknownCategory: 'این دسته‌بندی در فروشگاه نیست',
  unknownPage: 'این صفحه در فروشگاه نیست',
  torobKey: 'این کلید عمومی Ed25519 نیست؛ آن را همان‌گونه که ترب داده است بچسبانید',
  torobNeedsKey: 'برای روشن کردن ترب کلید عمومی آن را بنویسید',
  unknownPicture: 'این تصویر در فروشگاه نیست',
  notSquare: 'نشان باید مربع باشد',
  tooSmall: 'نشان باید دست‌کم ۵۱۲ پیکسل باشد',
  tooTall: 'این تصویر باید پهن‌تر از بلندی‌اش باشد',
  colour: {
    form: 'رنگ را مانند #2f7d5b بنویسید',
    text: 'نوشتهٔ روی این رنگ خوانا نیست',
    ground: 'این رنگ روی زمینهٔ فروشگاه دیده نمی‌شود',
  } satisfies Record<AccentFault, string>,
} as const;
