import { toPersianDigits } from '#lib/text/digits.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';

/** Sentences for staff about pictures that a file names. */
export const pictureTexts = {
  address: 'نشانی باید با http یا https آغاز شود.',
  credentials: 'نشانی نام کاربری یا گذرواژه دارد و خواسته نمی‌شود.',
  port: 'نشانی درگاهی جز ۸۰ و ۴۴۳ دارد و خواسته نمی‌شود.',
  private: 'نشانی به شبکه‌ای درونی می‌رسد و خواسته نمی‌شود.',
  redirects: 'نشانی بیش از ۳ بار به جای دیگر هدایت می‌کند.',
  large: 'این تصویر بیش از ۱۵ مگابایت است.',
  slow: 'این تصویر در ۳۰ ثانیه نرسید.',
  broken: 'ارتباط با سرور برقرار نشد یا نیمه‌کاره ماند.',
  unknown: (host: string) => `میزبان «${isolateLatin(host)}» پیدا نشد.`,
  otherHost: (host: string) =>
    `نشانی به «${isolateLatin(host)}» هدایت می‌کند؛ آن میزبان را هم تأیید کنید و دوباره بخواهید.`,
  status: (status: number) =>
    status === 404 || status === 410
      ? 'این تصویر دیگر در آن نشانی نیست.'
      : `سرور آن نشانی خطای ${toPersianDigits(status)} داد.`,
  givenUp: 'این تصویر چند بار نیمه‌کاره ماند و کنار گذاشته شد.',
  notInArchive: 'این تصویر در فایل ZIP نبود.',
  brokenEntry: 'این تصویر در فایل ZIP خراب است.',
  archiveGone: 'فایل ZIP دیگر نیست؛ آن را دوباره بفرستید.',
  brokenArchive: 'این فایل ZIP نیست یا خراب است.',
  manyEntries:
    'این ZIP بیش از ۶۵٬۰۰۰ فایل دارد؛ آن را به چند ZIP، برای نمونه سال به سال، بخش کنید.',
  unsafeArchive: 'این ZIP نام‌هایی دارد که از پوشه بیرون می‌زنند و پذیرفته نمی‌شود.',
  secretArchive: 'این ZIP گذرواژه دارد؛ بدون گذرواژه بفرستید.',
  archiveBomb: 'آنچه در این ZIP است بیش از ۱۰ گیگابایت می‌شود و پذیرفته نمی‌شود.',
  noneInArchive:
    'هیچ یک از تصویرهای این فایل در ZIP نیست. پوشهٔ uploads را بدون تغییر نام‌ها بفشرید؛ ZIP درون ZIP باز نمی‌شود.',
  archiveIsRead: 'تصویرهای ZIP پیشین هنوز می‌آیند؛ پس از پایان آن دوباره بکوشید.',
  noArchive: 'نخست نام و اندازهٔ ZIP را بفرستید.',
  strangeHost: (host: string) => `هیچ تصویری از این فایل در «${isolateLatin(host)}» نیست.`,
} as const;
