import type { Service } from '#lib/rules/link-preview/services.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

const n = (value: number | string): string => toPersianDigits(value);

/** Texts for marketing staff. */
export const previewTexts = {
  heading: 'پیش‌نمایش پیوند',
  services: {
    telegram: 'تلگرام',
    whatsapp: 'واتس‌اپ',
    eitaa: 'ایتا',
    bale: 'بله',
    x: 'ایکس',
    google: 'گوگل',
  } satisfies Record<Service['name'], string>,
  all: 'همه‌جا',
  fine: 'هشداری نیست',
  fineEverywhere: 'هشدار مشترکی نیست؛ هشدارهای هر سرویس زیر همان سرویس آمده است',
  notListed: 'این صفحه در نتایج گوگل نشان داده نمی‌شود.',
  notFound: (status: number) => `صفحه پیدا نشد (وضعیت ${n(status)})`,
  failed: (status: number) => `صفحه خطا می‌دهد (وضعیت ${n(status)})`,
  away: (status: number) => `پیوند به بیرون از فروشگاه می‌رود (وضعیت ${n(status)})`,
  redirected: (count: number) => `پیوند پس از ${n(count)} تغییر مسیر به صفحه می‌رسد`,
  namedAs: (origin: string) => `صفحه نشانی اصلی خود را ${origin} می‌داند؛ SITE_URL را بررسی کنید`,
  noTitle: 'عنوان ندارد',
  noDescription: 'توضیح ندارد',
  longTitle: (length: number, most: number) =>
    `عنوان ${n(length)} نویسه دارد و پس از حدود ${n(most)} نویسه بریده می‌شود`,
  wideTitle: (width: number, most: number) =>
    `عنوان حدود ${n(width)} پیکسل است و پس از حدود ${n(most)} پیکسل بریده می‌شود`,
  longDescription: (length: number, most: number) =>
    `توضیح ${n(length)} نویسه دارد و پس از حدود ${n(most)} نویسه بریده می‌شود`,
  noPicture: 'تصویر ندارد',
  pictureAway: 'تصویر دریافت نشد',
  pictureFormat: (format: string) =>
    format === '' ? 'فایل تصویر خوانده نشد' : `قالب تصویر ${format} است؛ JPEG یا PNG لازم است`,
  heavyPicture: (kilobytes: number, most: number) =>
    `حجم تصویر ${n(kilobytes)} کیلوبایت است؛ بیشترین حجم پذیرفته ${n(most)} کیلوبایت است`,
  slowPicture: (kilobytes: number, most: number) =>
    `حجم تصویر ${n(kilobytes)} کیلوبایت است؛ بهتر است از ${n(most)} کیلوبایت کمتر باشد`,
  smallPicture: (width: number, height: number, least: string) =>
    `اندازهٔ تصویر ${n(width)}×${n(height)} است؛ دست‌کم ${n(least)} لازم است`,
  smallCard: 'تصویر بزرگ نشان داده نمی‌شود (twitter:card)',
  noIndex: 'صفحه noindex است و در نتایج گوگل نمی‌آید',
} as const;
