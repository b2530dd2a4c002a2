/** Words of the pictures of a file. */
export const pictureTexts = {
  title: 'عکس‌ها',
  text: (count: string) =>
    `این فایل ${count} عکس را به نشانی نام می‌برد. تنها از میزبان‌هایی گرفته می‌شوند که شما تأیید کنید.`,
  hosts: 'میزبان‌های عکس',
  host: (count: string) => `${count} عکس`,
  ledTo: (count: string) => `${count} عکس به آن هدایت می‌شود`,
  confirmed: 'تأیید شده',
  start: 'گرفتن عکس‌ها',
  choose: 'میزبانی را برگزینید.',
  coming: 'عکس‌ها می‌آیند',
  comingNote: 'می‌توانید پنل را ببندید؛ گرفتن عکس‌ها ادامه دارد.',
  came: (done: string, total: string) => `${done} از ${total} عکس`,
  cameAll: (done: string, total: string) => `${done} از ${total} عکس آمد.`,
  archive: 'فرستادن ZIP عکس‌ها',
  archiveHint:
    'به جای نشانی: پوشهٔ wp-content/uploads را ZIP کنید و بفرستید، تا ۵۰۰ مگابایت. اگر بیشتر است، سال به سال بفرستید.',
  sending: (done: string, total: string) => `${done} از ${total} مگابایت فرستاده شد`,
  goOn: 'ادامهٔ فرستادن ZIP',
  half: (name: string) => `فرستادن «${name}» نیمه‌کاره ماند. همان فایل را دوباره برگزینید.`,
  tooLarge: 'ZIP بزرگ‌تر از ۵۰۰ مگابایت است؛ آن را سال به سال بخش کنید.',
  missing: (count: string) => `${count} عکس نیامد`,
  again: 'دوباره خواستن',
} as const;
