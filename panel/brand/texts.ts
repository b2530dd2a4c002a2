import { type AccentFault, readyAccents } from '#lib/rules/accent.ts';

/** Words of «ظاهر / رنگ و نشان». */
export const brandTexts = {
  title: 'رنگ و نشان',
  saved: 'ذخیره شد و در فروشگاه دیده می‌شود',
  colour: 'رنگ اصلی',
  colourHint: 'رنگ دکمه‌ها، پیوندهای برجسته و نوار مرورگر گوشی',
  code: 'کد رنگ',
  codeHint: `مانند \u2066${readyAccents.green}\u2069؛ خالی: رنگ کهربا`,
  swatches: 'رنگ‌های آماده',
  colours: [
    ['', 'کهربایی'],
    [readyAccents.green, 'سبز'],
    [readyAccents.blue, 'آبی'],
    [readyAccents.red, 'سرخ'],
    [readyAccents.violet, 'بنفش'],
  ],
  pick: 'برگزیدن از طیف',
  readable: (ratio: string) => `خوانا است: ${ratio} به ۱، دست‌کم ۴٫۵ لازم است`,
  faults: {
    form: `رنگ را مانند \u2066${readyAccents.green}\u2069 بنویسید`,
    text: 'نوشتهٔ روی این رنگ خوانا نیست',
    ground: 'این رنگ روی زمینهٔ فروشگاه دیده نمی‌شود',
  } satisfies Record<AccentFault, string>,
  nearest: 'نزدیک‌ترین رنگ خوانا',
  preview: 'نمونه',
  light: 'طرح روشن',
  dark: 'طرح تیره',
  button: 'افزودن به سبد خرید',
  link: 'همهٔ پیشنهادها',
  mark: 'نشان مربع',
  markHint:
    'کنار نام فروشگاه، در برگهٔ مرورگر، روی صفحهٔ گوشی و در گوگل. مربع، دست‌کم ۵۱۲ پیکسل، بهتر است زمینه‌اش شفاف باشد.',
  logo: 'نوشتهٔ نام (اختیاری)',
  logoHint: 'تصویر پهنی که در سربرگ جای نشان و نام را می‌گیرد. در طرح تیره هم باید دیده شود.',
  none: 'نشان کهربا',
} as const;
